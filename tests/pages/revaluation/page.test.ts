import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#languages/registry'
import { getRevaluationTable } from '#server/pages/revaluation/revaluation-table'
import { buildPortfolioSample } from '#server/pages/revaluation/sample'
import { revaluationScripts } from '../../../server/pages/build/revaluation-scripts.ts'
import { workbookWriterScripts } from '../../../server/pages/build/workbook-scripts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { copied, nestingFaults, readPage } from '../docs/every-page.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { ACCOUNTS: 'off' } })
})
afterAll(() => app.close())

test('its programs are those that their sources make', async () => {
  const scripts = { ...(await revaluationScripts()), ...(await workbookWriterScripts()) }
  for (const [path, text] of Object.entries(scripts))
    expect(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8') === text, `${path}: npm run derive`).toBe(
      true,
    )
})

describe.each(languages)('the page in %s', code => {
  let html = ''
  beforeAll(async () => {
    html = (await readPage(app.url, `/revaluation?lang=${code}`)).html
  })

  test('says that nothing is uploaded, and what is missing without scripts', () => {
    const texts = getRevaluationTable(code)
    expect(html).toContain(`<html lang="${code}">`)
    expect(copied(html)).toContain(texts.noUpload)
    expect(copied(/<noscript>.*<\/noscript>/s.exec(html)?.[0] ?? '')).toContain(texts.noScript)
    for (const other of languages) expect(html).toContain(`href="/revaluation?lang=${other}"`)
    expect(nestingFaults(html)).toEqual([])
  })

  test('has what does not work without a script hidden until there is one', () => {
    for (const id of ['drop', 'try', 'outcome']) expect(html).toMatch(new RegExp(`id="${id}"[^>]* hidden`))
    expect(html).toContain('<script src="/revaluation.js" defer></script>')
    expect(html).not.toContain('revaluation-worker')
  })

  test('brings its texts and the sample along, and offers the sample as a file', async () => {
    const inside = (id: string) => copied(new RegExp(`<pre id="${id}" hidden>(.*?)</pre>`, 's').exec(html)?.[1] ?? '')
    expect(JSON.parse(inside('texts'))).toEqual(getRevaluationTable(code))
    expect(inside('sample')).toBe(buildPortfolioSample(code))
    const answer = await fetch(`${app.url}/revaluation/sample.csv?lang=${code}`)
    expect(answer.headers.get('Content-Disposition')).toContain('attachment')
    expect(new TextDecoder('utf-8').decode(await answer.arrayBuffer())).toBe(buildPortfolioSample(code))
  })
})

test('neither the page nor its thread may connect to anything', async () => {
  for (const path of ['/revaluation', '/revaluation-worker.js']) {
    const policy = (await fetch(app.url + path)).headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'none'")
    expect(policy).not.toContain('connect-src')
    expect(policy).not.toMatch(/\*|https?:|unsafe|blob/)
  }
})

test.each(['/revaluation/', '/Revaluation', '/revaluation/other'])('%s is 404', async path => {
  expect((await fetch(app.url + path)).status).toBe(404)
})

test('takes no POST: there is nowhere to send a file', async () => {
  const answer = await fetch(`${app.url}/revaluation`, { method: 'POST', body: 'a' })
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
})
