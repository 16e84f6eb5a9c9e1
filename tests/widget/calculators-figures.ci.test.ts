import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { amountIn } from '#languages/figures'
import { rowOf } from '#languages/registry'
import { post, read } from '../support/app.ts'
import {
  type CalculatorName,
  calculatorIn,
  calculatorNames,
  pageOf,
  pathOf,
  press,
  tagOf,
} from '../support/calculator-host.ts'
import { type WidgetWorld, widgetWorld } from '../support/widget-host.ts'

let world: WidgetWorld
beforeAll(async () => {
  world = await widgetWorld()
})
afterAll(() => world.close())

/** The same numbers from 0 to 1 in every run (mulberry32). */
const randomFrom = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Fill = readonly (readonly [field: string, value: string])[]
type Case = { fill: Fill; body: Record<string, unknown> }
type Random = () => number

const between = (random: Random, min: number, max: number): number => Math.floor(min + random() * (max - min + 1))
const oneOf = <One>(random: Random, list: readonly One[]): One => list[Math.floor(random() * list.length)] as One // never past its end

const costsCase = (random: Random): Case => {
  const price = between(random, 150_000, 2_000_000)
  const use = oneOf(random, ['mainResidence', 'secondHome', 'rental'])
  const operation = oneOf(random, ['existing', 'offPlan', 'buildingLand'])
  const buyers = oneOf(random, ['1', '2'])
  const isHome = use === 'mainResidence'
  const [land, built] = [between(random, 0, price / 3), between(random, 0, price / 3)]
  const priceIncludes = oneOf(random, ['exclVat', 'superReducedVat', 'standardVat'])
  const [first, second] = [between(random, 0, 40_000), between(random, 0, 40_000)]
  const loan = between(random, 0, price)
  const isOffPlan = operation === 'offPlan'
  return {
    fill: [
      ...([
        ['price', `${price}`],
        ['use', use],
        ['operation', operation],
        ['buyers', buyers],
      ] as const),
      ...(isOffPlan
        ? ([
            ['landValue', `${land}`],
            ['builtValueAtDeed', `${built}`],
            ['priceIncludes', priceIncludes],
          ] as const)
        : []),
      ...(isHome ? ([['housingCreditUsed', `${first}`]] as const) : []),
      ...(isHome && buyers === '2' ? ([['housingCreditUsed2', `${second}`]] as const) : []),
      ['loanAmount', `${loan}`],
    ],
    body: {
      ...{ price, use, operation, loanAmount: loan },
      ...(isOffPlan && { landValue: land, builtValueAtDeed: built, priceIncludes }),
      buyers: [first, second].slice(0, Number(buyers)).map(housingCreditUsed => (isHome ? { housingCreditUsed } : {})),
    },
  }
}

const mortgageCase = (random: Random): Case => {
  const principal = between(random, 10_000, 1_500_000)
  // Hundredths of a percent, as a bank quotes them.
  const basisPoints = between(random, 0, 900)
  const termYears = between(random, 1, 40)
  return {
    fill: [
      ['principal', `${principal}`],
      ['annualRate', `${Math.floor(basisPoints / 100)},${`${basisPoints % 100}`.padStart(2, '0')}`],
      ['termYears', `${termYears}`],
    ],
    body: { principal, annualRate: Number(`${basisPoints}e-4`), termYears, output: 'annual' },
  }
}

const gainsCase = (random: Random): Case => {
  const bought = between(random, 1970, 2023)
  const sold = between(random, 2024, 2026)
  const day = (year: number): string => `${year}-0${between(random, 1, 6)}-${between(random, 10, 28)}`
  const [acquisitionDate, saleDate] = [day(bought), day(sold)]
  const acquisitionPrice = between(random, 50_000, 700_000)
  const salePrice = between(random, 100_000, 1_500_000)
  const [saleCosts, acquisitionCosts] = [between(random, 0, 20_000), between(random, 0, 40_000)]
  const works = Array.from({ length: between(random, 0, 5) }, () => ({
    year: between(random, bought, sold),
    amount: between(random, 1000, 80_000),
  }))
  const mainResidence = random() < 0.15
  const taxClass = oneOf(random, ['1', '1a', '2'])
  const acquisitionMode = oneOf(random, ['purchase', 'construction', 'inheritance', 'gift'])
  const income = between(random, 0, 200_000)
  return {
    fill: [
      ...([
        ['salePrice', `${salePrice}`],
        ['saleDate', saleDate],
        ['saleCosts', `${saleCosts}`],
      ] as const),
      ...([
        ['acquisitionPrice', `${acquisitionPrice}`],
        ['acquisitionDate', acquisitionDate],
      ] as const),
      ...([
        ['acquisitionCosts', `${acquisitionCosts}`],
        ['acquisitionMode', acquisitionMode],
      ] as const),
      ['mainResidence', mainResidence ? 'yes' : 'no'],
      ...works.flatMap(({ year, amount }, index): [string, string][] => [
        [`improvementYear${index + 1}`, `${year}`],
        [`improvementAmount${index + 1}`, `${amount}`],
      ]),
      ...([
        ['taxClass', taxClass],
        ['ordinaryTaxableIncome', `${income}`],
      ] as const),
    ],
    body: {
      ...{ salePrice, saleDate, saleCosts, acquisitionPrice, acquisitionDate, acquisitionCosts, acquisitionMode },
      ...{ mainResidence, taxClass, ordinaryTaxableIncome: income },
      ...(works.length > 0 && { improvements: works }),
    },
  }
}

/** The fields that are lists. */
const choices = ['use', 'operation', 'buyers', 'priceIncludes', 'acquisitionMode', 'mainResidence', 'taxClass']

const sum = (amount: number): string => amountIn(rowOf('fr'), amount, 2)
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

const casesOf: Readonly<Record<CalculatorName, (random: Random) => Case>> = {
  costs: costsCase,
  mortgage: mortgageCase,
  gains: gainsCase,
}

describe.each(calculatorNames)('<valorem-%s>', name => {
  test('shows the figures and cents of the service for 60 inputs that are drawn from a fixed seed', async () => {
    const random = randomFrom(20_261_124)
    const { page } = await world.open(pageOf(world, tagOf(world, name, ''), { lang: 'fr' }))
    await calculatorIn(page, name, 'idle')
    const element = `document.querySelector('valorem-${name}')`
    for (let count = 0; count < 60; count += 1) {
      const { fill, body } = casesOf[name](random)
      await page.evaluate(`${element}.reset()`)
      for (const [field, value] of fill) {
        const control = page.locator(`valorem-${name} #${field}`)
        if (choices.includes(field)) await control.selectOption(value)
        else await control.fill(value)
      }
      await press(page, name)
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
