import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatAmountWith } from '#languages/figures'
import { getLanguageRow } from '#languages/registry'
import { post, read } from '../../support/app.ts'
import {
  type CalculatorName,
  calculatorIn,
  calculatorNames,
  pageOf,
  pathOf,
  tagOf,
} from '../../support/calculator-host.ts'
import { sampled } from '../../support/long.ts'
import { type WidgetWorld, widgetWorld } from '../../support/widget-host.ts'
import { casesOf, type Fill, randomFrom } from './calculator-cases.ts'

/** Inputs that are typed into each calculator. */
const inputs = sampled(60, 10)

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

const sum = (amount: number): string => formatAmountWith(getLanguageRow('fr'), amount, 2)
interface Answer {
  lines?: { amount: number }[]
  annual?: { payment: number; interest: number; principal: number; balance: number }[]
  totals?: Record<string, number>
  monthlyPayment?: number
  totalCost?: number
  items?: { revalued: number }[]
}

/** The figures that a calculator shows of an answer: the one that wins, those of the lines, those below them. */
const figuresOf: Readonly<Record<CalculatorName, (data: Answer) => { value: string; cells: string[] }>> = {
  costs: ({ lines = [], totals = {} }) => ({
    value: sum(totals.buyer ?? 0),
    cells: [...lines.map(({ amount }) => sum(amount)), sum(totals.cashNeeded ?? 0)],
  }),
  mortgage: ({ annual = [], monthlyPayment = 0, totalCost = 0 }) => ({
    value: sum(monthlyPayment),
    cells: [
      sum(totalCost),
      ...annual.flatMap(({ payment, interest, principal, balance }) =>
        [payment, interest, principal, balance].map(sum),
      ),
    ],
  }),
  gains: ({ lines = [], totals = {}, items = [] }) => ({
    value: sum(totals.tax ?? 0),
    cells: [
      ...lines.map(({ amount }) => sum(amount)),
      sum(totals.netProceeds ?? 0),
      ...items.map(({ revalued }) => `− ${sum(revalued)}`),
    ],
  }),
}

/** Types into the control that has the focus: a list by its arrows, a day by its three numbers, anything else as it is. */
const typeInto = async (page: Page, value: string, control: Focused): Promise<void> => {
  if (control.options.length > 0) {
    await page.keyboard.press('Home')
    for (let at = control.options.indexOf(value); at > 0; at -= 1) await page.keyboard.press('ArrowDown')
    return
  }
  // A browser in English asks for month, day and year.
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? []
  await page.keyboard.type(year === undefined ? value : `${month}${day}${year}`)
}

/** The control that has the focus in a calculator. */
interface Focused {
  id: string
  isButton: boolean
  /** Values of a list. */
  options: string[]
}

/** Fills in a calculator and asks, as somebody does who has a keyboard alone: from control to control, as far as the button. */
const askByKeyboard = async (page: Page, name: CalculatorName, fill: Fill): Promise<void> => {
  const open = new Map(fill)
  const focused = `(() => {
    const { id = '', tagName, options = [] } = document.querySelector('valorem-${name}').shadowRoot.activeElement ?? {}
    return { id, isButton: tagName === 'BUTTON', options: [...options].map(({ value }) => value) }
  })()`
  let last = ''
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab')
    const control = await page.evaluate<Focused>(focused)
    if (control.isButton) break
    // The parts of a day are stops of their own.
    if (control.id === last) continue
    last = control.id
    const value = open.get(control.id)
    open.delete(control.id)
    if (value !== undefined) await typeInto(page, value, control)
  }
  expect([...open.keys()], 'fields that no Tab leads to').toEqual([])
  await page.keyboard.press('Enter')
}

describe.each(calculatorNames)('<valorem-%s>', name => {
  test('shows the figures and cents of the service for inputs of a fixed seed, typed by keyboard alone at 360 px', async () => {
    const random = randomFrom(20_261_124)
    const tags = `<a id="before" href="#">Before</a>${tagOf(world, name, '')}`
    const { page } = await world.open(pageOf(world, tags, { lang: 'fr' }), { width: 360, language: 'en-US' })
    await calculatorIn(page, name, 'idle')
    const element = `document.querySelector('valorem-${name}')`
    for (let count = 0; count < inputs; count += 1) {
      const { fill, body } = casesOf[name](random)
      await page.evaluate(`${element}.reset(); document.getElementById('before').focus()`)
      await askByKeyboard(page, name, fill)
      await calculatorIn(page, name, 'result')
      const answer = await post(world.app, pathOf[name].replace('/api/v1', ''), body, {
        'X-API-Key': world.key,
        Origin: world.site,
      })
      const data = (await read(answer)).data as Answer
      expect(answer.status, JSON.stringify(body)).toBe(200)
      const { value, cells } = figuresOf[name](data)
      const shown = await page.evaluate<[string, string[]]>(`(() => {
        const texts = selector => [...${element}.shadowRoot.querySelectorAll(selector)].map(one => one.textContent)
        return [texts('[part=value] strong')[0], texts('[part=result] :is([part=line] b, dd, td)')]
      })()`)
      expect(shown[0], JSON.stringify(body)).toBe(value)
      expect(shown[1], JSON.stringify(body)).toEqual(expect.arrayContaining(cells))
    }
    await page.close()
  })
})
