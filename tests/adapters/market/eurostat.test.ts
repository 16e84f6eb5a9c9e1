import { expect, test } from 'vitest'
import { createEurostat } from '#server/adapters/market/eurostat'
import { dataSet, housePrices, inflation } from './recorded/eurostat.ts'
import { quickly, replayServer } from './replay-server.ts'

const read = async (id: string, body: unknown, status = 200) => {
  const { baseUrl, seen } = await replayServer((_, res) => {
    res
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  return { answer: await createEurostat(quickly(baseUrl)).read({ series: { id } }), seen }
}

const hicp = 'prc_hicp_minr geo=LU coicop18=TOTAL unit=RCH_A'

test('inflation is read by month, provisional where flagged, with the instant of publication', async () => {
  const { answer, seen } = await read(hicp, inflation)
  expect(answer).toEqual({
    outcome: 'read',
    observations: [
      { period: '2026-09', publishedValue: 2.4, status: 'final' },
      { period: '2026-10', publishedValue: 2.6, status: 'provisional' },
    ],
    publishedAt: '2026-11-19T10:00:00.000Z',
    retrievedAt: '2026-11-21T06:10:00.000Z',
    validators: {},
  })
  expect(seen[0]?.path).toBe('/data/prc_hicp_minr')
  expect(Object.fromEntries(seen[0]?.query ?? [])).toEqual({
    format: 'JSON',
    lang: 'EN',
    geo: 'LU',
    coicop18: 'TOTAL',
    unit: 'RCH_A',
    lastTimePeriod: '13',
  })
})

test('house prices are read by quarter; a break in the series is no doubt about the value', async () => {
  const { answer } = await read('prc_hpi_q geo=LU purchase=TOTAL unit=I15_Q', housePrices)
  expect(answer).toMatchObject({
    observations: [
      { period: '2026-Q1', publishedValue: 158.2, status: 'final' },
      { period: '2026-Q2', publishedValue: 159.4, status: 'estimated' },
    ],
  })
})

test('cells may come as a list, with null where there is no value', async () => {
  const { answer } = await read(hicp, { ...inflation, value: [2.4, 2.6, null], status: undefined })
  expect(answer).toMatchObject({
    observations: [
      { period: '2026-09', publishedValue: 2.4 },
      { period: '2026-10', publishedValue: 2.6 },
    ],
  })
})

test('a moved data set that answers with its last month is read as such: its age shows it', async () => {
  const frozen = dataSet({ unit: 'RCH_A', coicop18: 'TOTAL', geo: 'LU' }, ['2025-11', '2025-12'], { 0: 2.4, 1: 2.5 })
  const { answer } = await read(hicp, frozen)
  expect(answer).toMatchObject({ observations: [{ period: '2025-11' }, { period: '2025-12' }] })
})

test.each([
  {
    description: 'a filter without data',
    body: { ...inflation, value: {}, status: {} },
    status: 200,
    reason: 'no_data',
  },
  {
    description: 'an unknown data set',
    body: { error: [{ status: 400, id: 150, label: 'Dataset prc_hicp_minr not found' }] },
    status: 400,
    reason: 'http_error',
  },
  {
    description: 'too large an extraction',
    body: { error: [{ status: 413, label: 'EXTRACTION_TOO_BIG' }] },
    status: 413,
    reason: 'http_error',
  },
  {
    description: 'JSON that breaks off',
    body: JSON.stringify(inflation).slice(0, 200),
    status: 200,
    reason: 'bad_format',
  },
  { description: 'JSON of another kind', body: { warning: 'asynchronous' }, status: 200, reason: 'bad_format' },
  { description: 'an HTML page', body: '\n<html><body>Sorry</body></html>', status: 200, reason: 'bad_format' },
  {
    description: 'a value written as text',
    body: { ...inflation, value: { 0: '2,4' } },
    status: 200,
    reason: 'bad_format',
  },
  {
    description: 'another country',
    body: dataSet({ unit: 'RCH_A', coicop18: 'TOTAL', geo: 'FR' }, ['2026-10'], { 0: 1.1 }),
    status: 200,
    reason: 'wrong_series',
  },
  {
    description: 'a product dimension under its old name',
    body: dataSet({ unit: 'RCH_A', coicop: 'CP00', geo: 'LU' }, ['2026-10'], { 0: 2.6 }),
    status: 200,
    reason: 'wrong_series',
  },
  {
    description: 'a dimension with two codes that was not asked for',
    body: { ...inflation, size: [2, 1, 1, 1, 3] },
    status: 200,
    reason: 'wrong_series',
  },
  {
    description: 'years instead of months',
    body: dataSet({ unit: 'RCH_A', coicop18: 'TOTAL', geo: 'LU' }, ['2025'], { 0: 2.6 }),
    status: 200,
    reason: 'bad_format',
  },
])('$description is $reason', async ({ body, status, reason }) => {
  const { answer, seen } = await read(hicp, body, status)
  expect(answer).toMatchObject({ outcome: 'failed', reason })
  expect(seen).toHaveLength(1)
})

test('what a source wrote never reaches the detail for the log', async () => {
  const { answer } = await read(hicp, 'secret words of the source')
  expect(answer).toEqual({ outcome: 'failed', reason: 'bad_format', detail: 'unreadable answer (SyntaxError)' })
})
