import { describe, expect, test } from 'vitest'
import type { Band, Slice } from '#domain/core/brackets'
import {
  atFixedAmount,
  atLeast,
  atMost,
  atRate,
  type Charge,
  charge,
  citing,
  exempt,
  halves,
  inBand,
  onSlices,
  orInvoiced,
  roundCharge,
  together,
  withRange,
} from '#domain/core/charge'
import { roundDownTo } from '#domain/core/money'
import { parameterIds } from '#domain/core/provision'
import { lawOf, parameter } from './test-law.ts'

const law = lawOf()
const rate = law(parameter('rate', 0.03))
const other = law(parameter('other', 0.01))
const limit = law(parameter('limit', 100))
const tariff = law(
  parameter<readonly Slice[]>('tariff', [
    { upTo: 1_000, rate: 0.1 },
    { upTo: null, rate: 0.05 },
  ]),
)
const bands = law(
  parameter<readonly Band[]>('bands', [
    { upTo: 1_000, rate: 0.02 },
    { upTo: 2_000, rate: 0.05, deduction: 30 },
    { upTo: 3_000, amount: 70 },
  ]),
)

const ids = ({ by }: Charge): string[] => parameterIds(by).map(id => id.slice('lu.test.'.length))

describe('a charge', () => {
  test('at a rate has amount, base, rate and source in one', () => {
    const charged = atRate(333, rate, other)
    expect(charged.formula).toEqual({ amount: 333 * 0.03, base: 333, rate: 0.03 })
    expect(ids(charged)).toEqual(['rate', 'other'])
  })

  test('on slices pays each slice, without a rate of the whole', () => {
    // 1 000 × 10 % + 500 × 5 %
    expect(onSlices(1_500, tariff).formula).toEqual({ amount: 125, base: 1_500 })
  })

  test.each([
    ['a band that is a rate shows it', 1_000, { amount: 20, base: 1_000, rate: 0.02 }],
    // 1 500 × 5 % − 30
    ['a band with a deduction shows none', 1_500, { amount: 45, base: 1_500 }],
    ['a band with an amount is that amount', 2_500, { amount: 70, base: 2_500 }],
    ['above the last band nothing is due', 3_001, { amount: 0, base: 3_001 }],
  ])('in a band: %s', (_case, base, formula) => {
    expect(inBand(base, bands).formula).toEqual(formula)
  })

  test('that is fixed is the amount of its provision', () => {
    expect(atFixedAmount(limit).formula).toEqual({ amount: 100 })
  })

  test('below its minimum is the minimum, which alone then has no rate', () => {
    expect(atLeast(atRate(3_334, rate), limit).formula).toEqual({ amount: 3_334 * 0.03, base: 3_334, rate: 0.03 })
    const raised = atLeast(atRate(3_333, rate), limit)
    expect(raised.formula).toEqual({ amount: 100, base: 3_333 })
    expect(ids(raised)).toEqual(['limit', 'rate'])
    expect(ids(atLeast(atRate(3_333, rate), limit, 'last'))).toEqual(['rate', 'limit'])
    expect(ids(atLeast(atRate(3_334, rate), limit))).toEqual(['rate'])
  })

  test('above its maximum is the maximum', () => {
    expect(atMost(atRate(3_333, rate), limit).formula.rate).toBe(0.03)
    const cut = atMost(atRate(3_334, rate), limit, 'last')
    expect(cut.formula).toEqual({ amount: 100, base: 3_334 })
    expect(ids(cut)).toEqual(['rate', 'limit'])
  })

  test('with an own invoice is that figure; of a tariff the base stays, of a rate nothing', () => {
    expect(orInvoiced(atRate(1_000, rate), undefined).formula.amount).toBe(30)
    const invoiced = orInvoiced(withRange(atRate(1_000, rate, other), 10, 50), 25)
    expect(invoiced.formula).toEqual({ amount: 25 })
    expect(invoiced.by.map(({ isSent }) => isSent)).toEqual([true, undefined])
    expect(orInvoiced(onSlices(1_500, tariff), 99).formula).toEqual({ amount: 99, base: 1_500 })
  })

  test('that the law rounds keeps its base and rate', () => {
    // 23 099 × 3 % = 692.97, in whole euros 692
    const due = roundCharge(atRate(23_099, rate), amount => roundDownTo(1, amount))
    expect(due.formula).toEqual({ amount: 692, base: 23_099, rate: 0.03 })
  })

  test('that is exempt is 0 at a rate of 0, and cites what exempts', () => {
    expect(exempt(atRate(1_000, rate), limit).formula).toEqual({ amount: 0, base: 1_000, rate: 0 })
    expect(exempt(onSlices(1_000, tariff), limit).formula).toEqual({ amount: 0, base: 1_000 })
    expect(ids(exempt(atRate(1_000, rate), limit))).toEqual(['rate', 'limit'])
  })

  test('cites further provisions after its own', () => {
    expect(ids(citing(atRate(1_000, rate), other, limit))).toEqual(['rate', 'other', 'limit'])
  })

  test('is shared in halves of whole cents, the odd one in the upper', () => {
    // 10.05 in cents is 1 005: 5.02 and 5.03
    const { lower, upper } = halves(withRange(charge({ amount: 10.049, base: 335, rate: 0.03 }, [rate]), 8, 12))
    expect(lower.formula).toEqual({ amount: 5.02, base: 335, rate: 0.03, range: { low: 4, high: 6 } })
    expect(upper.formula).toEqual({ amount: 5.03, base: 335, rate: 0.03, range: { low: 4, high: 6 } })
  })

  test('is borne together with another as the sum of their cents, without a rate', () => {
    // 33.333 × 3 % = 1.00 and 33.333 × 1 % = 0.33, where the sum of both is 1.33332
    const both = together(atRate(33.333, rate), atRate(33.333, other))
    expect(both.formula).toEqual({ amount: 1.33, base: 33.333 })
    expect(ids(both)).toEqual(['rate', 'other'])
  })
})
