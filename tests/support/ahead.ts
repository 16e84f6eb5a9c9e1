import { randomUUID } from 'node:crypto'
import { pinoLog } from '#server/adapters/log/pino'
import { prometheusMetrics } from '#server/adapters/metrics/prometheus'
import { configuration } from '#server/config/configuration'
import { listen } from '#server/http/server/listen'
import { service } from '#server/start/service'

/** The service with a clock that is ahead: `ahead.ts SECONDS`. */
const seconds = Number(process.argv[2])
const config = configuration()
const newId = () => randomUUID()
const running = await service(config, {
  log: pinoLog(config.logLevel),
  metrics: prometheusMetrics(),
  newId,
  now: () => new Date(Date.now() + seconds * 1000),
})
const { url } = await listen(running.app, config, newId)
running.start()
process.stdout.write(`Valorem listens on ${url}\ncurl\n`)
