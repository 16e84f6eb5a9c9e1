import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxKey } from '../support/app.ts'
import { openBrowser, type WatchedPage, watchedPage } from '../support/browser.ts'
import { npm } from '../support/npm.ts'
import { openApiFile } from '../support/prism.ts'
import { newFolder, type ServiceProcess, startProcess } from '../support/process.ts'

/** A program that shows an OpenAPI file as a page: the script of its package, and the page that its own manual names. */
interface Reader {
  package: string
  script: string
  html: string
  /** Addresses that the program asks by itself, which do not belong to the file. */
  ownRequests?: RegExp
  /** Messages of the program about itself, with the reason. */
  ownMessages?: RegExp
}

const readers: readonly Reader[] = [
  {
    package: 'swagger-ui-dist@5.35.0',
    script: 'swagger-ui-bundle.js',
    html: '<div id="ui"></div><script src="/reader.js"></script><script>SwaggerUIBundle({ url: "/openapi.json", dom_id: "#ui", docExpansion: "list" })</script>',
  },
  {
    package: 'redoc@2.5.4',
    script: 'bundles/redoc.standalone.js',
    html: '<redoc spec-url="/openapi.json"></redoc><script src="/reader.js"></script>',
    ownRequests: /^https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini\.svg$/,
    // Its logo, which this test does not let it fetch.
    ownMessages: /^Failed to load resource: net::ERR_FAILED$/,
  },
  {
    package: '@scalar/api-reference@1.76.0',
    script: 'dist/browser/standalone.js',
    html: '<div id="app"></div><script src="/reader.js"></script><script>Scalar.createApiReference("#app", { url: "/openapi.json", withDefaultFonts: false, defaultOpenAllTags: true })</script>',
    // Its own check of the file takes no `exclusiveMinimum` with decimals (the discount rate); it shows the operation whole.
    ownMessages: /^document validation errors: |^\[Object, Object, Object\]$/,
  },
]

let browser: Browser
let folder: string
let service: ServiceProcess
beforeAll(async () => {
  ;[browser, folder] = await Promise.all([openBrowser(), newFolder()])
  service = await startProcess({ DATA_DIR: await newFolder() })
}, 600_000)
afterAll(async () => {
  await browser.close()
  await service.end('SIGTERM')
})

/** The script of a package, out of its archive alone: what else a package depends on is bundled. */
const readScript = async ({ package: name, script }: Reader): Promise<string> => {
  const { stdout } = await npm(['pack', '--silent', name], folder)
  const { stdout: text } = await promisify(execFile)(
    'tar',
    ['-xOf', join(folder, stdout.trim()), `package/${script}`],
    {
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  return text
}

/** Opens a reader at the address of the service; other machines are not asked. */
const openReader = async (reader: Reader): Promise<WatchedPage & { foreign: string[] }> => {
  const script = await readScript(reader)
  const watched = await watchedPage(browser, { width: 1280 })
  const foreign: string[] = []
  await watched.page.route('**/*', route => {
    const { origin, pathname } = new URL(route.request().url())
    if (origin !== service.url) {
      foreign.push(route.request().url())
      return route.abort()
    }
    if (pathname === '/reader') {
      return route.fulfill({ body: `<!doctype html><meta charset="utf-8">${reader.html}`, contentType: 'text/html' })
    }
    return pathname === '/reader.js'
      ? route.fulfill({ body: script, contentType: 'text/javascript' })
      : route.continue()
  })
  await watched.page.goto(`${service.url}/reader`)
  return { ...watched, foreign }
}

interface Operation {
  operationId?: string
  summary?: string
}

/** Summaries of all operations of the file. */
const listSummaries = async (): Promise<string[]> => {
  const { paths } = JSON.parse(await readFile(openApiFile, 'utf8')) as {
    paths: Record<string, Record<string, Operation>>
  }
  return Object.values(paths)
    .flatMap(path => Object.values(path))
    .flatMap(({ operationId, summary }) => (operationId && summary ? [summary] : []))
}

describe.each(readers.map(reader => [reader.package, reader] as const))('%s', (_, reader) => {
  test('shows every operation, without an error', async () => {
    const { page, errors, said, foreign } = await openReader(reader)
    const summaries = await listSummaries()
    expect(summaries.length).toBeGreaterThan(40)
    await expect
      .poll(
        async () => {
          const text = await page.evaluate<string>('document.body.innerText')
          return summaries.filter(summary => !text.includes(summary))
        },
        { timeout: 120_000 },
      )
      .toEqual([])
    expect(errors).toEqual([])
    expect(said.filter(message => !reader.ownMessages?.test(message))).toEqual([])
    expect(foreign.filter(url => !reader.ownRequests?.test(url))).toEqual([])
    await page.context().close()
  })
})

test('Swagger UI sends the example of an estimate to the service, with a key', async () => {
  const [reader] = readers
  if (!reader) throw new Error('There is no reader.')
  const { page } = await openReader(reader)
  // The first server of the file is the own machine, with its port as a variable.
  await page.locator('.computed-url').waitFor()
  await page.locator('.servers input').fill(new URL(service.url).port)
  await page.getByRole('button', { name: 'Authorize' }).first().click()
  const apiKey = page.locator('form').filter({ has: page.locator('#api_key_value'), hasText: 'X-API-Key' })
  await apiKey.locator('#api_key_value').fill(sandboxKey)
  await apiKey.getByRole('button', { name: 'Apply credentials' }).click()
  await page.getByRole('button', { name: 'Close' }).first().click()
  const operation = page.locator('#operations-Estimation-estimateApartment')
  await operation.getByRole('button').first().click()
  await operation.getByRole('button', { name: 'Try it out' }).click()
  const answered = page.waitForResponse(answer => answer.url().endsWith('/api/v1/estimation'))
  await operation.getByRole('button', { name: 'Execute' }).click()
  const answer = await answered
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toMatchObject({ success: true })
  await page.context().close()
})
