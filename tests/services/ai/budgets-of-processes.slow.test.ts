import { expect, onTestFinished, test } from 'vitest'
import { ended, startProgram } from '../../adapters/storage/child.ts'
import { newDatabase, onServer } from '../../adapters/storage/places.ts'
import { authSecret } from '../../support/auth-secret.ts'
import { clearOfMidnight } from '../../support/midnight.ts'
import { connected, newPrefix, redisUrl } from '../../support/redis.ts'
import { temporaryStandIn } from './chain-world.ts'

const callers = 50

/** Two processes with fifty callers each, on one PostgreSQL and one Redis. */
const twoProcesses = async (limits: object) => {
  const { url, received } = await temporaryStandIn()
  const database = await newDatabase()
  onTestFinished(database.drop)
  const prefix = newPrefix()
  onTestFinished(async () => {
    const client = await connected()
    const keys = await client.keys(`${prefix}:*`)
    if (keys.length > 0) await client.del(keys)
    client.destroy()
  })
  const env = {
    ...{ DATABASE_URL: database.url, REDIS_URL: redisUrl, AUTH_SECRET: authSecret },
    ...{ GROQ_URL: url, GROQ_MODEL: 'stand-in', GROQ_LIMITS: JSON.stringify(limits) },
    ...{ AI_TOTAL_TIMEOUT_MS: '60000' },
  }
  await clearOfMidnight(120_000)
  const children = [1, 2].map(() => startProgram('tests/services/ai/caller-process.ts', [prefix, String(callers)], env))
  const ends = await Promise.all(children.map(ended))
  expect(ends.map(({ code, fault }) => ({ code, fault }))).toEqual(Array(2).fill({ code: 0, fault: '' }))
  const outcomes = ends.map(({ output }) => JSON.parse(output) as { done: number; reasons: string[] })
  const used = await onServer(database.url, async client => {
    const { rows } = await client.query('select key_id, count::int as count from usage order by key_id')
    return rows.map(({ count }) => count as number)
  })
  return { outcomes, used, asked: received.length }
}

const anything = { requestsPerMinute: null, requestsPerDay: null, tokensPerMinute: null, tokensPerDay: null }

test.each([
  ['the day', { requestsPerDay: 15 }],
  ['the minute', { requestsPerMinute: 15 }],
])('two processes share the requests of %s: fifteen of a hundred are answered', async (_, limits) => {
  const { outcomes, asked } = await twoProcesses({ ...anything, ...limits })
  expect(outcomes.reduce((sum, { done }) => sum + done, 0)).toBe(15)
  expect(asked).toBe(15)
  expect(new Set(outcomes.flatMap(({ reasons }) => reasons))).toEqual(new Set(['over_budget']))
})

test('two processes share the tokens of the day, which come out exactly', async () => {
  const { outcomes, used, asked } = await twoProcesses({ ...anything, requestsPerDay: 1000, tokensPerDay: 9000 })
  const done = outcomes.reduce((sum, process) => sum + process.done, 0)
  expect(done).toBeGreaterThanOrEqual(3)
  expect(asked).toBe(done)
  // The stand-in counts 150 tokens an answer.
  expect(used).toEqual([done, done * 150])
})
