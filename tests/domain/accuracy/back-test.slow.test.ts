import { describe, expect, test } from 'vitest'
import { BackTest } from '#contract/estimation/back-test'
import { backTestSalesMax } from '#contract/estimation/back-test-figures'
import { backTester } from '#domain/accuracy/back-test'
import { Refusal } from '#domain/core/refusal'
import { backTestOf, estimateOf, read, type SentSale, saleOf, someSales, today } from './judged-sales.ts'

/** The refusal of sales that are too few. */
const refusalOf = (sales: readonly SentSale[]): Refusal => {
  try {
    backTestOf(sales)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('The sales were judged.')
}

/** Sales with prices and homes of their own. */
const forty = someSales(40)

describe('a sale is left out, with its place, the field and why', () => {
  test.each<[what: string, sale: SentSale, path: string, reason: string]>([
    ['a municipality that is none', saleOf({ commune: 'Trier' }), 'input.commune', '"Trier"'],
    ['a name that two share', saleOf({ commune: 'Belval' }), 'input.commune', 'Esch-sur-Alzette, Sanem'],
    ['a house', saleOf({ typeBien: 'maison' }), 'input.typeBien', 'Only apartments are estimated.'],
    ['a floor that says house', saleOf({ etage: 'maison' }), 'input.etage', 'Only apartments are estimated.'],
    ['another town’s district', saleOf({ quartier: 'Belair' }), 'input.quartier', 'belongs to Luxembourg'],
    ['a price of 0', saleOf({}, 0), 'price', 'price: '],
    ['a price below 0', saleOf({}, -1), 'price', 'price: '],
    ['a price without a bound', saleOf({}, Number.POSITIVE_INFINITY), 'price', 'Must be a finite number.'],
    ['a price that is text', { ...saleOf(), price: '500000' }, 'price', 'Must be a number, not text.'],
    ['the last day of 2013', saleOf({}, 500_000, '2013-12-31'), 'soldOn', '2014-01-01'],
    ['a day to come', saleOf({}, 500_000, '2026-11-24'), 'soldOn', '2026-11-23'],
    ['a day that is none', saleOf({}, 500_000, '2022-02-30'), 'soldOn', 'soldOn: '],
    ['a new build before 2025', saleOf({ estNeuf: true }, 700_000, '2024-12-31'), 'soldOn', '2025-01-01'],
    ['a new build that needs work', saleOf({ estNeuf: true, etat: 'renover' }, 7e5, '2025-05-05'), 'input.etat', ''],
    ['no surface', { input: { commune: 'Mersch' }, price: 1, soldOn: '2022-05-10' }, 'input.surface', ''],
    ['a day of its own in the input', saleOf({ valuationDate: '2022-05-10' }), 'input.valuationDate', ''],
    ['a field that nobody knows', { ...saleOf(), seller: 'x' }, 'seller', ''],
    ['no input', { price: 1, soldOn: '2022-05-10' }, 'input', ''],
  ])('%s', (_what, sale, path, reason) => {
    const { count, excluded, sales } = backTestOf([...forty.slice(0, 20), sale, ...forty.slice(20)])
    expect(count).toBe(40)
    expect(excluded).toEqual([{ index: 20, path, reason: expect.stringContaining(reason) }])
    // The others keep their places.
    expect(sales.map(({ index }) => index)).toEqual(Array.from({ length: 41 }, (_, at) => at).filter(at => at !== 20))
  })

  test('what is no object at all', () => {
    const nothings = [null, 5, 'a sale', []] as unknown as SentSale[]
    const { count, excluded } = backTestOf([...nothings, ...someSales(30)])
    expect(count).toBe(30)
    expect(excluded.map(({ index, path }) => [index, path])).toEqual([
      [0, ''],
      [1, ''],
      [2, ''],
      [3, ''],
    ])
    for (const { reason } of excluded) expect(reason).not.toBe('')
  })

  test('every wrong field of it is in the reason, the first is its path', () => {
    const both = saleOf({ typeBien: 'maison' }, 500_000, '2013-12-31')
    const [only] = backTestOf([...someSales(30), both]).excluded
    expect(only).toMatchObject({ index: 30, path: 'input.typeBien' })
    expect(only?.reason).toMatch(/^input\.typeBien: Only apartments are estimated\. soldOn: .+$/)
  })

  test('on its last day, its first day and the first day of new builds it is judged', () => {
    const edges = [
      saleOf({}, 350_000, '2014-01-01'),
      saleOf({}, 600_000, today),
      saleOf({ estNeuf: true }, 8e5, '2025-01-01'),
    ]
    expect(backTestOf([...edges, ...someSales(27)])).toMatchObject({ count: 30, excluded: [] })
  })

  test('not for a fault of the code, which is no property of the sale', () => {
    const broken = backTester(() => {
      throw new TypeError('a fault')
    }, 'abcdefabcdef')
    expect(() => broken(someSales(30).map(read), today)).toThrow('a fault')
  })
})

describe('how many sales there must be', () => {
  test('29 are too few: the message says how many can be estimated, and those that were left out are named', () => {
    const refusal = refusalOf([
      ...forty.slice(0, 5),
      saleOf({}, 0),
      ...forty.slice(5, 29),
      saleOf({ commune: 'Trier' }),
    ])
    expect(refusal.code).toBe('invalid_request')
    expect(refusal.details.issues).toEqual([
      {
        path: 'sales',
        code: 'too_few_sales',
        message: 'A back-test needs at least 30 sales that can be estimated; 29 of 31 can.',
        received: 29,
        allowed: [expect.stringContaining('at least 30')],
      },
      { path: 'sales[5].price', code: 'too_few_sales', message: expect.stringMatching(/^price: /) },
      { path: 'sales[30].input.commune', code: 'too_few_sales', message: expect.stringContaining('Trier') },
    ])
  })

  test('29 with nothing left out name none', () => {
    expect(refusalOf(someSales(29)).details.issues).toMatchObject([
      { message: expect.stringMatching(/29 of 29 can\.$/) },
    ])
  })

  test('none at all', () => {
    expect(refusalOf([]).details.issues).toMatchObject([{ path: 'sales', code: 'too_few_sales', received: 0 }])
  })

  test.each([
    [30, ['few_sales']],
    [99, ['few_sales']],
    [100, []],
  ])('%i are judged with the warnings %j', (count, codes) => {
    const answer = backTestOf(someSales(count))
    expect([answer.count, answer.warnings.map(({ code }) => code)]).toEqual([count, codes])
    for (const { message } of answer.warnings) expect(message).toContain(String(count))
  })

  test('a thousand are judged, and the answer fits the contract', () => {
    const answer = backTestOf(someSales(backTestSalesMax))
    expect(answer.count).toBe(1000)
    expect(answer.sales).toHaveLength(1000)
    expect(BackTest.parse(answer)).toEqual(answer)
  })
})

describe('an answer', () => {
  const sales = someSales(60)
  const answer = backTestOf(sales)

  test('fits the contract, says that the place is judged in hindsight, and that nothing is stored', () => {
    expect(BackTest.parse(answer)).toEqual(answer)
    expect(answer).toMatchObject({ hindsight: true, stored: false })
    expect(answer.tables).toMatch(/^[0-9a-f]{12}$/)
  })

  test('is the same for the same sales', () => {
    expect(backTestOf(someSales(60))).toEqual(answer)
  })

  test('leaves the sales as they were sent', () => {
    const sent = someSales(60)
    const kept = structuredClone(sent)
    backTestOf(sent)
    expect(sent).toEqual(kept)
  })

  test('estimates each home as of the day it was sold, not of today', () => {
    const before = saleOf({}, 500_000, '2015-02-02')
    const { sales: judged } = backTestOf([before, ...someSales(30)])
    expect(judged[0]?.estimate).toBe(Math.round(estimateOf(before)))
    expect(estimateOf(before)).toBeLessThan(0.8 * estimateOf({ ...before, soldOn: today }))
  })

  test('knows today only as the last day that is allowed', () => {
    expect(backTestOf(sales, '2028-01-01')).toEqual(answer)
  })

  test('has the ratio of the unrounded estimate', () => {
    for (const { index, estimate, ratio, price } of answer.sales) {
      const sale = sales[index] ?? {}
      expect([estimate, price]).toEqual([Math.round(estimateOf(sale)), sale.price])
      expect(ratio).toBeCloseTo(estimateOf(sale) / price, 6)
    }
  })
})
