import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calculation } from '#contract/shared/access'
import { startApp, type TestApp } from '../support/app.ts'
import { asked, comparedOf } from './local-twins.ts'

let app: TestApp
let key: string
beforeAll(async () => {
  app = await startApp()
  ;({ key } = await app.newKey('enterprise'))
})
afterAll(() => app.close())

const path = '/api/v1/estimation'
const home = JSON.stringify({ commune: 'Mamer', surface: 80 })
const bytes = new TextEncoder().encode(home)
const json = { 'Content-Type': 'application/json', 'X-Request-Id': 'both' }

/** The same request over HTTP and in this process, without what differs by the key alone. */
const both = async (at: string, init: RequestInit) => {
  const { headers } = init
  const answer = await fetch(`${app.url}${at}`, { ...init, headers: { 'X-API-Key': key, ...Object(headers) } })
  const served = comparedOf(answer.status, await answer.text(), name => answer.headers.get(name))
  return { served, own: await asked(at, init) }
}

/** A body in pieces; made anew, since each is read once. */
const pieces = (...parts: Uint8Array[]) =>
  new ReadableStream({
    start: controller => {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })

const long = JSON.stringify({ commune: ' '.repeat(calculation.bodyLimitBytes) })
const deep = `${'['.repeat(21)}${']'.repeat(21)}`

describe('a local service answers what the running one answers to', () => {
  const posts: readonly (readonly [what: string, status: number, init: RequestInit])[] = [
    ['a body of bytes', 200, { headers: json, body: bytes }],
    ['a body in a Blob', 200, { headers: json, body: new Blob([home]) }],
    [
      'a Blob with a type of its own',
      200,
      { headers: { 'X-Request-Id': 'both' }, body: new Blob([home], { type: 'application/json' }) },
    ],
    ['a type that ends in +json', 200, { headers: { ...json, 'Content-Type': 'application/ld+json' }, body: home }],
    ['a mark before the text', 200, { headers: json, body: `\uFEFF${home}` }],
    ['half a pair in a text', 200, { headers: json, body: '{"commune":"Mamer\ud800","surface":80}' }],
    ['no body', 400, { headers: json }],
    ['a body of no characters', 400, { headers: json, body: '' }],
    ['no JSON', 400, { headers: json, body: '{"commune":' }],
    ['a body nested too deep', 400, { headers: json, body: deep }],
    ['__proto__ as a field', 400, { headers: json, body: '{"__proto__":1,"commune":"Mamer","surface":80}' }],
    ['a body without a type', 415, { headers: { 'X-Request-Id': 'both' }, body: home }],
    ['another charset', 415, { headers: { ...json, 'Content-Type': 'application/json; charset=latin1' }, body: home }],
    ['a form', 415, { headers: { 'X-Request-Id': 'both' }, body: new URLSearchParams({ commune: 'Mamer' }) }],
    ['a body above the limit', 413, { headers: json, body: long }],
    ['bytes above the limit', 413, { headers: json, body: new TextEncoder().encode(long) }],
    // 30 000 signs of three bytes each, beyond 64 KiB, in half as many units.
    ['a text whose bytes are above the limit', 413, { headers: json, body: `"${'€'.repeat(30_000)}"` }],
    ['a packing that nobody reads', 415, { headers: { ...json, 'Content-Encoding': 'zstd' }, body: bytes }],
    ['a broken packing', 400, { headers: { ...json, 'Content-Encoding': 'gzip' }, body: bytes }],
    ['a body packed by gzip', 200, { headers: { ...json, 'Content-Encoding': 'gzip' }, body: gzipSync(home) }],
    ['one packed by x-gzip', 200, { headers: { ...json, 'Content-Encoding': 'X-GZIP' }, body: gzipSync(home) }],
    ['one packed by deflate', 200, { headers: { ...json, 'Content-Encoding': 'deflate' }, body: deflateSync(home) }],
    ['one that unpacks to too much', 413, { headers: { ...json, 'Content-Encoding': 'gzip' }, body: gzipSync(long) }],
    ['one with nothing in it', 400, { headers: { ...json, 'Content-Encoding': 'gzip' }, body: gzipSync('') }],
    ['an unpacked one that says so', 200, { headers: { ...json, 'Content-Encoding': 'identity' }, body: home }],
  ]
  test.each(posts)('%s, with %i', async (_what, status, init) => {
    const { served, own } = await both(path, { method: 'POST', ...init })
    expect(own).toEqual(served)
    expect(own.status).toBe(status)
  })

  test('a body in pieces, without pieces, above the limit', async () => {
    const bodies: [number, () => Uint8Array[]][] = [
      [200, () => [bytes.slice(0, 9), bytes.slice(9)]],
      [400, () => []],
      [413, () => [new TextEncoder().encode(long), bytes]],
    ]
    for (const [status, made] of bodies) {
      const init = (): RequestInit => ({ method: 'POST', headers: json, body: pieces(...made()), duplex: 'half' })
      const answer = await fetch(`${app.url}${path}`, { ...init(), headers: { ...json, 'X-API-Key': key } })
      const served = comparedOf(answer.status, await answer.text(), name => answer.headers.get(name))
      const own = await asked(path, init())
      expect(own).toEqual(served)
      expect(own.status).toBe(status)
    }
  })

  const gets: readonly (readonly [at: string, status: number, init: RequestInit])[] = [
    ['/api/v1/estimation/places', 200, {}],
    ['/api/v1/estimation/places', 200, { method: 'HEAD' }],
    ['/api/v1/estimation/places', 304, { headers: { 'If-None-Match': '*' } }],
    ['/api/v1/estimation/places', 200, { headers: { 'If-None-Match': '"other"' } }],
    ['/api/v1/law/parameters?country=LU&day=2026-11-21', 200, {}],
    ['/api/v1/law/parameters?country=LU&country=FR', 400, {}],
    ['/api/v1/law/parameters?land=LU', 400, {}],
    ['/api/v1/propcalc/countries', 200, {}],
    ['/api/v1/nothing', 404, {}],
    ['/api/v1/estimation/', 404, {}],
    ['/API/v1/estimation', 404, {}],
    ['/api/v1/../v1/propcalc/countries#here', 200, {}],
    ['/api/v1/estimation', 405, {}],
    ['/api/v1/estimation', 405, { method: 'HEAD' }],
    ['/api/v1/estimation', 405, { method: 'delete' }],
    ['/api/v1/estimation/places', 405, { method: 'PUT', body: '{}' }],
    ['/api/v1/account/keys/one', 405, { method: 'PUT' }],
  ]
  test.each(gets)('%s, with %i (%o)', async (at, status, init) => {
    const { served, own } = await both(at, { ...init, headers: { ...Object(init.headers), 'X-Request-Id': 'both' } })
    expect(own).toEqual(served)
    expect(own.status).toBe(status)
  })

  test('the tag that it gave, with 304 and no body', async () => {
    for (const at of ['/api/v1/estimation/places', '/api/v1/law/parameters?country=FR']) {
      const { headers } = await asked(at, {})
      // A tag is compared weakly, as `If-None-Match` asks, whether it is weak already or not.
      const weak = String(headers.etag).replace(/^(?!W\/)/, 'W/')
      const init = { headers: { 'If-None-Match': `"x", ${weak}`, 'X-Request-Id': 'both' } }
      const { served, own } = await both(at, init)
      expect(own).toEqual(served)
      expect(own).toMatchObject({ status: 304, body: undefined })
    }
  })
})

test('a body packed by Brotli is unpacked where the runtime can, else refused as a packing that is not read', async () => {
  const init = { method: 'POST', headers: { ...json, 'Content-Encoding': 'br' }, body: brotliCompressSync(home) }
  const { served, own } = await both(path, init)
  expect(served.status).toBe(200)
  let canUnpack = true
  try {
    // Not every runtime has this format, nor do the types.
    new DecompressionStream('brotli' as 'gzip')
  } catch {
    canUnpack = false
  }
  expect(own.status).toBe(canUnpack ? 200 : 415)
  if (canUnpack) expect(own).toEqual(served)
})
