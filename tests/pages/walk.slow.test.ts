import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { noon } from '../support/app.ts'
import { watchedPage } from '../support/browser.ts'
import { headersOf, readable } from '../support/mail-server.ts'
import { until } from '../support/until.ts'
import { ask, inState } from '../support/widget-host.ts'
import { password } from './visitor.ts'
import { type WalkWorld, walkWorld } from './walk-world.ts'

let world: WalkWorld
beforeAll(async () => {
  // The package that proves signatures reads the machine's clock, which shows what that of the service shows.
  vi.setSystemTime(noon)
  world = await walkWorld()
})
afterAll(async () => {
  await world.close()
  vi.useRealTimers()
})

/** Somebody of an agency at a browser, and every page that came up there. */
interface Walker {
  page: Page
  email: string
  /** The path of each page, in the order in which they came up. */
  seen: string[]
  errors: string[]
  /** Addresses of all requests. */
  requests: string[]
}

const walker = async (email: string): Promise<Walker> => {
  const { page, errors, requests } = await watchedPage(world.browser, { width: 1280, language: 'en' })
  const seen: string[] = []
  page.on('response', answer => {
    const isPage = answer.request().isNavigationRequest() && answer.status() === 200
    if (isPage) seen.push(new URL(answer.url()).pathname)
  })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  return { page, email, seen, errors, requests }
}

/** Letters to an address that the mail server took, oldest first. */
const lettersTo = (email: string) => world.mail.taken.filter(({ to }) => to.includes(email))

/** The letter of a contact: answering it writes to the visitor. */
const letterOf = (email: string, visitor: string) =>
  lettersTo(email).find(({ raw }) => headersOf(raw)['reply-to'] === visitor)

const press = (page: Page, name: string): Promise<void> =>
  page.locator('main').getByRole('button', { name, exact: true }).click()

const go = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click()

/** From the first page of the service to the first page of an account, with the one letter on the way. */
const toTheAccount = async ({ page, email }: Walker): Promise<void> => {
  await page.goto(`${world.app.url}/`)
  await page.getByRole('link', { name: 'Create a free account' }).first().click()
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(password)
  await press(page, 'Create the account')
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
  const letter = await until(() => lettersTo(email)[0], 'letter that confirms the address')
  await page.goto(/^http\S+\/verify\S+$/m.exec(readable(letter.raw))?.[0] ?? '')
  await page.getByLabel('Password of this sign-up').fill(password)
  await press(page, 'Confirm the address')
}

/** The step of the account's list that is to be taken next. */
const nextStep = (page: Page) => page.locator('.stepper [aria-current=step] a')

/** The first steps of the account, up to the code that belongs into the agency's page. */
const toTheCode = async ({ page }: Walker): Promise<string> => {
  await nextStep(page).filter({ hasText: 'Create your agency' }).click()
  await page.getByRole('link', { name: 'terms for contacts' }).waitFor()
  await page.getByLabel('Name').fill('Agence Exemple')
  await press(page, 'Create an organisation')
  await go(page, 'Start')
  await nextStep(page).filter({ hasText: 'Add your logo and colour' }).click()
  await page.getByLabel('Telephone').fill('+352 26 12 34')
  await page.getByLabel('Colour').fill('#7a1f4b')
  await press(page, 'Save')
  await go(page, 'Start')
  await nextStep(page).filter({ hasText: 'Create your site code' }).click()
  await page.getByLabel('Name').fill('Website')
  await page.getByLabel('Addresses of your website').fill(world.site.url)
  await page.getByLabel('Privacy notice').fill('https://agency.example/privacy')
  await press(page, 'Create')
  await page.locator('#copy').click()
  await page.locator('#copied').filter({ hasText: /\w/ }).waitFor()
  return page.evaluate<string>('navigator.clipboard.readText()')
}

/** A visitor of the agency's website estimates a home and asks to be called. */
const visit = async (name: string, email: string): Promise<void> => {
  const { page, errors, refused } = await watchedPage(world.browser, { width: 1280, language: 'en' })
  await page.goto(world.site.url)
  await inState(page, 'idle')
  await ask(page, 'Mamer', '80')
  await inState(page, 'result')
  await page.getByLabel('Name').fill(name)
  await page.getByRole('radio', { name: 'E-mail' }).check()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send my request' }).click()
  await page.getByText(/^Thanks, .* will be in touch\.$/).waitFor()
  expect({ errors, refused }).toEqual({ errors: [], refused: [] })
  await page.close()
}

/** Opens the account again until nothing is left of the first steps: what websites show is written every few seconds. */
const toTheEndOfTheSteps = async ({ page }: Walker): Promise<void> => {
  const open = async (): Promise<number> => {
    await page.goto(`${world.app.url}/account`)
    return page.locator('.stepper').count()
  }
  await expect.poll(open, { timeout: 30_000, interval: 500 }).toBe(0)
}

/** The pages that an agency meets from the sign-up to a received contact. */
const pagesOfTheWalk = [
  ...['/sign-up', '/check-mail', '/verify', '/account', '/account/organisation'],
  ...['/account/organisation/branding', '/account/keys', '/account/embed', '/account/leads'],
]

test('from the first page to a received contact, alone: nine pages from the sign-up, one letter of the contact, nobody else', async () => {
  const ada = await walker('ada@agency.example')
  const startedAt = performance.now()
  await toTheAccount(ada)
  world.site.html = await toTheCode(ada)
  // The settings of the form are those that the service has for its code.
  expect(world.site.html).toMatch(
    /^<script async [^>]*><\/script>\n<valorem-estimate api-key="vp_live_\w+" base-url="[^"]+">/,
  )
  await visit('Marie', 'marie@example.org')
  const { raw } = await until(() => letterOf(ada.email, 'marie@example.org'), 'letter of the contact')
  const tookMs = Math.round(performance.now() - startedAt)
  const { page, seen, errors, requests } = ada
  await page.goto(`${world.app.url}/account/leads`)
  const row = page.getByRole('listitem').filter({ hasText: 'Marie' })
  await row.getByText('E-mail: accepted').waitFor()
  console.info(`from / to a received contact: ${tookMs} ms, ${seen.length} times a page: ${seen.join(' ')}`)
  expect([...new Set(seen)]).toEqual(['/', ...pagesOfTheWalk])
  expect(pagesOfTheWalk).toHaveLength(9)
  expect([...new Set(requests.map(url => new URL(url).origin))]).toEqual([world.app.url])

  expect(headersOf(raw)).toMatchObject({
    ...{ to: ada.email, 'reply-to': 'marie@example.org', 'auto-submitted': 'auto-generated' },
    subject: 'Marie: flat in Mamer, 80 m²',
  })
  const text = readable(raw)
  for (const line of ['Marie', 'Write: marie@example.org', `Sent from ${world.site.url}/ on `])
    expect(text).toContain(line)
  // One letter more than a key alone brings, and none to the visitor.
  expect(world.mail.taken.map(({ to, raw }) => [...to, headersOf(raw).subject])).toEqual([
    [ada.email, 'Confirm your e-mail address for Valorem'],
    [ada.email, 'A new code or key in your account'],
    [ada.email, 'Marie: flat in Mamer, 80 m²'],
  ])

  await page.goto(/http\S+\/account\/reports\/new\S*$/m.exec(text)?.[0] ?? '')
  expect(await page.getByLabel('Municipality').inputValue()).toBe('Mamer')
  expect(await page.getByLabel('Living area').inputValue()).toBe('80')
  expect(await page.content()).not.toContain('Marie')
  await toTheEndOfTheSteps(ada)
  expect(errors).toEqual([])
  await page.close()
})

test('and into a small customer file, by a webhook whose signature it proves', async () => {
  const { crm } = world
  const ben = await walker('ben@agency.example')
  const { page, email } = ben
  await toTheAccount(ben)
  world.site.html = await toTheCode(ben)
  await page.goto(`${world.app.url}/account/webhooks`)
  await page.getByLabel('Address').fill(`${crm.url}/valorem`)
  await press(page, 'Add')
  await page.getByLabel('Password').fill(password)
  await press(page, 'Confirm')
  crm.secret = await page.locator('#webhook-secret').innerText()
  await press(page, 'Send a test')
  await page.getByText('status 204').waitFor()
  await visit('Paul', 'paul@example.org')
  const [contact] = await until(() => (crm.contacts.length > 0 ? crm.contacts : undefined), 'contact at the receiver')
  expect(contact).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    ...{ name: 'Paul', email: 'paul@example.org', home: 'Mamer, 80 m²', isTest: false },
  })
  expect(crm).toMatchObject({ taken: ['webhook.test', 'lead.created'], refused: 0 })
  await until(() => letterOf(email, 'paul@example.org'), 'letter of the contact')
  await page.goto(`${world.app.url}/account/leads`)
  await page.getByRole('listitem').filter({ hasText: '127.0.0.1' }).getByText('CRM connection: accepted').waitFor()
  await page.close()
})
