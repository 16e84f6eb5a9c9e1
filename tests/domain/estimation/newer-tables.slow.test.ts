import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDayPrices } from '#domain/estimation/prices/day-prices'
import { lastKnotOf } from '#domain/estimation/prices/path-table'
import { solvePriceSystem } from '#domain/estimation/prices/price-system'
import { quarterFrom } from '#domain/estimation/prices/quarters'
import { dayPrices, system } from './prices/real-tables.ts'
import { prices } from './real-prices.ts'

/** Rows with a mean of files that share no quarter with another: errors of those that do are correlated. */
const published = prices.history.flatMap(({ existing, firstQuarter }, row) =>
  existing.meanM2 === undefined || firstQuarter >= 4 * 2025 ? [] : [row],
)

/** Standard deviations of every ninth municipality in some quarters. */
const widths = (solved: ReturnType<typeof system>) =>
  prices.communes
    .filter((_, at) => at % 9 === 0)
    .flatMap(({ name, canton }) =>
      [4, 20, 40, 52, 57].map(
        knot => solved.posterior({ place: { commune: name, canton }, weights: [[knot, 1]] }).variance,
      ),
    )

test('more sales behind a published mean leave no municipality less sure, in any quarter', () => {
  const before = widths(system())
  fc.assert(
    fc.property(fc.constantFrom(...published), fc.integer({ min: 1, max: 1000 }), (row, more) => {
      const history = prices.history.map((each, at) =>
        at === row ? { ...each, existing: { ...each.existing, sales: (each.existing.sales ?? 0) + more } } : each,
      )
      const after = widths(solvePriceSystem({ ...prices, history }, lastKnotOf(history)))
      for (const [at, width] of after.entries()) expect(width).toBeLessThanOrEqual((before[at] ?? 0) + 1e-12)
    }),
    { numRuns: 8 },
  )
})

test('a newer quarter of the index leaves no municipality less sure, whatever it says', () => {
  const before = widths(system())
  for (const move of [0.04, -0.09]) {
    const { housePrices } = prices
    const values = [...housePrices.values, (housePrices.values.at(-1) ?? 0) * (1 + move)]
    const after = widths(
      solvePriceSystem({ ...prices, housePrices: { ...housePrices, values } }, quarterFrom('2028-Q2') ?? 0),
    )
    for (const [at, width] of after.entries()) expect(width).toBeLessThanOrEqual((before[at] ?? 0) + 1e-12)
  }
})

test('more sales behind a published mean of new builds narrow them', () => {
  const newBuilds = prices.communes.filter(({ newBuild }) => newBuild)
  expect(newBuilds.length).toBe(19)
  const history = prices.history.map(row =>
    row.newBuild.meanM2 === undefined
      ? row
      : { ...row, newBuild: { ...row.newBuild, sales: (row.newBuild.sales ?? 0) + 1 } },
  )
  const more = createDayPrices({ ...prices, history })
  for (const commune of newBuilds) {
    const [few, many] = [dayPrices, more].map(each => each.on(commune, '2025-06-30', true).standardError)
    expect(many).toBeLessThan(few ?? 0)
  }
})
