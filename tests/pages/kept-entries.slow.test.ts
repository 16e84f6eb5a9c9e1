import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { openBrowser, watchedPage } from '../support/browser.ts'
import { person as personOf } from '../support/person.ts'
import { password, toFormData, visitor } from './visitor.ts'

let app: TestApp
let browser: Browser
beforeAll(async () => {
  ;[app, browser] = await Promise.all([startApp(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await app.close()
})

test.each([true, false])(
  'in Chromium a report that was typed comes back after the sign-in, with scripts: %s',
  async hasScripts => {
    const email = `scripts-${hasScripts}@agency.example`
    const { cookie, userId } = await personOf(app, { email, name: 'Pat', password })
    const owner = visitor(app, 'en', cookie)
    await owner.post('/account/organisation', { name: 'Agence Exemple' })
    await owner.post('/account/organisation/branding', toFormData({ name: 'Agence Exemple', colour: '#1F3A5F' }))
    const { page } = await watchedPage(browser, { width: 360, language: 'en', hasJavaScript: hasScripts })
    await page.goto(`${app.url}/sign-in`)
    const signIn = async (): Promise<void> => {
      await page.fill('#signIn-email', email)
      await page.fill('#signIn-password', password)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    }
    await signIn()
    await page.goto(`${app.url}/account/reports/new`)
    const typed = {
      clientName: 'Claire & Fils « Mamer »',
      commune: 'Mamer',
      surface: '80',
      reference: 'R-12',
    }
    for (const [name, value] of Object.entries(typed)) await page.fill(`#report-${name}`, value)
    await app.db.deleteFrom('auth_session').where('userId', '=', userId).execute()
    await page.getByRole('button', { name: 'Make the report' }).click()
    await page.getByText('What you typed is still here').waitFor()
    await signIn()
    if (!hasScripts) await page.getByRole('button', { name: 'Back to my entries' }).click()
    await page.getByText('Your entries are back.').waitFor()
    for (const [name, value] of Object.entries(typed)) expect(await page.inputValue(`#report-${name}`)).toBe(value)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Make the report' }).click()
    expect((await download).suggestedFilename()).toMatch(/mamer-80m2/)
    await page.context().close()
  },
)
