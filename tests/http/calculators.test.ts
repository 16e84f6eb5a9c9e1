import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from '#languages/registry'
import { calculatorRelease } from '../../sdk/calculator-release.ts'
import { widgetSizes } from '../../sdk/widget-size.ts'
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
const manifest = async (): Promise<{ version: string; files: Told[] }> =>
  (await (await fetch(`${app.url}/widget/v1/calculators.json`)).json()) as { version: string; files: Told[] }

test('the files are those that their sources make, byte for byte', async () => {
  for (const [path, text] of Object.entries(await calculatorRelease()))
    expect(readFileSync(`${root}/${path}`, 'utf8') === text, `${path}: run npm run derive`).toBe(true)
})

test('each file of the manifest is served for ever to any origin, with the figures that are told', async () => {
  for (const { path, ...told } of (await manifest()).files) {
    const answer = await fetch(app.url + path)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(told, path).toEqual({
      integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
      ...{ bytes: bytes.length, gzipBytes: gzipSync(bytes, { level: 9 }).length },
    })
  }
})

test('the loader is served for an hour by the major version, and is at most 2 KiB', async () => {
  const answer = await fetch(`${app.url}/widget/v1/valorem-calculators.js`)
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600, stale-while-revalidate=86400')
  expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  expect((await answer.arrayBuffer()).byteLength).toBeLessThanOrEqual(2048)
})

test('one calculator is at most 20 KiB for a visitor, and all four elements 45 KiB', async () => {
  const sizes = new Map((await manifest()).files.map(({ path, gzipBytes }) => [path.split('/').at(-1), gzipBytes]))
  const of = (name: string): number => sizes.get(name) ?? Number.NaN
  const texts = Math.max(...languages.map(code => of(`calculators.${code}.json`)))
  const names = ['costs', 'mortgage', 'gains']
  const shared = of('valorem-calculators.js') + of('calculators-shared.js') + texts
  for (const name of names) {
    expect(shared + of(`calculator-${name}.js`), name).toBeLessThanOrEqual(20 * 1024)
    expect(of(`valorem-${name}.js`) + texts, name).toBeLessThanOrEqual(20 * 1024)
  }
  const estimate = await widgetSizes()
  const four =
    shared +
    names.reduce((sum, name) => sum + of(`calculator-${name}.js`), 0) +
    estimate.script +
    Math.max(...Object.values(estimate.languages))
  expect(four).toBeLessThanOrEqual(45 * 1024)
})
