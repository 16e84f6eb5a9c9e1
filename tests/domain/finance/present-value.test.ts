import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { annuityFactor, levelInstalment } from '#domain/finance/annuity'
import { discountFactor, netPresentValue } from '#domain/finance/net-present-value'

describe('present values', () => {
  test('take the first amount as due today: published 122.89', () => {
    // numpy-financial, test suite
    expect(netPresentValue(0.05, [-15_000, 1500, 2500, 3500, 4500, 6000])).toBeCloseTo(122.8949, 4)
  })

  test.each([
    [0.1, 1, 1 / 1.1],
    [0.1, 2, 1 / 1.21],
    [-0.5, 2, 4],
    [0, 30, 1],
  ])('1 at %d after %d years', (rate, years, factor) => expect(discountFactor(rate, years)).toBeCloseTo(factor, 12))
})

describe('annuities', () => {
  test.each([
    ['two years at 10 %: 1/1.1 + 1/1.21', 0.1, 2, 1 / 1.1 + 1 / 1.21],
    ['no rate: as many as there are periods', 0, 360, 360],
    ['a negative rate: 1/0.5 + 1/0.25', -0.5, 2, 6],
    // (1 - (1+i)^-n)/i = n - n(n+1)/2 × i + …, here 360 - 64980e-12
    ['a rate of 1e-12, where the naive form loses its digits', 1e-12, 360, 360 - 6.498e-8],
  ])('%s', (_description, rate, periods, factor) => expect(annuityFactor(rate, periods)).toBeCloseTo(factor, 10))

  test('the level instalment of 15 000 over 60 months at 8 %: published 304.145914', () => {
    // numpy-financial, test suite
    expect(levelInstalment(15_000, 0.08 / 12, 60)).toBeCloseTo(304.145914, 6)
    expect(levelInstalment(100_000, 1e-12, 360)).toBeCloseTo(100_000 / 360 + 1e5 * 0.5e-12, 6)
    expect(levelInstalment(100_000, 0, 360)).toBeCloseTo(277.777778, 6)
  })

  test('instalments and balloon are worth the balance', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 0.1, noNaN: true }),
        fc.integer({ min: 1, max: 600 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (rate, periods, share) => {
          const instalment = levelInstalment(1000, rate, periods, share * 1000)
          const worth = instalment * annuityFactor(rate, periods) + share * 1000 * discountFactor(rate, periods)
          expect(worth).toBeCloseTo(1000, 6)
        },
      ),
    )
  })
})
