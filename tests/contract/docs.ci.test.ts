import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#contract/openapi/operations'
import { tags } from '#contract/shared/tags'
import { startApp, type TestApp } from '../support/app.ts'
import { openBrowser, type WatchedPage, watchedPage } from '../support/browser.ts'
import { document } from './document.ts'

let app: TestApp
let browser: Browser
beforeAll(async () => {
  ;[app, browser] = await Promise.all([startApp(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await app.close()
})

const wide = { width: 1280, height: 900 }
const narrow = { width: 390, height: 844 }

const opened = async (viewport: typeof wide): Promise<WatchedPage> => {
  const watched = await watchedPage(browser, viewport)
  await watched.page.goto(`${app.url}/docs`)
  await watched.page
    .getByRole('heading', { name: operations[0]?.summary ?? '' })
    .first()
    .waitFor()
  return watched
}

/** Font of the title as the browser draws it; Times is what a page without styles has. */
const titleFont = ({ page }: WatchedPage): Promise<string> =>
  page.evaluate<string>(`getComputedStyle(document.querySelector('h1')).fontFamily`)

describe('/docs in a browser', () => {
  test('shows title, description, tags and every operation with its path', async () => {
    const { page } = await opened(wide)
    expect(await page.title()).toBe('Valorem API')
    expect(await page.locator('h1').first().innerText()).toBe(document.info.title)
    const text = await page.locator('body').innerText()
    expect(text).toContain(document.info.description?.slice(0, 60))
    for (const { name } of Object.values(tags)) expect(text).toContain(name)
    for (const { path, summary } of operations) {
      expect(text).toContain(path)
      // An operation far down is drawn when somebody goes there.
      await page.locator('aside').getByText(summary).first().click()
      await page.getByRole('heading', { name: summary }).first().waitFor()
    }
    await page.close()
  })

  test('is styled, with its menu on the left of a wide window', async () => {
    const watched = await opened(wide)
    expect(await titleFont(watched)).not.toMatch(/^"?Times/)
    const menu = await watched.page.locator('aside').first().boundingBox()
    expect(menu).toMatchObject({ x: 0, y: 0, height: wide.height })
    expect(menu?.width).toBeLessThan(wide.width / 3)
    await watched.page.close()
  })

  test('without its stylesheet it would be unstyled, and these checks would see it', async () => {
    const watched = await watchedPage(browser, wide)
    await watched.page.route('**/docs/style.css', route => route.abort())
    await watched.page.goto(`${app.url}/docs`)
    await watched.page.locator('h1').first().waitFor()
    expect(await titleFont(watched)).toMatch(/^"?Times/)
    expect(watched.failures).toEqual([`${app.url}/docs/style.css`])
    await watched.page.close()
  })

  test('fits a narrow window: nothing overflows at its side', async () => {
    const watched = await opened(narrow)
    expect(await titleFont(watched)).not.toMatch(/^"?Times/)
    expect(await watched.page.evaluate('document.documentElement.scrollWidth')).toBe(narrow.width)
    expect(await watched.page.locator('h1').first().isVisible()).toBe(true)
    await watched.page.close()
  })

  test.each([
    ['wide', wide],
    ['narrow', narrow],
  ] as const)('asks nobody else, and nothing fails, in a %s window', async (_name, viewport) => {
    const { page, requests, failures, errors } = await opened(viewport)
    const last = page.getByRole('heading', { name: operations.at(-1)?.summary ?? '' }).first()
    // An operation is drawn as it comes into view.
    const isDrawn = async (): Promise<boolean> => {
      await page.evaluate('scrollBy(0, innerHeight / 2)')
      return last.isVisible()
    }
    await expect.poll(isDrawn, { timeout: 60_000, interval: 100 }).toBe(true)
    expect([...new Set(requests.map(url => new URL(url).origin))]).toEqual([app.url])
    expect(requests.map(url => new URL(url).pathname)).toContain('/openapi.json')
    expect({ failures, errors }).toEqual({ failures: [], errors: [] })
    await page.close()
  })

  test('no script is refused by the policy but the probe whether `Function` may be called, which is caught', async () => {
    const { page, refused } = await opened(wide)
    // Styles that scripts write into the page are refused too; the linked stylesheet replaces them.
    const others = refused.filter(refusal => !/^style-src(-elem|-attr)? inline$/.test(refusal))
    expect([...new Set(others)]).toEqual(['script-src eval'])
    await page.close()
  })
})
