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

/** Lets the service say what it says of the key of an agency with a brand. */
const withBrand = async (page: Page, brand: object | null): Promise<void> => {
  await page.route('**/api/v1/estimation/places', async route => {
    if (route.request().method() === 'OPTIONS') return route.continue()
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, data: { ...data, brand } } })
  })
}

/** Opens a page of calculators once the places are in the hands of the test. */
const open = async (tags: string, brand: object | null, head = ''): Promise<Page> => {
  const { page } = await world.open({ lang: 'en', body: '<div id="late"></div>', head })
  await withBrand(page, brand)
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
    '<style>valorem-costs{--valorem-accent:#00529b}</style>',
  )
  page.on('request', request => asked.push(request.url()))
  await calculatorIn(page, 'costs', 'idle')
  expect(await buttonColour(page, 'costs')).toBe('rgb(0, 82, 155)')
  expect(asked.filter(url => url.includes('/places'))).toEqual([])
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
