import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RateOfReturn } from '#contract/shared/rate-of-return'
import { annualPercentageRate } from '#domain/finance/annual-percentage-rate'
import { mirr } from '#domain/finance/mirr'
import { netPresentValue } from '#domain/finance/net-present-value'
import { internalRateOfReturn, rateOfReturn } from '#domain/finance/rate-of-return'
import { roundRateOfReturn } from '#domain/finance/round-rate-of-return'
import { xirr } from '#domain/finance/xirr'
import { aprcCases, datedCases, irrCases } from './cases.ts'

/** Published rates have six decimals. */
const sixDecimals = (value: number) => expect.closeTo(value, 6)

const expectRate = (rate: RateOfReturn, expected: Partial<RateOfReturn>) => {
  expect(RateOfReturn.parse(rate)).toEqual(rate)
  const { candidates, value, ...rest } = { candidates: undefined, ...expected }
  expect(rate).toMatchObject(rest)
  if (typeof value === 'number') expect(rate.value).toEqual(sixDecimals(value))
  if (candidates) expect('candidates' in rate && rate.candidates).toEqual(candidates.map(sixDecimals))
}

describe('the internal rate of return', () => {
  test.each(irrCases)('$description', ({ values, expected }) => expectRate(internalRateOfReturn(values), expected))

  test('names the negative root beside the only positive one', () => {
    const rate = internalRateOfReturn(irrCases.find(({ source }) => source.includes('issue 44'))?.values ?? [])
    // x⁷ at the last payment of 1 against 4789.91 one period before: 1/x is about 4789.91, so x - 1 is about -0.9998.
    expect(rate).toMatchObject({ status: 'ok', otherRoots: [expect.closeTo(-0.9998, 4)] })
  })

  test('a loan of 480 months is paid at its own rate', () => {
    const monthlyRate = 0.00375
    const instalment = (300_000 * monthlyRate) / (1 - (1 + monthlyRate) ** -480)
    const flows = [300_000, ...Array<number>(480).fill(-instalment)]
    expectRate(internalRateOfReturn(flows, 12), { status: 'ok', value: (1 + monthlyRate) ** 12 - 1 })
    expectRate(internalRateOfReturn(flows), { status: 'ok', value: monthlyRate })
  })

  test('is the same for flows in years and in months', () => {
    const values = [-100, 5, 5, 5, 105]
    const inMonths = values.map((amount, year) => ({ at: year * 12, amount }))
    expectRate(rateOfReturn(inMonths, 12), internalRateOfReturn(values))
    expectRate(internalRateOfReturn(values), { status: 'ok', value: 0.05 })
    // 10 % in half a year are 1.1² - 1 in a year.
    const halfYear = [
      { at: 0, amount: -1 },
      { at: 6, amount: 1.1 },
    ]
    expectRate(rateOfReturn(halfYear, 12), { status: 'ok', value: 0.21 })
  })

  test('is printed with six decimals, each root of it', () => {
    expect(roundRateOfReturn(internalRateOfReturn([-3, 4]))).toEqual({ status: 'ok', value: 0.333333 })
    // (1 - 4/(3x))(1 - 1/(3x)), with roots of 1/3 and -2/3; the first is positive and the running totals end positive.
    expect(roundRateOfReturn(internalRateOfReturn([-9, 15, -4]))).toEqual({
      status: 'ok',
      value: 0.333333,
      otherRoots: [-0.666667],
    })
    expect(roundRateOfReturn(internalRateOfReturn([-9, 27, -20]))).toEqual({
      status: 'multiple',
      value: null,
      candidates: [0.333333, 0.666667],
    })
    const none = internalRateOfReturn([1])
    expect(roundRateOfReturn(none)).toEqual(none)
  })

  const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 30 })

  test('leaves no value at any root it names', () => {
    fc.assert(
      fc.property(amounts, values => {
        const rate = internalRateOfReturn(values)
        expect(RateOfReturn.parse(rate)).toEqual(rate)
        const roots = [
          ...(rate.status === 'ok' ? [rate.value, ...(rate.otherRoots ?? [])] : []),
          ...(rate.status === 'multiple' ? rate.candidates : []),
        ]
        for (const root of roots) {
          expect(root).toBeGreaterThan(-1)
          const weights = values.map((value, period) => Math.abs(value) * (1 + root) ** -period)
          const size = weights.reduce((sum, weight) => sum + weight, 0)
          expect(Math.abs(netPresentValue(root, values))).toBeLessThanOrEqual(1e-9 * size)
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('of one payment and receipts after it is always one number', () => {
    const receipts = fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e9, noNaN: true }), receipts, (paid, received) => {
        fc.pre(received.reduce((sum, amount) => sum + amount, 0) > 1e-3)
        expect(internalRateOfReturn([-paid, ...received]).status).toBe('ok')
      }),
      { numRuns: 1000 },
    )
  })

  test('does not depend on the currency', () => {
    fc.assert(
      // A power of two leaves every digit as it is.
      fc.property(amounts, fc.constantFrom(2, 1024, 0.5), (values, times) => {
        expect(internalRateOfReturn(values.map(value => value * times))).toEqual(internalRateOfReturn(values))
      }),
    )
  })
})

describe('rates of dated flows, modified rates and rates of charge', () => {
  test.each(datedCases)('XIRR: $description', ({ flows, expected }) =>
    expectRate(xirr(flows.map(([date, amount]) => ({ date, amount }))), expected),
  )

  test('XIRR does not depend on the order of the flows', () => {
    const flows = (datedCases[0]?.flows ?? []).map(([date, amount]) => ({ date, amount }))
    expect(xirr(flows.toReversed())).toEqual(xirr(flows))
  })

  test('MIRR: the published rate of numpy-financial, 0.126094', () => {
    const values = [-120_000, 39_000, 30_000, 21_000, 37_000, 46_000]
    expectRate(mirr(values, 0.1, 0.12), { status: 'ok', value: 0.126094 })
  })

  test('MIRR needs a payment and a receipt', () => {
    const none = { status: 'none', value: null, reason: 'no_sign_change' }
    expect(mirr([1, 2], 0.1, 0.1)).toEqual(none)
    expect(mirr([-1, -2], 0.1, 0.1)).toEqual(none)
    expect(mirr([-1], 0.1, 0.1)).toEqual(none)
  })

  test.each(aprcCases)('APRC: $description', ({ flows, expected }) => {
    const rate = annualPercentageRate(flows.map(([at, amount]) => ({ at, amount })))
    expect(rate).toEqual(expected === null ? null : sixDecimals(expected))
    const inMonths = flows.map(([years, amount]) => ({ at: years * 12, amount }))
    expect(annualPercentageRate(inMonths, 12)).toEqual(expected === null ? null : sixDecimals(expected))
  })
})
