import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCampaignAddress } from '#server/pages/account/shop-window'
import { agency } from '../../support/agency.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { areaIn } from '../../support/area-host.ts'
import { openBrowser, watchedPage } from '../../support/browser.ts'
import { calculatorIn } from '../../support/calculator-host.ts'
import { ask, inState } from '../../support/widget-host.ts'
import { type Site, startSite } from './site.ts'

let [app, site, browser, key] = [] as unknown as [TestApp, Site, Browser, string]
beforeAll(async () => {
  const env = { PROVIDER_KEY_SECRETS: `one:${'A'.repeat(43)}=`, TIER_LIMITS: '{"free":{"perMinute":1000}}' }
  ;[app, site, browser] = await Promise.all([startApp({ env }), startSite(), openBrowser()])
  const { owner } = await agency(app)
  const wish = {
    name: 'WordPress',
    kind: 'publishable',
    tier: 'free',
    owner: 'organisation',
    origins: [site.url],
  } as const
  key =
    (await app.deps.account?.services.keys.create(owner.actor, { ...wish, origins: [site.url] }, undefined))?.secret ??
    ''
})
afterAll(async () => {
  await browser.close()
  await site.close()
  await app.close()
})

const shortcodes = {
  estimate: 'valorem',
  area: 'valorem-area',
  costs: 'valorem_costs',
  mortgage: 'valorem_mortgage',
  gains: 'valorem_gains',
}

/** Estimates, and sends a contact with what the form asks for. */
const contacted = async (page: Page): Promise<void> => {
  await inState(page, 'idle')
  await ask(page)
  await inState(page, 'result')
  await page.locator('#lead-name').fill('Ada')
  await page.locator('#lead-by-email').check()
  await page.locator('#lead-email').fill('ada@visitor.example')
  await page.locator('#lead-consent').check()
  await page.locator('[part~=send]').click()
  await page.getByText(/^Merci, .* vous recontacte\.$/).waitFor()
}

test('a contact to this site becomes a letter of WordPress, and the service never sees it', async () => {
  await site.set({ service: app.url, key, contact: 'site', accent: '#7a1f4b', agency: 'Agence Exemple' })
  const { page, errors, requests, findings } = await watchedPage(browser, { width: 800 })
  await page.goto(`${site.url}/?utm_source=letter&content=${encodeURIComponent('[valorem reference="accueil"]')}`)
  await inState(page, 'idle')
  const colour = `getComputedStyle(document.querySelector('valorem-estimate').shadowRoot.querySelector('[part~=submit]')).backgroundColor`
  expect(await page.evaluate(colour)).toBe('rgb(122, 31, 75)')
  await contacted(page)
  expect(await findings()).toEqual([])
  const { letters } = await site.state()
  expect(letters).toHaveLength(1)
  for (const part of [
    'Nom\u00A0: Ada\n',
    'Le bien\u00A0: 82 m², Mamer\n',
    'Référence\u00A0: accueil\n',
    'Campagne\u00A0: utm_source=letter\n',
  ])
    expect(letters[0]?.text).toContain(part)
  const consent = 'J’autorise Agence Exemple à utiliser mes coordonnées et cette estimation pour me contacter.'
  expect(letters[0]?.text).toContain(consent)
  expect(letters[0]?.headers).toContain('Reply-To: ada@visitor.example')
  expect(requests.filter(url => url.startsWith(app.url) && /lead/.test(url))).toEqual([])
  expect(errors).toEqual([])
  await page.close()
})

test('a passer-by who scans the code of a window sees the prices of the place, and the contact names the campaign', async () => {
  await site.set({ service: app.url, key, contact: 'site' })
  const form = `/?content=${encodeURIComponent('[valorem]')}`
  const place = `[valorem-area commune="Mamer" estimate-url="${form}"]`
  const { page, errors } = await watchedPage(browser, { width: 360 })
  await page.goto(buildCampaignAddress(`${site.url}/?content=${encodeURIComponent(place)}`, 'vitrine-mamer'))
  await areaIn(page, 'result')
  await page.locator('valorem-area a[part~=estimate]').click()
  await page.waitForURL(url => url.searchParams.get('content') === '[valorem]')
  await contacted(page)
  const { letters } = await site.state()
  expect(letters.at(-1)?.text).toMatch(/Campagne\s: (?=.*utm_medium=qr)(?=.*utm_campaign=vitrine-mamer)/)
  expect(errors).toEqual([])
  await page.close()
})

test('a contact through the service reaches the organisation', async () => {
  await site.set({ service: app.url, key, contact: 'service' })
  const { page, errors } = await watchedPage(browser, { width: 800 })
  await page.goto(site.url)
  await contacted(page)
  await expect.poll(() => app.printed.filter(line => line.includes('(lead)')).length).toBe(1)
  expect((await site.state()).letters).toEqual([])
  expect(errors).toEqual([])
  await page.close()
})

test('estimate and calculators of one page work together', async () => {
  await site.set({ service: app.url, key, language: 'en' })
  const { page, errors } = await watchedPage(browser, { width: 360 })
  const content = '[valorem][valorem_costs][valorem_mortgage][valorem_gains]'
  await page.goto(`${site.url}/?content=${content}`)
  for (const name of ['costs', 'mortgage', 'gains'] as const) await calculatorIn(page, name, 'idle')
  await inState(page, 'idle')
  await ask(page)
  await inState(page, 'result')
  await page.locator('valorem-costs').getByText('From your estimate.').waitFor()
  expect(errors).toEqual([])
  await page.close()
})

test('a shortcode takes every attribute that its element follows, but those that say whose the form is', async () => {
  await site.set({ service: app.url, key })
  const { page } = await watchedPage(browser, { width: 800 })
  await page.goto(`${site.url}/?content=[valorem][valorem-area][valorem_costs][valorem_mortgage][valorem_gains]`)
  const settled = ['api-key', 'base-url', 'lead', 'lead-action', 'privacy-url']
  for (const [name, shortcode] of Object.entries(shortcodes)) {
    const followed = await page.evaluate<string[]>(
      `customElements.whenDefined('valorem-${name}').then(element => element.observedAttributes)`,
    )
    expect(followed.length).toBeGreaterThan(4)
    const all = followed.map(attribute => `${attribute}="fr"`).join(' ')
    const text = await (await fetch(`${site.url}/?content=${encodeURIComponent(`[${shortcode} ${all}]`)}`)).text()
    const tag = new RegExp(`<valorem-${name} [^>]*>`).exec(text)?.[0] ?? ''
    const missing = followed.filter(
      // WordPress makes an address of a word.
      attribute => !tag.includes(` ${attribute}="${attribute === 'estimate-url' ? 'http://' : ''}fr"`),
    )
    expect(missing.toSorted()).toEqual(followed.filter(attribute => settled.includes(attribute)).toSorted())
  }
  await page.close()
})
