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

const opened = async () => {
  const watched = await watchedPage(browser, { width: 800 })
  const html = readFileSync(new URL('../../examples/offline/page.html', import.meta.url), 'utf8')
  const files: Record<string, [body: string, contentType: string]> = {
    '/': [html, 'text/html'],
    '/valorem-local.js': [service, 'text/javascript'],
    '/older.js': [older, 'text/javascript'],
    '/worker.js': [worker, 'text/javascript'],
  }
  await watched.page.route('**/*', async (route, request) => {
    const [body, contentType] = files[new URL(request.url()).pathname] ?? ['', 'text/plain']
    await route.fulfill({ body, contentType: `${contentType}; charset=utf-8` })
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
