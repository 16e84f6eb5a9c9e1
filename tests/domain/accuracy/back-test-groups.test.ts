import { describe, expect, test } from 'vitest'
import { backTestOf, estimateOf, saleOf, someSales } from './judged-sales.ts'

describe('sales that have no spread', () => {
  test('one flat thirty times at one price: no price-related bias, in any draw', () => {
    const { prb, prd, cod, medianRatio } = backTestOf(Array.from({ length: 30 }, () => saleOf()))
    expect(prb).toMatchObject({ value: null, low95: null, high95: null })
    expect(cod).toMatchObject({ value: 0, low95: 0, high95: 0 })
    expect(prd).toMatchObject({ value: 1, low95: 1, high95: 1 })
    expect([medianRatio.low95, medianRatio.high95]).toEqual([medianRatio.value, medianRatio.value])
  })

  test('prices that are all the same, of different homes, do have one', () => {
    const { prb } = backTestOf(Array.from({ length: 30 }, (_, at) => saleOf({ surface: 40 + 3 * at })))
    // A home twice the size is estimated higher at the same price.
    expect(prb.value).toBeGreaterThan(0)
  })

  test('prices that are the estimates: nothing is off, every interval holds them all', () => {
    const exact = someSales(40).map(sale => ({ ...sale, price: estimateOf(sale) }))
    expect(backTestOf(exact)).toMatchObject({
      medianRatio: { value: 1, low95: 1, high95: 1 },
      ...{ cod: { value: 0 }, prd: { value: 1 }, prb: { value: 0 }, mdapePct: 0, ppe10: 1, ppe20: 1 },
      // Limits of 40 of 40: the 40th root of 0.025.
      coverage: [0.5, 0.8].map(coverage => ({
        ...{ coverage, held: 1, high95: 1 },
        low95: Number((0.025 ** (1 / 40)).toFixed(6)),
      })),
      conformal: { factor80: 0, factor90: 0 },
      worst: [...Array(10).keys()].map(index => ({ index, ratio: 1 })),
    })
  })
})

describe('groups', () => {
  test('a municipality is shown from ten sales on, by its official name, whatever it was called', () => {
    const ten = ['Mersch', 'Miersch', 'mersch', 'L-7535 Mersch', 'commune de Mersch']
    const called = [...ten, ...ten].map(commune => saleOf({ commune }))
    const nine = Array.from({ length: 9 }, () => saleOf({ commune: 'Wiltz' }))
    const others = Array.from({ length: 11 }, (_, at) => saleOf({ commune: 'Ettelbruck' }, 480_000 + 1000 * at))
    const { byCommune } = backTestOf([...nine, ...called, ...others])
    expect(byCommune.map(({ commune, count }) => [commune, count])).toEqual([
      ['Ettelbruck', 11],
      ['Mersch', 10],
    ])
  })

  test('sales of one municipality are one group with the measures of all', () => {
    const { byCommune, medianRatio, cod, count } = backTestOf(someSales(31))
    expect(byCommune).toEqual([{ commune: 'Mersch', count, medianRatio: medianRatio.value, cod: cod.value }])
  })

  test('a bound of size opens the upper group', () => {
    const surfaces = [49.9, 50, 79.9, 80, 119.9, 120]
    const sizes = Array.from({ length: 10 }, () => surfaces).flat()
    const { bySize } = backTestOf(sizes.map(surface => saleOf({ surface })))
    expect(bySize.map(({ fromM2, toM2, count }) => [fromM2, toM2, count])).toEqual([
      [0, 50, 10],
      [50, 80, 20],
      [80, 120, 20],
      [120, null, 10],
    ])
  })

  test('a size is shown from ten sales on', () => {
    const small = Array.from({ length: 9 }, () => saleOf({ surface: 40 }))
    const { bySize } = backTestOf([...small, ...Array.from({ length: 21 }, () => saleOf({ surface: 100 }))])
    expect(bySize.map(({ fromM2, count }) => [fromM2, count])).toEqual([[80, 21]])
  })
})

describe('the farthest sales', () => {
  test('of two as far the earlier first, and ten at most', () => {
    const value = estimateOf(saleOf())
    // Twice and half the estimate are as far in logarithms; the others lie at it.
    const prices = Array.from({ length: 30 }, (_, at) => (at === 7 || at === 21 ? 2 * value : value))
    prices[14] = value / 2
    const { worst } = backTestOf(prices.map(price => saleOf({}, price)))
    expect(worst.map(({ index }) => index)).toEqual([7, 14, 21, 0, 1, 2, 3, 4, 5, 6])
  })

  test('are told by the place they were sent at, also where others were left out', () => {
    const far = saleOf({}, 5_000_000)
    const { worst } = backTestOf([saleOf({}, 0), saleOf({}, 0), ...someSales(30), far])
    expect(worst[0]).toMatchObject({ index: 32, price: 5_000_000, commune: 'Mersch' })
  })
})
