import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildGoldenIndex } from '#contract/openapi/golden-index'
import { startApp, type TestApp } from '../support/app.ts'
import { goldenFiles, goldenFolder } from './corpus.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const names = ['index.json', 'schema.json', ...Object.keys(goldenFiles).map(operation => `${operation}.json`)]
const get = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${app.url}/golden/${name}`, { method, headers: { 'Accept-Encoding': 'identity', ...headers } })

describe.each(names)('/golden/%s', name => {
  test('is the file, byte for byte, without a credential', async () => {
    const answer = await get(name)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('application/json')
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=300')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(readFileSync(new URL(name, goldenFolder)))
  })

  test.each(['identity', 'gzip', 'br'])('in %s has a tag of its own, which spares the transfer', async coding => {
    const tag = (await get(name, { 'Accept-Encoding': coding })).headers.get('ETag') ?? ''
    expect(tag.endsWith(coding === 'identity' ? '"' : `-${coding}"`)).toBe(true)
    const again = await get(name, { 'Accept-Encoding': coding, 'If-None-Match': tag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  test('is read, not written', async () => {
    expect((await get(name, {}, 'HEAD')).status).toBe(200)
    const refused = await get(name, {}, 'POST')
    expect([refused.status, refused.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })
})

test.each(['', 'run.mjs', 'README.md', 'estimateBatch.json', 'fees', '..%2fcollections%2fvalorem.http'])(
  '/golden/%s is no file of the corpus',
  async name => {
    expect((await get(name)).status).toBe(404)
  },
)

test('the index lists what is served, with its hash', async () => {
  expect(await (await get('index.json')).text()).toBe(buildGoldenIndex())
})
