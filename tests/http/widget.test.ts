import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keptReleases, widgetRelease } from '../../sdk/widget-release.ts'
import { scriptGzipBytesMax } from '../../sdk/widget-script.ts'
import { root } from '../architecture/sources.ts'
import { read, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

interface Manifest {
  version: string
  path: string
  integrity: string
  bytes: number
  gzipBytes: number
}

const fetched = async (path: string) => {
  const answer = await fetch(app.url + path)
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}
const newest = '/widget/v1/valorem-estimate.js'

describe('the script of the element', () => {
  test('is the file that its sources make, byte for byte', async () => {
    for (const [path, text] of Object.entries(await widgetRelease()))
      expect(readFileSync(`${root}/${path}`, 'utf8') === text, `${path}: run npm run derive`).toBe(true)
  })

  test('weighs at most 20 KiB gzipped', async () => {
    const { bytes } = await fetched(newest)
    expect(gzipSync(bytes, { level: 9 }).length).toBeLessThanOrEqual(scriptGzipBytesMax)
    expect(scriptGzipBytesMax).toBe(20_480)
  })

  test('is served by its major version for an hour, by its version for ever, without a key to any origin', async () => {
    const { answer, bytes } = await fetched(newest)
    const { answer: versioned, bytes: same } = await fetched('/widget/1.0.0/valorem-estimate.js')
    expect(same.equals(bytes)).toBe(true)
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600, stale-while-revalidate=86400')
    expect(versioned.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    for (const { headers } of [answer, versioned]) {
      expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
      expect(headers.get('ETag')).toMatch(/^"[\w-]+(-br|-gzip)?"$/)
    }
  })

  test('is described by a manifest whose figures are those of the file', async () => {
    const { answer, bytes: text } = await fetched('/widget/v1/manifest.json')
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=300')
    const manifest = JSON.parse(text.toString()) as Manifest
    const { bytes } = await fetched(manifest.path)
    const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
    expect(manifest).toEqual({
      ...{ version: '1.0.0', path: '/widget/1.0.0/valorem-estimate.js', integrity },
      ...{ bytes: bytes.length, gzipBytes: gzipSync(bytes, { level: 9 }).length },
    })
    expect(keptReleases()[manifest.version]?.integrity).toBe(integrity)
  })

  test.each([
    '/widget',
    '/widget/',
    '/widget/v2/valorem-estimate.js',
    '/widget/1.0.0/other.js',
    '/widget/v1/',
    `${newest}/`,
  ])('%s is 404', async path => {
    const answer = await fetch(app.url + path)
    expect(answer.status).toBe(404)
    expect((await read(answer)).code).toBe('route_not_found')
  })

  test.each([newest, '/widget/1.0.0/valorem-estimate.js', '/widget/v1/manifest.json'])('POST %s is 405', async path => {
    const answer = await fetch(app.url + path, { method: 'POST' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toBe('GET, HEAD, OPTIONS')
  })

  test('is not in the OpenAPI file', () => {
    expect(readFileSync(`${root}/contract/openapi/openapi.json`, 'utf8')).not.toContain('/widget/')
  })
})
