import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createScryptPasswords } from '#server/adapters/accounts/password'
import { newDatabase } from '../adapters/storage/places.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { newPrefix, redisUrl } from '../support/redis.ts'
import { password, type Seen, signedUp, type Visitor, visitor } from './visitor.ts'

/** A sixth of the memory and time of a service's hashes, so that fifty of them last some seconds. */
const passwords = createScryptPasswords({ costs: { log2N: 14, r: 8, p: 1 }, now: Date.now })

let alone: TestApp
let one: TestApp
let other: TestApp
let database: Awaited<ReturnType<typeof newDatabase>>
beforeAll(async () => {
  database = await newDatabase()
  const env = {
    ...{ DATABASE_URL: database.url, REDIS_URL: redisUrl, REDIS_PREFIX: newPrefix(), TRUST_PROXY: '1' },
    AUTH_SECRET: 'two replicas agree on what they sign with',
  }
  alone = await startApp({ env: { TRUST_PROXY: '1' }, passwords })
  one = await startApp({ env, passwords })
  other = await startApp({ env, passwords })
})
afterAll(async () => {
  await Promise.all([alone.close(), one.close(), other.close()])
  await database.drop()
})

const signInFrom = (app: TestApp, address: string, email: string): Promise<Seen> =>
  visitor(app).post('/sign-in', { email, password }, { 'X-Forwarded-For': address, 'Sec-Fetch-Site': 'same-origin' })

/** Sends fifty sign-ins from one /48, each from a /64 of its own, and gives their answers. */
const flood = (app: TestApp): Promise<Seen[]> =>
  Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      signInFrom(app, `2001:db8:7:${index.toString(16)}::1`, `nobody${index}@agency.example`),
    ),
  )

const signInKnown = async (person: Visitor, email: string): Promise<Seen> => {
  await person.post('/sign-out', {})
  return person.post('/sign-in', { email, password })
}

test.each([
  ['one process', () => [alone]],
  ['two replicas on PostgreSQL and Redis', () => [one, other]],
] as const)(
  '%s: beside fifty sign-ins of one site others sign in, and the site alone is refused',
  async (_name, apps) => {
    const [first, last = first] = apps() as TestApp[]
    if (!first || !last) throw new Error('No service was started.')
    const own = randomUUID()
    const [known, stranger] = [`known-${own}@agency.example`, `stranger-${own}@agency.example`]
    const browser = await signedUp(first, known)
    await signedUp(first, stranger)
    const floods = apps().map(flood)
    const [ofKnown, ofStranger] = await Promise.all([
      signInKnown(browser, known),
      signInFrom(last, '2001:db9:1:1::1', stranger),
    ])
    expect([ofKnown.to, ofStranger.to]).toEqual(['/account', '/account'])
    const statuses = (await Promise.all(floods)).flat().map(({ status }) => status)
    // A store that answers late on a busy machine refuses some of them too.
    const refused = statuses.filter(status => status === 429)
    expect(refused.length).toBeGreaterThanOrEqual(floods.length * 30)
  },
)
