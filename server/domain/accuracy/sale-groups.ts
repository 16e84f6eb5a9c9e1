import { toSixDecimalsHalfUp } from '../estimation/rounding.ts'
import type { ForecastPair } from './coverage.ts'
import { intervalCoverage, medianRank } from './coverage.ts'
import type { KnownFacts } from './known-facts.ts'
import { backTestLimits } from './parameters/ratio-limits.ts'
import { ratioMeasures } from './ratio-study.ts'

const { leastGroup, sizeBounds } = backTestLimits

/** Class of the energy certificate of a sale, or that it is not known. */
type EnergyClassGroup = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'unknown'

/** A sale with what it is grouped by. */
export interface GroupedSale extends ForecastPair {
  readonly commune: string
  readonly canton: string
  readonly surfaceM2: number
  /** `YYYY-MM-DD`. */
  readonly soldOn: string
  readonly known: KnownFacts
  readonly energyClass: EnergyClassGroup
}

/** A group of sales by its count and measures, six decimals: the median with its limits by order statistics. */
const saleGroupMeasures = (sales: readonly GroupedSale[]) => {
  const { medianRatio, cod } = ratioMeasures(sales)
  const sorted = Float64Array.from(sales, ({ estimate, price }) => estimate / price).sort()
  const rank = medianRank(sales.length)
  const [, { held }] = intervalCoverage(sales)
  return {
    count: sales.length,
    medianRatio: toSixDecimalsHalfUp(medianRatio),
    low95: toSixDecimalsHalfUp(sorted[rank - 1] ?? Number.NaN),
    high95: toSixDecimalsHalfUp(sorted[sales.length - rank] ?? Number.NaN),
    cod: toSixDecimalsHalfUp(cod),
    held: toSixDecimalsHalfUp(held),
  }
}

/** The groups of at least ten sales by a key, in the order of the keys. */
const groupsBy = <Key extends string | number>(
  sales: readonly GroupedSale[],
  keyOf: (sale: GroupedSale) => Key,
  compare: (a: Key, b: Key) => number,
) =>
  // Not `Map.groupBy`: this is to run in browsers that are older than it.
  [...new Set(sales.map(keyOf))]
    .map(key => ({ key, group: sales.filter(sale => keyOf(sale) === key) }))
    .filter(({ group }) => group.length >= leastGroup)
    .map(({ key, group }) => ({ key, measures: saleGroupMeasures(group) }))
    .sort((a, b) => compare(a.key, b.key))

const byName = (a: string, b: string): number => a.localeCompare(b, 'fr')

const knownOrder: readonly KnownFacts[] = ['complete', 'partial', 'few']

/** Groups of size; each bound belongs to the upper group. */
const bySize = (sales: readonly GroupedSale[]) =>
  [0, ...sizeBounds].flatMap((fromM2, at) => {
    const toM2 = sizeBounds[at] ?? null
    const group = sales.filter(({ surfaceM2 }) => surfaceM2 >= fromM2 && (toM2 === null || surfaceM2 < toM2))
    return group.length >= leastGroup ? [{ fromM2, toM2, ...saleGroupMeasures(group) }] : []
  })

/** Every grouping of a back-test: groups of ten sales or more. */
export const saleGroups = (sales: readonly GroupedSale[]) => ({
  byYear: groupsBy(
    sales,
    ({ soldOn }) => Number(soldOn.slice(0, 4)),
    (a, b) => a - b,
  ).map(({ key, measures }) => ({ year: key, ...measures })),
  byCanton: groupsBy(sales, ({ canton }) => canton, byName).map(({ key, measures }) => ({ canton: key, ...measures })),
  byCommune: groupsBy(sales, ({ commune }) => commune, byName).map(({ key, measures }) => ({
    commune: key,
    ...measures,
  })),
  bySize: bySize(sales),
  byKnown: groupsBy(
    sales,
    ({ known }) => known,
    (a, b) => knownOrder.indexOf(a) - knownOrder.indexOf(b),
  ).map(({ key, measures }) => ({ known: key, ...measures })),
  byEnergyClass: groupsBy(
    sales,
    ({ energyClass }) => energyClass,
    (a, b) => (a < b ? -1 : 1),
  ).map(({ key, measures }) => ({ energyClass: key, ...measures })),
})
