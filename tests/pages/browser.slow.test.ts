import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { openBrowser, watchedPage } from '../support/browser.ts'

let app: TestApp
let browser: Browser
beforeAll(async () => {
  ;[app, browser] = await Promise.all([startApp(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await app.close()
})

/** Whether what has the focus shows it by an outline that can be seen. */
const focusIsSeen = `(() => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement)
  return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
})()`

test('by the keyboard alone: the skip link, then every field of the sign-in, each with a focus that is seen', async () => {
  const { page } = await watchedPage(browser, { width: 1280, language: 'en' })
  await page.goto(`${app.url}/sign-in`)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Skip to the content')
  await page.keyboard.press('Enter')
  // The browser follows the link after it has told of the key: a key before that would go on from the link.
  await page.waitForFunction(`document.activeElement.id === 'main'`)
  const names: string[] = []
  for (let stops = 0; stops < 5; stops += 1) {
    await page.keyboard.press('Tab')
    names.push(await focused(page))
    expect(await page.evaluate(focusIsSeen)).toBe(true)
  }
  expect(names).toEqual(['email', 'password', 'Sign in', 'Forgot your password?', 'Create an account'])
  await page.close()
})

const focused = (page: Page): Promise<string> =>
  page.evaluate<string>(`document.activeElement.name || document.activeElement.textContent`)

test('a form from another site is refused in the browser, one of ours is not', async () => {
  const watched = await watchedPage(browser, { width: 1280, language: 'en' })
  const { page } = watched
  await page.route('http://evil.example/', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${app.url}/sign-in"><input name="email" value="a"><button>Go</button></form>`,
    }),
  )
  await page.goto('http://evil.example/')
  await page.getByRole('button', { name: 'Go' }).click()
  expect(await page.locator('main').innerText()).toContain('did not come from our own page')
  await page.goto(`${app.url}/sign-in`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  expect(await page.getByRole('alert').innerText()).toContain('Please fill this in.')
  await page.close()
})
