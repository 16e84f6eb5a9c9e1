import { randomUUID } from 'node:crypto'
import { createPinoLog } from '#server/adapters/log/pino'
import { createPrometheusMetrics } from '#server/adapters/metrics/prometheus'
import { readConfiguration } from '#server/config/configuration'
import { listen } from '#server/http/server/listen'
import { createService } from '#server/start/service'

/** The service with a clock that is ahead: `ahead.ts SECONDS`. */
const seconds = Number(process.argv[2])
const config = readConfiguration()
const newId = () => randomUUID()
const running = await createService(config, {
  log: createPinoLog(config.logLevel),
  metrics: createPrometheusMetrics(),
  newId,
  now: () => new Date(Date.now() + seconds * 1000),
})
const { url } = await listen(running.app, config, newId)
running.start()
process.stdout.write(`Valorem listens on ${url}\ncurl\n`)
