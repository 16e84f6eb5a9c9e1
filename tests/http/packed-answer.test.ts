import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxKey, startApp, type TestApp } from '../support/app.ts'
import { patientWorkers } from '../support/workers.ts'

const workers = patientWorkers()
let app: TestApp
beforeAll(async () => {
  app = await startApp({ deps: () => ({ workers }) })
})
afterAll(async () => {
  await app.close()
  await workers.close()
})

const batchOf = (length: number): string =>
  JSON.stringify({ items: Array.from({ length }, () => ({ commune: 'Mamer', surface: 80 })) })

/** An answer to a batch as it comes over the wire, which `fetch` would unpack. */
const asked = async (body: string, headers: Record<string, string> = {}) => {
  const call = request(`${app.url}/api/v1/estimation/batch`, {
    method: 'POST',
    headers: { 'X-API-Key': sandboxKey, 'Content-Type': 'application/json', ...headers },
  })
  const [answer] = (await once(call.end(body), 'response')) as [IncomingMessage]
  const bytes = await buffer(answer)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-length']).toBe(String(bytes.length))
  return { headers: answer.headers, bytes }
}

const dataOf = (bytes: Buffer): unknown => {
  const { results } = JSON.parse(bytes.toString('utf8')) as { results: unknown }
  return results
}

describe('the answer of a thread', () => {
  test.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ])('is packed by %s for whom wants it, in a third of its bytes at most', async (coding, unpack) => {
    const plain = await asked(batchOf(20))
    const packed = await asked(batchOf(20), { 'Accept-Encoding': coding })
    expect(packed.headers['content-encoding']).toBe(coding)
    expect(packed.headers.vary).toBe('Origin, Accept-Encoding')
    expect(packed.headers['content-type']).toBe(plain.headers['content-type'])
    expect(packed.bytes.length * 3).toBeLessThanOrEqual(plain.bytes.length)
    expect(dataOf(unpack(packed.bytes))).toEqual(dataOf(plain.bytes))
  })

  test('is sent as it is to whom does not ask, or wants it so', async () => {
    for (const headers of [{}, { 'Accept-Encoding': 'identity' }, { 'Accept-Encoding': 'gzip;q=0, br;q=0' }]) {
      const { headers: got, bytes } = await asked(batchOf(20), headers)
      expect(got['content-encoding']).toBeUndefined()
      expect(got.vary).toBeUndefined()
      expect(dataOf(bytes)).toHaveLength(20)
    }
  })

  test('below a kilobyte is sent as it is', async () => {
    const { headers, bytes } = await asked(JSON.stringify({ items: [] }), { 'Accept-Encoding': 'gzip' })
    expect(bytes.length).toBeLessThan(1024)
    expect(headers['content-encoding']).toBeUndefined()
  })
})
