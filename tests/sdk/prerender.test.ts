import { createHash } from 'node:crypto'
import { createClient, type FetchInit, type FetchOptions } from '@valorem/sdk'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { digestText } from '../../sdk/src/digest.ts'
import { drawFraction, hashText } from '../../sdk/src/transport/instant.ts'
import { apiKey, estimated, failure, home, rateHeaders } from './service.ts'

/** What Next.js 16 counts as unstable while it renders a page ahead of its requests. */
const forbidUnstable = (): void => {
  const refuse = (name: string) => () => {
    throw new Error(`${name} was read before it was needed.`)
  }
  vi.spyOn(Math, 'random').mockImplementation(refuse('Math.random()'))
  vi.spyOn(crypto, 'randomUUID').mockImplementation(refuse('crypto.randomUUID()'))
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(refuse('crypto.getRandomValues()'))
  vi.spyOn(Date, 'now').mockImplementation(refuse('Date.now()'))
  const Platform = Date
  vi.stubGlobal(
    'Date',
    class extends Platform {
      constructor(...given: []) {
        if (given.length === 0) refuse('new Date()')()
        super(...given)
      }
    },
  )
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A client whose requests are kept, with the answers given to it in turn; the last one stays. */
const recording = (...answers: [status: number, body: object, headers?: Record<string, string>][]) => {
  const inits: FetchInit[] = []
  const fetch = async (_url: string, init: FetchInit) => {
    const [status, body, headers = {}] = answers[Math.min(inits.length, answers.length - 1)] ?? [200, estimated()]
    inits.push(init)
    return Response.json(body, { status, headers })
  }
  const keys = () => inits.map(({ headers }) => headers['idempotency-key'])
  return { client: createClient({ apiKey, baseUrl: 'https://api.example', fetch }), inits, keys }
}

describe('nothing random and no clock is read', () => {
  beforeEach(forbidUnstable)

  test('by a GET', async () => {
    const { client } = recording([200, estimated(), rateHeaders(10, 9, 1_800_000_060)])
    expect((await client.estimation.places()).attempts).toBe(1)
  })

  test.each([{}, { next: { revalidate: 3600 } }, { cache: 'force-cache' }])('by a POST with %j', async fetchOptions => {
    const { client, keys } = recording([200, estimated(), rateHeaders(10, 9, 1_800_000_060)])
    await client.estimation.estimate(home, { fetchOptions })
    expect(keys()).toEqual([expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)])
  })

  test('by an error and its repeat, whose wait is spread by the instant', async () => {
    const { client } = recording([503, failure('unavailable'), { 'retry-after': '0' }], [200, estimated()])
    expect((await client.estimation.estimate(home)).attempts).toBe(2)
    const refused = recording([404, failure('municipality_not_found')])
    await expect(refused.client.estimation.estimate(home)).rejects.toMatchObject({ status: 404 })
  })
})

describe('the key of a calculation whose answer is kept', () => {
  /** Time since noon (UTC) of a fixed day: a real clock could pass midnight between two keys. */
  let elapsedMs = 0
  beforeEach(() => {
    elapsedMs = 0
    vi.stubGlobal('performance', { timeOrigin: Date.UTC(2027, 0, 15, 12), now: () => elapsedMs })
  })

  const keysOf = async (fetchOptions: FetchOptions, ...homes: object[]) => {
    const { client, keys } = recording([200, estimated()])
    for (const one of homes) await client.with({ fetchOptions }).estimation.estimate({ ...home, ...one })
    return keys()
  }

  test.each<[FetchOptions, boolean]>([
    [{ next: { revalidate: 3600 } }, true],
    [{ next: { revalidate: false } }, true],
    [{ cache: 'force-cache' }, true],
    [{ next: { revalidate: 0 } }, false],
    [{ next: { tags: ['estimates'] } }, false],
    [{ cache: 'no-store' }, false],
    [{}, false],
  ])('with %j is repeated: %j', async (fetchOptions, isSame) => {
    const [first, second, other] = await keysOf(fetchOptions, {}, {}, { surface: 81 })
    expect(first === second).toBe(isSame)
    expect(first).not.toBe(other)
  })

  test('stays until the day ends (UTC), and is another one then, when the estimate may be another', async () => {
    const atNoon = await keysOf({ cache: 'force-cache' }, {})
    elapsedMs = 43_199_999
    expect(await keysOf({ cache: 'force-cache' }, {})).toEqual(atNoon)
    elapsedMs = 43_200_000
    expect(await keysOf({ cache: 'force-cache' }, {})).not.toEqual(atNoon)
  })

  test('is not that of a contact, which may be sent twice on purpose', async () => {
    const { client, keys } = recording([201, { success: true }])
    const kept = client.with({ fetchOptions: { next: { revalidate: 3600 } } })
    for (let at = 0; at < 2; at += 1) await kept.request('POST', '/api/v1/leads', { id: 'lead_1' })
    for (let at = 0; at < 2; at += 1) await kept.ai.chat({ messages: [{ role: 'user', content: 'Hello' }] })
    expect(new Set(keys()).size).toBe(4)
  })

  test('that the caller gave is sent as it is', async () => {
    const { client, keys } = recording([200, estimated()])
    await client.estimation.estimate(home, { idempotencyKey: 'mamer-80', fetchOptions: { cache: 'force-cache' } })
    expect(keys()).toEqual(['mamer-80'])
  })
})

test('ten thousand calls of one instant have ten thousand keys', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(5)
  const { client, keys } = recording([200, estimated()])
  for (let at = 0; at < 10_000; at += 1) await client.estimation.estimate(home)
  expect(new Set(keys()).size).toBe(10_000)
})

test('fractions that spread waits fill the range from 0 to 1 evenly', () => {
  // A thousand in each tenth of 10 000; five standard deviations of the binomial distribution are 150.
  const counts = Array<number>(10).fill(0)
  for (let at = 0; at < 10_000; at += 1) {
    const tenth = Math.floor((hashText(`call ${at}`) / 2 ** 32) * 10)
    counts[tenth] = (counts[tenth] ?? 0) + 1
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150)
  expect(drawFraction()).toBeGreaterThanOrEqual(0)
  expect(drawFraction()).toBeLessThan(1)
})

test.each(['', 'abc', 'é 👋', ...[54, 55, 56, 63, 64, 65, 119, 1000].map(length => 'a'.repeat(length))])(
  'the digest of a text is its SHA-256: %j',
  text => {
    expect(digestText(text)).toBe(createHash('sha256').update(text).digest('hex'))
  },
)
