import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxKey, startApp, type TestApp } from '../support/app.ts'
import { packedFrom, unpackers } from '../support/packed.ts'
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

describe('an answer that many ask for', () => {
  let key: string
  beforeAll(async () => {
    key = (await app.newKey('enterprise')).key
  })
  const kept = 'Origin, X-API-Key, Authorization, X-Sandbox-Scenario'
  const paths: [path: string, vary: string, share: number][] = [
    ['/estimation/places', `${kept}, Accept-Encoding`, 3],
    ['/estimation/model', `${kept}, Accept-Encoding`, 2],
    ['/estimation/accuracy', `${kept}, Accept-Encoding`, 1.5],
    ['/market/communes', `${kept}, Accept, Accept-Encoding`, 4],
    ['/market/communes/Mamer', `${kept}, Accept, Accept-Encoding`, 3],
    ['/market-data', `${kept}, Accept-Encoding`, 4],
    ['/law/parameters', `${kept}, Accept-Encoding`, 5],
    ['/propcalc/countries', `${kept}, Accept-Encoding`, 5],
  ]
  const codings = ['gzip', 'br'] as const
  test.each(codings.flatMap(coding => paths.map(([path, vary, share]) => [path, coding, vary, share] as const)))(
    '%s is packed by %s',
    async (path, coding, vary, share) => {
      const url = `${app.url}/api/v1${path}`
      const [plain, packed] = [
        await packedFrom(url, 'identity', { 'X-API-Key': key }),
        await packedFrom(url, coding, { 'X-API-Key': key }),
      ]
      expect([plain.status, packed.status]).toEqual([200, 200])
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(packed.headers['content-encoding']).toBe(coding)
      expect(packed.bytes.length * share).toBeLessThan(plain.bytes.length)
      for (const name of ['content-type', 'etag', 'cache-control', 'vary'])
        expect(packed.headers[name], name).toBe(plain.headers[name])
      expect(packed.headers.vary).toBe(vary)
      expect(packed.headers['content-length']).toBe(String(packed.bytes.length))
      if (packed.headers['cache-control'] !== undefined) expect(packed.headers.etag).toMatch(/^W\/"/)
      const head = await fetch(url, { method: 'HEAD', headers: { 'X-API-Key': key, 'Accept-Encoding': coding } })
      expect([head.status, head.headers.get('Content-Encoding'), await head.text()]).toEqual([200, coding, ''])
      // Each answer has an id of its own.
      const data = (bytes: Buffer): unknown => (JSON.parse(bytes.toString('utf8')) as { data: unknown }).data
      expect(data(unpackers[coding](packed.bytes))).toEqual(data(plain.bytes))
    },
  )

  test('is packed as a table too, and confirmed by 304 without a body', async () => {
    const url = `${app.url}/api/v1/market/communes`
    const table = { 'X-API-Key': key, Accept: 'text/csv' }
    const [plain, packed] = [await packedFrom(url, 'identity', table), await packedFrom(url, 'gzip', table)]
    expect(packed.headers['content-type']).toBe('text/csv; charset=utf-8; header=present')
    expect(unpackers.gzip(packed.bytes)).toEqual(plain.bytes)
    const tag = packed.headers.etag ?? ''
    for (const sent of [tag, tag.replace('W/', '')]) {
      const again = await packedFrom(url, 'gzip', { ...table, 'If-None-Match': sent })
      expect([again.status, again.bytes.length, again.headers['content-encoding']]).toEqual([304, 0, undefined])
    }
  })
})
