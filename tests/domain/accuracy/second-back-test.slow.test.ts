import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mulberry32 } from '#domain/accuracy/bootstrap'
import { shareLimits } from '#domain/accuracy/coverage'
import { backTestResult } from '#domain/accuracy/judgement'
import { incompleteBeta, secondBackTest, secondShareLimits } from './second-back-test.ts'
import { asJudgedSale } from './some-judged-sales.ts'

/** Invented sales around estimates of any size: estimates up to some factors off, places and surfaces of every group. */
const invented = (count: number, seed: number) => {
  const uniform = mulberry32(seed)
  const between = (low: number, high: number): number => low + uniform() * (high - low)
  return Array.from({ length: count }, (_, index) => {
    const estimate = between(90_000, 2_400_000)
    return {
      ...{
        index,
        estimate,
        price: Math.round(estimate * Math.exp(between(-0.4, 0.4))),
        deviation: between(0.18, 0.27),
      },
      commune: ['Mersch', 'Ettelbruck', 'Éischen', 'Wiltz'][Math.floor(between(0, 4))] ?? '',
      surface: Math.round(between(25, 160)),
    }
  })
}

const asJudged = ({ deviation, surface, ...sale }: ReturnType<typeof invented>[number]) =>
  asJudgedSale({ ...sale, fsd: deviation, surfaceM2: surface })

/** The leaves of what one program expects, each beside that of the other. */
const leavesOf = (expected: unknown, found: unknown): [expected: unknown, found: unknown][] =>
  typeof expected === 'object' && expected !== null
    ? Object.entries(expected).flatMap(([key, value]) =>
        leavesOf(value, (found as Record<string, unknown> | undefined)?.[key]),
      )
    : [[expected, found]]

describe('two programs judge invented sales alike, to six decimals', () => {
  test.each([30, 31, 60, 200])('%i of them', count => {
    const sales = invented(count, 1000 + count)
    const found = backTestResult(sales.map(asJudged))
    const expected = secondBackTest(sales)
    expect(found.byCommune).toHaveLength(expected.byCommune.length)
    const leaves = leavesOf(expected, found)
    expect(leaves.length).toBeGreaterThan(80)
    // The last digit of a figure may fall on either side of a half.
    for (const [wanted, got] of leaves) {
      if (typeof wanted === 'number') expect(got).toBeCloseTo(wanted, 5)
      else expect(got).toBe(wanted)
    }
  })
})

describe('limits of a share', () => {
  test.each([
    // Ten of ten and none of ten: 0.025^(1/10), and one less that.
    [10, 10, 0.025 ** 0.1, 1],
    [0, 10, 0, 1 - 0.025 ** 0.1],
    [1, 1, 0.025, 1],
    [0, 1, 0, 0.975],
    // One of two: 1 − (1 − p)² = 0.025 and 1 − p² = 0.025.
    [1, 2, 1 - Math.sqrt(0.975), Math.sqrt(0.975)],
  ])('%i of %i by hand', (held, of, low95, high95) => {
    for (const limits of [shareLimits(held, of), secondShareLimits(held, of)]) {
      expect(limits.low95).toBeCloseTo(low95, 10)
      expect(limits.high95).toBeCloseTo(high95, 10)
    }
  })

  test('sums of binomial terms and the incomplete beta function agree up to 1000 sales', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }).chain(of => fc.tuple(fc.integer({ min: 0, max: of }), fc.constant(of))),
        ([held, of]) => {
          const [one, other] = [shareLimits(held, of), secondShareLimits(held, of)]
          expect(one.low95).toBeCloseTo(other.low95, 9)
          expect(one.high95).toBeCloseTo(other.high95, 9)
          expect(one.low95).toBeLessThanOrEqual(held / of)
          expect(one.high95).toBeGreaterThanOrEqual(held / of)
          // The mirror: as many held as not.
          expect(shareLimits(of - held, of).low95).toBeCloseTo(1 - one.high95, 9)
        },
      ),
      { numRuns: 60, seed: 20_261_123 },
    )
  })

  test('the incomplete beta function where it is a polynomial', () => {
    expect(incompleteBeta(0.3, 1, 1)).toBeCloseTo(0.3, 12)
    expect(incompleteBeta(0.3, 2, 1)).toBeCloseTo(0.09, 12)
    expect(incompleteBeta(0.3, 1, 3)).toBeCloseTo(1 - 0.7 ** 3, 12)
    expect(incompleteBeta(0.5, 40, 40)).toBeCloseTo(0.5, 12)
  })
})
