import { randomUUID } from 'node:crypto'
import { createPinoLog } from '#server/adapters/log/pino'
import { createPrometheusMetrics } from '#server/adapters/metrics/prometheus'
import { openRecords } from '#server/adapters/storage/records'
import { readConfiguration } from '#server/config/configuration'
import { listen } from '#server/http/server/listen'
import { createWorkerCallHandler } from '#server/operations/worker-call'
import { createCalculationHandlers } from '#server/routes/calculations'
import { createApp } from '#server/start/app'
import { getCalculationPrices } from '#server/start/calculation-prices'
import { createDeps, openParts } from '#server/start/parts'
import { createShutdowns } from '#server/start/shutdowns'

/** The whole service as the environment configures it, but with its large calculations in the event loop. */
const config = readConfiguration()
const newId = () => randomUUID()
const made = { log: createPinoLog(config.logLevel), metrics: createPrometheusMetrics(), newId, now: () => new Date() }
const records = await openRecords(config)
const deps = createDeps(config, records, made, await openParts(config, records, made, createShutdowns()))
const answered = createWorkerCallHandler(createCalculationHandlers(getCalculationPrices()), config.answerCheck)
const workers: typeof deps.workers = {
  run: async call => ({ outcome: 'done', result: await answered(call) }),
  warmUp: async () => {},
  close: async () => {},
}
const { url } = await listen(createApp({ ...deps, workers }), config, newId)
process.stdout.write(`The service without threads listens on ${url}\n`)
