import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createPinoLog } from '#server/adapters/log/pino'
import { createPrometheusMetrics } from '#server/adapters/metrics/prometheus'
import { readConfiguration } from '#server/config/configuration'
import { listen } from '#server/http/server/listen'
import { createService } from '#server/start/service'
import { openTracing } from '#server/start/tracing'

/**
 * The whole stack as `npm start` runs it; only the limits are lifted, and the log goes to nowhere's file, or to `LOG_FILE`.
 * Where the records and the minutes are, whether there are accounts, and which share of the requests leaves spans, is the
 * environment's choice.
 */
const config = readConfiguration({
  ...process.env,
  AUTH_SECRET: 'what the stack of the bench signs with',
  PORT: '0',
  DATA_DIR: mkdtempSync(join(tmpdir(), 'valorem-bench-')),
  TIER_LIMITS: '{"sandbox":{"perMinute":1000000000,"perDay":1000000000}}',
})
if (config.traces === 'on') (await import('./traced.ts')).writeSpans()
const newId = () => randomUUID()
const { app } = await createService(config, {
  log: createPinoLog(config.logLevel, process.env.LOG_FILE ?? '/dev/null'),
  metrics: createPrometheusMetrics(),
  tracing: await openTracing(config),
  newId,
  now: () => new Date(),
})
const { url } = await listen(app, config, newId)
process.send?.({ url })

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
/** What is kept: the memory of values and buffers after a full collection. */
const kept = (): number => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
process.on('message', word => process.send?.(word === 'kept' ? { kept: kept() } : { cpu: process.cpuUsage() }))
