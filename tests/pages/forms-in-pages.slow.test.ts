import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from '#languages/registry'
import { agency } from '../support/agency.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { inScheme, openBrowser, watchedPage } from '../support/browser.ts'
import { pickSample } from '../support/long.ts'
import { ask, inState } from '../support/widget-host.ts'

let app: TestApp
let browser: Browser
let cookies: { name: string; value: string; url: string }[]
beforeAll(async () => {
  const env = { TIER_LIMITS: '{"free":{"perMinute":1000,"perDay":1000},"sandbox":{"perMinute":1000,"perDay":1000}}' }
  ;[app, browser] = await Promise.all([startApp({ env }), openBrowser()])
  const { owner } = await agency(app)
  cookies = owner.cookie.split('; ').map(pair => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: app.url }
  })
})
afterAll(async () => {
  await browser.close()
  await app.close()
})

const schemes = ['light', 'dark'] as const

// The other pages are looked at by their samples; these two hold the element, which those do not draw.
test.each(pickSample(languages, 2, 'forms-in-pages'))(
  'the first page and the page of the form in %s: axe finds nothing at 360 px, light and dark',
  async code => {
    const { page, findings, refused, errors } = await watchedPage(browser, { width: 360, language: code })
    const faults: string[] = []
    const look = async (what: string): Promise<void> => {
      for (const colorScheme of schemes) {
        await inScheme(page, colorScheme)
        faults.push(...(await findings()).map(fault => `${what}, ${colorScheme}: ${fault}`))
      }
      if (await page.evaluate('document.documentElement.scrollWidth > innerWidth')) faults.push(`${what} scrolls aside`)
    }
    for (const path of ['/', '/account/embed']) {
      await page.context().addCookies(path === '/' ? [] : cookies)
      await page.goto(`${app.url}${path}`)
      await inState(page, 'idle')
      await look(`${path} idle`)
      await ask(page)
      await inState(page, 'result')
      await look(`${path} result`)
    }
    expect(faults).toEqual([])
    expect({ refused, errors }).toEqual({ refused: [], errors: [] })
    await page.close()
  },
)
