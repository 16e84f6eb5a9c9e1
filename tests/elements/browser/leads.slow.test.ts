import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { luxembourgDay } from '#domain/core/instants'
import { formatAmount } from '#languages/formats'
import { estimate } from '../../domain/estimation/real-prices.ts'
import { noon } from '../../support/app.ts'
import { ask, type HostPage, inState, type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'

/** The day of the service's clock. */
const today = luxembourgDay(noon)

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

const form = 'privacy-url="/privacy" agency="Agence &lt;b&gt;Belair&lt;/b&gt;"'
const consent = 'I agree that Agence <b>Belair</b> may use my details and this estimate to contact me.'

/** A page with a result, whose contact form appeared long enough ago. */
const withForm = async (attributes: string, host: HostPage = {}) => {
  const watched = await world.open({ lang: 'en', attributes: `${form} ${attributes}`, ...host })
  await inState(watched.page, 'idle')
  await ask(watched.page)
  await inState(watched.page, 'result')
  return watched
}

const fill = async (page: Page, email = 'ada@example.org'): Promise<void> => {
  await page.locator('#lead-name').fill('Ada <script>')
  await page.locator('#lead-by-email').check()
  await page.locator('#lead-email').fill(email)
  await page.locator('#lead-consent').check()
}

const status = (page: Page) => page.locator('section[part=lead] [part=status]')
const failed = 'Your request did not go out. Your entries are here: try again.'
const thanks = 'Thanks, Agence <b>Belair</b> will be in touch.'

describe('a contact that is posted to the agency', () => {
  test('arrives by the keyboard alone, with the consent as it was read, the estimate and where it comes from', async () => {
    const { page, findings, requests } = await withForm('lead="result" lead-action="/leads" reference="listing 7"', {
      query: '?utm_source=letter&utm_campaign=spring&q=1#part',
    })
    await page.locator('#lead-name').focus()
    await page.keyboard.type('Ada <script>')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
    await page.keyboard.type('ada@example.org')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    expect(await findings()).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText(thanks).waitFor()
    const lead = Object.fromEntries(world.leads.at(-1) ?? [])
    const own = estimate({ commune: 'Mamer', surface: 82 }, today)
    expect(lead).toEqual({
      ...{ name: 'Ada <script>', email: 'ada@example.org', consent: 'yes', consentText: consent },
      leadId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      ...{ consentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/), privacyUrl: `${world.site}/privacy` },
      ...{ commune: 'Mamer', surface: '82', estimationBasse: `${own.estimationBasse}` },
      ...{ estimationCentrale: `${own.estimationCentrale}`, estimationHaute: `${own.estimationHaute}` },
      ...{ confiance: own.confiance, language: 'en', reference: 'listing 7', page: `${world.site}/` },
      ...{ utm_source: 'letter', utm_campaign: 'spring', elapsedSeconds: expect.stringMatching(/^[3-9]$|^\d{2,}$/) },
    })
    expect(await page.locator('section[part=lead] form').count()).toBe(0)
    expect(await findings()).toEqual([])
    expect(requests.filter(url => url.startsWith(world.app.url) && /lead|ada/i.test(url))).toEqual([])
    await page.close()
  })

  test.each([
    [
      'no consent',
      async (page: Page) => page.locator('#lead-consent').uncheck(),
      'Tick the box so that we may pass on your details.',
      'lead-consent',
    ],
    [
      'a number that is none',
      async (page: Page) => {
        await page.locator('#lead-by-phone').check()
        await page.locator('#lead-phone').fill('abc')
      },
      'Check the number: digits, spaces and +.',
      'lead-phone',
    ],
    ['no e-mail', async (page: Page) => page.locator('#lead-email').fill(' '), 'Missing: E-mail.', 'lead-email'],
    [
      'an e-mail that is none',
      async (page: Page) => page.locator('#lead-email').fill('ada@example'),
      'Check the address, for example name@example.lu.',
      'lead-email',
    ],
  ])('does not leave with %s; the focus goes to the field', async (_what, spoil, sentence, id) => {
    const before = world.leads.length
    const { page, findings } = await withForm('lead="result" lead-action="/leads"')
    expect(await page.locator('#lead-consent').isChecked()).toBe(false)
    await fill(page)
    await spoil(page)
    await page.locator('[part~=send]').click()
    expect(await page.locator(`#${id}-fault`).innerText()).toBe(sentence)
    expect(await page.evaluate(`document.querySelector('valorem-estimate').shadowRoot.activeElement.id`)).toBe(id)
    expect(await findings()).toEqual([])
    expect(world.leads.length).toBe(before)
    await page.close()
  })

  test('that fails with 500 stays as it was typed, and leaves on the second try', async () => {
    const { page } = await withForm('lead="result" lead-action="/leads"')
    await fill(page)
    world.answerLeads.status = 500
    await page.locator('[part~=send]').click()
    await page.getByText(failed).waitFor()
    expect(await page.locator('#lead-name').inputValue()).toBe('Ada <script>')
    expect(await page.locator('#lead-consent').isChecked()).toBe(true)
    world.answerLeads.status = 204
    await page.locator('[part~=send]').click()
    await page.getByText(thanks).waitFor()
    await page.close()
  })

  test('to an address that never answers fails after fifteen seconds, one that lets nobody read has it at once', async () => {
    const { page } = await withForm('lead="result" lead-action="/leads"')
    await fill(page)
    world.answerLeads.status = 'never'
    await page.locator('[part~=send]').click()
    await page.getByText(failed).waitFor({ timeout: 60_000 })
    world.answerLeads.status = 200
    // The service itself answers without leave to read on a path that it does not have, as any foreign server does.
    const foreign = world.site.replace('localhost', '127.0.0.1')
    await page.evaluate(`document.querySelector('valorem-estimate').setAttribute('lead-action', '${foreign}/leads')`)
    await fill(page)
    await page.locator('[part~=send]').click()
    await page.getByText('Your request has been sent.').waitFor()
    await page.close()
  })

  test('that a program filled in goes nowhere; somebody whose browser did so sends it at the second press', async () => {
    const before = world.leads.length
    const { page } = await withForm('lead="result" lead-action="/leads"')
    await fill(page)
    const trap = page.locator('[name=k3x]')
    // No word by which a password manager knows a field, and the marks by which each leaves one out.
    const marks = ['data-1p-ignore', 'data-lpignore', 'data-bwignore', 'data-form-type', 'autocomplete']
    expect(await Promise.all(marks.map(name => trap.getAttribute(name)))).toEqual([
      'true',
      'true',
      'true',
      'other',
      'off',
    ])
    expect(await page.locator('[name=website], [name=url], [name=company]').count()).toBe(0)
    await page.evaluate(`document.querySelector('valorem-estimate').shadowRoot.querySelector('[name=k3x]').value = 'x'`)
    await page.locator('[part~=send]').click()
    await page.getByText(failed).waitFor()
    expect(world.leads.length).toBe(before)
    await page.locator('[part~=send]').click()
    await expect.poll(() => world.leads.length).toBe(before + 1)
    await page.close()
  })
})

describe('a contact that the page takes', () => {
  const listen = (act: string) => `<script>
document.addEventListener('valorem-lead', event => { window.lead = event.detail; ${act} })
</script>`

  test.each([
    ['by preventing the default', 'event.preventDefault()', thanks],
    ['with a promise that comes true', 'event.detail.respondWith(new Promise(done => setTimeout(done, 50)))', thanks],
    ['with a promise that fails', 'event.detail.respondWith(Promise.reject(new Error("no")))', failed],
    ['by nobody', '', failed],
  ])('%s', async (_how, act, sentence) => {
    const before = world.leads.length
    const { page, errors } = await withForm('lead="event"', { head: listen(act) })
    await fill(page)
    await page.locator('[part~=send]').click()
    await page.getByText(sentence).waitFor()
    expect(await page.evaluate('lead.contact')).toEqual({ name: 'Ada <script>', email: 'ada@example.org' })
    expect(await page.evaluate('lead.consent.text')).toBe(consent)
    expect(await page.evaluate('lead.id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(world.leads.length).toBe(before)
    expect(errors).toEqual([])
    expect(await status(page).count()).toBe(1)
    await page.close()
  })
})

test.each([
  ['lead="result" lead-action="/leads"', 'privacy-url, an http(s) address'],
  ['lead="result" lead-action="/leads" privacy-url="javascript:alert(1)"', 'privacy-url, an http(s) address'],
  ['lead="result" privacy-url="/privacy"', 'lead-action, an http(s) address'],
  ['lead="service" privacy-url="/privacy"', 'an organisation of the key that receives contacts'],
])(
  'without a receiver or a privacy notice there is no form, and one warning says why: %s',
  async (attributes, lack) => {
    const { page, said } = await world.open({ lang: 'en', attributes })
    await inState(page, 'idle')
    await ask(page)
    await inState(page, 'result')
    expect(await page.locator('section[part=lead]').count()).toBe(0)
    expect(said).toEqual([`<valorem-estimate>: no contact form without ${lack}.`])
    await page.close()
  },
)

test('the links to the agency hold the estimate as text, with what was told last', async () => {
  const { page, findings } = await world.open({
    lang: 'en',
    attributes: 'lead-email="info@agency.example" lead-phone="+352 26 12 34" agency="Agence"',
  })
  await inState(page, 'idle')
  await ask(page)
  await inState(page, 'result')
  expect(await page.getByText('Call Agence').getAttribute('href')).toBe('tel:+352261234')
  const mail = page.getByText('Write to Agence')
  const href = (await mail.getAttribute('href')) ?? ''
  expect(href).toMatch(
    /^mailto:info@agency\.example\?subject=Request%3A%20flat%2C%20Mamer%2C%2082%20m%C2%B2&body=Request/,
  )
  const text = decodeURIComponent(href.split('body=')[1] ?? '')
  const own = estimate({ commune: 'Mamer', surface: 82 }, today)
  for (const part of [
    'Mamer',
    '82 m²',
    formatAmount(own.estimationHaute, 'en'),
    'Half of comparable flats sell between',
    '8 in 10 sell between',
    'Not a professional valuation.',
  ])
    expect(text).toContain(part)
  expect(await mail.innerText()).toContain('info@agency.example')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy my estimate' }).click()
  await page.getByText('Copied').waitFor()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
    text.replace('Request: flat, Mamer, 82 m²', 'Your estimate'),
  )
  expect(await findings()).toEqual([])
  await page.close()
})
