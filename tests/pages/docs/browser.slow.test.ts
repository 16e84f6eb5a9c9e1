import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { inScheme, openBrowser, type View, type WatchedPage, watchedPage } from '../../support/browser.ts'
import { pickSample } from '../../support/long.ts'
import { guidePaths, operationPaths } from './every-page.ts'

let app: TestApp
let browser: Browser
beforeAll(async () => {
  ;[app, browser] = await Promise.all([startApp(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await app.close()
})

const paths = [
  ...guidePaths,
  ...operationPaths,
  '/docs/errors/rate_limited',
  '/docs/errors/invalid_request',
  '/docs/law/de.vat.standardRate',
  '/docs/law/LU',
  '/docs/fees/FR',
  '/docs/nothing',
  '/docs/search?q=retry',
]

const opened = async (path: string, view: View): Promise<WatchedPage> => {
  const watched = await watchedPage(browser, view)
  await watched.page.goto(app.url + path)
  return watched
}

describe('in windows of 1280 and 360 px, light and dark', () => {
  test.each(pickSample(paths, 16, 'docs'))(
    'axe finds nothing on %s, nothing overflows at its side, nothing fails',
    async path => {
      const watched = await opened(path, { width: 1280 })
      const { page, requests, failures, errors, refused } = watched
      for (const width of [1280, 360]) {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width, height: 900 })
          await inScheme(page, colorScheme)
          await expect.poll(() => page.evaluate('innerWidth')).toBe(width)
          expect(await watched.findings(), `${width} ${colorScheme}`).toEqual([])
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        }
      }
      expect([...new Set(requests.map(url => new URL(url).origin))]).toEqual([app.url])
      expect({ failures: failures.filter(url => !url.endsWith('/docs/nothing')), errors, refused }).toEqual({
        failures: [],
        errors: [],
        refused: [],
      })
      await page.close()
    },
  )
})

/** What a page shows without what its script adds: buttons, tabs, links to fields. */
const shown = ({ page }: WatchedPage): Promise<string> =>
  page.evaluate<string>(`(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const added of document.querySelectorAll('.code button, .request-tabs, .try, .field-link')) added.remove()
    for (const block of document.querySelectorAll('.requests > [role=tabpanel]')) block.hidden = false
    return document.body.innerText
  })()`)

test('without JavaScript nothing is missing but buttons, tabs and the form to try', async () => {
  const [scripted, bare] = [
    await opened('/docs/estimate', { width: 1280 }),
    await opened('/docs/estimate', { width: 1280, hasJavaScript: false }),
  ]
  expect(await scripted.page.locator('.code button').count()).toBe(await scripted.page.locator('pre').count())
  expect(await bare.page.locator('.code button').count()).toBe(0)
  expect(await shown(bare)).toBe(await shown(scripted))
})

test('a button copies what stands beside it', async () => {
  const { page } = await opened('/docs', { width: 1280 })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  // The word stands there for two seconds alone, so that the page itself has to see it.
  const button = `document.querySelector('button[aria-label="Copy: curl"]')`
  await page.evaluate(`window.copied = new Promise(resolve =>
    new MutationObserver(() => resolve(${button}.textContent)).observe(${button}, { childList: true })), 0`)
  await page.getByRole('button', { name: 'Copy: curl' }).click()
  expect(await page.evaluate('copied')).toBe('Copied')
  const line = await page.evaluate<string>('navigator.clipboard.readText()')
  expect(line).toBe(await page.locator('pre').first().textContent())
})

test('the list of pages stays in view beside a long page, and opens on a narrow one', async () => {
  const wide = await opened('/docs/fees#statuses', { width: 1280 })
  const list = wide.page.getByRole('navigation', { name: 'Documentation' })
  expect(await list.getByRole('link', { name: 'Errors' }).isVisible()).toBe(true)
  // A browser goes to the place in the address with the first picture that it draws.
  await expect.poll(async () => Math.abs((await list.boundingBox())?.y ?? Number.NaN)).toBeLessThan(0.5)
  const narrow = await opened('/docs/fees', { width: 390 })
  expect(await narrow.page.getByRole('link', { name: 'The law', exact: true }).isVisible()).toBe(false)
  await narrow.page.getByRole('button', { name: 'All pages' }).click()
  expect(await narrow.page.getByRole('link', { name: 'The law', exact: true }).isVisible()).toBe(true)
  expect(await narrow.findings()).toEqual([])
})

test('without its sheets a page would be unstyled, and these checks would see it', async () => {
  const watched = await watchedPage(browser, { width: 390 })
  await watched.page.route('**/pages/*.css', route => route.abort())
  await watched.page.goto(`${app.url}/docs/estimate`)
  expect(watched.failures).toHaveLength(2)
  expect(await watched.page.evaluate('document.documentElement.scrollWidth')).toBeGreaterThan(390)
})
