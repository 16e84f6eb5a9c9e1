import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#languages/registry'
import { startApp, type TestApp } from '../support/app.ts'
import { openBrowser, watchedPage } from '../support/browser.ts'
import { pickSample } from '../support/long.ts'
import { ask, inState } from '../support/widget-host.ts'
import { signedUp } from './visitor.ts'

let app: TestApp
let browser: Browser
beforeAll(async () => {
  ;[app, browser] = await Promise.all([startApp({ env: { TRUST_PROXY: '1' } }), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await app.close()
})

const code = (page: Page, tab: string) => page.locator(`#code-${tab} code`)

/** Sets the controls, and expects preview and code to follow. */
const followsControls = async (page: Page, prefix = ''): Promise<void> => {
  await page.locator(`#${prefix}language`).selectOption('lb')
  await page.locator(`#${prefix}theme`).selectOption('dark')
  await page.locator(`#${prefix}agency`).fill('Agence "Belair" & <Co>')
  await page.locator(`#${prefix}privacyUrl`).fill('https://agency.example/privacy')
  const policy = page.locator('#policy')
  await page.locator(`#${prefix}leadAction`).fill('https://forms.example/leads?to=us')
  expect(await policy.textContent()).toBe(`script-src ${app.url}; connect-src ${app.url}`)
  await page.locator(`#${prefix}contact`).check()
  expect(await policy.textContent()).toBe(`script-src ${app.url}; connect-src ${app.url} https://forms.example`)
  await page.locator(`#${prefix}leadAction`).fill('/leads')
  expect(await policy.textContent()).toBe(`script-src ${app.url}; connect-src ${app.url}`)
  await page.locator(`#${prefix}accent`).fill('#aa3300')
  await page.locator('valorem-estimate h2').getByText('Wat ass Ären Appartement wäert?').waitFor()
  const html = (await code(page, 'html').textContent()) ?? ''
  for (const part of ['/widget/v1/valorem-estimate.lb.js', 'lang="lb"']) expect(html).toContain(part)
  // In the account all but the language reaches the website without new code; the preview shows it before it is saved.
  const isLive = prefix !== ''
  for (const part of [
    ...['theme="dark"', 'agency="Agence &quot;Belair&quot; &amp; &lt;Co&gt;"', 'lead="result"'],
    'valorem-estimate { --valorem-accent: #aa3300 }',
  ])
    expect(html.includes(part)).toBe(!isLive)
  const preview = page.locator('valorem-estimate')
  expect(await preview.getAttribute('theme')).toBe('dark')
  expect(await preview.getAttribute('agency')).toBe('Agence "Belair" & <Co>')
  expect(await preview.evaluate(element => element.style.getPropertyValue('--valorem-accent'))).toBe('#aa3300')
  await page.locator('#tab-html').focus()
  await page.keyboard.press('ArrowRight')
  expect(await page.locator('#code-html').isVisible()).toBe(false)
  // The hash comes from the service, which may answer later than the other codes are written.
  await expect
    .poll(() => code(page, 'hash').textContent())
    .toMatch(/valorem-estimate\.lb\.js" integrity="sha384-[\w+/]{64}" crossorigin="anonymous"/)
  await page.keyboard.press('ArrowRight')
  expect(await code(page, 'wordpress').textContent()).toContain('wp_enqueue_script')
  await page.keyboard.press('ArrowRight')
  const react = (await code(page, 'react').textContent()) ?? ''
  expect(react).toContain(`base-url="${app.url}"`)
  const styled = /<style>\{'valorem-estimate \{ --valorem-accent: #aa3300 \}'\}<\/style>\n +<valorem-estimate /
  expect(styled.test(react)).toBe(!isLive)
  // Who meets a script that is blocked sees the way to the agency here too.
  expect(react).toContain('><a href="/contact">')
  await page.keyboard.press('ArrowRight')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.locator('#copy').click()
  await page.locator('#copied').filter({ hasText: /\w/ }).waitFor()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(html)
}

describe('the demonstration', () => {
  test.each(pickSample(languages, 2, 'embed'))(
    'in %s: the element works under the strict policy, and axe finds nothing',
    async lang => {
      const { page, findings, refused, errors, failures, said, requests } = await watchedPage(browser, { width: 1280 })
      await page.goto(`${app.url}/demo?lang=${lang}`)
      await inState(page, 'idle')
      expect(await findings()).toEqual([])
      await ask(page, 'Mamer', '80')
      await inState(page, 'result')
      expect(await page.locator('#events li').allInnerTexts()).toEqual([
        expect.stringContaining('valorem-estimate {'),
        expect.stringContaining('valorem-ready {}'),
      ])
      expect(await findings()).toEqual([])
      expect({ refused, errors, failures, said }).toEqual({ refused: [], errors: [], failures: [], said: [] })
      expect(requests.filter(url => !url.startsWith(app.url) && !url.startsWith('data:'))).toEqual([])
      await page.close()
      app.clock.now = new Date(app.clock.now.getTime() + 61_000)
    },
  )

  test('preview and code follow the controls', async () => {
    const { page, errors, refused } = await watchedPage(browser, { width: 1280 })
    await page.goto(`${app.url}/demo?lang=en`)
    await inState(page, 'idle')
    await followsControls(page)
    expect({ errors, refused }).toEqual({ errors: [], refused: [] })
    await page.close()
  })

  test('where the browser has no clipboard, no button for copying is offered', async () => {
    const { page, errors } = await watchedPage(browser, { width: 1280 })
    await page.addInitScript(`Object.defineProperty(navigator, 'clipboard', { value: undefined })`)
    await page.goto(`${app.url}/demo?lang=en`)
    await page.locator('#controls').waitFor()
    await page.locator('#code-hash code').filter({ hasText: 'integrity' }).waitFor({ state: 'attached' })
    expect(await page.locator('#copy').isVisible()).toBe(false)
    expect(await page.locator('#code-html').isVisible()).toBe(true)
    expect(errors).toEqual([])
    await page.close()
  })

  test.each([
    [320, 'dark'],
    [320, 'light'],
  ] as const)('at %i px, %s, nothing is wider than the window', async (width, scheme) => {
    const { page, findings } = await watchedPage(browser, { width, scheme })
    await page.goto(`${app.url}/demo?lang=de`)
    await inState(page, 'idle')
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    expect(await findings()).toEqual([])
    await page.close()
  })
})

test('the page of the account: preview with the real key, controls, test of the key that works and of one that is revoked', async () => {
  const ada = await signedUp(app, 'ada@agency.example')
  const wish = { name: 'Pages', kind: 'publishable', tier: 'free', origins: 'https://agency.lu', creation: 'one' }
  await ada.post('/account/keys', wish)
  const { page, findings, refused, errors } = await watchedPage(browser, { width: 1280, language: 'en' })
  await page.context().addCookies(
    ada
      .cookie()
      .split('; ')
      .map(pair => ({ name: pair.split('=')[0] ?? '', value: pair.slice(pair.indexOf('=') + 1), url: app.url })),
  )
  await page.goto(`${app.url}/account/embed`)
  await inState(page, 'idle')
  expect(await findings()).toEqual([])
  await followsControls(page, 'embed-')
  const tested = page.locator('#tested')
  await page.locator('#test').click()
  await tested.getByText('The site code works.').waitFor()
  const id = /\/account\/keys\/([\w-]+)\/origins/.exec(await page.content())?.[1] ?? ''
  await ada.post(`/account/keys/${id}/revoke`, {})
  app.clock.now = new Date(app.clock.now.getTime() + 61_000)
  await page.locator('#test').click()
  await tested.getByText('The site code is revoked or unknown.').waitFor()
  expect({ refused, errors }).toEqual({ refused: [], errors: [] })
  expect(await page.evaluate('[localStorage.length, sessionStorage.length]')).toEqual([0, 0])
  await page.close()
})
