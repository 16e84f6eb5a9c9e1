import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { openBrowser, type View, type WatchedPage, watchedPage } from '../../support/browser.ts'

let app: TestApp
let browser: Browser
beforeAll(async () => {
  ;[app, browser] = await Promise.all([startApp(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await app.close()
})

const opened = async (view: View, path = '/docs'): Promise<WatchedPage> => {
  const watched = await watchedPage(browser, view)
  await watched.page.goto(app.url + path)
  return watched
}

/** Types a question from anywhere on the page, with the keyboard alone; gives what is listed. */
const ask = async (page: Page, question: string): Promise<string[]> => {
  await page.keyboard.press('/')
  await page.keyboard.type(question)
  await page.locator('#found [role=option]').first().waitFor()
  return page.evaluate<string[]>(
    "[...document.querySelectorAll('#found [role=option]')].map(option => option.dataset.path)",
  )
}

/** What a newcomer asks, a page among the first three, and what it says there. */
const questions: readonly (readonly [question: string, page: string, says: string])[] = [
  ['how do I retry', '/docs/sdk#retries', 'Every POST sends an Idempotency-Key, the same with all its attempts'],
  ['what is quota_exceeded', '/docs/errors/daily_quota_exhausted', 'What mends it'],
  ['how is the registration duty calculated', '/docs/acquisitionCosts', 'registration'],
  ['how do I mock a 429', '/docs/scenarios', 'rate_limited; times=2; retry-after=1'],
  ['how do I embed', '/docs/embedding', 'Two lines in the page'],
]

describe('a question of a newcomer is answered in two steps', () => {
  test.each(questions)('%s: typed, and a result followed by keys', async (question, path, says) => {
    const { page, errors, refused } = await opened({ width: 1280 })
    const place = (await ask(page, question)).slice(0, 3).indexOf(path)
    expect(place).toBeGreaterThanOrEqual(0)
    for (let step = 0; step <= place; step += 1) await page.keyboard.press('ArrowDown')
    await Promise.all([page.waitForURL(app.url + path), page.keyboard.press('Enter')])
    expect(await page.locator('main').innerText()).toContain(says)
    expect({ errors, refused }).toEqual({ errors: [], refused: [] })
    await page.close()
  })

  test.each(questions)('%s: without a script by the page of the search', async (question, path, says) => {
    const { page } = await opened({ width: 1280, hasJavaScript: false })
    const field = page.getByRole('textbox', { name: 'Search the documentation' })
    await field.fill(question)
    await field.press('Enter')
    await page.locator('.results').waitFor()
    const link = page.locator('.results a').nth(0)
    expect(await link.isVisible()).toBe(true)
    await page.locator(`.results li:nth-child(-n + 3) a[href="${path}"]`).click()
    await page.waitForURL(app.url + path)
    expect(await page.locator('main').innerText()).toContain(says)
    await page.close()
  })
})

describe('the field of the search', () => {
  test.each([
    [1280, 'light'],
    [1280, 'dark'],
    [360, 'light'],
    [360, 'dark'],
  ] as const)('axe finds nothing with its list open at %i px, %s', async (width, scheme) => {
    const watched = await opened({ width, scheme })
    await ask(watched.page, 'quota')
    await watched.page.keyboard.press('ArrowDown')
    expect(await watched.findings()).toEqual([])
    expect(await watched.page.evaluate('document.documentElement.scrollWidth')).toBe(width)
    await watched.page.close()
  })

  test('says what is chosen, closes with Escape, and goes round', async () => {
    const { page } = await opened({ width: 1280 })
    const field = page.getByRole('combobox', { name: 'Search the documentation' })
    const count = (await ask(page, 'estimate')).length
    expect(await field.getAttribute('aria-expanded')).toBe('true')
    expect(await field.getAttribute('aria-activedescendant')).toBeNull()
    await page.keyboard.press('ArrowUp')
    expect(await field.getAttribute('aria-activedescendant')).toBe(`found-${count - 1}`)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await field.getAttribute('aria-activedescendant')).toBe('found-0')
    expect(await page.locator('#found-0').getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('Escape')
    expect(await page.locator('#found').isVisible()).toBe(false)
    expect(await field.inputValue()).toBe('estimate')
    // A slash in a question is a letter of it.
    await page.keyboard.type('/')
    expect(await field.inputValue()).toBe('estimate/')
    await page.close()
  })

  test('fetches the index with its first use and no sooner; where that fails, the page of the search answers', async () => {
    const { page, requests } = await opened({ width: 1280 })
    const asked = (): number => requests.filter(url => url.endsWith('/docs/search.json')).length
    expect(asked()).toBe(0)
    await ask(page, 'price')
    expect(asked()).toBe(1)
    await page.close()
    const broken = await opened({ width: 1280 })
    await broken.page.route('**/docs/search.json', route => route.abort())
    await broken.page.keyboard.press('/')
    await broken.page.keyboard.type('price')
    await Promise.all([broken.page.waitForURL(`${app.url}/docs/search?q=price`), broken.page.keyboard.press('Enter')])
    expect(await broken.page.locator('.results li').count()).toBeGreaterThan(2)
    await broken.page.close()
  })
})

test('a link to a field leads to its row, by pointer and by keys', async () => {
  const { page } = await opened({ width: 1280 }, '/docs/estimate')
  const link = page.getByRole('link', { name: 'Link to surface', exact: true })
  const opacity = (): Promise<string> =>
    page.evaluate<string>("getComputedStyle(document.querySelector('#request-surface .field-link')).opacity")
  expect(await opacity()).toBe('0')
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  expect(await opacity()).toBe('1')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${app.url}/docs/estimate#request-surface`)
  expect(await page.locator('tr:target').innerText()).toContain('Living area')
  await page.close()
})

test('the language of one request is that of all on the page, chosen by keys too', async () => {
  const { page } = await opened({ width: 1280 }, '/docs/estimate')
  await page.getByRole('tab', { name: 'Python' }).first().click()
  expect(await page.getByText('import urllib.request').first().isVisible()).toBe(true)
  await page.keyboard.press('ArrowRight')
  const selected = page.locator('.requests [role=tab][aria-selected=true]')
  expect(new Set(await selected.allTextContents())).toEqual(new Set(['PHP']))
  expect(await selected.count()).toBeGreaterThan(1)
  await page.close()
})
