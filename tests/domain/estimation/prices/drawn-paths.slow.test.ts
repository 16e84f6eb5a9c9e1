import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RevaluedItem, revaluer } from '#domain/estimation/prices/revaluation'
import { weightsOn } from '../second-days.ts'
import { createPathDrawer } from '../second-paths.ts'
import { normals } from '../simulated-sales.ts'
import { dayPrices, tables } from './real-tables.ts'

const today = '2026-11-29'
const revalued = revaluer(tables, dayPrices)

/** Three places of each large canton and two of the others, those never published among them. */
const places = [
  ...['Luxembourg', 'Hesperange', 'Strassen', 'Esch-sur-Alzette', 'Differdange', 'Reckange-sur-Mess'],
  ...['Mamer', 'Koerich', 'Ettelbruck', 'Vallée de l’Ernz', 'Clervaux', 'Wincrange', 'Echternach', 'Beaufort'],
  ...['Grevenmacher', 'Junglinster', 'Mersch', 'Heffingen', 'Redange', 'Ell', 'Remich', 'Lenningen'],
  ...['Vianden', 'Putscheid', 'Wiltz', 'Kiischpelt'],
].map(name => name.replace('’', "'"))

const [firstDay, lastDay] = [Date.parse('2014-01-01'), Date.parse(today)]
const days = fc
  .integer({ min: 0, max: (lastDay - firstDay) / 86_400_000 })
  .map(count => new Date(firstDay + count * 86_400_000).toISOString().slice(0, 10))

const items = fc
  .record({
    commune: fc.constantFrom(...places),
    // So large that rounding to 100 is nothing.
    value: fc.integer({ min: 3, max: 12 }).map(count => count * 1e8),
    valuedOn: days,
    valuationDate: days,
  })
  .filter(({ valuedOn, valuationDate }) => valuedOn !== valuationDate)

/** Weights of the movement from one day to another. */
const movementWeights = ({ valuedOn, valuationDate = today }: RevaluedItem): [knot: number, weight: number][] => {
  const from = weightsOn(valuedOn)
  return weightsOn(valuationDate).flatMap((weight, knot): [number, number][] => {
    const difference = weight - (from[knot] ?? 0)
    return difference === 0 ? [] : [[knot, difference]]
  })
}

type Paths = ReturnType<ReturnType<typeof createPathDrawer>>

const factorOn = (paths: Paths, commune: string, weights: readonly [number, number][]): number => {
  const path = paths.get(commune)
  if (!path) throw new Error(`No path was drawn for ${commune}.`)
  return Math.exp(weights.reduce((sum, [knot, weight]) => sum + weight * (path[knot] ?? Number.NaN), 0))
}

/** Variance of the movement of one home beside its place: 6 % for the root of a year, at most 24 %. */
const homeVariance = ({ valuedOn, valuationDate = today }: RevaluedItem): number =>
  Math.min((0.06 ** 2 * Math.abs(Date.parse(valuationDate) - Date.parse(valuedOn))) / 86_400_000 / 365.25, 0.24 ** 2)

const pathsDrawn = 5000

test('5 000 paths drawn by another system: 80 of 100 movements lie in their range, and 80 of 100 totals', () => {
  const normal = normals(20_261_129)
  const draw = createPathDrawer(places, normal)
  const movements = fc
    .sample(items, { seed: 20_261_129, numRuns: 300 })
    .map(item => ({ item, answer: revalued.carry(item, today).answer, weights: movementWeights(item) }))
    // Where the floor of a movement binds, more lie inside.
    .filter(({ answer }) => answer.fsdPct > 1.01)
  expect(movements.length).toBeGreaterThan(200)
  const portfolios = fc
    .sample(fc.tuple(days, fc.array(items, { minLength: 30, maxLength: 30 })), { seed: 7, numRuns: 200 })
    .map(([valuationDate, homes]) => {
      const carried = homes.map(home => revalued.carry({ ...home, valuationDate }, today).carried)
      return {
        total: revalued.total(carried),
        homes: homes.map(home => ({
          ...home,
          weights: movementWeights({ ...home, valuationDate }),
          deviation: Math.sqrt(homeVariance({ ...home, valuationDate })),
        })),
      }
    })
  let [inside, totalsInside, totals] = [0, 0, 0]
  for (let at = 0; at < pathsDrawn; at += 1) {
    const paths = draw()
    for (const { item, answer, weights } of movements) {
      const value = item.value * factorOn(paths, item.commune, weights)
      if (value >= answer.low && value <= answer.high) inside += 1
    }
    // Each path moves twenty of the portfolios: each of them has 500 draws.
    for (const { total, homes } of portfolios.slice(20 * (at % 10), 20 * (at % 10) + 20)) {
      const value = homes.reduce(
        (sum, home) => sum + home.value * factorOn(paths, home.commune, home.weights) * (1 + home.deviation * normal()),
        0,
      )
      totals += 1
      if (total && value >= total.low && value <= total.high) totalsInside += 1
    }
  }
  expect(totals).toBe(200 * 500)
  expect(Math.abs(inside / (pathsDrawn * movements.length) - 0.8)).toBeLessThan(0.015)
  expect(Math.abs(totalsInside / totals - 0.8)).toBeLessThan(0.03)
})
