import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pinoLog } from '#server/adapters/log/pino'
import { prometheusMetrics } from '#server/adapters/metrics/prometheus'
import { configuration } from '#server/config'
import { listen } from '#server/http/listen'
import { service } from '#server/service'

/**
 * The whole stack as `npm start` runs it; only the limits are lifted, and the log goes to nowhere's file. Where the
 * records and the minutes are is the environment's choice.
 */
const { DATABASE_URL, REDIS_URL, REDIS_PREFIX } = process.env
const config = configuration({
  DATABASE_URL,
  REDIS_URL,
  REDIS_PREFIX,
  AUTH_SECRET: 'what the stack of the bench signs with',
  PORT: '0',
  DATA_DIR: mkdtempSync(join(tmpdir(), 'valorem-bench-')),
  TIER_LIMITS: '{"sandbox":{"perMinute":1000000000,"perDay":1000000000}}',
})
const newId = () => randomUUID()
const { app } = await service(config, {
  log: pinoLog('info', '/dev/null'),
  metrics: prometheusMetrics(),
  newId,
  now: () => new Date(),
})
const { url } = await listen(app, config, newId)
process.send?.({ url })
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }))
