import type { Browser, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { openBrowser, watchedPage } from '../support/browser.ts'
import { person as personOf } from '../support/person.ts'
import { password } from './visitor.ts'

let app: TestApp
let browser: Browser
/** Passkeys are bound to names, so the pages are opened by one. */
let url: string
beforeAll(async () => {
  ;[app, browser] = await Promise.all([startApp(), openBrowser()])
  url = app.url.replace('127.0.0.1', 'localhost')
})
afterAll(async () => {
  await browser.close()
  await app.close()
})

/** Chromium's own device for tests: it holds passkeys, knows the person, and answers at once. */
const withDevice = async (page: Page): Promise<{ session: CDPSession; authenticatorId: string }> => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return { session, authenticatorId }
}

/** Sends the form of e-mail and password. */
const sendPassword = async (page: Page, email: string): Promise<void> => {
  await page.goto(`${url}/sign-in`)
  await page.fill('#signIn-email', email)
  await page.fill('#signIn-password', password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('in Chromium a passkey is added, is the second step, signs in without a password, and is removed', async () => {
  const { email } = await personOf(app, { email: 'browser@agency.example', name: 'Pat', password })
  const watched = await watchedPage(browser, { width: 1280, language: 'en' })
  const { page } = watched
  const { session, authenticatorId } = await withDevice(page)
  await sendPassword(page, email)
  await page.waitForURL(`${url}/account`)
  await page.goto(`${url}/account/security`)
  await page.fill('#passkey-name', 'Test device')
  await page.fill('#passkey-password', password)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('Two-step verification is on. You’ve been signed out elsewhere.').waitFor()
  expect(await page.locator('ul.codes li').count()).toBe(10)
  const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId })
  expect(credentials).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }])

  await page.locator('form.person button').click()
  await sendPassword(page, email)
  await page.waitForURL(`${url}/sign-in/code`)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(`${url}/account`)

  await page.locator('form.person button').click()
  await page.goto(`${url}/sign-in?next=%2Faccount%2Fsecurity`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL(`${url}/account/security`)
  expect(await page.locator('header').innerText()).toContain('Pat')
  expect(await watched.findings()).toEqual([])

  await page.getByRole('link', { name: 'Test device' }).click()
  expect(await watched.findings()).toEqual([])
  await page.fill('#remove-password', password)
  await page.getByRole('button', { name: 'Remove the passkey' }).click()
  await page.getByText('Two-step verification is off. You’ve been signed out elsewhere.').waitFor()
  await page.locator('form.person button').click()
  await page.goto(`${url}/sign-in`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('This passkey did not work.').waitFor()
  expect([watched.errors, watched.refused]).toEqual([[], []])
  await page.close()
})

test('a browser that gives no passkey says so, and asks again on the button', async () => {
  const watched = await watchedPage(browser, { width: 1280, language: 'en' })
  const { page } = watched
  const { session, authenticatorId } = await withDevice(page)
  await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await page.goto(`${url}/sign-in`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  const failure = page.getByText('No passkey was used. Ask again, or go back.')
  await failure.waitFor()
  expect(await watched.findings()).toEqual([])
  await page.getByRole('button', { name: 'Ask again' }).click()
  await failure.waitFor()
  await page.getByRole('link', { name: 'Back' }).click()
  expect(new URL(page.url()).pathname).toBe('/sign-in')
  await page.close()
})

test('without JavaScript the page says that passkeys need it, and the rest of the sign-in works', async () => {
  const { email } = await personOf(app, { email: 'plain@agency.example', name: 'Pia', password })
  const { page } = await watchedPage(browser, { width: 1280, language: 'en', hasJavaScript: false })
  await page.goto(`${url}/sign-in`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  expect(await page.locator('main').innerText()).toContain('Passkeys need JavaScript, which is off in this browser.')
  await sendPassword(page, email)
  expect(new URL(page.url()).pathname).toBe('/account')
  await page.close()
})
