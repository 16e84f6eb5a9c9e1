import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { feesCountries } from '#contract/propcalc/fees/countries'
import { sandboxKey, startApp, type TestApp } from '../../support/app.ts'
import { openBrowser, type View, type WatchedPage, watchedPage } from '../../support/browser.ts'
import { pickSample } from '../../support/long.ts'

let app: TestApp
let browser: Browser
beforeAll(async () => {
  ;[app, browser] = await Promise.all([startApp(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await app.close()
})

const opened = async (path: string, view: View = { width: 1280 }): Promise<WatchedPage> => {
  const watched = await watchedPage(browser, view)
  await watched.page.goto(app.url + path)
  await watched.page.getByRole('button', { name: 'Try it' }).click()
  await watched.page.getByRole('button', { name: 'Send' }).waitFor()
  return watched
}

const field = (page: Page, name: string) =>
  page.locator('.trial .field').filter({ has: page.locator(`label code:text-is("${name}")`) })
const input = (page: Page, name: string) => field(page, name).locator('input, select')
const json = async (page: Page): Promise<Record<string, unknown>> =>
  JSON.parse(await page.getByLabel('Body as JSON').inputValue()) as Record<string, unknown>

const sent = async (page: Page): Promise<{ status: string; blocks: string[] }> => {
  const before = await page.locator('.outcome').count()
  if (before > 0) await page.evaluate("document.querySelector('.trial-outcome').replaceChildren()")
  await page.getByRole('button', { name: 'Send' }).click()
  await page.locator('.outcome').waitFor()
  return {
    status: await page.locator('.outcome b').innerText(),
    blocks: await page.locator('.trial-outcome pre').allInnerTexts(),
  }
}

describe('the form of an operation', () => {
  test('sends an example with the sandbox key, and shows request, headers and answer', async () => {
    const { page, requests, errors, refused } = await opened('/docs/estimate')
    const { status, blocks } = await sent(page)
    expect(status).toBe('200')
    expect(blocks[0]).toContain(`curl -i '${app.url}/api/v1/estimation'`)
    expect(blocks[0]).toContain(`-H 'X-API-Key: ${sandboxKey}'`)
    expect(blocks[1]).toContain('"estimationCentrale"')
    expect(await page.locator('.answer-headers').innerText()).toMatch(/x-request-id\s+req_/)
    expect(await page.locator('.outcome').innerText()).toMatch(/200 in \d+ ms/)
    expect([...new Set(requests.map(url => new URL(url).origin))]).toEqual([app.url])
    expect({ errors, refused }).toEqual({ errors: [], refused: [] })
    await page.close()
  })

  test('has fields that change the JSON, and JSON that changes the fields', async () => {
    const { page } = await opened('/docs/estimate')
    await input(page, 'surface').fill('64,5')
    await input(page, 'etat').selectOption('renover')
    await input(page, 'quartier').fill('')
    expect(await json(page)).toMatchObject({ surface: 64.5, etat: 'renover', parking: true })
    expect(await json(page)).not.toHaveProperty('quartier')
    await page.getByLabel('Body as JSON').fill('{"commune":"Mamer","surface":70}')
    expect(await input(page, 'commune').inputValue()).toBe('Mamer')
    expect(await input(page, 'etat').inputValue()).toBe('')
    await page.getByLabel('Body as JSON').fill('{"commune"')
    expect(await page.locator('#trial-json-fault').innerText()).not.toBe('')
    expect((await sent(page)).status).toBe('400')
    await page.close()
  })

  test('says at each field what the service refuses, also in a group, until it is mended', async () => {
    const { page } = await opened('/docs/estimate')
    await input(page, 'surface').fill('abc')
    await input(page, 'nbChambres').fill('99')
    expect((await sent(page)).status).toBe('400')
    expect(await input(page, 'surface').getAttribute('aria-invalid')).toBe('true')
    expect(await field(page, 'surface').locator('.fault').innerText()).toMatch(/number/)
    expect(await field(page, 'nbChambres').locator('.fault').innerText()).not.toBe('')
    expect(await page.locator('.outcome a').getAttribute('href')).toBe('/docs/errors/invalid_request')
    await input(page, 'surface').fill('80')
    await input(page, 'nbChambres').fill('2')
    expect((await sent(page)).status).toBe('200')
    expect(await page.locator('.trial [aria-invalid]').count()).toBe(0)
    await page.close()
    const report = await opened('/docs/estimationReport')
    await report.page.evaluate("document.querySelector('[data-group=property]').open = false")
    await report.page
      .getByLabel('Body as JSON')
      .fill('{"property":{"commune":"Mamer","surface":-1},"purchase":{"use":"mainResidence"}}')
    expect((await sent(report.page)).status).toBe('400')
    expect(await report.page.locator('[data-group=property]').getAttribute('open')).not.toBeNull()
    await report.page.close()
  })

  test('has the fields of the country that is chosen', async () => {
    const { page } = await opened('/docs/fees')
    const country = page.locator('#trial-case-country')
    expect(await country.inputValue()).toBe('FR')
    const { example } = feesCountries.LU
    await page.getByLabel('Body as JSON').fill(JSON.stringify(example.body))
    expect(await country.inputValue()).toBe('LU')
    expect((await sent(page)).status).toBe('200')
    await page.close()
  })

  test('asks for failures on demand with the sandbox key alone', async () => {
    const { page } = await opened('/docs/estimate')
    await page.getByLabel('Failure on demand').fill('429')
    expect((await sent(page)).status).toBe('429')
    expect(await page.locator('.answer-headers').innerText()).toMatch(/retry-after/)
    await page.getByLabel('A key of your own').check()
    expect(await page.getByLabel('Failure on demand').isVisible()).toBe(false)
    await page.close()
  })

  test('keeps a key of one’s own in its field alone', async () => {
    const { page, cookies } = await opened('/docs/places')
    await page.getByLabel('A key of your own').check()
    await page.getByLabel('Your key').fill('vk_live_unknown')
    const { status, blocks } = await sent(page)
    expect(status).toBe('401')
    expect(blocks[0]).toContain('-H "X-API-Key: $VALOREM_API_KEY"')
    expect(await page.locator('.trial-outcome').innerText()).not.toContain('vk_live_unknown')
    expect(await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])')).toBe('[{},{}]')
    expect(await cookies()).toEqual([])
    expect(page.url()).toBe(`${app.url}/docs/places`)
    await page.reload()
    await page.getByRole('button', { name: 'Try it' }).click()
    expect(await page.getByLabel('Your key').inputValue()).toBe('')
    await page.close()
  })

  test('fills in parts of the path and of the query, and offers a file', async () => {
    const { page } = await opened('/docs/commune')
    await input(page, 'commune').fill('Esch-sur-Alzette')
    const { status, blocks } = await sent(page)
    expect(status).toBe('200')
    expect(blocks[0]).toContain('/api/v1/market/communes/Esch-sur-Alzette')
    await page.close()
    const law = await opened('/docs/lawParameters')
    await input(law.page, 'country').selectOption('')
    await input(law.page, 'day').fill('')
    await input(law.page, 'id').fill('lu.vat.standardRate')
    expect((await sent(law.page)).blocks[0]).toContain('parameters?id=lu.vat.standardRate')
    await law.page.close()
    const report = await opened('/docs/estimationReport')
    expect((await sent(report.page)).status).toBe('200')
    const link = report.page.getByRole('link', { name: 'Save estimationReport.pdf' })
    expect(await link.getAttribute('href')).toMatch(/^blob:/)
    await report.page.close()
  })

  const looks = [
    [1280, 'light'],
    [360, 'dark'],
    [1280, 'dark'],
    [360, 'light'],
  ] as const
  test.each(pickSample(looks, 2, 'trial'))(
    'axe finds nothing in it at %i px, %s, with an answer and with faults',
    async (width, scheme) => {
      const watched = await opened('/docs/estimate', { width, scheme })
      await sent(watched.page)
      expect(await watched.findings()).toEqual([])
      await input(watched.page, 'surface').fill('abc')
      await sent(watched.page)
      expect(await watched.findings()).toEqual([])
      expect(await watched.page.evaluate('document.documentElement.scrollWidth')).toBe(width)
      await watched.page.close()
    },
  )
})
