import { createClient, type ManyResult } from '@valorem/sdk'
import { describe, expect, test } from 'vitest'
import { apiKey, home, json, service } from './service.ts'

describe('a number that JSON cannot say', () => {
  const client = createClient({ apiKey, baseUrl: 'http://127.0.0.1:1' })

  test.each<[unknown, string, string]>([
    [{ commune: 'Mamer', surface: Number.NaN }, 'surface', 'NaN'],
    [{ a: { b: [1, { c: Infinity }] } }, 'a.b[1].c', 'Infinity'],
    [{ nothing: null, late: -Infinity }, 'late', '-Infinity'],
    [[1, Number.NaN], '[1]', 'NaN'],
  ])('%j is refused before anything is sent, by its path', async (body, path, received) => {
    const call = client.request('POST', '/api/v1/estimation', body)
    await expect(call).rejects.toMatchObject({
      name: 'InvalidRequestError',
      code: 'invalid_request',
      attempts: 0,
      retryable: false,
      issues: [{ path, message: 'Must be a finite number.', received }],
      message: `${path} is ${received}: Must be a finite number. Nothing was sent (POST http://127.0.0.1:1/api/v1/estimation).`,
    })
  })

  test('in a batch is named with its item', async () => {
    const call = client.estimation.estimateBatch({ items: [home, home, home, { ...home, surface: Number.NaN }] })
    await expect(call).rejects.toThrow(/^items\[3\]\.surface is NaN/)
  })

  test('is none where a value is null, or writes itself', async () => {
    const { url, hits } = await service(response => json(response, 200, {}))
    const body = { nothing: null, at: new Date(0), own: { rate: Number.NaN, toJSON: () => null } }
    await createClient({ apiKey, baseUrl: url }).request('POST', '/x', body)
    expect(hits[0]?.body).toBe('{"nothing":null,"at":"1970-01-01T00:00:00.000Z","own":null}')
  })
})

test('estimateMany lets a home whose number cannot be sent fail in its place, and does not send it', async () => {
  const { url, hits } = await service((response, _number, { body }) => {
    const { items } = JSON.parse(body) as { items: { surface: number }[] }
    const results = items.map(({ surface }, index) => ({ index, success: true, data: { estimationCentrale: surface } }))
    json(response, 200, { success: true, count: results.length, succeeded: 0, failed: 0, results })
  })
  const list = [1, Number.NaN, 3, 4, Infinity].map(surface => ({ commune: 'Mamer', surface }))
  const results: ManyResult[] = []
  const client = createClient({ apiKey, baseUrl: url })
  for await (const result of client.estimation.estimateMany(list, { chunkSize: 2 })) results.push(result)
  expect(results).toMatchObject([
    { index: 0, success: true, data: { estimationCentrale: 1 } },
    {
      index: 1,
      success: false,
      code: 'invalid_request',
      error: 'surface: Must be a finite number.',
      issues: [{ path: 'surface', received: 'NaN' }],
    },
    { index: 2, success: true, data: { estimationCentrale: 3 } },
    { index: 3, success: true, data: { estimationCentrale: 4 } },
    { index: 4, success: false, issues: [{ path: 'surface', received: 'Infinity' }] },
  ])
  // The last chunk has nothing to send.
  expect(hits.map(({ body }) => JSON.parse(body).items)).toEqual([[list[0]], [list[2], list[3]]])
})
