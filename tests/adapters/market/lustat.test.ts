import { expect, test } from 'vitest'
import type { Series } from '#domain/market/indicator'
import { indicators } from '#domain/market/parameters/indicators'
import { createLustat } from '#server/adapters/market/lustat'
import { recorded } from './recorded/lustat.ts'
import { quickly, replayServer } from './replay-server.ts'

const read = async (series: Series, body: string, versions: readonly string[] = ['1.0']) => {
  const { baseUrl, seen } = await replayServer(({ path }, res) => {
    const isThere = versions.some(version => path === `/rest/data/LU1,${series.id},${version}/all`)
    res
      .writeHead(isThere ? 200 : 404, { 'Content-Type': 'application/vnd.sdmx.data+csv' })
      .end(isThere ? body : 'NoRecordsFound')
  })
  return { answer: await createLustat(quickly(baseUrl)).read({ series }), seen }
}

const prices: Series = { id: 'DSD_PRIX_CONSO@DF_E5100', where: { FREQ: 'M' } }
const wages: Series = { id: 'DSD_PRIX_EMS@DF_E5200', named: 'cote d’application' }
const priceRows = recorded['DSD_PRIX_CONSO@DF_E5100']
const wageRows = recorded['DSD_PRIX_EMS@DF_E5200']

test('the price index is read by month, oldest first, without its years', async () => {
  const { answer, seen } = await read(prices, priceRows.join('\r\n'))
  expect(answer).toMatchObject({
    outcome: 'read',
    observations: [
      { period: '2026-09', publishedValue: 1009.84, status: 'final' },
      { period: '2026-10', publishedValue: 1011.26, status: 'provisional' },
    ],
  })
  expect(Object.fromEntries(seen[0]?.query ?? [])).toEqual({
    lastNObservations: '60',
    dimensionAtObservation: 'AllDimensions',
    format: 'csv',
  })
  expect(seen[0]?.headers.accept).toBe('application/vnd.sdmx.data+csv;labels=id')
})

test('the wage index is the series whose name says so, asked for with names in French', async () => {
  const { answer, seen } = await read(wages, wageRows.join('\n'))
  expect(answer).toMatchObject({
    observations: [
      { period: '2026-04', publishedValue: 968.04, status: 'final' },
      { period: '2026-05', publishedValue: 968.04 },
      { period: '2026-06', publishedValue: 992.24 },
      { period: '2026-07', publishedValue: 992.24, status: 'provisional' },
    ],
  })
  expect(seen[0]?.headers).toMatchObject({
    accept: 'application/vnd.sdmx.data+csv;labels=both',
    'accept-language': 'fr',
  })
})

test('it is recognised when no figure of today is left in the window, whatever its code and its apostrophe', async () => {
  const later = wageRows
    .map(row => row.replaceAll('968.04', '1266.47').replaceAll('992.24', '1298.13').replaceAll('2026', '2033'))
    .map(row => row.replace("C1: Cote d'application", 'INDEX: COTE D’APPLICATION'))
  const { answer } = await read(wages, later.join('\n'))
  expect(answer).toMatchObject({ observations: [{ publishedValue: 1266.47 }, {}, {}, { publishedValue: 1298.13 }] })
})

test('the table of indicators knows it by that name', () => {
  expect(indicators.find(({ key }) => key === 'lu.wage_index')?.source.series).toEqual(wages)
})

test('a version that has moved is found by asking once for the newest', async () => {
  const { answer, seen } = await read(prices, priceRows.join('\n'), [''])
  expect(answer).toMatchObject({ outcome: 'read' })
  expect(seen.map(({ path }) => path)).toEqual([
    '/rest/data/LU1,DSD_PRIX_CONSO@DF_E5100,1.0/all',
    '/rest/data/LU1,DSD_PRIX_CONSO@DF_E5100,/all',
  ])
})

test('a dataflow that is in neither version is an HTTP error', async () => {
  const { answer, seen } = await read(prices, '', [])
  expect(answer).toEqual({ outcome: 'failed', reason: 'http_error', detail: 'HTTP 404' })
  expect(seen).toHaveLength(2)
})

test.each([
  { description: 'an empty body', series: prices, body: '', reason: 'no_data' },
  { description: 'a header alone', series: prices, body: priceRows[0], reason: 'no_data' },
  {
    description: 'generic XML, which comes when the format is not understood',
    series: prices,
    body: '<?xml version="1.0"?><message:GenericData/>',
    reason: 'bad_format',
  },
  {
    description: 'another dataflow',
    series: prices,
    body: priceRows.join('\n').replaceAll('DF_E5100', 'DF_E5301'),
    reason: 'wrong_series',
  },
  {
    description: 'years without a month',
    series: prices,
    body: priceRows.slice(0, 2).join('\n'),
    reason: 'wrong_series',
  },
  {
    description: 'two monthly series that nothing distinguishes',
    series: { id: wages.id, where: { FREQ: 'M' } },
    body: wageRows.join('\n'),
    reason: 'wrong_series',
  },
  {
    description: 'series of which none has the name',
    series: wages,
    body: wageRows.join('\n').replaceAll("Cote d'application", 'Moyenne semestrielle'),
    reason: 'wrong_series',
  },
  {
    description: 'two series with the name',
    series: wages,
    body: wageRows.join('\n').replace('VAR: Variation,', "VAR: Variation de la cote d'application,"),
    reason: 'wrong_series',
  },
])('$description is $reason', async ({ series, body, reason }) => {
  expect((await read(series, body)).answer).toMatchObject({ outcome: 'failed', reason })
})
