import { randomUUID } from 'node:crypto'
import { pinoLog } from '#server/adapters/log/pino'
import { prometheusMetrics } from '#server/adapters/metrics/prometheus'
import { openRecords } from '#server/adapters/storage/records'
import { createApp } from '#server/app'
import { calculationPrices } from '#server/calculation-prices'
import { configuration } from '#server/config'
import { listen } from '#server/http/listen'
import { handedCalls } from '#server/operations/handed-over'
import { calculations } from '#server/routes/calculations'
import { dependencies } from '#server/service'

/** The whole service as the environment configures it, but with its large calculations in the event loop. */
const config = configuration()
const newId = () => randomUUID()
const made = { log: pinoLog(config.logLevel), metrics: prometheusMetrics(), newId, now: () => new Date() }
const { deps } = await dependencies(config, await openRecords(config), made)
const answered = handedCalls(calculations(calculationPrices()), config.answerCheck)
const workers: typeof deps.workers = {
  run: async call => ({ outcome: 'done', result: await answered(call) }),
  close: async () => {},
}
const { url } = await listen(createApp({ ...deps, workers }), config, newId)
process.stdout.write(`The service without threads listens on ${url}\n`)
