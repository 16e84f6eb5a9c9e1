import { expect, test } from 'vitest'
import { communeHistories } from '#domain/estimation/prices/commune-history'
import { estimate, prices } from '../real-prices.ts'

const historyOf = (commune: string) => estimate({ commune, surface: 80 }, '2026-11-29').history

// The means that the Observatoire de l'Habitat published for Mamer, by file of a calendar year; 2024 had under ten sales.
test('an estimate has the published means of the municipality, with a gap where none was published', () => {
  const { first, published } = historyOf('Mamer')
  expect(first).toBe(2014)
  expect(published).toEqual([4699, 4785, 5196, 5716, 5704, 6360, 7200, 8181, 9034, 8830, null, 8608])
})

test('its years and values are those of the municipality’s own page, for every municipality', () => {
  const pageOf = communeHistories(prices)
  for (const { name } of prices.communes) {
    const { years } = pageOf(name)
    const { first, values, published } = historyOf(name)
    expect(first, name).toBe(years[0]?.year)
    // Both are rounded from the same price, to 1 and to 0.1.
    expect(values, name).toHaveLength(years.length)
    for (const [index, value] of values.entries())
      expect(Math.abs(value - (years[index]?.modelledPriceM2 ?? 0)), name).toBeLessThanOrEqual(0.551)
    expect(published, name).toEqual(years.map(({ publishedPriceM2 }) => publishedPriceM2))
  }
})

test('a district and an earlier day have the prices of the same municipality', () => {
  const luxembourg = historyOf('Luxembourg')
  expect(estimate({ commune: 'Luxembourg', quartier: 'Belair', surface: 80 }, '2026-11-29').history).toEqual(luxembourg)
  const earlier = { commune: 'Luxembourg', surface: 80, valuationDate: '2019-05-05' }
  expect(estimate(earlier, '2026-11-29').history).toEqual(luxembourg)
})
