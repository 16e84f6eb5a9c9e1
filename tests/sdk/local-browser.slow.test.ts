import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cases } from '../domain/estimation/cases.ts'
import { openBrowser, watchedPage } from '../support/browser.ts'

let browser: Browser
let service: string
beforeAll(async () => {
  const entry = fileURLToPath(import.meta.resolve('@valorem/sdk/local'))
  const bundled = build({ entryPoints: [entry], bundle: true, format: 'esm', minify: true, write: false })
  ;[
    browser,
    {
      outputFiles: [{ text: service } = { text: '' }],
    },
  ] = await Promise.all([openBrowser(), bundled])
})
afterAll(() => browser.close())

const origin = 'https://offline.example'

const offlinePage = (): string => readFileSync(new URL('../../examples/offline/page.html', import.meta.url), 'utf8')

/** What browsers of three years ago did not have yet. */
const older = `
for (const [owner, name] of [[Map, 'groupBy'], [Object, 'groupBy'], [Promise, 'withResolvers'], [Array, 'fromAsync']]) {
  delete owner[name]
}`

/** A worker of the page, which asks the service in its own thread. */
const worker = `
import './older.js'
import { localFetch } from './valorem-local.js'
const valorem = localFetch({ today: '2026-11-21' })
addEventListener('unhandledrejection', ({ reason }) => postMessage({ status: String(reason) }))
onmessage = async ({ data: body }) => {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await valorem('https://valorem.local/api/v1/estimation', { method: 'POST', headers, body })
  postMessage({ status: answer.status, body: await answer.json() })
}`

/** A page that asks for itself and keeps what its policy forbade. */
const watching = `
const refusals = []
document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => refusals.push(violatedDirective + ' ' + sample))
const { localFetch } = await import('./valorem-local.js')
const headers = { 'Content-Type': 'application/json' }
const body = JSON.stringify({ commune: 'Mamer', surface: 80 })
const answer = await localFetch()('https://valorem.local/api/v1/estimation', { method: 'POST', headers, body })
// A planted one, which shows that refusals come here, and that none before it is still on its way.
try { new Function('') } catch {}
await new Promise(resolve => setTimeout(resolve, 0))
document.title = JSON.stringify({ status: answer.status, refusals })`

/** Policies under which a text may not become code without a word to who watches the page. */
const policies = ["require-trusted-types-for 'script'", "script-src 'self'"]

const opened = async (policy = '', html = offlinePage()) => {
  const watched = await watchedPage(browser, { width: 800 })
  const files: Record<string, [body: string, contentType: string]> = {
    '/': [html, 'text/html'],
    '/valorem-local.js': [service, 'text/javascript'],
    '/older.js': [older, 'text/javascript'],
    '/worker.js': [worker, 'text/javascript'],
    '/watching.js': [watching, 'text/javascript'],
  }
  await watched.page.route('**/*', async (route, request) => {
    const [body, contentType] = files[new URL(request.url()).pathname] ?? ['', 'text/plain']
    const headers = { 'Content-Type': `${contentType}; charset=utf-8`, 'Content-Security-Policy': policy }
    await route.fulfill({ body, headers })
  })
  await watched.page.goto(`${origin}/`)
  return watched
}

test('the page of examples/offline estimates after the network is gone, and asks nobody', async () => {
  const { page, requests, errors } = await opened()
  await page.waitForLoadState('networkidle')
  const before = requests.length
  await page.context().setOffline(true)
  await page.getByRole('button').click()
  const status = page.getByRole('status')
  await expect.poll(() => status.textContent()).toMatch(/^\d+ to \d+ EUR$/)
  await page.getByLabel('Municipality').fill('Ettelbrik')
  await page.getByRole('button').click()
  await expect.poll(() => status.textContent()).toMatch(/municipality/i)
  expect(requests.slice(before)).toEqual([])
  expect(errors).toEqual([])
})

test('a worker of a page estimates the worked examples, in a browser of three years ago too', async () => {
  const { page, errors } = await opened()
  for (const { input, data } of cases) {
    // A text, since it runs in the page, which this program has no types of.
    const answer = await page.evaluate(`new Promise((resolve, reject) => {
      const worker = new Worker('/worker.js', { type: 'module' })
      worker.onmessage = ({ data }) => resolve(data)
      worker.onerror = event => reject(new Error(event.message))
      worker.postMessage(${JSON.stringify(JSON.stringify(input))})
    })`)
    expect(answer).toMatchObject({ status: 200, body: { success: true, data } })
  }
  expect(errors).toEqual([])
})

test.each(policies)('under the policy %s a page calculates, and nothing is refused on the way', async policy => {
  const { page } = await opened(policy, '<script type="module" src="/watching.js"></script>')
  await expect.poll(() => page.title()).not.toBe('')
  const { status, refusals } = JSON.parse(await page.title())
  expect(status).toBe(200)
  // The planted one alone.
  expect(refusals).toEqual([expect.stringMatching(/^(require-trusted-types-for|script-src) /)])
})
