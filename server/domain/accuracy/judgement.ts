import { log } from '../core/exponentials.ts'
import { toSixDecimalsHalfUp } from '../estimation/rounding.ts'
import { bootstrapLimits, type MeasureName } from './bootstrap.ts'
import { conformalFactors, type ForecastPair, intervalCoverage } from './coverage.ts'
import { backTestLimits, iaao } from './parameters/ratio-limits.ts'
import { errorMeasures, ratioMeasures } from './ratio-study.ts'

const { leastGroup, sizeBounds, worstCount } = backTestLimits

/** A sale with the estimate of its home, unrounded. */
export interface JudgedSale extends ForecastPair {
  /** Index in the request, from 0. */
  readonly index: number
  readonly commune: string
  readonly surfaceM2: number
}

const roundOrNull = (value: number | null): number | null => (value === null ? null : toSixDecimalsHalfUp(value))

/** A group of sales by its count and two measures. */
const saleGroupMeasures = (sales: readonly JudgedSale[]) => {
  const { medianRatio, cod } = ratioMeasures(sales)
  return { count: sales.length, medianRatio: toSixDecimalsHalfUp(medianRatio), cod: toSixDecimalsHalfUp(cod) }
}

// Not `Map.groupBy`: this is to run in browsers that are older than it.
const byCommune = (sales: readonly JudgedSale[]) =>
  [...new Set(sales.map(({ commune }) => commune))]
    .map(commune => ({ commune, group: sales.filter(sale => sale.commune === commune) }))
    .filter(({ group }) => group.length >= leastGroup)
    .map(({ commune, group }) => ({ commune, ...saleGroupMeasures(group) }))
    .sort((a, b) => a.commune.localeCompare(b.commune, 'fr'))

/** Groups of size; each bound belongs to the upper group. */
const bySize = (sales: readonly JudgedSale[]) =>
  [0, ...sizeBounds].flatMap((fromM2, at) => {
    const toM2 = sizeBounds[at] ?? null
    const group = sales.filter(({ surfaceM2 }) => surfaceM2 >= fromM2 && (toM2 === null || surfaceM2 < toM2))
    return group.length >= leastGroup ? [{ fromM2, toM2, ...saleGroupMeasures(group) }] : []
  })

/** A sale with its estimate as answers show it. */
const roundSale = ({ index, commune, estimate, price, fsd }: JudgedSale) => ({
  ...{ index, commune, price, estimate: Math.round(estimate) },
  ...{ ratio: toSixDecimalsHalfUp(estimate / price), fsdPct: toSixDecimalsHalfUp(100 * fsd) },
})

/** The sales farthest from their estimates by |ln(estimate / price)|; ties in the order of the request. */
const worst = (sales: readonly JudgedSale[]) =>
  sales
    .map(sale => ({ sale, miss: Math.abs(log(sale.estimate / sale.price)) }))
    .sort((a, b) => b.miss - a.miss || a.sale.index - b.sale.index)
    .slice(0, worstCount)
    .map(({ sale }) => roundSale(sale))

/** Result of a back-test of at least nine sales. Figures with six decimals. */
export const backTestResult = (sales: readonly JudgedSale[]) => {
  const measures = ratioMeasures(sales)
  const limits = bootstrapLimits(sales)
  const measure = (name: MeasureName) => ({
    value: roundOrNull(measures[name]),
    low95: roundOrNull(limits[name].low95),
    high95: roundOrNull(limits[name].high95),
    limits: iaao.limits[name],
  })
  const { mdapePct, ppe10, ppe20 } = errorMeasures(sales)
  const { factor80, factor90 } = conformalFactors(sales)
  return {
    count: sales.length,
    ...{ medianRatio: measure('medianRatio'), cod: measure('cod'), prd: measure('prd'), prb: measure('prb') },
    ...{
      mdapePct: toSixDecimalsHalfUp(mdapePct),
      ppe10: toSixDecimalsHalfUp(ppe10),
      ppe20: toSixDecimalsHalfUp(ppe20),
    },
    coverage: intervalCoverage(sales).map(({ coverage, held, low95, high95 }) => ({
      coverage,
      ...{ held: toSixDecimalsHalfUp(held), low95: toSixDecimalsHalfUp(low95), high95: toSixDecimalsHalfUp(high95) },
    })),
    conformal: { factor80: toSixDecimalsHalfUp(factor80), factor90: toSixDecimalsHalfUp(factor90) },
    byCommune: byCommune(sales),
    bySize: bySize(sales),
    worst: worst(sales),
    sales: sales.map(roundSale),
  }
}
