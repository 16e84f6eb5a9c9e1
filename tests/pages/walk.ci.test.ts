import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { openBrowser, watchedPage } from '../support/browser.ts'
import { until } from '../support/until.ts'
import { ask, inState } from '../support/widget-host.ts'
import { lettersOf, nthLetter, password } from './visitor.ts'

let app: TestApp
let browser: Browser
let agency: { server: Server; url: string; html: string }
let crm: { server: Server; url: string; events: { type?: string }[] }

const listening = async (server: Server): Promise<string> => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const bodyOf = async (req: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const part of req) text += part
  return text
}

beforeAll(async () => {
  ;[app, browser] = await Promise.all([
    startApp({ env: { PROVIDER_KEY_SECRETS: `one:${'A'.repeat(43)}=` } }),
    openBrowser(),
  ])
  const site = { html: '' }
  const siteServer = createServer((_req, res) => {
    res.setHeader('Content-Type', 'text/html; charset=utf-8')
    res.end(
      `<!doctype html><html lang="en"><title>Agency</title><link rel="icon" href="data:,"><body>${agency.html}</body>`,
    )
  })
  agency = { server: siteServer, url: await listening(siteServer), ...site }
  const events: { type?: string }[] = []
  const crmServer = createServer(async (req, res) => {
    events.push(JSON.parse(await bodyOf(req)))
    res.writeHead(204).end()
  })
  crm = { server: crmServer, url: await listening(crmServer), events }
})
afterAll(async () => {
  await browser.close()
  agency.server.close()
  crm.server.close()
  await app.close()
})

const press = (page: Page, name: string): Promise<void> =>
  page.locator('main').getByRole('button', { name, exact: true }).click()

/** From the first page to the code: every page that is opened on the way, without the letter. */
const toTheCode = async (page: Page, email: string): Promise<string[]> => {
  const seen: string[] = []
  page.on('load', () => seen.push(new URL(page.url()).pathname))
  const letters = lettersOf(app, '/verify').length
  await page.goto(`${app.url}/`)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(password)
  await press(page, 'Create the account')
  await page.goto(app.url + (await nthLetter(app, letters, '/verify')))
  await press(page, 'Confirm the address')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(password)
  await press(page, 'Sign in')
  await page.getByRole('link', { name: /^Create your organisation/ }).click()
  await page.getByLabel('Name').fill('Agence Exemple')
  await press(page, 'Create an organisation')
  await page.goto(`${app.url}/account/keys?kind=publishable#create`)
  await page.getByLabel('Name').fill('Website')
  await page.getByLabel('Addresses of your website').fill(agency.url)
  await press(page, 'Create the key')
  await page.getByLabel('Contact form after the estimate').check()
  await page.getByLabel('Privacy notice').fill('https://agency.example/privacy')
  await page.locator('#controls').getByRole('button', { name: 'Save' }).click()
  await page.getByText('The settings are saved.').waitFor()
  agency.html = (await page.locator('#code-html code').textContent()) ?? ''
  return seen
}

/** A visitor of the agency estimates a home and asks to be called. */
const visit = async (name: string): Promise<void> => {
  const { page } = await watchedPage(browser, { width: 1280, language: 'en' })
  await page.goto(agency.url)
  await inState(page, 'idle')
  await ask(page, 'Mamer', '80')
  await inState(page, 'result')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('E-mail').fill('visitor@example.org')
  await page.getByRole('checkbox').check()
  // Whoever sends within three seconds is taken for a program.
  await page.waitForTimeout(3_500)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Thank you, your request was sent.').waitFor()
  await page.close()
}

test('from the first page to a received contact: ten pages, two letters, nobody else', async () => {
  const started = performance.now()
  const { page, errors } = await watchedPage(browser, { width: 1280, language: 'en' })
  const seen = await toTheCode(page, 'ada@agency.example')
  await visit('Marie')
  await page.goto(`${app.url}/account/leads`)
  await page.getByRole('row').filter({ hasText: '127.0.0.1' }).waitFor()
  console.info(`from / to a received contact: ${Math.round(performance.now() - started)} ms, pages ${seen.join(' ')}`)
  const pages = new Set(seen.filter(path => !path.startsWith('/account/leads')))
  expect([...pages]).toEqual([
    ...['/', '/sign-up', '/check-mail', '/verify', '/sign-in', '/account', '/account/organisation', '/account/keys'],
    '/account/embed',
  ])
  expect(errors).toEqual([])
  await page.close()
})

test('and with a webhook into a small receiver', async () => {
  const { page } = await watchedPage(browser, { width: 1280, language: 'en' })
  await toTheCode(page, 'ben@agency.example')
  await page.goto(`${app.url}/account/webhooks`)
  await page.getByLabel('Address').fill(`${crm.url}/valorem`)
  await press(page, 'Add')
  await press(page, 'Send a test')
  await page.getByText('Taken: status 204').waitFor()
  await visit('Paul')
  const { events } = crm
  const received = await until(() => events.find(({ type }) => type === 'lead.created'), 'a contact at the receiver')
  expect(received).toMatchObject({
    data: { contact: { name: 'Paul' }, home: { commune: 'Mamer', surface: 80 }, test: false },
  })
  await page.close()
})
