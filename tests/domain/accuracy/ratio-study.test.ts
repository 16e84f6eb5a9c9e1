import { describe, expect, test } from 'vitest'
import { mean, median, type Pair, ratioMeasures } from '#domain/accuracy/ratio-study'
import { type PublishedStudy, publishedStudies } from './published-examples.ts'

const pairsOf = ({ sales }: PublishedStudy): Pair[] =>
  sales.split(/\s+/).map(pair => {
    const [estimate = Number.NaN, price = Number.NaN] = pair.split('/').map(Number)
    return { estimate, price }
  })

/** A figure with as many decimals as a text that was printed. */
const likePrinted = (value: number | null, printed: string): string | undefined =>
  value?.toFixed(printed.split('.')[1]?.length ?? 0)

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

describe.each(publishedStudies.map(study => [study.title, study] as const))('%s', (_title, study) => {
  const pairs = pairsOf(study)
  const totalEstimate = sum(pairs.map(({ estimate }) => estimate))
  const totalPrice = sum(pairs.map(({ price }) => price))
  const weightedMean = totalEstimate / totalPrice
  const found: Record<keyof PublishedStudy['printed'], number | null> = {
    ...ratioMeasures(pairs),
    ...{ sales: pairs.length, totalEstimate, totalPrice, weightedMean },
  }

  // Typed with the right sales, or no other figure would mean anything.
  test.each(Object.entries(study.printed))('prints %s as %s', (name, printed) => {
    expect(likePrinted(found[name as keyof typeof found], printed)).toBe(printed)
  })
})

describe('properties that follow from the definitions', () => {
  const [study] = publishedStudies
  const pairs = study ? pairsOf(study) : []
  const measures = ratioMeasures(pairs)

  test('the order of the sales says nothing', () => {
    const reversed = ratioMeasures(pairs.toReversed())
    expect(reversed.medianRatio).toBe(measures.medianRatio)
    expect(reversed.cod).toBeCloseTo(measures.cod, 10)
    expect(reversed.prd).toBeCloseTo(measures.prd, 12)
    expect(reversed.prb).toBeCloseTo(measures.prb ?? Number.NaN, 10)
  })

  test('estimates that are all higher by a fifth move the median alone', () => {
    const higher = ratioMeasures(pairs.map(({ estimate, price }) => ({ estimate: 1.2 * estimate, price })))
    expect(higher.medianRatio).toBeCloseTo(1.2 * measures.medianRatio, 12)
    expect(higher.cod).toBeCloseTo(measures.cod, 10)
    expect(higher.prd).toBeCloseTo(measures.prd, 12)
    expect(higher.prb).toBeCloseTo(measures.prb ?? Number.NaN, 10)
  })

  test('another currency moves nothing', () => {
    const other = ratioMeasures(pairs.map(({ estimate, price }) => ({ estimate: estimate / 40, price: price / 40 })))
    for (const name of ['medianRatio', 'cod', 'prd', 'prb'] as const)
      expect(other[name]).toBeCloseTo(measures[name] ?? Number.NaN, 9)
  })

  test('exact estimates of different homes have no dispersion and no bias', () => {
    const exact = [100, 200, 400, 800].map(price => ({ estimate: price, price }))
    expect(ratioMeasures(exact)).toEqual({ medianRatio: 1, cod: 0, prd: 1, prb: 0 })
  })

  test('a bias that is put in comes out: each doubling of the value takes 5 % of the median', () => {
    // Ratio 1 − 0.05 k where the mean of price and of estimate over the median is 100 × 2^k; the median is that of k = 0.
    const biased = [-2, -1, 0, 1, 2].map(k => {
      const ratio = 1 - 0.05 * k
      const price = (2 * 100 * 2 ** k) / (1 + ratio)
      return { estimate: ratio * price, price }
    })
    expect(ratioMeasures(biased).medianRatio).toBeCloseTo(1, 12)
    expect(ratioMeasures(biased).prb).toBeCloseTo(-0.05, 12)
  })

  test('dear homes that are estimated lower give a PRD above 1 and a PRB under 0', () => {
    const regressive = [
      { estimate: 110, price: 100 },
      { estimate: 200, price: 200 },
      { estimate: 360, price: 400 },
    ]
    // Ratios 1.1, 1, 0.9: mean 1; the sums are 670 and 700.
    expect(ratioMeasures(regressive).prd).toBeCloseTo(700 / 670, 12)
    expect(ratioMeasures(regressive).prb).toBeLessThan(0)
  })
})

test('the median and the mean of small lists', () => {
  expect([median([5]), median([5, 7]), median([9, 1, 5]), median([10, 2, 9, 1])]).toEqual([5, 6, 5, 5.5])
  expect([mean([5]), mean([1, 2, 6])]).toEqual([5, 3])
})

test('values as far apart as a franc and a palace are sorted as numbers, not as texts', () => {
  expect(median([1e6, 9, 80, 700, 10])).toBe(80)
})
