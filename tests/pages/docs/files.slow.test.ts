import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collectionFiles } from '#contract/openapi/derived-files'
import { startApp, type TestApp } from '../../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

describe('each file is packed once for whoever reads it so', () => {
  const files = ['/openapi.json', '/docs', '/docs/fees', '/docs/valorem.postman_collection.json', '/docs/valorem.http']

  test.each([
    ...files,
    '/pages/docs.css',
    '/pages/docs.js',
    '/pages/docs-trial.js',
    '/docs/search.json',
    '/docs/estimate.json',
    '/llms-full.txt',
  ])('%s', async path => {
    const tags = new Set<string>()
    for (const coding of ['identity', 'gzip', 'br']) {
      const headers = { 'Accept-Encoding': coding }
      const answer = await fetch(app.url + path, { headers })
      await answer.arrayBuffer()
      expect(answer.headers.get('Content-Encoding') ?? 'identity').toBe(coding)
      expect(answer.headers.get('Vary')).toContain('Accept-Encoding')
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=300')
      const tag = answer.headers.get('ETag') ?? ''
      tags.add(tag)
      const again = await fetch(app.url + path, { headers: { ...headers, 'If-None-Match': tag } })
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
    expect(tags.size).toBe(3)
  })

  test('the OpenAPI file has no white space, and is the one of the repository', async () => {
    const sent = await (await fetch(`${app.url}/openapi.json`)).text()
    const file = readFileSync(new URL('../../../contract/openapi/openapi.json', import.meta.url), 'utf8')
    expect(sent).toBe(JSON.stringify(JSON.parse(file)))
  })

  test('the collections are those that the build writes', async () => {
    const files = Object.entries(collectionFiles())
    expect(files).toHaveLength(2)
    for (const [path, text] of files) {
      const name = path.slice('examples/collections/'.length)
      expect(await (await fetch(`${app.url}/docs/${name}`)).text(), name).toBe(text)
    }
  })
})
