import { describe, expect, test } from 'vitest'
import { indexValueAt, quarterOf, yearMean } from '#domain/estimation/prices/house-prices'
import { filterLevels, predictLevel, smoothLevels, updateLevel } from '#domain/estimation/prices/level'
import { pricePaths } from '#domain/estimation/prices/price-paths'
import { tables } from './real-tables.ts'

const { index, paths } = pricePaths(tables.history, tables.communes, tables.housePrices)

describe('the model of prices', () => {
  // Worked out by two independent programs from the same official files, 2026-11-23.
  test.each([
    ['Luxembourg', '2019-05-05', 8986.0, 0.9949, 8940.0, 0.75],
    ['Vianden', '2022-06-30', 6385.1, 0.9989, 6378.3, 5.51],
    ['Bous-Waldbredimus', '2021-06-30', 6694.7, 0.98, 6560.6, 9.43],
  ])('%s on %s: %d × %d = %d EUR/m², standard error %d %%', (commune, day, base, factor, price, errorPct) => {
    const year = Number(day.slice(0, 4))
    const found = paths.get(commune)?.get(year)
    const carried = indexValueAt(tables.housePrices, quarterOf(day)) / yearMean(tables.housePrices, year)
    expect(found?.priceM2).toBeCloseTo(base, 1)
    expect(carried).toBeCloseTo(factor, 4)
    expect((found?.priceM2 ?? 0) * carried).toBeCloseTo(price, 1)
    expect(100 * (found?.standardError ?? 0)).toBeCloseTo(errorPct, 2)
  })

  test.each([
    [2014, 100],
    [2015, 103.685],
    [2020, 161.583],
    [2023, 187.248],
    // No file: by the house price index, corrected so that 2025 is met.
    [2024, 176.427],
    [2025, 178.246],
  ])('the national index of %i is %d', (year, value) => {
    expect(100 * Math.exp(index.get(year) ?? Number.NaN)).toBeCloseTo(value, 3)
  })

  test('every municipality of today has a price in every year', () => {
    for (const { name } of tables.communes)
      expect([...(paths.get(name)?.keys() ?? [])]).toEqual(Array.from({ length: 12 }, (_, at) => 2014 + at))
  })
})

describe('a level that is seen now and then', () => {
  test('two equal sights halve the variance and meet in the middle', () => {
    expect(updateLevel({ mean: 1, variance: 0.04 }, { mean: 3, variance: 0.04 })).toEqual({ mean: 2, variance: 0.02 })
  })

  test('grows less sure by 0.025 squared a year', () => {
    expect(predictLevel({ mean: 1, variance: 0.01 }, 4)).toEqual({ mean: 1, variance: 0.01 + 4 * 0.025 ** 2 })
  })

  test('is smoothed by what was seen later, as two sights of a walk weigh by hand', () => {
    const [first, second] = [0.01, 0.02]
    const sights = [
      { year: 2020, mean: 0, variance: first },
      { year: 2021, mean: 1, variance: second },
    ]
    const levels = smoothLevels(filterLevels(undefined, sights, 2021), 2019)
    // The later sight, seen from 2020, has its own variance and that of one movement.
    const weight = first / (first + second + 0.025 ** 2)
    expect(levels.get(2020)?.mean).toBeCloseTo(weight, 12)
    expect(levels.get(2020)?.variance).toBeCloseTo((1 - weight) * first, 12)
    expect(levels.get(2019)?.mean).toBeCloseTo(weight, 12)
    expect(levels.get(2019)?.variance).toBeCloseTo((1 - weight) * first + 0.025 ** 2, 12)
  })
})
