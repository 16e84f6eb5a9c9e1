import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildAreaRelease, buildCalculatorRelease } from '../../sdk/elements/build/file-release.ts'
import { root } from '../architecture/sources.ts'
import { startApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

interface Told {
  path: string
  integrity: string
  bytes: number
  gzipBytes: number
}
const manifest = async (table: string): Promise<{ version: string; files: Told[] }> =>
  (await (await fetch(`${app.url}/widget/v1/${table}`)).json()) as { version: string; files: Told[] }

test('the files are those that their sources make, byte for byte', async () => {
  for (const [path, text] of Object.entries({
    ...(await buildCalculatorRelease()),
    ...(await buildAreaRelease()),
  }))
    expect(readFileSync(`${root}/${path}`, 'utf8') === text, `${path}: run npm run derive`).toBe(true)
})

test.each(['calculators.json', 'area.json'])(
  'each file of the manifest %s is served for ever to any origin, with the figures that are told',
  async table => {
    for (const { path, ...told } of (await manifest(table)).files) {
      const answer = await fetch(app.url + path)
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(told, path).toEqual({
        integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
        ...{ bytes: bytes.length, gzipBytes: gzipSync(bytes, { level: 9 }).length },
      })
    }
  },
)

test.each([
  ['valorem-calculators.js', 'calculator-'],
  ['valorem-area.js', 'valorem-area'],
])('%s is served for an hour by the major version', async (file, part) => {
  const answer = await fetch(`${app.url}/widget/v1/${file}`)
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600, stale-while-revalidate=86400')
  expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  expect(await answer.text()).toContain(part)
})
