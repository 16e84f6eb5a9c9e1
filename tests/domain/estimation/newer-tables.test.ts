import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PriceTables } from '#domain/estimation/price-tables'
import { createDatedPrices } from '#domain/estimation/prices/dated-price'
import { type Valuer, valuer } from '#domain/estimation/valuation'
import { dated } from './prices/real-tables.ts'
import { dayRange, homesOnDays } from './random-homes.ts'
import { prices } from './real-prices.ts'

const valuedOn = (tables: PriceTables): Valuer => valuer(tables, createDatedPrices(tables))

/** The tables with some more quarters of the index, each moved by a part of the one before. */
const withQuarters = (moves: readonly number[]): PriceTables => {
  const { housePrices } = prices
  const values = moves.reduce((all, move) => all.concat((all.at(-1) ?? 0) * (1 + move)), housePrices.values)
  return { ...prices, housePrices: { ...housePrices, values } }
}

const moves = [0.04, -0.04, 0, 0.02, 0.01, -0.09, 0.03, 0.05, 0.01, 0.01, 0.02, -0.01]
const newer = moves.map((_, at) => valuedOn(withQuarters(moves.slice(0, at))))

test('a newer index never widens, whatever it says', () => {
  fc.assert(
    fc.property(homesOnDays, home => {
      const widths = newer.map(valued => valued(home, dayRange.last).fsd)
      for (const [at, width] of widths.entries()) expect(width).toBeLessThanOrEqual(widths[at - 1] ?? width)
    }),
    { numRuns: 1000 },
  )
})

const published = prices.history.flatMap(({ existing }, row) => (existing.meanM2 === undefined ? [] : [row]))

test('more sales behind a published mean leave no municipality less sure, in any year', () => {
  fc.assert(
    fc.property(fc.constantFrom(...published), fc.integer({ min: 1, max: 1000 }), (row, more) => {
      const history = prices.history.map((each, at) =>
        at === row ? { ...each, existing: { ...each.existing, sales: each.existing.sales + more } } : each,
      )
      const { paths } = createDatedPrices({ ...prices, history })
      const { commune: name = '', year: ownYear = 0 } = prices.history[row] ?? {}
      const before = (commune: string, year: number) => dated.paths.get(commune)?.get(year)?.standardError ?? 0
      const wider = [...paths].flatMap(([commune, years]) =>
        [...years].filter(([year, { standardError }]) => standardError > before(commune, year) + 1e-12),
      )
      expect(wider).toEqual([])
      const own = paths.get(name)
      // A former municipality has no path of today.
      if (own) expect(own.get(ownYear)?.standardError).toBeLessThan(before(name, ownYear))
    }),
    { numRuns: 40 },
  )
})

test('more sales behind a published mean of new builds narrow them', () => {
  for (const commune of prices.communes)
    if (commune.newBuild) {
      const more = { ...commune, newBuild: { ...commune.newBuild, sales2025: commune.newBuild.sales2025 + 1 } }
      const [few, many] = [commune, more].map(each => dated.on(each, '2025-06-30', true).standardError)
      expect(many).toBeLessThan(few ?? 0)
    }
})
