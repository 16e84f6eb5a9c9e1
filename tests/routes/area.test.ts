import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import type { Estimate } from '#contract/estimation/answer'
import type { Area } from '#contract/market/area'
import { get, post, read, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let key = ''
beforeAll(async () => {
  app = await startApp({ env: { TIER_LIMITS: '{"pro":{"perMinute":100000}}' } })
  key = (await app.newKey('pro')).key
})
afterAll(() => app.close())

const asked = (query: Record<string, string>): Promise<Response> =>
  get(app, `/market/area?${new URLSearchParams(query)}`, { 'X-API-Key': key })

const areaOf = async (query: Record<string, string>): Promise<z.infer<typeof Area>> => {
  const answer = await asked(query)
  expect(answer.status).toBe(200)
  return (await read(answer)).data as z.infer<typeof Area>
}

/** Rows of the shipped tables, by the names of their columns. */
const rowsOf = (file: string): Record<string, string>[] => {
  const [head = '', ...lines] = readFileSync(`server/data/${file}`, 'utf8').trimEnd().split('\n')
  const names = head.split(',')
  return lines.map(line => Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? '', cell])))
}

describe('the price line of a municipality', () => {
  test('has the prices and the registered sales of the tables, year by year', async () => {
    const area = await areaOf({ commune: 'Mamer' })
    const years = rowsOf('year-path.csv').filter(({ commune }) => commune === 'Mamer')
    expect(area.history.values).toEqual(years.map(({ ln_price }) => Math.round(Math.exp(Number(ln_price)))))
    const files = rowsOf('price-history.csv').filter(({ commune }) => commune === 'Mamer')
    const sales = years.map(
      ({ year }) =>
        files.find(({ first_quarter, last_quarter }) => first_quarter === `${year}-Q1` && last_quarter === `${year}-Q4`)
          ?.existing_sales,
    )
    expect(area.sales).toEqual(sales.map(count => (count ? Number(count) : null)))
    expect(area.dataUntil).toBe('2026-06-30')
  })

  test('is the line that an estimate of the place has', async () => {
    const answer = await post(app, '/estimation', { commune: 'Mamer', surface: 80 }, { 'X-API-Key': key })
    const { history } = (await read(answer)).data as z.infer<typeof Estimate>
    expect((await areaOf({ commune: 'Mamer' })).history).toEqual(history)
  })

  test('has the range of half of the sales: 0.6745 deviations of a sale and of the price itself', async () => {
    const { priceM2, lowM2, highM2, changePct } = await areaOf({ commune: 'Mamer' })
    const [before, last] = rowsOf('year-path.csv')
      .filter(({ commune }) => commune === 'Mamer')
      .slice(-2)
    // The deviation of one sale around its municipality, parameter `sale`: 19 %.
    const width = 0.67449 * Math.sqrt(0.19 ** 2 + Number(last?.variance))
    expect(lowM2).toBe(Math.round(Number(last?.price_m2) * (1 - width)))
    expect(highM2).toBe(Math.round(Number(last?.price_m2) * (1 + width)))
    expect(priceM2).toBe(Math.round(Number(last?.price_m2)))
    expect(changePct).toBeCloseTo(100 * (Number(last?.price_m2) / Number(before?.price_m2) - 1), 1)
  })

  test.each(['mamer', 'Mamer, Luxembourg', 'Holzem', '8251 Mamer'])('is found by %s', async commune => {
    expect((await areaOf({ commune })).commune).toBe('Mamer')
  })

  test('is at most a kilobyte after gzip, with its envelope', async () => {
    const text = await (await asked({ commune: 'Esch-sur-Alzette' })).text()
    expect(gzipSync(text).length).toBeLessThanOrEqual(1024)
  })
})

describe('a district of the capital', () => {
  test.each([
    { commune: 'Luxembourg', quartier: 'Belair' },
    { commune: 'Luxembourg', quartier: 'bel-air' },
    { commune: 'Belair' },
    { commune: 'Luxembourg-Belair' },
  ])('by %o has the prices of the city, times its level in adverts', async query => {
    const [city, district] = [await areaOf({ commune: 'Luxembourg' }), await areaOf(query)]
    expect([district.quartier, district.names.fr, district.quartierFactor]).toEqual(['Belair', 'Belair', 1.184])
    for (const [at, value] of city.history.values.entries())
      expect(Math.abs((district.history.values[at] ?? 0) - 1.184 * value)).toBeLessThanOrEqual(1.1)
    expect(district.history.published.every(mean => mean === null)).toBe(true)
    expect(district.sales).toEqual(city.sales)
    expect(district.changePct).toBe(city.changePct)
    // Adverts tell where in the city it is, so that its range is narrower than that of the city.
    expect((district.highM2 - district.lowM2) / district.priceM2).toBeLessThan(
      (city.highM2 - city.lowM2) / city.priceM2,
    )
  })

  test('every one of the table has a line', async () => {
    const districts = rowsOf('quartiers.csv').filter(({ commune }) => commune === 'Luxembourg')
    expect(districts).toHaveLength(24)
    for (const { quartier = '' } of districts)
      expect((await areaOf({ commune: 'Luxembourg', quartier })).quartier).toBe(quartier)
  })

  test.each([
    ['unknown', 'Luxembourg', 'Belaire', 'unknown_quartier', 'Belair'],
    ['of another municipality', 'Luxembourg', 'Lallange', 'quartier_of_other_commune', 'Belair'],
    ['outside the capital', 'Esch-sur-Alzette', 'Lallange', 'quartier_without_price', 'left out'],
  ])('%s is refused, with what is allowed', async (_what, commune, quartier, code, allowed) => {
    const answer = await asked({ commune, quartier })
    expect(answer.status).toBe(400)
    const { issues } = await read(answer)
    expect(issues).toEqual([expect.objectContaining({ path: 'quartier', code })])
    expect(JSON.stringify(issues)).toContain(allowed)
    expect(JSON.stringify(issues)).toContain(quartier)
  })
})

test.each([
  ['no place', {}, 400, 'invalid_request'],
  ['an empty one', { commune: ' ' }, 400, 'invalid_request'],
  ['101 signs', { commune: 'M'.repeat(101) }, 400, 'invalid_request'],
  ['an empty district', { commune: 'Luxembourg', quartier: '' }, 400, 'invalid_request'],
  ['another field', { commune: 'Mamer', surface: '80' }, 400, 'invalid_request'],
  ['a name that nobody has', { commune: 'Ettelbrik' }, 404, 'municipality_not_found'],
  ['__proto__', { commune: '__proto__' }, 404, 'municipality_not_found'],
])('%s is %o: %i', async (_what, query, status, code) => {
  const answer = await asked(query as Record<string, string>)
  expect([answer.status, (await read(answer)).code]).toEqual([status, code])
})

test('a visitor whose minute of estimates is full still sees prices, and they take none of it', async () => {
  const site = 'https://agency.example'
  const page = await app.newKey('free', 'publishable', [site])
  const headers = { 'X-API-Key': page.key, Origin: site }
  for (let place = 0; place < 30; place += 1)
    expect((await get(app, '/market/area?commune=Mamer', headers)).status).toBe(200)
  const estimate = (): Promise<Response> => post(app, '/estimation', { commune: 'Mamer', surface: 80 }, headers)
  const statuses = await Promise.all(Array.from({ length: 11 }, async () => (await estimate()).status))
  expect(statuses.filter(status => status === 200)).toHaveLength(10)
  expect((await get(app, '/market/area?commune=Mamer', headers)).status).toBe(200)
})

test('is not sent again to a caller who holds it', async () => {
  const first = await asked({ commune: 'Mamer' })
  const headers = { 'X-API-Key': key, 'If-None-Match': first.headers.get('ETag') ?? '' }
  expect((await get(app, '/market/area?commune=Mamer', headers)).status).toBe(304)
})
