import { expect, test } from 'vitest'
import { createEcb } from '#server/adapters/market/ecb'
import { recorded } from './recorded/ecb.ts'
import { quickly, replayServer } from './replay-server.ts'

const answering = (body: string, status = 200) =>
  replayServer((_, res) => {
    res.writeHead(status, { 'Content-Type': 'text/csv', 'Last-Modified': 'Thu, 01 Oct 2026 08:00:00 GMT' }).end(body)
  })

const read = async (path: string, body: string, status = 200) => {
  const { baseUrl, seen } = await answering(body, status)
  const answer = await createEcb(quickly(baseUrl)).read({ series: { id: path.replace('/', '.') } })
  return { answer, seen }
}

const cases = [
  {
    path: 'FM/B.U2.EUR.4F.KR.DFR.LEV',
    observations: [
      { period: '2025-06-11', publishedValue: 2 },
      { period: '2026-06-17', publishedValue: 2.25 },
      { period: '2026-09-16', publishedValue: 2.5 },
      { period: '2026-12-23', publishedValue: 2.75 },
    ],
  },
  { path: 'EST/B.EU000A2X2A25.WT', observations: [{ period: '2026-09-02', publishedValue: 2.188 }] },
  {
    path: 'FM/M.U2.EUR.RT.MM.EURIBOR3MD_.HSTA',
    observations: [
      { period: '2026-07', publishedValue: 2.4253913 },
      { period: '2026-08', publishedValue: 2.5131429 },
      { period: '2026-09', publishedValue: 2.6350455 },
    ],
  },
  { path: 'IRS/M.FR.L.L40.CI.0000.EUR.N.Z', observations: [{ period: '2026-06', publishedValue: 3.68 }] },
  {
    path: 'RESR/Q.LU._T.N._TR.TVAL.4D0.TB.N.IX',
    observations: [{ period: '2026-Q2', publishedValue: 133.1, status: 'provisional' }],
  },
] as const

test.each(cases)('$path is read with its periods and values', async ({ path, observations }) => {
  const { answer, seen } = await read(path, recorded[path].join('\r\n'))
  expect(answer).toEqual({
    outcome: 'read',
    observations,
    publishedAt: null,
    retrievedAt: '2026-11-21T06:10:00.000Z',
    validators: { lastModified: 'Thu, 01 Oct 2026 08:00:00 GMT' },
  })
  expect(seen).toHaveLength(1)
  expect(seen[0]?.path).toBe(`/service/data/${path}`)
  expect(Object.fromEntries(seen[0]?.query ?? [])).toEqual({
    lastNObservations: '13',
    format: 'csvdata',
    detail: 'dataonly',
  })
  expect(seen[0]?.headers.accept).toBe('text/csv')
})

const euribor = 'FM/M.U2.EUR.RT.MM.EURIBOR3MD_.HSTA'

test('titles with commas in quotes do not move a column', async () => {
  const titled =
    'KEY,TITLE,TIME_PERIOD,OBS_VALUE\r\nFM.M.U2.EUR.RT.MM.EURIBOR3MD_.HSTA,"Euribor, 3 months",2026-09,2.6350455\r\n'
  const { answer } = await read(euribor, titled)
  expect(answer).toMatchObject({ observations: [{ period: '2026-09', publishedValue: 2.6350455 }] })
})

test.each([
  { description: 'an empty body', body: '', reason: 'no_data' },
  { description: 'a header alone', body: recorded[euribor][0], reason: 'no_data' },
  {
    description: 'rows without values',
    body: [recorded[euribor][0], recorded[euribor][4]].join('\n'),
    reason: 'no_data',
  },
  { description: 'an HTML page', body: '<!doctype html><title>Maintenance</title>', reason: 'bad_format' },
  { description: 'a text without the columns', body: 'date,value\n2026-09,2.6', reason: 'bad_format' },
  { description: 'a row that breaks off', body: recorded[euribor].join('\n').slice(0, -20), reason: 'bad_format' },
  {
    description: 'a decimal comma',
    body: recorded[euribor].join('\n').replace('2.6350455', '"2,6350455"'),
    reason: 'bad_format',
  },
  {
    description: 'a quote that never ends',
    body: `KEY,TIME_PERIOD,OBS_VALUE\n"${'a'.repeat(1_000_000)}`,
    reason: 'bad_format',
  },
  {
    description: 'another tenor',
    body: recorded[euribor].join('\n').replaceAll('EURIBOR3MD_', 'EURIBOR6MD_'),
    reason: 'wrong_series',
  },
  {
    description: 'the same month twice',
    body: [...recorded[euribor], recorded[euribor][3]].join('\n'),
    reason: 'wrong_series',
  },
])('$description is $reason', async ({ body, reason }) => {
  const { answer, seen } = await read(euribor, body)
  expect(answer).toMatchObject({ outcome: 'failed', reason })
  expect(seen).toHaveLength(1)
})

test('a key that does not exist is no data, and is not asked again', async () => {
  const { answer, seen } = await read(euribor, 'No results found.', 404)
  expect(answer).toEqual({ outcome: 'failed', reason: 'no_data', detail: 'HTTP 404: no results, perhaps a wrong key' })
  expect(seen).toHaveLength(1)
})
