import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts } from '#languages/derived/back-test'
import { languages } from '#languages/registry'
import { parseSourceTables, readPriceTexts } from '#server/adapters/price-tables/price-tables'
import { getBackTestTable } from '#server/pages/back-test/back-test-table'
import { buildSampleCsv } from '#server/pages/back-test/sample'
import { backTestScripts } from '../../../server/pages/build/back-test-scripts.ts'
import { workbookReaderScripts } from '../../../server/pages/build/workbook-scripts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { copied, nestingFaults, readPage } from '../docs/every-page.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { ACCOUNTS: 'off' } })
})
afterAll(() => app.close())

const scripts = { ...(await backTestScripts()), ...(await workbookReaderScripts()) }

test('its programs are those that their sources make', () => {
  for (const [path, text] of Object.entries(scripts))
    expect(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8') === text, `${path}: npm run derive`).toBe(
      true,
    )
})

describe.each(languages)('the page in %s', code => {
  let html = ''
  beforeAll(async () => {
    html = (await readPage(app.url, `/backtest?lang=${code}`)).html
  })

  test('says that nothing is uploaded, and what is missing without scripts', () => {
    expect(html).toContain(`<html lang="${code}">`)
    expect(copied(html)).toContain(texts[code].noUpload)
    expect(copied(/<noscript>.*<\/noscript>/s.exec(html)?.[0] ?? '')).toContain(texts[code].noScript)
    for (const other of languages) expect(html).toContain(`href="/backtest?lang=${other}"`)
    expect(nestingFaults(html)).toEqual([])
  })

  test('has what does not work without a script hidden until there is one', () => {
    for (const id of ['drop', 'try', 'outcome']) expect(html).toMatch(new RegExp(`id="${id}"[^>]* hidden`))
    expect(html).toContain('<script src="/backtest.js" defer></script>')
    expect(html).not.toContain('backtest-worker')
  })

  test('brings its texts and the sample along, so that nothing is asked for', () => {
    const inside = (id: string) => copied(new RegExp(`<pre id="${id}" hidden>(.*?)</pre>`, 's').exec(html)?.[1] ?? '')
    expect(JSON.parse(inside('texts'))).toEqual(getBackTestTable(code))
    expect(inside('sample')).toBe(buildSampleCsv(code))
  })

  test('offers the sample as a file in its language', async () => {
    const answer = await fetch(`${app.url}/backtest/sample.csv?lang=${code}`)
    expect(answer.headers.get('Content-Type')).toContain('text/csv')
    expect(answer.headers.get('Content-Disposition')).toContain('attachment')
    expect(new TextDecoder('utf-8').decode(await answer.arrayBuffer())).toBe(buildSampleCsv(code))
  })
})

test('neither the page nor its thread may connect to anything', async () => {
  for (const path of ['/backtest', '/backtest-worker.js']) {
    const policy = (await fetch(app.url + path)).headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'none'")
    expect(policy).not.toContain('connect-src')
    expect(policy).not.toMatch(/\*|https?:|unsafe/)
  }
})

test('its thread has the tables of the running service before its program', async () => {
  const text = await (await fetch(`${app.url}/backtest-worker.js`)).text()
  const [first = ''] = text.split('\n', 1)
  const tables = parseSourceTables(readPriceTexts(fileURLToPath(new URL('../../../server/data', import.meta.url))))
  expect(JSON.parse(first.replace('const priceTables=', ''))).toEqual(JSON.parse(JSON.stringify(tables)))
  // With the tables, as a browser loads it.
  expect(gzipSync(text).length).toBeLessThan(64 * 1024)
})

test.each(['/backtest/', '/Backtest', '/backtest/other'])('%s is 404', async path => {
  expect((await fetch(app.url + path)).status).toBe(404)
})

test('takes no POST: there is nowhere to send a file', async () => {
  const answer = await fetch(`${app.url}/backtest`, { method: 'POST', body: 'a' })
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
})
