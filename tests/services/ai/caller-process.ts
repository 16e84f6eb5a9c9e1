import { createRedisLimiter } from '#server/adapters/limits/redis'
import { openRecords } from '#server/adapters/storage/records'
import { readConfiguration } from '#server/config/configuration'
import { openModels } from '#server/start/models'
import { passing } from '#server/start/tracing'
import { connected } from '../../support/redis.ts'

/**
 * One replica that asks language models: `caller-process.ts PREFIX CALLERS`, everything else in the environment as the
 * service reads it; prints how many were answered, and the reasons of the others.
 */
const [prefix = '', callers = '0'] = process.argv.slice(2)
const config = readConfiguration()
const records = await openRecords(config)
const client = await connected(config.redisUrl)
const log = { debug() {}, info() {}, warn() {}, error() {} }
const { chain, close } = openModels(config, {
  records,
  limiter: createRedisLimiter(client, prefix),
  providerKeys: { providersOf: async () => [], open: async () => undefined, judged: async () => {} },
  log,
  metrics: { aiCall() {}, unverifiedFigures() {} },
  tracing: passing,
  now: () => new Date(),
})
const request = {
  task: { system: 'Write.', messages: [{ role: 'user', content: 'Prix 700000' }], maxOutputTokens: 2048, maxSteps: 1 },
  guarded: { fixedPart: 'Write.' },
  allowTraining: false,
  dropsOldTurns: false,
} as const
/** Each call is another caller's, so that no share of one stands before the budgets of all. */
const ask = (_: unknown, at: number) =>
  chain.write(request, {
    owners: [],
    isSandbox: false,
    dayName: `key_${process.pid}_${at}`,
    requestId: 'req_1',
    operation: 'analyze',
    signal: new AbortController().signal,
  })
const answers = await Promise.all(Array.from({ length: Number(callers) }, ask))
const reasons = answers.flatMap(answer =>
  answer.outcome === 'failed' ? answer.failures.map(({ reason }) => reason) : [],
)
const done = answers.filter(({ outcome }) => outcome === 'done').length
process.stdout.write(JSON.stringify({ done, reasons: [...new Set(reasons)] }))
close()
client.destroy()
await records.close()
