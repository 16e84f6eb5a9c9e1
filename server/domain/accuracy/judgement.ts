import { log } from '../core/exponentials.ts'
import { toSixDecimals } from '../estimation/rounding.ts'
import { bootstrapLimits, type MeasureName } from './bootstrap.ts'
import { conformalFactors, type ForecastPair, heldShares } from './coverage.ts'
import { backTestLimits, iaao } from './parameters/ratio-limits.ts'
import { errorMeasures, ratioMeasures } from './ratio-study.ts'

const { leastGroup, sizeBounds, worstCount } = backTestLimits

/** A sale beside what its home was estimated at, unrounded. */
export interface JudgedSale extends ForecastPair {
  /** Its place among the sales that were sent, from 0. */
  readonly index: number
  readonly commune: string
  readonly surfaceM2: number
}

const roundedOrNull = (value: number | null): number | null => (value === null ? null : toSixDecimals(value))

/** A group of sales by its count and two measures. */
const groupOf = (sales: readonly JudgedSale[]) => {
  const { medianRatio, cod } = ratioMeasures(sales)
  return { count: sales.length, medianRatio: toSixDecimals(medianRatio), cod: toSixDecimals(cod) }
}

// Not `Map.groupBy`: this is to run in browsers that are older than it.
const byCommune = (sales: readonly JudgedSale[]) =>
  [...new Set(sales.map(({ commune }) => commune))]
    .map(commune => ({ commune, group: sales.filter(sale => sale.commune === commune) }))
    .filter(({ group }) => group.length >= leastGroup)
    .map(({ commune, group }) => ({ commune, ...groupOf(group) }))
    .sort((a, b) => a.commune.localeCompare(b.commune, 'fr'))

/** Groups of size, of which each bound opens the upper one. */
const bySize = (sales: readonly JudgedSale[]) =>
  [0, ...sizeBounds].flatMap((fromM2, at) => {
    const toM2 = sizeBounds[at] ?? null
    const group = sales.filter(({ surfaceM2 }) => surfaceM2 >= fromM2 && (toM2 === null || surfaceM2 < toM2))
    return group.length >= leastGroup ? [{ fromM2, toM2, ...groupOf(group) }] : []
  })

/** A sale with its estimate as answers show it. */
const shownSale = ({ index, commune, estimate, price, fsd }: JudgedSale) => ({
  ...{ index, commune, price, estimate: Math.round(estimate) },
  ...{ ratio: toSixDecimals(estimate / price), fsdPct: toSixDecimals(100 * fsd) },
})

/** The sales farthest from their estimates by |ln(estimate / price)|; of two as far the earlier first. */
const worst = (sales: readonly JudgedSale[]) =>
  sales
    .map(sale => ({ sale, miss: Math.abs(log(sale.estimate / sale.price)) }))
    .sort((a, b) => b.miss - a.miss || a.sale.index - b.sale.index)
    .slice(0, worstCount)
    .map(({ sale }) => shownSale(sale))

/** What sales say of their estimates; there must be nine at least. Figures with six decimals. */
export const judgement = (sales: readonly JudgedSale[]) => {
  const measures = ratioMeasures(sales)
  const limits = bootstrapLimits(sales)
  const measure = (name: MeasureName) => ({
    value: roundedOrNull(measures[name]),
    low95: roundedOrNull(limits[name].low95),
    high95: roundedOrNull(limits[name].high95),
    limits: iaao.limits[name],
  })
  const { mdapePct, ppe10, ppe20 } = errorMeasures(sales)
  const { factor80, factor90 } = conformalFactors(sales)
  return {
    count: sales.length,
    ...{ medianRatio: measure('medianRatio'), cod: measure('cod'), prd: measure('prd'), prb: measure('prb') },
    ...{ mdapePct: toSixDecimals(mdapePct), ppe10: toSixDecimals(ppe10), ppe20: toSixDecimals(ppe20) },
    coverage: heldShares(sales).map(({ coverage, held, low95, high95 }) => ({
      coverage,
      ...{ held: toSixDecimals(held), low95: toSixDecimals(low95), high95: toSixDecimals(high95) },
    })),
    conformal: { factor80: toSixDecimals(factor80), factor90: toSixDecimals(factor90) },
    byCommune: byCommune(sales),
    bySize: bySize(sales),
    worst: worst(sales),
    sales: sales.map(shownSale),
  }
}
