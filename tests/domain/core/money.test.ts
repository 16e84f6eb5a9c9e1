import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  byMajorFraction,
  roundDownTo,
  roundToNearest,
  roundUpTo,
  split,
  sumAmounts,
  toCents,
  toFourDecimals,
  toSixDecimals,
} from '#domain/core/money'

/** A sum in cents times a rate of four decimals, as people write them: the product that law rounds. */
const product = fc.tuple(fc.integer({ min: -1e10, max: 1e10 }), fc.integer({ min: 0, max: 10_000 }))

describe('rounding to cents', () => {
  test.each([
    [1.005, 1.01],
    [-1.005, -1.01],
    [0.145, 0.15],
    [1.004999, 1],
    [620_000.005, 620_000.01],
  ])('%d is %d: halves go away from zero', (amount, cents) => {
    expect(toCents(amount)).toBe(cents)
  })

  test('nothing is never negative', () => {
    expect(toCents(-0.001)).toBe(0)
    expect(sumAmounts([])).toBe(0)
    expect(toSixDecimals(-1e-9)).toBe(0)
  })

  test('a product of cents and a rate is rounded like exact decimals', () => {
    fc.assert(
      fc.property(product, ([cents, rate]) => {
        const exact = new Decimal(cents).div(100).mul(new Decimal(rate).div(10_000))
        expect(toCents((cents / 100) * (rate / 10_000))).toBe(
          exact.toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toNumber() + 0,
        )
      }),
      { numRuns: 20_000 },
    )
  })

  test('every half cent goes up, where plain rounding errs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), cents => {
        expect(toCents((2 * cents + 1) / 200)).toBe((cents + 1) / 100)
      }),
      { numRuns: 20_000 },
    )
  })

  test('a rate of 8 115.65 on 620 000 has six decimals', () => {
    expect(toSixDecimals(8115.65 / 620_000)).toBe(0.01309)
    expect(toFourDecimals(1.00005)).toBe(1.0001)
    expect(toFourDecimals(-1e-9)).toBe(0)
  })
})

describe('rounding to steps', () => {
  /** How the same step is counted in exact decimals. */
  const inDecimals = {
    down: [roundDownTo, Decimal.ROUND_FLOOR],
    up: [roundUpTo, Decimal.ROUND_CEIL],
    nearest: [roundToNearest, Decimal.ROUND_HALF_UP],
    'major fraction': [byMajorFraction, Decimal.ROUND_HALF_FLOOR],
  } as const
  const steps = fc.constantFrom(0.0001, 0.001, 0.01, 0.05, 0.1, 0.3, 0.5, 1, 2.5, 10, 50, 100, 500)

  test.each(Object.entries(inDecimals))('%s is that of exact decimals for every step', (_name, [round, mode]) => {
    fc.assert(
      fc.property(product, steps, ([cents, rate], step) => {
        const exact = new Decimal(cents).div(100).mul(new Decimal(rate).div(10_000))
        const count = exact.div(step).toDecimalPlaces(0, mode)
        expect(round(step, (cents / 100) * (rate / 10_000))).toBe(count.mul(step).toNumber() + 0)
      }),
      { numRuns: 20_000 },
    )
  })

  test('a rate in hundredths of a per cent has no binary rest', () => {
    expect(roundDownTo(0.0001, 0.22349)).toBe(0.2234)
    expect(roundUpTo(0.1, 0.21)).toBe(0.3)
    expect(byMajorFraction(0.1, 0.26)).toBe(0.3)
  })
})

describe('sums and splits', () => {
  test('cents add up like decimals, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e10, max: 1e10 }), { maxLength: 50 }), cents => {
        const exact = cents.reduce((total, amount) => total.plus(new Decimal(amount).div(100)), new Decimal(0))
        expect(sumAmounts(cents.map(amount => amount / 100))).toBe(exact.toNumber() + 0)
      }),
    )
  })

  test('100 in three parts is 33.33, 33.33 and 33.34', () => {
    expect(split(100, [1 / 3, 1 / 3, 1 / 3])).toEqual([33.33, 33.33, 33.34])
  })

  test('2 cents in four parts are 1, 1, 0 and 0: no part is negative', () => {
    expect(split(0.02, [0.25, 0.25, 0.25, 0.25])).toEqual([0.01, 0.01, 0, 0])
  })

  test('the parts of a split add up to the whole, and none is negative', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), weights, (cents, parts) => {
        const whole = parts.reduce((total, part) => total + part, 0)
        const made = split(
          cents / 100,
          parts.map(part => part / whole),
        )
        expect(Math.min(...made)).toBeGreaterThanOrEqual(0)
        expect(sumAmounts(made)).toBe(cents / 100)
      }),
    )
  })
})

describe('rounding down and up to a step', () => {
  test.each([
    ['a contribution of 1.1 % on 23 000', 1, 0.011 * 23_000, 253],
    ['a tax of 14.79 % on 78 810, which is 11 655.999', 1, 0.1479 * 78_810, 11_655],
    ['an income of 128 810 to 50', 50, 128_810, 128_800],
    ['an income on the step', 50, 128_800, 128_800],
    ['29 cents in tenths', 0.1, 0.29, 0.2],
  ])('%s is cut after fifteen digits, never after cents', (_description, step, amount, cut) => {
    expect(roundDownTo(step, amount)).toBeCloseTo(cut, 12)
  })

  test('a whole number of steps stays one when it is lifted', () => {
    expect(roundUpTo(100, 0.07 * 100_000)).toBe(7000)
    expect(roundUpTo(100, 7000.01)).toBe(7100)
  })
})
