import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { texts } from '#languages/derived/door'
import { offeredLanguages } from '#languages/derived/offered-languages'
import { fillGaps } from '#languages/text'
import { getPlanLimits } from '#server/access/plans'
import { resolveTierLimits } from '#server/access/tiers'
import { termsVersion } from '#server/services/leads/terms-version'
import { startApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const read = async (path: string, headers: Record<string, string> = {}, at = app) => {
  const answer = await fetch(at.url + path, { headers, redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

describe('the first page', () => {
  test.each([
    ['fr-LU,fr;q=0.9', 'fr', 'Votre site vous amène des vendeurs'],
    ['de', 'de', 'Ihre Website bringt Ihnen Verkäufer'],
    ['en-GB', 'en', 'Your website brings you sellers'],
    ['lb', 'lb', 'Är Websäit bréngt Iech Verkeefer'],
    ['pt-PT', 'pt', 'O seu site traz vendedores'],
    ['zh', 'fr', 'Votre site vous amène des vendeurs'],
  ])('speaks the language of a browser that asks for %s', async (accepted, language, said) => {
    const { status, text, headers } = await read('/', { 'Accept-Language': accepted })
    expect(status).toBe(200)
    expect(text).toContain(`<html lang="${language}">`)
    expect(text).toContain(said)
    expect(headers.get('Vary')).toMatch(/Cookie, Accept-Language/)
  })

  test('speaks the language that was chosen, and remembers it for the pages of accounts', async () => {
    const chosen = await read('/?lang=pt', { 'Accept-Language': 'de' })
    expect(chosen.text).toContain('<html lang="pt">')
    const [cookie = ''] = chosen.headers.getSetCookie().map(set => set.split(';')[0])
    expect((await read('/', { 'Accept-Language': 'de', Cookie: cookie })).text).toContain('<html lang="pt">')
    expect((await read('/sign-up', { 'Accept-Language': 'de', Cookie: cookie })).text).toContain('<html lang="pt">')
  })

  test.each([...offeredLanguages])('says in %s how many languages the form is in', async language => {
    const { text } = await read(`/?lang=${language}`)
    expect(text).toContain(fillGaps(texts[language]['door.tryText'], { count: offeredLanguages.size }))
  })

  test('has the form with the shared key, a picture beneath it, and the ways to an account, the plans and the documentation', async () => {
    const { text } = await read('/', { 'Accept-Language': 'en' })
    expect(text).toContain('<valorem-estimate api-key="vk_sandbox_public" lang="en"><svg')
    for (const path of [
      '/sign-up',
      '/sign-in',
      '/plans',
      '/docs',
      '/openapi.json',
      '/backtest',
      '/revaluation',
      '/docs/scenarios',
    ])
      expect(text).toContain(`href="${path}"`)
  })

  test('has a picture where the shared key is off, and no way to accounts that are not there or not for strangers', async () => {
    const off = await startApp({ env: { SANDBOX: 'off', ACCOUNTS: 'off' } })
    const { text } = await read('/', { 'Accept-Language': 'en' }, off)
    expect(text).toContain('<svg class="form-picture"')
    expect(text).not.toMatch(/<valorem-estimate|<script|\/sign-(up|in)|\/plans/)
    expect((await read('/plans', {}, off)).status).toBe(404)
    await off.close()
    const closed = await startApp({ env: { SIGN_UPS: 'closed' } })
    expect((await read('/', {}, closed)).text).not.toContain('/sign-up')
    await closed.close()
  })

  test('takes no POST', async () => {
    const answer = await fetch(`${app.url}/`, { method: 'POST' })
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })
})

describe('the page of the plans', () => {
  test('says what the tables of tiers and plans say', async () => {
    const { text } = await read('/plans', { 'Accept-Language': 'de' })
    const rows = [...text.matchAll(/<tr role="row"><th role="rowheader".*?<\/tr>/gs)].map(([row]) =>
      [...row.matchAll(/<div class="cell">([^<]*)</g)].map(([, cell]) => cell?.replace(/\D/g, '')),
    )
    const tiers = resolveTierLimits()
    const plans = ['free', 'pro', 'enterprise'] as const
    expect(rows.slice(0, 3)).toEqual([
      plans.map(plan => String(tiers[plan].perDay ?? '')),
      plans.map(plan => String(tiers[plan].perMinute)),
      plans.map(plan => String(getPlanLimits(plan).activeKeys)),
    ])
  })

  test.each([
    ['fr', ['0 €', '49 €', '490,50 €'], 'hors TVA'],
    ['de', ['0 €', '49 €', '490,50 €'], 'ohne MwSt.'],
    ['en', ['€0', '€49', '€490.50'], 'before VAT'],
    ['lb', ['0 €', '49 €', '490,50 €'], 'ouni TVA'],
    ['pt', ['0 €', '49 €', '490,50 €'], 'sem IVA'],
  ])('has in %s the prices that the operator set, as the home page does', async (language, prices, tax) => {
    const priced = await startApp({ env: { PLAN_PRICES: 'pro:49,enterprise:490.50' } })
    onTestFinished(() => priced.close())
    const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ')
    const plans = plain((await read('/plans', { 'Accept-Language': language }, priced)).text)
    const [row = ''] = plans.match(/<tr role="row"><th role="rowheader".*?<\/tr>/s) ?? []
    expect(row).toContain(tax)
    expect([...row.matchAll(/<div class="cell">([^<]*)</g)].map(([, cell]) => cell)).toEqual(prices)
    const home = plain((await read('/', { 'Accept-Language': language }, priced)).text)
    expect([...home.matchAll(/<p class="price">([^<]*?) ?</g)].map(([, price]) => price)).toEqual(prices)
    expect(home.match(new RegExp(`<small class="soft">[^<]*${tax}`, 'g'))).toHaveLength(2)
  })

  test('says of a plan without a price that it is on request, and whom to ask', async () => {
    const half = await startApp({ env: { PLAN_PRICES: 'pro:49', LEGAL_NOTICE_URL: 'https://valorem.example/legal' } })
    onTestFinished(() => half.close())
    const { text } = await read('/plans', { 'Accept-Language': 'en' }, half)
    expect(text).toContain('<div class="cell">On request<')
    expect(text).toContain('Ask us for a price: <a href="https://valorem.example/legal">our address</a>')
    const asked = await startApp({ env: { CONTACT_URL: 'https://valorem.example/contact' } })
    onTestFinished(() => asked.close())
    for (const language of offeredLanguages) {
      const page = await read('/plans', { 'Accept-Language': language }, asked)
      expect(page.text).toContain('<a href="https://valorem.example/contact">')
      expect(page.text).not.toContain(texts[language]['plans.price'])
    }
  })

  test('names the operator, or the address that the settings name', async () => {
    expect((await read('/plans', { 'Accept-Language': 'en' })).text).toContain('Ask the provider of this service')
    const named = await startApp({ env: { CONTACT_URL: 'mailto:plans@valorem.example' } })
    const { text } = await read('/plans', { 'Accept-Language': 'en' }, named)
    expect(text).toContain('href="mailto:plans@valorem.example"')
    expect(text).not.toContain('Ask whoever runs')
    await named.close()
  })
})

describe('the terms for contacts', () => {
  test('say in each language the version that an organisation accepts, and what the law wants of a processor', async () => {
    for (const language of offeredLanguages) {
      const { status, text } = await read('/terms/contacts', { 'Accept-Language': language })
      expect([status, text.includes(`<html lang="${language}">`)]).toEqual([200, true])
      expect(text).toContain(`<time datetime="${termsVersion}">`)
      expect(text.match(/<h2>/g)).toHaveLength(8)
    }
  })

  test('are those of the operator where the settings name some, and none where there are no accounts', async () => {
    const own = await startApp({ env: { PROCESSING_TERMS_URL: 'https://valorem.example/terms' } })
    const { status, headers } = await read('/terms/contacts', {}, own)
    expect([status, headers.get('Location')]).toEqual([302, 'https://valorem.example/terms'])
    await own.close()
    const off = await startApp({ env: { ACCOUNTS: 'off' } })
    expect((await read('/terms/contacts', {}, off)).status).toBe(404)
    await off.close()
  })
})

describe('an address where nothing is', () => {
  const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'Accept-Language': 'fr' }

  test.each(['/signup', '/demo/x', '/Sign-In', '/widget/none.js', '/docs/a/b/c'])(
    '%s is a page for a browser, JSON for a program',
    async path => {
      const page = await read(path, browser)
      expect([page.status, page.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8'])
      expect(page.text).toContain('<h1>Page introuvable</h1>')
      expect(page.text).not.toContain(path)
      const json = await read(path)
      expect([json.status, JSON.parse(json.text).code]).toEqual([404, 'route_not_found'])
    },
  )

  test.each(['/api/v1/nothing', '/api/nothing', '/api', '/mcp/x'])('%s is JSON for everybody', async path => {
    const { status, text } = await read(path, browser)
    expect([status, JSON.parse(text).code]).toEqual([404, 'route_not_found'])
  })
})
