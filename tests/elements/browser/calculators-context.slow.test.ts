import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts } from '#languages/derived/calculators'
import { calculatorIn, pageOf, press, tagOf } from '../../support/calculator-host.ts'
import { ask, inState, type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

const head = `<script>window.told = []; document.addEventListener('valorem-context', ({ detail }) => told.push(detail))</script>`
const value = (page: Page, field: string): Promise<string> => page.locator(field).inputValue()
/** The digits of a field: groups are written as the language does. */
const digits = async (page: Page, field: string): Promise<string> => (await value(page, field)).replace(/\D/g, '')

const three = (attributes: Partial<Record<'costs' | 'mortgage' | 'gains', string>> = {}) =>
  (['costs', 'mortgage', 'gains'] as const).map(name => tagOf(world, name, attributes[name] ?? '')).join('')

describe('what the elements of a page tell each other', () => {
  test('the price and the loan of the costs fill in the others, which say from where', async () => {
    const { page } = await world.open(pageOf(world, three({ costs: 'price="650000"' }), { head, lang: 'en' }))
    await page.locator('valorem-costs #loanAmount').fill('400000')
    await press(page, 'costs')
    await calculatorIn(page, 'costs', 'result')
    expect(await page.evaluate('told')).toEqual([
      { source: 'valorem-costs', group: '', values: { price: 650_000, loan: 400_000 } },
    ])
    expect(await digits(page, 'valorem-mortgage #principal')).toBe('400000')
    expect(await digits(page, 'valorem-gains #salePrice')).toBe('650000')
    for (const name of ['mortgage', 'gains']) {
      const taken = page.locator(`valorem-${name}`).getByText(texts.en.fromCosts)
      expect(await taken.count()).toBe(1)
    }
    await page.close()
  })

  test('the mortgage takes a price where there is no loan', async () => {
    const { page } = await world.open(pageOf(world, three({ costs: 'price="650000"' }), { head, lang: 'en' }))
    await press(page, 'costs')
    await calculatorIn(page, 'costs', 'result')
    expect(await digits(page, 'valorem-mortgage #principal')).toBe('650000')
    await page.close()
  })

  test('a result is said to be of previous entries once another price is told, until it is asked again', async () => {
    const tags = tagOf(world, 'costs', 'price="650000"') + tagOf(world, 'mortgage', 'annual-rate="3" term-years="20"')
    const { page } = await world.open(pageOf(world, tags, { lang: 'en' }))
    const note = (of: string) => page.locator(`valorem-${of} [part=status]`).getByText(texts.en.stale)
    const root = `document.querySelector('valorem-costs').shadowRoot`
    await calculatorIn(page, 'costs', 'idle')
    await page.evaluate(`card = ${root}.querySelector('[part=card]')`)
    await press(page, 'costs')
    await calculatorIn(page, 'costs', 'result')
    // What an element tells draws nothing of its own anew, and the focus is where it went.
    expect(await page.evaluate(`[card === ${root}.querySelector('[part=card]'), ${root}.activeElement?.id]`)).toEqual([
      true,
      'result',
    ])
    await press(page, 'mortgage')
    await calculatorIn(page, 'mortgage', 'result')
    expect([await note('costs').count(), await note('mortgage').count()]).toEqual([0, 0])
    await page.locator('valorem-costs #price').fill('700000')
    expect(await note('costs').count()).toBe(1)
    await page.evaluate(`document.querySelector('valorem-costs').setAttribute('theme', 'dark')`)
    expect(await note('costs').count()).toBe(1)
    await press(page, 'costs')
    await note('costs').waitFor({ state: 'detached' })
    expect(await digits(page, 'valorem-mortgage #principal')).toBe('700000')
    expect(await note('mortgage').count()).toBe(1)
    await press(page, 'mortgage')
    await note('mortgage').waitFor({ state: 'detached' })
    await page.close()
  })

  test('a fault of the browser while a result is drawn leaves what the page put into the element', async () => {
    const { page, errors } = await world.open(pageOf(world, tagOf(world, 'mortgage'), { lang: 'en' }))
    await calculatorIn(page, 'mortgage', 'idle')
    expect(await page.getByText('Contact us').isVisible()).toBe(false)
    await page.evaluate(`CSSStyleDeclaration.prototype.setProperty = () => { throw new TypeError('lacks') }`)
    await press(page, 'mortgage')
    await page.getByText('Contact us').waitFor()
    expect(await page.locator('valorem-mortgage [part=card]').count()).toBe(0)
    expect(errors).toEqual([])
    await page.close()
  })

  test('typed goes before an attribute, that before what was told', async () => {
    const attributes = { costs: 'price="650000" loan-amount="400000"', mortgage: 'principal="111000"' }
    const { page } = await world.open(pageOf(world, three(attributes), { head, lang: 'en' }))
    await calculatorIn(page, 'gains', 'idle')
    await page.locator('valorem-gains #salePrice').fill('222000')
    await press(page, 'costs')
    await calculatorIn(page, 'costs', 'result')
    expect(await digits(page, 'valorem-mortgage #principal')).toBe('111000')
    expect(await digits(page, 'valorem-gains #salePrice')).toBe('222000')
    expect(await page.getByText(texts.en.fromCosts).count()).toBe(0)
    await page.close()
  })

  test('what was taken is not sent on, and an income never', async () => {
    const attributes = {
      costs: 'price="650000" loan-amount="400000"',
      mortgage: 'annual-rate="3" term-years="20"',
      gains: 'acquisition-price="300000" acquisition-date="2010-01-01" ordinary-taxable-income="64321"',
    }
    const { page } = await world.open(pageOf(world, three(attributes), { head, lang: 'en' }))
    for (const name of ['costs', 'mortgage', 'gains'] as const) {
      await press(page, name)
      await calculatorIn(page, name, 'result')
    }
    expect(await page.evaluate('told.map(({ source }) => source)')).toEqual(['valorem-costs'])
    const known = `JSON.stringify([...globalThis[Symbol.for('valorem.context')]].map(([group, known]) => [group, known]))`
    expect(await page.evaluate(known)).not.toContain('64321')
    await page.close()
  })

  test('groups hear their own alone; who comes late reads what was told before', async () => {
    const tags = tagOf(world, 'costs', 'group="a" price="650000"') + tagOf(world, 'mortgage', 'group="b"')
    const { page } = await world.open(pageOf(world, `<div id="late"></div>${tags}`, { head, lang: 'en' }))
    await calculatorIn(page, 'mortgage', 'idle')
    await press(page, 'costs')
    await calculatorIn(page, 'costs', 'result')
    expect(await value(page, 'valorem-mortgage #principal')).toBe('')
    await page.evaluate(
      `document.getElementById('late').innerHTML = ${JSON.stringify(tagOf(world, 'gains', 'group="a"'))}`,
    )
    await calculatorIn(page, 'gains', 'idle')
    expect(await digits(page, 'valorem-gains #salePrice')).toBe('650000')
    await page.close()
  })

  test('what is no value is not taken: any script of a page may tell something', async () => {
    const { page, errors } = await world.open(pageOf(world, tagOf(world, 'gains', ''), { lang: 'en' }))
    await calculatorIn(page, 'gains', 'idle')
    await page.evaluate(`for (const detail of [null, 5, { source: 'valorem-costs', group: '', values: { price: '<b>' } },
      { source: 'x', group: '', values: { price: 5 } }, { source: 'valorem-costs', group: '', values: null }])
      document.dispatchEvent(new CustomEvent('valorem-context', { detail }))`)
    expect(await value(page, 'valorem-gains #salePrice')).toBe('')
    expect(errors).toEqual([])
    await page.close()
  })

  test('an estimate gives its central value to the costs and to the sale', async () => {
    const { app, key } = world
    const tags = `<script async src="${app.url}/widget/v1/valorem-estimate.js"></script>
<valorem-estimate api-key="${key}"></valorem-estimate>${tagOf(world, 'costs', '')}${tagOf(world, 'gains', '')}`
    const { page } = await world.open(pageOf(world, tags, { head, lang: 'en' }))
    await calculatorIn(page, 'gains', 'idle')
    await ask(page)
    await inState(page, 'result')
    const price = await page.evaluate<number>(`document.querySelector('valorem-estimate').estimate.estimationCentrale`)
    expect(await digits(page, 'valorem-costs #price')).toBe(`${price}`)
    expect(await digits(page, 'valorem-gains #salePrice')).toBe(`${price}`)
    expect(await page.getByText(texts.en.fromEstimate).count()).toBe(2)
    expect(await page.evaluate('told')).toEqual([
      { source: 'valorem-estimate', group: '', values: { commune: 'Mamer', surface: 82, price } },
    ])
    await page.close()
  })
})
