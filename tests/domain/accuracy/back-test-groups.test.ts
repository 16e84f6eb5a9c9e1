import { describe, expect, test } from 'vitest'
import { backTestResult } from '#domain/accuracy/judgement'
import { backTestOf, estimateOf, saleOf, sentApart, someSales } from './judged-sales.ts'
import { asJudgedSale } from './some-judged-sales.ts'

describe('sales that have no spread', () => {
  test('one flat thirty times at one price: no price-related bias, in any draw', () => {
    const alike = Array.from({ length: 30 }, (_, index) =>
      asJudgedSale({ index, estimate: 500_000, price: 480_000, fsd: 0.19 }),
    )
    const { prb, prd, cod, medianRatio, regression, suspected } = backTestResult(alike)
    expect([regression.value, regression.year, suspected]).toEqual([null, null, []])
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
    const { byCommune } = backTestOf(sentApart([...nine, ...called, ...others]))
    expect(byCommune.map(({ commune, count }) => [commune, count])).toEqual([
      ['Ettelbruck', 11],
      ['Mersch', 10],
    ])
  })

  test('sales of one municipality are one group with the measures of all', () => {
    const { byCommune, medianRatio, cod, count } = backTestOf(someSales(31))
    expect(byCommune).toMatchObject([{ commune: 'Mersch', count, medianRatio: medianRatio.value, cod: cod.value }])
  })

  test('a bound of size opens the upper group', () => {
    const surfaces = [49.9, 50, 79.9, 80, 119.9, 120]
    const sizes = Array.from({ length: 10 }, () => surfaces).flat()
    const { bySize } = backTestOf(sentApart(sizes.map(surface => saleOf({ surface }))))
    expect(bySize.map(({ fromM2, toM2, count }) => [fromM2, toM2, count])).toEqual([
      [0, 50, 10],
      [50, 80, 20],
      [80, 120, 20],
      [120, null, 10],
    ])
  })

  test('a size is shown from ten sales on', () => {
    const small = Array.from({ length: 9 }, () => saleOf({ surface: 40 }))
    const { bySize } = backTestOf(sentApart([...small, ...Array.from({ length: 21 }, () => saleOf({ surface: 100 }))]))
    expect(bySize.map(({ fromM2, count }) => [fromM2, count])).toEqual([[80, 21]])
  })
})

describe('the farthest sales', () => {
  test('of two as far the earlier first, and ten at most', () => {
    // Two at 1.25 times the estimate are as far, 0.81 times is nearer; the others lie a hundredth off.
    const prices: number[] = Array.from({ length: 30 }, (_, at) =>
      at === 7 || at === 21 ? 125 : at % 2 === 0 ? 99 : 101,
    )
    prices[14] = 81
    const sales = prices.map((price, index) => asJudgedSale({ index, estimate: 100, price, fsd: 0.19 }))
    const { worst } = backTestResult(sales)
    // ln 0.99 is farther than ln 1.01.
    expect(worst.map(({ index }) => index)).toEqual([7, 21, 14, 0, 2, 4, 6, 8, 10, 12])
  })

  test('are told by the place they were sent at, also where others were left out', () => {
    const far = saleOf({ surface: 150 }, 300_000)
    const { worst } = backTestOf([saleOf({}, 0), saleOf({}, 0), ...someSales(30), far])
    expect(worst[0]).toMatchObject({ index: 32, price: 300_000, commune: 'Mersch' })
  })
})

describe('groups say in which part of the sales the estimates are off', () => {
  const facts = { etage: 'entre', etat: 'bon', exterieur: 'balcon', parking: true, classeEnergie: 'C' } as const
  const days = ['2019-03-01', '2022-05-10', '2024-10-15']
  const sent = sentApart(
    Array.from({ length: 45 }, (_, at) =>
      saleOf(at % 3 === 0 ? { surface: 70 } : at % 3 === 1 ? facts : { etage: 'rdc' }, 450_000, days[at % 3]),
    ),
  )
  const answer = backTestOf(sent)

  test('by year, canton, what is known and energy class, ten sales or more', () => {
    expect(answer.byYear.map(({ year, count }) => [year, count])).toEqual([
      [2019, 15],
      [2022, 15],
      [2024, 15],
    ])
    expect(answer.byCanton.map(({ canton, count }) => [canton, count])).toEqual([['Mersch', 45]])
    // Surface 0.05 and floor 0.02 explain less than half of 0.20.
    expect(answer.byKnown.map(({ known, count }) => [known, count])).toEqual([
      ['complete', 15],
      ['few', 30],
    ])
    expect(answer.byEnergyClass.map(({ energyClass, count }) => [energyClass, count])).toEqual([
      ['C', 15],
      ['unknown', 30],
    ])
  })

  test('with the order statistics that hold a median: of fifteen the fourth and the twelfth', () => {
    // P(at most 3 of 15 below the median) = 576 / 32768 = 0.0176; of at most 4 it is 0.0592.
    const ratios = answer.sales
      .filter(({ index }) => index % 3 === 1)
      .map(({ ratio }) => ratio)
      .sort((a, b) => a - b)
    expect(answer.byYear[1]).toMatchObject({ medianRatio: ratios[7], low95: ratios[3], high95: ratios[11] })
  })

  test('in the capital a home without its district is not known completely', () => {
    const inCapital = (input: object) => saleOf({ commune: 'Luxembourg', ...facts, ...input }, 800_000)
    const { byKnown } = backTestOf(
      sentApart([
        ...Array.from({ length: 15 }, () => inCapital({ quartier: 'Belair' })),
        ...Array.from({ length: 15 }, () => inCapital({})),
      ]),
    )
    expect(byKnown.map(({ known, count }) => [known, count])).toEqual([
      ['complete', 15],
      ['partial', 15],
    ])
  })
})
