import { randomUUID } from 'node:crypto'
import { pinoLog } from '#server/adapters/log/pino'
import { prometheusMetrics } from '#server/adapters/metrics/prometheus'
import { openRecords } from '#server/adapters/storage/records'
import { configuration } from '#server/config/configuration'
import { listen } from '#server/http/server/listen'
import { workerCallHandler } from '#server/operations/worker-call'
import { calculations } from '#server/routes/calculations'
import { createApp } from '#server/start/app'
import { calculationPrices } from '#server/start/calculation-prices'
import { depsOf, openParts } from '#server/start/parts'
import { newShutdowns } from '#server/start/shutdowns'

/** The whole service as the environment configures it, but with its large calculations in the event loop. */
const config = configuration()
const newId = () => randomUUID()
const made = { log: pinoLog(config.logLevel), metrics: prometheusMetrics(), newId, now: () => new Date() }
const records = await openRecords(config)
const deps = depsOf(config, records, made, await openParts(config, records, made, newShutdowns()))
const answered = workerCallHandler(calculations(calculationPrices()), config.answerCheck)
const workers: typeof deps.workers = {
  run: async call => ({ outcome: 'done', result: await answered(call) }),
  warmUp: async () => {},
  close: async () => {},
}
const { url } = await listen(createApp({ ...deps, workers }), config, newId)
process.stdout.write(`The service without threads listens on ${url}\n`)
