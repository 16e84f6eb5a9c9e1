import {
  type CommunePrices,
  type Conditional,
  createClient,
  type Meta,
  type Outcome,
  type ResponseParts,
  type Result,
} from '@valorem/sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { apiKey, home } from './service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TIER_LIMITS: '{"sandbox":{"perMinute":1000}}' } })
})
afterAll(() => app.close())

/** A client of the running service, and the requests that it sent with the statuses of their answers. */
const recording = () => {
  const sent: { url: string; headers: Record<string, string>; status: number; bytes: number }[] = []
  const client = createClient({
    apiKey: 'vk_sandbox_public',
    baseUrl: app.url,
    fetch: async (url, init) => {
      const answer = await fetch(url, init)
      const body = await answer.arrayBuffer()
      const { status, headers } = answer
      sent.push({ url, headers: init.headers, status, bytes: body.byteLength })
      return new Response(status === 304 ? null : body, { status, headers })
    },
  })
  return { client, sent }
}

describe('ifNoneMatch', () => {
  test('gives notModified while nothing has changed, and the answer where it has', async () => {
    const { client, sent } = recording()
    const first = await client.market.communes()
    const ifNoneMatch = first.headers.get('etag') ?? ''
    expect(ifNoneMatch).not.toBe('')
    const same: Conditional<Result<CommunePrices, Meta>> = await client.market.communes({ ifNoneMatch })
    expect(same).toMatchObject({ notModified: true, data: undefined, attempts: 1 })
    expect(sent[1]).toMatchObject({ status: 304, bytes: 0 })
    const other = await client.market.communes({ ifNoneMatch: '"another"' })
    if (other.notModified) throw new Error('Another ETag was taken for the same.')
    expect(other.data).toEqual(first.data)
    expect(first).not.toHaveProperty('notModified')
  })

  test('works with a query, without exceptions, and for any path', async () => {
    const { client } = recording()
    const { headers } = await client.market.forecasts({ commune: 'Mamer' })
    const ifNoneMatch = headers.get('etag') ?? ''
    const outcome = await client.safe.market.forecasts({ commune: 'Mamer' }, { ifNoneMatch })
    expect(outcome).toMatchObject({ ok: true, notModified: true })
    expect(
      await client.request('GET', '/api/v1/market/forecasts?commune=Mamer', undefined, { ifNoneMatch }),
    ).toMatchObject({ notModified: true })
  })

  test('is refused where nothing is read, and as a header', async () => {
    const { client, sent } = recording()
    const ifNoneMatch = '"1"'
    const wrong = { ifNoneMatch } as object
    await expect(client.estimation.estimate(home, wrong)).rejects.toThrow(/^ifNoneMatch is no option of a call/)
    await expect(client.market.communes({ headers: { 'If-None-Match': ifNoneMatch } })).rejects.toThrow(
      'headers.If-None-Match is set by this package: use its own option.',
    )
    await expect(client.market.communes({ ifNoneMatch: 'é' })).rejects.toThrow(
      'ifNoneMatch must be the ETag of an answer; received "é".',
    )
    expect(sent).toEqual([])
  })
})

describe("format: 'csv'", () => {
  test('gives the text of a table', async () => {
    const { client, sent } = recording()
    const { data }: Result<string> = await client.market.communes({ format: 'csv' })
    const { data: prices } = await client.market.communes()
    const [head = '', ...rows] = data.trim().split('\r\n')
    expect(head.split(',').length).toBeGreaterThan(5)
    expect(rows.length).toBeGreaterThanOrEqual(prices.communes.length)
    expect(sent[0]?.headers.accept).toBe('text/csv, application/json;q=0.5')
    expect((await client.market.commune('Mamer', { format: 'csv' })).data).toContain('Mamer')
    const { data: same } = await client.request('GET', '/api/v1/market/communes', undefined, { format: 'csv' })
    expect(same).toBe(data)
  })

  test('is refused where there is no table', async () => {
    const { client, sent } = recording()
    const wrong = { format: 'csv' } as object
    await expect(client.estimation.places(wrong)).rejects.toThrow('format: places has no table')
    await expect(client.market.communes({ format: 'xlsx' } as object)).rejects.toThrow(
      'format must be "csv"; received "xlsx".',
    )
    expect(sent).toEqual([])
  })

  test('fails as JSON does', async () => {
    const { client } = recording()
    await expect(client.market.commune('Nowhere at all', { format: 'csv' })).rejects.toMatchObject({
      code: 'municipality_not_found',
      status: 404,
    })
  })
})

describe('withResponse', () => {
  test('gives status and body as they came, beside the result', async () => {
    const { client } = recording()
    const result: Result<CommunePrices, Meta> & ResponseParts = await client.withResponse().market.communes()
    expect(result.status).toBe(200)
    expect(JSON.parse(`${result.body}`)).toMatchObject({ success: true, data: result.data })
    const ifNoneMatch = result.headers.get('etag') ?? ''
    expect(await client.withResponse().market.communes({ ifNoneMatch })).toMatchObject({
      ...{ notModified: true, status: 304, body: '' },
    })
    const posted = await client.withResponse().estimation.estimate(home)
    expect(posted).toMatchObject({ status: 200, data: JSON.parse(`${posted.body}`).data })
    expect(await client.market.communes()).not.toHaveProperty('body')
  })
})

describe("cache: 'memory'", () => {
  test('asks whether the answer has changed, and gives the one that is kept', async () => {
    const { client, sent } = recording()
    const remembering = client.with({ cache: 'memory' })
    const first = await remembering.market.communes()
    const second = await remembering.market.communes()
    expect(sent.map(({ status }) => status)).toEqual([200, 304])
    expect(sent[1]?.bytes).toBe(0)
    expect(second.data).toEqual(first.data)
    expect(second.meta).toEqual(first.meta)
    expect(second.requestId).not.toBe(first.requestId)
    // What one caller changes, another one does not see.
    Object.assign(second.data, { communes: [] })
    expect((await remembering.market.communes()).data).toEqual(first.data)
  })

  test('keeps one answer for each address, format, header and key, and none where it was not asked', async () => {
    const { client, sent } = recording()
    const remembering = client.with({ cache: 'memory' })
    const table = () => remembering.market.communes({ format: 'csv' })
    expect((await table()).data).toBe((await table()).data)
    await remembering.market.communes()
    await remembering.market.communes({ headers: { 'accept-language': 'fr' } })
    await remembering.with({ apiKey: 'vk_sandbox_public', baseUrl: app.url }).market.communes()
    await remembering.market.commune('Mamer')
    await remembering.market.communes({ cache: 'none' })
    await client.market.communes()
    expect(sent.map(({ status }) => status)).toEqual([200, 304, 200, 200, 200, 200, 200, 200])
  })

  test('keeps the fifty answers that were used last', async () => {
    const tags: (string | undefined)[] = []
    const fetch = async (url: string, { headers }: { headers: Record<string, string> }) => {
      tags.push(headers['if-none-match'])
      return Response.json({ success: true, data: url, meta: {} }, { headers: { etag: `"${url.length}"` } })
    }
    const client = createClient({ apiKey, baseUrl: 'https://api.example', fetch, cache: 'memory' })
    const ask = (number: number) => client.request('GET', `/things/${number}`)
    for (let number = 0; number < 50; number += 1) await ask(number)
    await ask(0)
    await ask(50)
    await ask(0)
    await ask(1)
    expect(tags.slice(0, 50)).toEqual(Array(50).fill(undefined))
    expect(tags.slice(50).map(tag => tag !== undefined)).toEqual([true, false, true, false])
  })

  test('does not change a POST', async () => {
    const { client, sent } = recording()
    await client.with({ cache: 'memory' }).estimation.estimate(home)
    expect(sent[0]?.headers).not.toHaveProperty('if-none-match')
    expect(() => client.with({ cache: 'disk' as 'memory' })).toThrow(
      'cache must be "memory" or "none"; received "disk".',
    )
  })
})

test('an answer 304 that nobody asked for is called what it is', async () => {
  const fetch = async () => new Response(null, { status: 304 })
  const client = createClient({ apiKey, baseUrl: 'https://api.example', fetch })
  await expect(client.market.communes()).rejects.toThrow(/^Not modified, though no ifNoneMatch was given/)
})

test('a name that no path can carry is an outcome of the safe methods', async () => {
  const outcome: Outcome<Result<unknown, unknown>> = await recording().client.safe.market.commune('..')
  expect(outcome).toMatchObject({ ok: false, error: { code: 'invalid_configuration' } })
})
