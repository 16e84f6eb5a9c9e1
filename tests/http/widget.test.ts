import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#languages/registry'
import { buildWidgetRelease, readWidgetReleases } from '../../sdk/elements/build/widget-release.ts'
import { root } from '../architecture/sources.ts'
import { read, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

interface FileOfManifest {
  path: string
  integrity: string
  bytes: number
  gzipBytes: number
}
interface Manifest extends FileOfManifest {
  version: string
  languages: Record<string, FileOfManifest & { script: FileOfManifest }>
}

const fetched = async (path: string) => {
  const answer = await fetch(app.url + path)
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}
const newest = '/widget/v1/valorem-estimate.js'

describe('the script of the element', () => {
  test('is the file that its sources make, byte for byte', async () => {
    for (const [path, text] of Object.entries(await buildWidgetRelease()))
      expect(readFileSync(`${root}/${path}`, 'utf8') === text, `${path}: run npm run derive`).toBe(true)
  })

  test('is served by its major version for an hour, by its version for ever, without a key to any origin', async () => {
    const { answer, bytes } = await fetched(newest)
    const { answer: versioned, bytes: same } = await fetched('/widget/1.1.0/valorem-estimate.js')
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

  test('of an earlier release keeps its bytes, which pages name by their hash', async () => {
    const { bytes } = await fetched('/widget/1.0.0/valorem-estimate.js')
    const hash = createHash('sha384').update(bytes).digest('base64')
    expect(hash).toBe('mzaUQipxCV25xetQ3xwCSxmjYfP0XGd0z7FYGKDvVBqSq42dboiffIUCBzG3Axro')
  })

  test('is described by a manifest whose figures are those of the file', async () => {
    const { answer, bytes: text } = await fetched('/widget/v1/manifest.json')
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=300')
    const { version, languages: told, ...script } = JSON.parse(text.toString()) as Manifest
    const measured = async (path: string): Promise<FileOfManifest> => {
      const { bytes } = await fetched(path)
      const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
      return { path, integrity, bytes: bytes.length, gzipBytes: gzipSync(bytes, { level: 9 }).length }
    }
    expect(version).toBe('1.1.0')
    expect(script).toEqual(await measured('/widget/1.1.0/valorem-estimate.js'))
    expect(Object.keys(told)).toEqual(languages)
    for (const code of languages)
      expect(told[code], code).toEqual({
        ...(await measured(`/widget/1.1.0/${code}.json`)),
        script: await measured(`/widget/1.1.0/valorem-estimate.${code}.js`),
      })
    expect(readWidgetReleases()[version]?.integrity).toBe(script.integrity)
  })

  test.each(languages)('is served with its texts in %s, and these alone, for ever to any origin', async code => {
    const { answer, bytes } = await fetched(`/widget/1.1.0/${code}.json`)
    expect(answer.headers.get('Content-Type')).toBe('application/json')
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    const { bytes: joined } = await fetched(`/widget/1.1.0/valorem-estimate.${code}.js`)
    const { answer: newestJoined, bytes: same } = await fetched(`/widget/v1/valorem-estimate.${code}.js`)
    expect(same.equals(joined)).toBe(true)
    expect(newestJoined.headers.get('Cache-Control')).toBe('public, max-age=3600, stale-while-revalidate=86400')
    // The first line leaves the texts at the tag that loads it; what follows is the script, byte for byte.
    const tag: { texts?: unknown } = {}
    const [first = ''] = joined.toString().split('\n', 1)
    runInNewContext(first, { document: { currentScript: tag } })
    expect(tag.texts).toEqual(JSON.parse(bytes.toString()))
    const { bytes: script } = await fetched(newest)
    expect(joined.subarray(0, 3).equals(script.subarray(0, 3))).toBe(true)
    expect(joined.subarray(3 - script.length).equals(script.subarray(3))).toBe(true)
  })

  test.each([
    '/widget',
    '/widget/',
    '/widget/v2/valorem-estimate.js',
    '/widget/1.1.0/other.js',
    '/widget/1.1.0/nl.json',
    '/widget/1.1.0/valorem-estimate.nl.js',
    '/widget/v1/fr.json',
    '/widget/v1/',
    `${newest}/`,
  ])('%s is 404', async path => {
    const answer = await fetch(app.url + path)
    expect(answer.status).toBe(404)
    expect((await read(answer)).code).toBe('route_not_found')
  })

  test.each([newest, '/widget/1.1.0/valorem-estimate.js', '/widget/1.1.0/fr.json', '/widget/v1/manifest.json'])(
    'POST %s is 405',
    async path => {
      const answer = await fetch(app.url + path, { method: 'POST' })
      expect(answer.status).toBe(405)
      expect(answer.headers.get('Allow')).toBe('GET, HEAD, OPTIONS')
    },
  )

  test('is not in the OpenAPI file', () => {
    expect(readFileSync(`${root}/contract/openapi/openapi.json`, 'utf8')).not.toContain('/widget/')
  })
})
