import { localFetch } from '@valorem/sdk/local'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import type { CommuneHistory, CommunePrices } from '#contract/market/communes'
import type { MarketForecasts } from '#contract/market/forecasts'
import { get, read, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const own = 'https://agency.example'
const csv = { Accept: 'text/csv' }

/** Asks with a key of its own, so that no minute is used up. */
const asked = async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  get(app, `/market${path}`, { 'X-API-Key': (await app.newKey('pro')).key, ...headers })

const dataOf = async <Data>(answer: Response): Promise<Data> => (await read(answer)).data as Data

/** The cells of a table without quoted ones. */
const rowsOf = async (answer: Response): Promise<string[][]> =>
  (await answer.text())
    .trimEnd()
    .split('\r\n')
    .map(line => line.split(','))

describe('the prices of every municipality', () => {
  test('are for any kind of key', async () => {
    const page = await app.newKey('pro', 'publishable', [own])
    for (const headers of [{ 'X-API-Key': page.key, Origin: own }, {}]) {
      const answer = await get(app, '/market/communes', headers)
      expect(answer.status).toBe(200)
      const { communes } = await dataOf<z.infer<typeof CommunePrices>>(answer)
      expect(communes).toHaveLength(100)
    }
  })

  test('are refused a page that is not that of its publishable key', async () => {
    const page = await app.newKey('pro', 'publishable', [own])
    const answer = await get(app, '/market/communes', { 'X-API-Key': page.key, Origin: 'https://elsewhere.example' })
    expect(answer.status).toBe(403)
  })
})

describe('the prices of one municipality', () => {
  test.each(['Luxembourg', 'lëtzebuerg', 'Bonnevoie', 'L-1234 Luxembourg'])('are found by the name %s', async name => {
    const answer = await asked(`/communes/${encodeURIComponent(name)}`)
    expect(answer.status).toBe(200)
    const { commune, years } = await dataOf<z.infer<typeof CommuneHistory>>(answer)
    expect(commune).toBe('Luxembourg')
    // The official file of 2019.
    expect(years.find(({ year }) => year === 2019)).toMatchObject({
      sales: 544,
      publishedPriceM2: 9029,
    })
  })

  test('of a name that is none: 404 with near names', async () => {
    const answer = await asked('/communes/Ettelbrik')
    expect(answer.status).toBe(404)
    expect(await read(answer)).toMatchObject({ code: 'municipality_not_found', suggestions: ['Ettelbruck'] })
  })

  test.each([
    ['a name of spaces', '/communes/%20', 400, 'invalid_request'],
    ['a name of 101 signs', `/communes/${'M'.repeat(101)}`, 400, 'invalid_request'],
    ['a control character', '/communes/Mamer%00', 400, 'invalid_request'],
    ['a name of slashes', '/communes/a%2Fb', 404, 'municipality_not_found'],
    ['no name', '/communes/', 404, 'route_not_found'],
    ['a broken encoding', '/communes/%E0%A4%A', 404, 'route_not_found'],
    ['two parts', '/communes/Mamer/2019', 404, 'route_not_found'],
    ['__proto__', '/communes/__proto__', 404, 'municipality_not_found'],
  ])('%s: %s is %i %s', async (_what, path, status, code) => {
    const answer = await asked(path)
    expect([answer.status, (await read(answer)).code]).toEqual([status, code])
  })

  test('a method that there is not is 405', async () => {
    const answer = await fetch(`${app.url}/api/v1/market/communes/Mamer`, { method: 'POST' })
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })
})

describe('a table', () => {
  test('of every municipality has a line of names and a hundred rows', async () => {
    const answer = await asked('/communes', csv)
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8; header=present')
    const [names, ...rows] = await rowsOf(answer)
    expect(names?.slice(0, 4)).toEqual(['commune', 'nameDe', 'nameLb', 'canton'])
    expect(rows).toHaveLength(100)
    for (const row of rows) expect(row).toHaveLength(names?.length ?? 0)
  })

  test('of one municipality has a row for each year, and those of the former ones below', async () => {
    const [names = [], ...rows] = await rowsOf(await asked('/communes/Habscht', csv))
    const column = (name: string) => rows.map(row => row[names.indexOf(name)])
    expect(column('commune').slice(0, 12)).toEqual(Array(12).fill('Habscht'))
    expect(new Set(column('commune').slice(12))).toEqual(new Set(['Hobscheid', 'Septfontaines']))
    expect(column('former')).toEqual(column('commune').map(name => String(name !== 'Habscht')))
    expect(column('year').slice(0, 12)).toEqual(Array.from({ length: 12 }, (_, at) => String(2014 + at)))
    // No file of 2024 is at hand: empty cells, and a modelled price.
    const row2024 = rows[10] ?? []
    expect(row2024[names.indexOf('sales')]).toBe('')
    expect(Number(row2024[names.indexOf('modelledPriceM2')])).toBeGreaterThan(3000)
  })

  test('of a failure is JSON', async () => {
    const answer = await asked('/communes/Ettelbrik', csv)
    expect(answer.status).toBe(404)
    expect((await read(answer)).code).toBe('municipality_not_found')
  })

  test('is the same from the service in one process, and to HEAD', async () => {
    const served = await asked('/communes/Mamer', csv)
    const local = await localFetch()('https://valorem.local/api/v1/market/communes/Mamer', { headers: csv })
    for (const name of ['Content-Type', 'ETag', 'Vary', 'Cache-Control'])
      expect(local.headers.get(name), name).toBe(served.headers.get(name))
    expect(await local.text()).toBe(await served.text())
    const { key } = await app.newKey('pro')
    const head = await fetch(`${app.url}/api/v1/market/communes/Mamer`, {
      method: 'HEAD',
      headers: { 'X-API-Key': key, ...csv },
    })
    expect([head.status, head.headers.get('Content-Type'), await head.text()]).toEqual([
      200,
      'text/csv; charset=utf-8; header=present',
      '',
    ])
  })
})

describe('an answer may be kept', () => {
  test('for a day, by key and by the media type that was asked for', async () => {
    const { headers } = await asked('/communes')
    expect(headers.get('Cache-Control')).toBe('private, max-age=86400')
    expect(headers.get('Vary')).toBe('Origin, X-API-Key, Authorization, X-Sandbox-Scenario, Accept, Accept-Encoding')
  })

  test('and is confirmed by 304 in the form that it was asked for alone', async () => {
    const json = (await asked('/communes/Mamer')).headers.get('ETag') ?? ''
    const table = (await asked('/communes/Mamer', csv)).headers.get('ETag') ?? ''
    expect(table).toBe(json.replace(/"$/, '-csv"'))
    const status = async (headers: Record<string, string>) => (await asked('/communes/Mamer', headers)).status
    expect(await status({ 'If-None-Match': json })).toBe(304)
    expect(await status({ 'If-None-Match': table })).toBe(200)
    expect(await status({ 'If-None-Match': table, ...csv })).toBe(304)
    expect(await status({ 'If-None-Match': json, ...csv })).toBe(200)
    const kept = await asked('/communes/Mamer', { 'If-None-Match': table, ...csv })
    expect([kept.headers.get('ETag'), kept.headers.get('Content-Type'), await kept.text()]).toEqual([table, null, ''])
  })
})

describe('the quota', () => {
  test('is that of the minute: none of the day', async () => {
    const { id, key } = await app.newKey('free')
    await get(app, '/market/communes', { 'X-API-Key': key })
    const { headers } = await get(app, '/market/communes/Mamer', { 'X-API-Key': key })
    expect(headers.get('X-RateLimit-Remaining')).toBe('8')
    expect(await app.deps.usage.used(id, '2026-11-21')).toBe(0)
  })

  test('of a full minute refuses the next', async () => {
    const { key } = await app.newKey('free')
    for (let place = 0; place < 10; place += 1)
      expect((await get(app, '/market/communes/Mamer', { 'X-API-Key': key })).status).toBe(200)
    expect((await get(app, '/market/communes', { 'X-API-Key': key })).status).toBe(429)
  })
})

describe('the forecasts of official means', () => {
  test('are as they were made, and not judged before their months are published', async () => {
    const answer = await asked('/forecasts')
    expect(answer.status).toBe(200)
    const { forecasts } = await dataOf<z.infer<typeof MarketForecasts>>(answer)
    const made = forecasts.find(({ madeOn }) => madeOn === '2026-11-29')
    // Figures of the file for the capital.
    expect(
      made?.periods.map(({ to, communes }) => [to, communes.find(({ commune }) => commune === 'Luxembourg')]),
    ).toEqual([
      ['2026-09-30', expect.objectContaining({ expectedM2: 10_255, lowM2: 10_121, highM2: 10_390 })],
      ['2026-12-31', expect.objectContaining({ expectedM2: 10_243, lowM2: 9965, highM2: 10_529 })],
    ])
    expect(
      made?.periods.map(({ nationalMovementPct, nationalDeviationPct }) => [nationalMovementPct, nationalDeviationPct]),
    ).toEqual([
      [-0.2, 0.69],
      [-0.32, 1.69],
    ])
  })

  test('are a table of a row for each municipality and period', async () => {
    const [head, ...rows] = await rowsOf(await asked('/forecasts', csv))
    expect(head?.slice(0, 5)).toEqual(['madeOn', 'from', 'to', 'commune', 'sales'])
    expect(rows).toHaveLength(200)
  })

  test('are not sent again to a caller who holds them', async () => {
    const tag = (await asked('/forecasts')).headers.get('etag') ?? ''
    expect((await asked('/forecasts', { 'If-None-Match': tag })).status).toBe(304)
  })
})
