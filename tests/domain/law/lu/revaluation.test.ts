import { describe, expect, test } from 'vitest'
import { coefficients } from '#domain/law/lu/parameters/revaluation'
import { flat, flatWith } from './sales.ts'

const vintages = coefficients.versions.map(({ from, value }) => ({ from, value }))

/** Sale years with some coefficients as the law of the year printed them. */
const printed: readonly (readonly [saleYear: number, year: number, coefficient: number])[] = [
  [2026, 2010, 1.33],
  [2026, 2020, 1.15],
  [2026, 2018, 1.18],
  [2026, 1985, 2.24],
  [2026, 2024, 1],
  [2025, 2010, 1.26],
  [2024, 2010, 1.26],
  [2023, 2010, 1.16],
  [2022, 2010, 1.16],
  [2021, 2000, 1.4],
  [2020, 2000, 1.4],
  [2019, 2000, 1.36],
  [2018, 2000, 1.36],
  [2017, 2000, 1.35],
]

describe('the coefficients', () => {
  test.each(printed)(
    'for a sale of %d an expense of %d is worth its amount times %d',
    (saleYear, year, coefficient) => {
      const sale = { saleDate: `${saleYear}-12-31`, acquisitionDate: '1970-05-03', acquisitionPrice: 1000 }
      const data = flatWith({ ...sale, acquisitionCosts: 0, improvements: [{ year, amount: 10_000 }] })
      expect(data.items[1]).toMatchObject({
        key: 'improvement',
        year,
        coefficient,
        revalued: Math.round(10_000 * coefficient),
      })
    },
  )

  test.each([
    ['2015-12-31', 1.32],
    ['2016-01-01', 1.35],
    ['2017-12-31', 1.35],
    ['2018-01-01', 1.36],
    ['2019-12-31', 1.36],
    ['2020-01-01', 1.4],
    ['2021-12-31', 1.4],
    ['2022-01-01', 1.44],
    ['2023-12-31', 1.44],
    ['2024-01-01', 1.56],
    ['2025-12-31', 1.56],
    ['2026-01-01', 1.65],
    ['2026-12-31', 1.65],
  ])('change with the first day of a table: sold %s, an expense of 2000 times %d', (saleDate, coefficient) => {
    // A price without a gain: the scale of 2015 and 2016 is not covered.
    const data = flatWith({ saleDate, acquisitionDate: '2000-05-03', salePrice: 100_000 })
    expect(data.items[0]?.coefficient).toBe(coefficient)
  })

  test('of one table are those of the one before times one factor, within rounding', () => {
    vintages.slice(1).forEach(({ value }, index) => {
      const before = vintages[index]?.value ?? {}
      const old = Object.entries(before).filter(([, coefficient]) => coefficient > 1.5)
      // Each cell leaves the factor an interval; one factor must lie in all of them.
      const low = Math.max(...old.map(([year, cell]) => ((value[year] ?? 0) - 0.005) / (cell + 0.005)))
      const high = Math.min(...old.map(([year, cell]) => ((value[year] ?? 0) + 0.005) / (cell - 0.005)))
      expect(low).toBeLessThanOrEqual(high)
    })
  })

  test('of a table have a row for every year from 1941 on, none below 1', () => {
    for (const { value } of vintages) {
      const years = Object.keys(value).map(Number)
      expect(years).toEqual(years.map((_, index) => 1941 + index))
      expect(Math.min(...Object.values(value))).toBe(1)
    }
  })
})

describe('the items of a sale', () => {
  test('are each revalued by the year of the expense', () => {
    const data = flatWith({ improvements: [{ year: 2018, amount: 20_000 }] })
    expect(data.items).toEqual([
      {
        key: 'acquisitionPrice',
        year: 2010,
        amount: 300_000,
        coefficient: 1.33,
        revalued: 399_000,
        basis: ['lu.capitalGain.coefficients'],
      },
      {
        key: 'acquisitionCosts',
        year: 2010,
        amount: 23_000,
        coefficient: 1.33,
        revalued: 30_590,
        basis: ['lu.capitalGain.coefficients'],
      },
      {
        key: 'improvement',
        year: 2018,
        amount: 20_000,
        coefficient: 1.18,
        revalued: 23_600,
        basis: ['lu.capitalGain.coefficients'],
      },
    ])
    expect(data.revaluedCost).toBe(453_190)
  })

  test('are nominal in a speculative sale', () => {
    const data = flatWith({ acquisitionDate: '2022-05-03', improvements: [{ year: 2022, amount: 20_000 }] })
    expect(data.items.map(({ coefficient }) => coefficient)).toEqual([1, 1, 1])
    expect(data.revaluedCost).toBe(343_000)
  })

  test('in francs are divided by 40.3399 and rounded only where they are printed', () => {
    const data = flatWith({
      acquisitionDate: '1985-05-03',
      acquisitionPrice: 2_500_000,
      acquisitionCosts: 0,
      acquisitionCurrency: 'LUF',
      improvements: [
        { year: 2001, amount: 403_399, currency: 'LUF' },
        { year: 2001, amount: 10_000 },
      ],
    })
    expect(data.items).toMatchObject([
      {
        amount: 61_973.38,
        revalued: 138_820.37,
        basis: ['lu.capitalGain.coefficients', 'lu.capitalGain.francsPerEuro'],
      },
      { amount: 10_000, coefficient: 1.61, revalued: 16_100 },
      { amount: 10_000, coefficient: 1.61, revalued: 16_100, basis: ['lu.capitalGain.coefficients'] },
    ])
  })

  test('of an acquisition before 1941 are not covered', () => {
    expect(flatWith({ acquisitionDate: '1941-01-01' }).items[0]?.coefficient).toBe(17.34)
    for (const changes of [{}, { mainResidence: true }])
      expect(() => flatWith({ ...flat, ...changes, acquisitionDate: '1940-12-31' })).toThrow(
        expect.objectContaining({
          code: 'law_not_covered',
          details: {
            issues: [
              expect.objectContaining({
                path: 'acquisitionDate',
                message: expect.stringContaining('lu.capitalGain.coefficients'),
              }),
            ],
          },
        }),
      )
  })
})
