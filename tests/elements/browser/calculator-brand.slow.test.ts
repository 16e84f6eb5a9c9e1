import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calculatorIn, calculatorNames, pageOf, tagOf } from '../../support/calculator-host.ts'
import { type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

/** Colour of the brand, and what a browser says of it. */
const [colour, computed] = ['#7a1f4b', 'rgb(122, 31, 75)']

const placesPath = '/api/v1/estimation/places'

/** Lets the service say what it says of the key of an agency with a brand. */
const withBrand = async (page: Page, brand: object | null, settings: object[] = []): Promise<void> => {
  await page.route(`**${placesPath}`, async route => {
    if (route.request().method() === 'OPTIONS') return route.continue()
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, data: { ...data, brand, form: { settings, tried: null } } } })
  })
}

/** Opens a page of calculators once the places are in the hands of the test. */
const open = async (
  tags: string,
  brand: object | null,
  { head = '', settings = [], asked = [] }: { head?: string; settings?: object[]; asked?: string[] } = {},
): Promise<Page> => {
  const { page } = await world.open({ lang: 'en', body: '<div id="late"></div>', head })
  await withBrand(page, brand, settings)
  page.on('request', request => {
    if (request.method() === 'GET') asked.push(new URL(request.url()).pathname)
  })
  const { body = '' } = pageOf(world, tags)
  await page.evaluate(`document.getElementById('late').append(
    document.createRange().createContextualFragment(${JSON.stringify(body)}))`)
  return page
}

const buttonColour = (page: Page, name: string): Promise<string> =>
  page.evaluate(
    `getComputedStyle(document.querySelector('valorem-${name}').shadowRoot.querySelector('[part~=submit]')).backgroundColor`,
  )

test.each(calculatorNames)('<valorem-%s> alone has the colour of the agency, legible', async name => {
  const page = await open(tagOf(world, name), { name: 'Agence Belair', colour })
  await calculatorIn(page, name, 'idle')
  await expect.poll(() => buttonColour(page, name)).toBe(computed)
  await page.close()
})

test('a colour that the page sets is kept, and nothing is asked for it', async () => {
  const asked: string[] = []
  const page = await open(
    tagOf(world, 'costs'),
    { name: 'Agence Belair', colour },
    { head: '<style>valorem-costs{--valorem-accent:#00529b}</style>', asked },
  )
  await calculatorIn(page, 'costs', 'idle')
  expect(await buttonColour(page, 'costs')).toBe('rgb(0, 82, 155)')
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain(placesPath)
  // The requests of the calculator are seen here: its script is one.
  expect(asked.join()).toContain('valorem-calculators')
  await page.close()
})

test('a colour that is saved with the key goes before that of the brand, and is asked once for all calculators', async () => {
  const asked: string[] = []
  const settings = [{ name: 'accent', value: '#00529b' }]
  const page = await open(
    calculatorNames.map(name => tagOf(world, name)).join(''),
    { name: 'Agence Belair', colour },
    { settings, asked },
  )
  for (const name of calculatorNames) {
    await calculatorIn(page, name, 'idle')
    await expect.poll(() => buttonColour(page, name), { message: name }).toBe('rgb(0, 82, 155)')
  }
  await page.waitForLoadState('networkidle')
  expect(asked.filter(path => path === placesPath)).toEqual([placesPath])
  await page.close()
})

test('a calculator that gets another key takes off the colour of the one before', async () => {
  const page = await open(tagOf(world, 'costs'), { name: 'Agence Belair', colour })
  await calculatorIn(page, 'costs', 'idle')
  await expect.poll(() => buttonColour(page, 'costs')).toBe(computed)
  await page.route(`**${placesPath}`, route => route.fulfill({ status: 500, json: {} }))
  await page.evaluate(`document.querySelector('valorem-costs').setAttribute('api-key', 'vp_live_other')`)
  await expect.poll(() => buttonColour(page, 'costs'), { timeout: 15_000 }).toBe('rgb(11, 90, 99)')
  await page.close()
})

test('a key without a brand leaves the calculator its own colour', async () => {
  const page = await open(tagOf(world, 'costs'), null)
  await calculatorIn(page, 'costs', 'idle')
  await page.waitForLoadState('networkidle')
  // #0b5a63, the accent of the elements.
  expect(await buttonColour(page, 'costs')).toBe('rgb(11, 90, 99)')
  await page.close()
})
