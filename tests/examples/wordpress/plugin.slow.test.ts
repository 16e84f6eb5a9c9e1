import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBrowser, watchedPage } from '../../support/browser.ts'
import { type Site, startSite } from './site.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([browser.close(), site.close()]))

const [service, key] = ['https://service.example', `vp_live_${'a'.repeat(43)}`]
beforeEach(() => site.set({ service, key }))

const administrator = { Cookie: 'role=administrator' }
const read = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
  (await fetch(`${site.url}${path}`, { headers })).text()
const drawn = (content: string): Promise<string> => read(`/?content=${encodeURIComponent(content)}`)

/** Part of the page where the shortcode was. */
const elementOf = (text: string): string => /<h1>Agency<\/h1>(.*)<\/main>/s.exec(text)?.[1] ?? ''

describe('a shortcode', () => {
  test('makes the element with key, receiver and the link that stands where it cannot, and loads its script', async () => {
    const text = await drawn('[valorem]')
    expect(elementOf(text)).toBe(
      `<valorem-estimate api-key="${key}" base-url="${service}" lead="service" privacy-url="https://agency.example/privacy"><a href="${site.url}/">Contactez-nous</a></valorem-estimate>`,
    )
    expect(text).toContain(`src="${service}/widget/v1/valorem-estimate.fr.js" async>`)
    expect(text).toContain('valorem-estimate:not(:defined){display:block;min-height:17rem}')
  })

  test('takes what the settings say', async () => {
    await site.set({
      ...{ service, key, language: 'de', accent: '#7a1f4b', agency: 'Agentur "Belair" & <Co>', contact: 'site' },
      ...{ link: 'https://agency.example/kontakt?a=1&b=2', privacy: 'https://agency.example/daten' },
    })
    const text = await drawn('[valorem]')
    expect(elementOf(text)).toBe(
      `<valorem-estimate api-key="${key}" base-url="${service}" agency="Agentur &quot;Belair&quot; &amp; &lt;Co&gt;" lang="de" style="--valorem-accent: #7a1f4b" lead="result" privacy-url="https://agency.example/daten" lead-action="${site.url}/wp-json/valorem/v1/contact"><a href="https://agency.example/kontakt?a=1&#038;b=2">Kontaktieren Sie uns</a></valorem-estimate>`,
    )
    expect(text).toContain('valorem-estimate.de.js')
  })

  test.each([
    ['off', 'https://agency.example/privacy'],
    ['service', ''],
    ['site', ''],
    ['anything', 'https://agency.example/privacy'],
  ])(
    'says that there is no contact form with %j and the privacy page %j, whatever is saved with the key',
    async (contact, privacyPage) => {
      await site.set({ service, key, contact })
      await site.change({ privacyPage })
      const link = `<a href="${site.url}/">Contactez-nous</a>`
      const own = `api-key="${key}" base-url="${service}"`
      // An attribute that is left out would take the receiver that is saved with the key; an empty one does not.
      expect(elementOf(await drawn('[valorem]'))).toBe(`<valorem-estimate ${own} lead="">${link}</valorem-estimate>`)
      expect(elementOf(await drawn('[valorem_costs]'))).toBe(`<valorem-costs ${own}>${link}</valorem-costs>`)
    },
  )

  test('of each calculator makes that one, by one script', async () => {
    const text = await drawn(
      '[valorem_costs price="650000" buyers=2][valorem_mortgage annual-rate="3.5"][valorem_gains][valorem_other]',
    )
    expect(elementOf(text)).toMatch(
      /^<valorem-costs api-key="vp_live_a+" base-url="https:\/\/service\.example" price="650000" buyers="2"><a .*<valorem-mortgage api-key="vp_live_a+" base-url="https:\/\/service\.example" annual-rate="3.5"><a .*<valorem-gains api-key=.*\[valorem_other\]$/,
    )
    expect(text.match(/<script/g)).toHaveLength(1)
    expect(text).toContain(`src="${service}/widget/v1/valorem-calculators.js"`)
  })

  test('takes curly quotes off, as a text program or WordPress makes them', async () => {
    for (const quoted of '”Mamer” “Mamer” „Mamer“ «Mamer» ’Mamer’ &#8221;Mamer&#8243; &ldquo;Mamer&rdquo;'.split(' '))
      expect(elementOf(await drawn(`[valorem commune=${quoted}]`)), quoted).toContain(' commune="Mamer"')
    expect(elementOf(await drawn('[valorem agency="L’Agence d’Émile"]'))).toContain(' agency="L’Agence d’Émile"')
  })

  test('with hostile attributes stays what it is in a browser; key, receiver and style are nobody’s to write', async () => {
    const hostile = `"><img src=x onerror=document.title='broken'><b a='`
    const content = `[valorem commune='${hostile.replaceAll("'", '&#39;')}' surface="80&quot; onclick=&quot;x" reference=a"b onfocus="x" style="x" api-key="vk_live_x" lead-action="https://evil.example" privacy-url="javascript:x" lead="result" lang="xx"]`
    const { page, errors } = await watchedPage(browser, { width: 800 })
    await page.goto(`${site.url}/?content=${encodeURIComponent(content)}`)
    const attributes = await page.evaluate<Record<string, string>>(
      `Object.fromEntries([...document.querySelector('valorem-estimate').attributes].map(({ name, value }) => [name, value]))`,
    )
    expect(attributes).toEqual({
      commune: hostile,
      surface: '80" onclick="x',
      reference: 'a',
      ...{ 'api-key': key, 'base-url': service, lead: 'service', 'privacy-url': 'https://agency.example/privacy' },
    })
    expect(await page.title()).toBe('Agency')
    expect(errors).toEqual([])
    await page.close()
  })

  test('without a key is the link for visitors, and says why to administrators alone', async () => {
    await site.set({})
    expect(elementOf(await drawn('[valorem]'))).toBe(`<a href="${site.url}/">Contactez-nous</a>`)
    expect(await read('/', administrator)).toContain('indiquez l’adresse du service et le code du site')
    await site.change({ locale: 'ja' })
    expect(await drawn('[valorem]')).toContain('Contactez-nous')
    await site.change({ locale: 'pt_PT' })
    expect(await drawn('[valorem]')).toContain('Contacte-nos')
  })
})

describe('the settings', () => {
  beforeEach(() => site.change({ locale: 'en_US' }))

  const page = '/wp-admin/options-general.php?page=valorem'

  const save = async (fields: Record<string, string>, headers = administrator): Promise<[number, object | null]> => {
    const nonce = /name="_wpnonce" value="(\w+)"/.exec(await read(page, administrator))?.[1] ?? ''
    const body = new URLSearchParams({ option_page: 'valorem', _wpnonce: nonce })
    for (const [name, value] of Object.entries(fields)) body.set(`valorem[${name}]`, value)
    const answer = await fetch(`${site.url}/wp-admin/options.php`, { method: 'POST', headers, body })
    const text = await answer.text()
    return [answer.status, text === '' ? null : JSON.parse(text)]
  }
  const stored = async () => (await site.state()).options.valorem as Record<string, string>

  const good = {
    ...{ service, key, language: 'lb', accent: '#7a1f4b', agency: 'Agence Exemple', contact: 'site' },
    ...{
      link: 'https://agency.example/contact',
      privacy: 'https://agency.example/privacy',
      mail: 'desk@agency.example',
    },
  }

  test('are kept, and stand in the form again', async () => {
    expect(await save({ ...good, service: ` ${service}/ ` })).toEqual([200, null])
    expect(await stored()).toEqual(good)
    const text = await read(page, administrator)
    for (const value of [
      'value="https://service.example"',
      'value="lb" selected',
      'value="site" checked',
      'value="desk@agency.example"',
    ])
      expect(text).toContain(value)
    const empty = Object.fromEntries(Object.keys(good).map(name => [name, '']))
    expect(await save({ ...empty, contact: 'off' })).toEqual([200, null])
    expect(await stored()).toEqual({ ...empty, contact: 'off' })
  })

  test.each([
    ['service', 'service.example', 'begin with https://'],
    ['service', 'https://service.example/widget', 'leave out the path'],
    ['service', 'https://a.example"onload="x', 'begin with https://'],
    ['service', 'javascript:alert(1)//', 'begin with https://'],
    ['key', `vk_live_${'a'.repeat(43)}`, 'This is a secret key'],
    ['key', 'vp_live_abc', 'copy all of it'],
    ['language', 'xx', 'Choose one'],
    ['contact', 'everyone', 'Choose one'],
    ['accent', 'red;}', 'such as #7a1f4b'],
    ['link', 'javascript:alert(1)', 'begin with https://'],
    ['privacy', 'ftp://agency.example', 'begin with https://'],
    ['mail', 'desk', 'this is none'],
  ])('%s: %j is refused in words, and what was right stays', async (name, value, sentence) => {
    await save(good)
    expect(await save({ [name]: value })).toEqual([200, { [`valorem-${name}`]: expect.stringContaining(sentence) }])
    expect(await stored()).toEqual(good)
  })

  test('are for administrators, from their own page', async () => {
    expect((await fetch(`${site.url}${page}`)).status).toBe(403)
    expect((await save(good, { Cookie: 'role=editor' }))[0]).toBe(403)
    const body = new URLSearchParams({ option_page: 'valorem', _wpnonce: 'x', 'valorem[key]': key })
    expect(
      (await fetch(`${site.url}/wp-admin/options.php`, { method: 'POST', headers: administrator, body })).status,
    ).toBe(403)
  })

  test('are shown escaped, axe finds nothing, and a missing privacy page is named', async () => {
    await site.set({ service, key, agency: '"><img src=x onerror=document.title=1>' })
    await site.change({ locale: 'en_US' })
    const { page: seen, findings, errors } = await watchedPage(browser, { width: 1000 })
    await seen.context().addCookies([{ name: 'role', value: 'administrator', url: site.url }])
    await seen.goto(`${site.url}${page}`)
    expect(await seen.getByLabel('Name of the agency').inputValue()).toBe('"><img src=x onerror=document.title=1>')
    expect(await findings()).toEqual([])
    expect(await seen.title()).toBe('Agency')
    expect(await seen.getByText('There is no contact form yet').count()).toBe(0)
    await site.change({ privacyPage: '' })
    await seen.reload()
    await seen.getByText('There is no contact form yet').waitFor()
    expect(errors).toEqual([])
    await seen.close()
  })

  test('are gone once the plugin is deleted', async () => {
    await read('/uninstall')
    expect(Object.keys((await site.state()).options).filter(name => name.startsWith('valorem'))).toEqual([])
  })
})
