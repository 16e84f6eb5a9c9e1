import { describe, expect, test } from 'vitest'
import { costLine, marketLine, totals } from '#domain/core/cost-line'
import type { Parameter } from '#domain/core/dated'
import { lawOn } from '#domain/core/law'

const parameter = (
  id: string,
  value: number,
  certainty: 'statutory' | 'estimate' = 'statutory',
): Parameter<number> => ({
  id,
  says: 'Figure.',
  unit: 'currency',
  checkedOn: '2026-11-21',
  versions: [{ from: '2020-01-01', value, source: { title: 'Law', article: 'art. 1' }, certainty }],
})

const duty = parameter('lu.test.duty', 0.07)
const share = parameter('lu.test.share', 0.3, 'estimate')
const deed = parameter('lu.test.deed', 800, 'estimate')

const lawOf = () => lawOn({ day: '2026-11-21', field: 'deedDate', checkedOn: '2026-11-21' })

const tax = { key: 'duty', label: 'Duty', category: 'transferTax', nature: 'tax', basis: [duty] } as const
const fee = { key: 'deed', label: 'Deed', category: 'notary', dueTo: 'notary' } as const

describe('a line', () => {
  test('takes days, article and certainty from its parameters, the least sure of them', () => {
    const [line] = costLine(lawOf(), { ...tax, amount: 7000.005, base: 100_000, rate: 0.07, basis: [duty, share] })
    expect(line).toEqual({
      key: 'duty',
      label: 'Duty',
      category: 'transferTax',
      amount: 7000.01,
      base: 100_000,
      rate: 0.07,
      payer: 'buyer',
      nature: 'tax',
      certainty: 'estimate',
      counted: true,
      basis: ['lu.test.duty', 'lu.test.share'],
      inForceFrom: '2020-01-01',
      inForceUntil: null,
      legalReference: 'Law, art. 1',
    })
  })

  test('of 0 is left out, unless a relief brought a duty there', () => {
    expect(costLine(lawOf(), { ...tax, amount: 0.004 })).toEqual([])
    expect(costLine(lawOf(), { ...tax, amount: 0, standsAtZero: true })).toMatchObject([{ amount: 0 }])
  })
})

describe('a line of the market', () => {
  test('is the default, told as an assumption that names the override', () => {
    const law = lawOf()
    const lines = marketLine(law, { line: fee, parameter: deed, override: undefined })
    expect(lines).toMatchObject([{ amount: 800, nature: 'marketEstimate', certainty: 'estimate' }])
    expect(law.told(['lu.test.deed']).assumptions).toEqual([
      { field: 'overrides.deed', value: 800, source: 'default', certainty: 'estimate', note: 'Law, art. 1.' },
    ])
  })

  test("is the caller's own figure, without an assumption; 0 switches it off", () => {
    const law = lawOf()
    expect(marketLine(law, { line: fee, parameter: deed, override: 650 })).toMatchObject([
      { amount: 650, certainty: 'published' },
    ])
    expect(law.told(['lu.test.deed']).assumptions).toEqual([])
    expect(marketLine(lawOf(), { line: fee, parameter: deed, override: 0 })).toEqual([])
  })
})

test('totals are sums of the counted lines by payer and nature', () => {
  const law = lawOf()
  const lines = [
    ...costLine(law, { ...tax, amount: 70.1 }),
    ...costLine(law, { ...tax, amount: 0.2, counted: false }),
    ...costLine(law, { ...tax, amount: 5, payer: 'seller' }),
    ...costLine(law, { ...tax, amount: 3, payer: 'lender' }),
    ...costLine(law, { ...tax, amount: 20.2, nature: 'regulatedTariff' }),
    ...marketLine(law, { line: fee, parameter: deed, override: 10 }),
  ]
  expect(totals(lines, 1000, 900)).toEqual({
    buyer: 100.3,
    taxes: 70.1,
    regulatedTariffs: 20.2,
    marketEstimates: 10,
    seller: 5,
    lender: 3,
    feesRate: 0.1003,
    cashNeeded: 200.3,
  })
})
