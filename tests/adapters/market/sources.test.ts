import { describe, expect, test } from 'vitest'
import type { LatestFigures } from '#domain/market/figure'
import { indicators } from '#domain/market/parameters/indicators'
import { acceptSeries } from '#domain/market/reading'
import { createBanqueDeFrance } from '#server/adapters/market/banque-de-france'
import { createEcb } from '#server/adapters/market/ecb'
import { createEurostat } from '#server/adapters/market/eurostat'
import { createLustat } from '#server/adapters/market/lustat'
import type { MarketSource } from '#server/ports/market'
import { recorded as ofEcb } from './recorded/ecb.ts'
import { housePrices, inflation } from './recorded/eurostat.ts'
import { recorded as ofLustat } from './recorded/lustat.ts'
import { exported } from './recorded/webstat.ts'
import { quickly, replayServer } from './replay-server.ts'

const bodies: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(ofEcb).map(([path, rows]) => [`/service/data/${path}`, rows.join('\r\n')])),
  ...Object.fromEntries(
    Object.entries(ofLustat).map(([id, rows]) => [`/rest/data/LU1,${id},1.0/all`, rows.join('\n')]),
  ),
  '/data/prc_hicp_minr': JSON.stringify(inflation),
  '/data/prc_hpi_q': JSON.stringify(housePrices),
  '/api/explore/v2.1/catalog/datasets/observations/exports/json': JSON.stringify(exported),
}

const sources = (baseUrl: string): MarketSource[] => {
  const reach = quickly(baseUrl)
  return [
    createEcb(reach),
    createEurostat(reach),
    createLustat(reach),
    createBanqueDeFrance({ ...reach, apiKey: 'key' }),
  ]
}

const nothing: LatestFigures = { current: null, previous: null }

/** The figures of an indicator after one reading on 2026-11-21, through its own source. */
const readOnce = async (key: string, baseUrl: string) => {
  const indicator = indicators.find(one => one.key === key)
  const source = sources(baseUrl).find(({ id }) => id === indicator?.source.id)
  if (!indicator || !source) throw new Error(key)
  const answer = await source.read({ series: indicator.source.series })
  return answer.outcome === 'read' ? acceptSeries(indicator, nothing, answer, '2026-11-21') : answer
}

/** Figures and their days in the recorded answers, which say of each where it comes from. */
const published = [
  { key: 'ecb.deposit_facility', period: '2026-09-16', figure: 2.5, before: 2.25 },
  { key: 'ecb.estr', period: '2026-09-02', figure: 2.188 },
  { key: 'euribor.3m', period: '2026-09', figure: 2.6350455, before: 2.5131429 },
  { key: 'fr.oat_10y_monthly', period: '2026-06', figure: 3.68 },
  { key: 'fr.tec10', period: '2026-10-01', figure: 4.903, before: 4.751 },
  { key: 'lu.hicp_yoy', period: '2026-10', figure: 2.6, before: 2.4 },
  { key: 'lu.house_price_index', period: '2026-Q2', figure: 159.4, before: 158.2 },
  { key: 'lu.cpi_index', period: '2026-10', figure: 1011.26, before: 1009.84 },
  { key: 'lu.wage_index', period: '2026-06-01', figure: 992.24 },
  { key: 'lu.house_price_index_ecb', period: '2026-Q2', figure: 133.1 },
]

describe('from the catalogue through a source to the latest figures', () => {
  test.each(published)('$key is $figure for $period', async ({ key, period, figure, before }) => {
    const { baseUrl } = await replayServer(({ path }, res) => res.writeHead(bodies[path] ? 200 : 404).end(bodies[path]))
    expect(await readOnce(key, baseUrl)).toMatchObject({
      accepted: {
        current: { period, publishedValue: figure, retrievedAt: '2026-11-21T06:10:00.000Z' },
        previous: before === undefined ? null : { publishedValue: before },
      },
    })
  })

  test('every indicator of the catalogue has a source that asks for it in its own way', async () => {
    const { baseUrl, seen } = await replayServer((_, res) => res.writeHead(410).end())
    for (const { key } of indicators)
      expect(await readOnce(key, baseUrl)).toMatchObject({ outcome: 'failed', reason: 'http_error' })
    expect(seen).toHaveLength(indicators.length)
    const questions = seen.map(({ path, query }) => `${path}?${query}`)
    expect(new Set(questions).size).toBe(indicators.length)
  })
})

/** Bodies that no source means; each must end in an outcome, never in a throw, a hang or a value. */
const poison = [
  '',
  'null',
  '[]',
  '{}',
  '[null]',
  '"text"',
  '{"value":null}',
  '\u0000\u0001\u0002',
  '<html>',
  'KEY,TIME_PERIOD,OBS_VALUE\n,,',
  'TIME_PERIOD,OBS_VALUE\n2026-10,1e999',
  'TIME_PERIOD;OBS_VALUE\n2026-10;2,4',
  '"',
  '__proto__,TIME_PERIOD,OBS_VALUE\n1,2026-10,2',
  JSON.stringify({ ...inflation, dimension: { __proto__: null, time: {} } }),
  `[${'['.repeat(10_000)}`,
]

test.each(poison)('a body %j makes an outcome of every source, and no value', async body => {
  const { baseUrl } = await replayServer((_, res) => res.end(body))
  const answers = sources(baseUrl).map((source, i) => {
    const series = indicators.find(({ source: { id } }) => id === source.id)?.source.series
    return source.read({ series: series ?? { id: String(i) } })
  })
  for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ outcome: 'failed' })
})

test('a confirmation by the source is an outcome of its own, with its instant', async () => {
  const { baseUrl } = await replayServer((_, res) => res.writeHead(304).end())
  for (const source of sources(baseUrl))
    expect(await source.read({ series: { id: 'a.b' }, known: { etag: '"1"' } })).toEqual({
      outcome: 'unchanged',
      retrievedAt: '2026-11-21T06:10:00.000Z',
    })
})

test('a source that is down changes nothing for the others', async () => {
  const { baseUrl } = await replayServer(({ path }, res) => {
    if (path.startsWith('/data/')) res.destroy()
    else res.writeHead(bodies[path] ? 200 : 404).end(bodies[path])
  })
  expect(await readOnce('lu.hicp_yoy', baseUrl)).toMatchObject({ outcome: 'failed', reason: 'unreachable' })
  expect(await readOnce('euribor.3m', baseUrl)).toHaveProperty('accepted')
  expect(await readOnce('lu.cpi_index', baseUrl)).toHaveProperty('accepted')
})
