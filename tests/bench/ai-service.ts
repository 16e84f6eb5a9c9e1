import * as module from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'

/**
 * The service as `npm start` runs it (the same cache of what is compiled, the same heap), which writes a text with a
 * language model when it gets SIGUSR2 and says so: what that costs is measured without the rest of a request.
 */
module.enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compile', import.meta.url)))
setFlagsFromString('--no-allocation-site-pretenuring')
const { createPinoLog: pinoLog } = await import('#server/adapters/log/pino')
const { createPrometheusMetrics: prometheusMetrics } = await import('#server/adapters/metrics/prometheus')
const { openRecords } = await import('#server/adapters/storage/records')
const { createApp } = await import('#server/start/app')
const { readConfiguration: configuration } = await import('#server/config/configuration')
const { listen } = await import('#server/http/server/listen')
const { createShutdowns: newShutdowns } = await import('#server/start/shutdowns')
const { createDeps: depsOf, openParts } = await import('#server/start/parts')

const config = configuration()
const newId = (): string => crypto.randomUUID()
const records = await openRecords(config)
const made = { log: pinoLog(config.logLevel), metrics: prometheusMetrics(), newId, now: () => new Date() }
const parts = await openParts(config, records, made, newShutdowns())
const { models, market, upkeep } = parts
const { url } = await listen(createApp(depsOf(config, records, made, parts)), config, newId)
process.stdout.write(`listens on ${url}\n`)
for (const part of [market, upkeep, models]) part.start()

const request = {
  task: { system: 'Write.', messages: [{ role: 'user', content: 'Prix 700000' }], maxOutputTokens: 2048, maxSteps: 1 },
  guarded: { fixedPart: 'Write.' },
  allowTraining: false,
  dropsOldTurns: false,
} as const

process.on('SIGUSR2', async () => {
  const { outcome } = await models.chain.write(request, {
    owners: [],
    isSandbox: false,
    dayName: 'key_a',
    requestId: 'req_1',
    operation: 'analyze',
    signal: new AbortController().signal,
  })
  process.stdout.write(`asked: ${outcome}\n`)
})
