import { expect, test } from 'vitest'
import { createBanqueDeFrance } from '#server/adapters/market/banque-de-france'
import { exported, openExport } from './recorded/webstat.ts'
import { quickly, replayServer } from './replay-server.ts'

const id = 'FM.D.FR.EUR.FR2.BB.FRMOYTEC10.HSTA'
const apiKey = 'webstat-secret'

const read = async (access: { apiKey?: string }, body: string, status = 200) => {
  const { baseUrl, seen } = await replayServer((_, res) => {
    res.writeHead(status).end(body)
  })
  return { answer: await createBanqueDeFrance({ ...quickly(baseUrl), ...access }).read({ series: { id } }), seen }
}

test('with a key the rate is read from the observations, without the empty days ahead', async () => {
  const { answer, seen } = await read({ apiKey }, JSON.stringify(exported))
  expect(answer).toMatchObject({
    outcome: 'read',
    observations: [
      { period: '2026-09-30', publishedValue: 4.751, status: 'final' },
      { period: '2026-10-01', publishedValue: 4.903, status: 'final' },
    ],
  })
  expect(seen[0]?.path).toBe('/api/explore/v2.1/catalog/datasets/observations/exports/json')
  expect(seen[0]?.headers.authorization).toBe(`Apikey ${apiKey}`)
  expect(seen[0]?.query.get('where')).toBe(`series_key="${id}"`)
  expect(seen[0]?.query.get('order_by')).toBe('-time_period_start')
})

test.each([
  { description: 'JSON', body: JSON.stringify(exported) },
  { description: 'semicolons and decimal commas', body: openExport.join('\r\n') },
  { description: 'JSON with decimal commas', body: JSON.stringify(exported).replace('4.903', '"4,903"') },
])('without a key the open export is read: $description', async ({ body }) => {
  const { answer, seen } = await read({}, body)
  expect(answer).toMatchObject({
    observations: [
      { period: '2026-09-30', publishedValue: 4.751 },
      { period: '2026-10-01', publishedValue: 4.903 },
    ],
  })
  expect(seen[0]?.path).toBe('/api/explore/v2.1/catalog/datasets/fm-d-fr-eur-fr2-bb-frmoytec10-hsta/exports/json')
  expect(seen[0]?.headers.authorization).toBeUndefined()
})

test.each([401, 403, 404])('without a key a closed export (%i) says that a key is needed', async status => {
  expect((await read({}, '', status)).answer).toMatchObject({ outcome: 'failed', reason: 'needs_source_key' })
})

test('a key that is refused is an HTTP error, and the key is not shown', async () => {
  const { answer } = await read({ apiKey }, `{"error":"${apiKey}"}`, 401)
  expect(answer).toEqual({ outcome: 'failed', reason: 'http_error', detail: 'HTTP 401' })
})

test.each([
  {
    description: 'another series',
    body: JSON.stringify(exported).replaceAll('TEC10', 'TEC15'),
    reason: 'wrong_series',
  },
  {
    description: 'another series in the open export',
    body: openExport.join('\n').replace('TEC10.', 'TEC15.'),
    reason: 'wrong_series',
  },
  { description: 'empty days alone', body: JSON.stringify(exported.slice(0, 1)), reason: 'no_data' },
  { description: 'an empty list', body: '[]', reason: 'no_data' },
  { description: 'a list that breaks off', body: JSON.stringify(exported).slice(0, 100), reason: 'bad_format' },
  { description: 'an object in place of the list', body: '{"total_count":3}', reason: 'bad_format' },
  {
    description: 'a word in place of a value',
    body: openExport.join('\n').replace('4,903', 'n.d.'),
    reason: 'bad_format',
  },
  { description: 'an HTML page', body: '<html></html>', reason: 'bad_format' },
])('$description is $reason', async ({ body, reason }) => {
  expect((await read({ apiKey }, body)).answer).toMatchObject({ outcome: 'failed', reason })
})
