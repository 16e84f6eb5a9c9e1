import { expect, test } from 'vitest'
import { dated, tables } from './real-tables.ts'

const communeOf = (name: string) => {
  const commune = tables.communes.find(each => each.name === name)
  if (!commune) throw new Error(`No municipality is called ${name}.`)
  return commune
}

// Two independent programs on the official files, 2026-11-23.
test.each([
  ['Luxembourg', '2019-05-05', '8986.0', '0.9949', '8940.0', '0.75'],
  ['Vianden', '2022-06-30', '6385.1', '0.9989', '6378.3', '5.51'],
  ['Bous-Waldbredimus', '2021-06-30', '6694.7', '0.9800', '6560.6', '9.43'],
])('the price of %s on %s', (name, day, base, factor, price, standardErrorPct) => {
  const found = dated.on(communeOf(name), day)
  expect([found.baseM2.toFixed(1), found.factor.toFixed(4), found.priceM2.toFixed(1)]).toEqual([base, factor, price])
  expect((100 * found.standardError).toFixed(2)).toBe(standardErrorPct)
})

test('a published price of the table is the published mean of its year', () => {
  for (const commune of tables.communes) {
    const { isPublished, sales } = dated.on(commune, '2025-07-01')
    expect(isPublished).toBe(commune.existing.method === 'published')
    if (isPublished) expect([commune.name, sales?.meanM2]).toEqual([commune.name, commune.existing.priceM2])
  }
})

test('a price stands still beyond the last quarter of the index', () => {
  const { housePrices } = tables
  const lastDay = '2025-12-31'
  expect(housePrices.first + housePrices.values.length).toBe(4 * 2026)
  for (const commune of tables.communes)
    expect(dated.on(commune, '2026-11-23').priceM2).toBe(dated.on(commune, lastDay).priceM2)
})
