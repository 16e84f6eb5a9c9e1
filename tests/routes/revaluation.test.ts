import { createClient } from '@valorem/sdk'
import { localFetch } from '@valorem/sdk/local'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { post, read, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TIER_LIMITS: '{"sandbox":{"perMinute":1000,"perDay":1000}}' } })
})
afterAll(() => app.close())

const path = '/estimation/revaluation'
const mamer = { commune: 'Mamer', value: 700_000, valuedOn: '2019-05-05' }

const results = async (items: unknown[]) => {
  const answer = await post(app, path, { items })
  expect(answer.status).toBe(200)
  return (await read(answer)).results
}

describe('a revaluation', () => {
  test('is that of the published cases, and goes to today where no day is sent', async () => {
    const [to2025, beyond] = await results([
      { ...mamer, valuationDate: '2025-08-01' },
      { ...mamer, valuedOn: '2026-03-01' },
    ])
    expect(to2025?.data).toMatchObject({ value: 971_400, fsdPct: 3.27, homeFsdPct: 15.34, sixYearMean: 956_300 })
    // The second model: 700 000 × 0.994258, deviation 4.589 %.
    expect(beyond?.data).toMatchObject({ value: 696_000, fsdPct: 4.59, to: { day: '2026-11-21' } })
  })

  test('of a thousand values answers each in its place, the bad ones alone', async () => {
    const items = Array.from({ length: 1000 }, (_, at) => ({
      ...mamer,
      id: `home-${at}`,
      ...(at % 10 === 9 && { commune: 'Ettelbrik' }),
      ...(at % 10 === 4 && { valuedOn: '2027-01-01' }),
    }))
    const answer = await post(app, path, { items })
    const { count, succeeded, failed, results: all } = await read(answer)
    expect([count, succeeded, failed]).toEqual([1000, 800, 200])
    expect(all.map(({ index }) => index)).toEqual(items.map((_, at) => at))
    for (const { index, success, data } of all) {
      expect(success, String(index)).toBe(index % 10 !== 9 && index % 10 !== 4)
      if (success) expect(data).toMatchObject({ id: `home-${index}`, commune: 'Mamer' })
    }
    expect(all[9]).toMatchObject({ code: 'municipality_not_found', suggestions: ['Ettelbruck'] })
    expect(all[4]).toMatchObject({ code: 'invalid_request', issues: [{ path: 'valuedOn', code: 'day_to_come' }] })
  })

  test.each<[what: string, field: string, change: object]>([
    ['0', 'value', { value: 0 }],
    ['below 0', 'value', { value: -1 }],
    ['beyond all homes', 'value', { value: 1e300 }],
    ['a text', 'value', { value: '700000' }],
    ['missing', 'value', { value: undefined }],
    ['NaN, which JSON has not', 'value', { value: Number.NaN }],
    ['no day', 'valuedOn', { valuedOn: '05.05.2019' }],
    ['a day that there is not', 'valuedOn', { valuedOn: '2019-02-30' }],
    ['a time of day', 'valuationDate', { valuationDate: '2025-08-01T00:00:00Z' }],
    ['null', 'valuationDate', { valuationDate: null }],
    ['an empty id', 'id', { id: '' }],
    ['an id of 101 signs', 'id', { id: 'x'.repeat(101) }],
    ['a name of spaces', 'commune', { commune: '  ' }],
    ['an unknown field', 'surface', { surface: 80 }],
  ])('%s is refused at %s, and no other item with it', async (_what, field, change) => {
    const [bad, good] = await results([{ ...mamer, ...change }, mamer])
    expect(bad).toMatchObject({ success: false, code: 'invalid_request', issues: [{ path: field }] })
    expect(good?.success).toBe(true)
  })

  test.each<[what: string, body: unknown, status: number, code: string]>([
    ['1001 items', { items: Array(1001).fill(mamer) }, 413, 'batch_too_large'],
    ['no items', {}, 400, 'invalid_request'],
    ['a list', [mamer], 400, 'invalid_request'],
    ['more than 512 KiB', { items: [{ ...mamer, id: 'x'.repeat(512 * 1024) }] }, 413, 'body_too_large'],
  ])('%s is refused as a whole', async (_what, body, status, code) => {
    const answer = await post(app, path, body)
    expect([answer.status, (await read(answer)).code]).toEqual([status, code])
  })

  test('is not for publishable keys', async () => {
    const { key } = await app.newKey('pro', 'publishable', ['https://agency.example'])
    const headers = { 'X-API-Key': key, Origin: 'https://agency.example' }
    expect((await post(app, path, { items: [mamer] }, headers)).status).toBe(403)
  })

  test('counts as one request of the day, and a repeat as none', async () => {
    const { id, key } = await app.newKey('free')
    const headers = { 'X-API-Key': key, 'Idempotency-Key': 'portfolio-1' }
    const first = await (await post(app, path, { items: [mamer, mamer] }, headers)).text()
    const again = await post(app, path, { items: [mamer, mamer] }, headers)
    expect([again.headers.get('Idempotent-Replayed'), await again.text()]).toEqual(['true', first])
    expect(await app.deps.usage.used(id, '2026-11-21')).toBe(1)
  })
})

describe('a client', () => {
  const client = () => createClient({ apiKey: 'vk_sandbox_public', baseUrl: app.url })
  const local = createClient({
    apiKey: 'local',
    baseUrl: 'https://valorem.local',
    fetch: localFetch({ today: '2026-11-21' }),
  })

  test('takes a list or a body with items, and gets the same from the service in one process', async () => {
    const { data } = await client().estimation.revalue([mamer])
    expect((await client().estimation.revalue({ items: [mamer] })).data).toEqual(data)
    expect((await local.estimation.revalue([mamer])).data).toEqual(data)
    expect(await local.safe.estimation.revalue([mamer])).toMatchObject({ ok: true, data })
  })

  test('refuses a number that cannot be sent by its path', async () => {
    const sent = client().estimation.revalue([mamer, { ...mamer, value: Number.NaN }])
    await expect(sent).rejects.toThrow('items[1].value')
  })
})
