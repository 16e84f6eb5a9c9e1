import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { utcDay } from '#domain/core/instants'
import { newDatabase } from '../adapters/storage/places.ts'
import { withoutLimits } from '../support/ai.ts'
import { post, read, startApp, type TestApp } from '../support/app.ts'
import { keyWithProvider } from '../support/arranged-ai.ts'
import { type StandIn, startStandIn } from '../support/llm/stand-in.ts'
import { person } from '../support/person.ts'
import { startPostgres, startRedis, type TestEngine } from '../support/test-engines.ts'

const commentary = { context: 'Prix 700000 EUR', prompt: 'Commente le prix.' }

let engines: TestEngine[]
let standIn: StandIn
let apps: TestApp[]
beforeAll(async () => {
  const [postgres, redis, models] = await Promise.all([startPostgres(), startRedis(), startStandIn()])
  engines = [postgres, redis]
  standIn = models
  const database = await newDatabase(postgres.url)
  const env = {
    ...{ DATABASE_URL: database.url, REDIS_URL: redis.url, REDIS_PREFIX: 'ai' },
    ...{ GROQ_URL: models.url, GROQ_MODEL: 'stand-in', GROQ_LIMITS: withoutLimits },
    ...{ OPENAI_URL: models.url, OPENAI_MODEL: 'stand-in' },
    PROVIDER_KEY_SECRETS: `one:${Buffer.alloc(32, 7).toString('base64')}`,
    TIER_LIMITS: '{"free":{"perMinute":1000,"perDay":7}}',
  }
  // The database is empty: both make its tables at once.
  apps = await Promise.all([startApp({ env }), startApp({ env })])
})
afterAll(async () => {
  await Promise.all(apps.map(app => app.close()))
  await standIn.close()
  await Promise.all(engines.map(engine => engine.end()))
})

const both = (): [TestApp, TestApp] => {
  const [one, other] = apps
  if (!one || !other) throw new Error('There are two apps.')
  return [one, other]
}

/** Sends as many commentaries, to the two apps in turns, all at once; gives their statuses. */
const many = async (count: number, headers: Record<string, string>): Promise<number[]> => {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, at) => post(both()[at % 2 === 0 ? 0 : 1], '/ai/analyze', commentary, headers)),
  )
  for (const answer of answers) await answer.arrayBuffer()
  return answers.map(({ status }) => status)
}

const counted = ({ deps, clock }: TestApp, row: string) => deps.usage.used(row, utcDay(clock.now))

describe('two replicas on one PostgreSQL and one Redis', () => {
  test('give a key exactly its day of commentaries, whoever asks', async () => {
    const [one] = both()
    const { id, key } = await one.newKey('free')
    const statuses = await many(20, { 'X-API-Key': key })
    expect(statuses.filter(status => status === 200)).toHaveLength(7)
    expect(statuses.filter(status => status === 429)).toHaveLength(13)
    expect(await counted(one, id)).toBe(7)
  })

  test('give a person exactly five, in ten of a minute', async () => {
    const [one] = both()
    const somebody = await person(one)
    const statuses = await many(10, { Authorization: `Bearer ${await somebody.token()}` })
    expect(statuses.filter(status => status === 200)).toHaveLength(5)
    expect(await counted(one, `user:${somebody.userId}`)).toBe(5)
  })

  test('let a used-up key with a provider key of its own go on, uncounted', async () => {
    const [one, other] = both()
    const somebody = await person(one)
    const key = await keyWithProvider(one, somebody, 'openai')
    expect(await many(12, { 'X-API-Key': key })).toEqual(Array(12).fill(200))
    const [mine] = (await other.keys.list()).filter(({ ownerId }) => ownerId === somebody.userId)
    expect(await counted(other, mine?.id ?? '')).toBe(0)
  })

  test('know a repeat wherever it comes: one call of the model, one count, the same answer', async () => {
    const [one, other] = both()
    const { id, key } = await one.newKey('free')
    const headers = { 'X-API-Key': key, 'Idempotency-Key': 'order-1' }
    const before = standIn.received.length
    const answers = await Promise.all(
      [one, other, one, other].map(app => post(app, '/ai/analyze', commentary, headers)),
    )
    const bodies = await Promise.all(answers.map(read))
    expect(new Set(bodies.map(body => JSON.stringify(body))).size).toBe(1)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers.filter(answer => answer.headers.get('Idempotent-Replayed') === 'true')).toHaveLength(3)
    expect(standIn.received).toHaveLength(before + 1)
    expect(await counted(other, id)).toBe(1)
  })
})
