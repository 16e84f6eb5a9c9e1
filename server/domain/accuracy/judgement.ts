import { log } from '../core/exponentials.ts'
import { toSixDecimalsHalfUp } from '../estimation/rounding.ts'
import { bootstrapLimits, type MeasureName } from './bootstrap.ts'
import { conformalFactors, intervalCoverage, outsideCounts } from './coverage.ts'
import { expectedMeasures } from './expected.ts'
import { backTestLimits, iaao } from './parameters/ratio-limits.ts'
import { errorMeasures, ratioMeasures } from './ratio-study.ts'
import type { DatedPair } from './regression.ts'
import { type GroupedSale, saleGroups } from './sale-groups.ts'
import { createSuspicion, type Suspicion } from './suspected.ts'
import { type Estimated, type Finding, judgeByPromise, withLimits } from './verdict.ts'
import { type SentenceFigures, sayFinding } from './verdict-sentences.ts'

/** A sale with the estimate of its home, unrounded. */
export interface JudgedSale extends GroupedSale, DatedPair {
  /** Index in the request, from 0. */
  readonly index: number
}

/** A sale that is suspected, and why. */
export interface SuspectedSale {
  readonly sale: JudgedSale
  readonly reason: Suspicion
}

const roundOrNull = (value: number | null): number | null => (value === null ? null : toSixDecimalsHalfUp(value))

/** Figures of an object rounded to six decimals. */
const roundAll = <Key extends string>(figures: Readonly<Record<Key, number>>): Record<Key, number> =>
  Object.fromEntries(
    Object.entries<number>(figures).map(([name, value]) => [name, toSixDecimalsHalfUp(value)]),
  ) as Record<Key, number>

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
    .slice(0, backTestLimits.worstCount)
    .map(({ sale }) => roundSale(sale))

/** Sales of which some prices are suspected, apart from the others; both in the order of the request. */
export const separateSuspected = (
  sales: readonly JudgedSale[],
): { judged: JudgedSale[]; suspected: SuspectedSale[] } => {
  const suspect = createSuspicion(sales)
  const judged: JudgedSale[] = []
  const suspected: SuspectedSale[] = []
  for (const sale of sales) {
    const reason = suspect(sale)
    if (reason === undefined) judged.push(sale)
    else suspected.push({ sale, reason })
  }
  return { judged, suspected }
}

/** The four measures with their limits, what the stated deviations imply for them, and those of the standard. */
const measuresOf = (sales: readonly JudgedSale[]) => {
  const measures = ratioMeasures(sales)
  const limits = bootstrapLimits(sales)
  const expected = expectedMeasures(sales)
  const measure = (name: MeasureName) => {
    const implied = expected[name]
    return {
      value: roundOrNull(measures[name]),
      low95: roundOrNull(limits[name].low95),
      high95: roundOrNull(limits[name].high95),
      expected: implied && roundAll({ low: implied.low, mean: implied.mean, high: implied.high }),
      limits: iaao.limits[name],
    }
  }
  return { medianRatio: measure('medianRatio'), cod: measure('cod'), prd: measure('prd'), prb: measure('prb') }
}

const roundEstimated = ({ value, low95, high95 }: Estimated): Estimated => roundAll({ value, low95, high95 })

/** The verdict, its findings, and the regression that they rest on. */
const verdictOf = (sales: readonly JudgedSale[], factor80: number) => {
  const { regression, held, verdict, findings } = judgeByPromise(sales)
  const figures: SentenceFigures = { count: sales.length, held, factor80 }
  const shown = (finding: Finding) => ({
    code: finding.code,
    ...roundEstimated(finding),
    says: sayFinding(finding, figures),
  })
  const { level, value, year, freedom, effectiveCount } = regression
  const slope = (found: typeof value) => found && roundEstimated(withLimits(found, freedom))
  return {
    verdict: shown(verdict),
    findings: findings.map(shown),
    regression: {
      ...{ level: roundEstimated(withLimits(level, freedom)), value: slope(value) ?? null, year: slope(year) ?? null },
      ...{ degreesOfFreedom: freedom, effectiveCount: toSixDecimalsHalfUp(effectiveCount) },
    },
  }
}

/** Verdict and measures with the suspected sales among the others. */
const withSuspected = (sales: readonly JudgedSale[]) => {
  const { medianRatio, cod, prd, prb } = ratioMeasures(sales)
  return {
    verdict: judgeByPromise(sales).verdict.code,
    ...roundAll({ medianRatio, cod, prd }),
    prb: roundOrNull(prb),
  }
}

/**
 * Result of a back-test of at least nine sales: `judged` in every figure, `suspected` only in `withSuspected`. Figures with
 * six decimals.
 */
export const backTestResult = (judged: readonly JudgedSale[], suspected: readonly SuspectedSale[] = []) => {
  const { mdapePct, ppe10, ppe20 } = errorMeasures(judged)
  const { factor80, factor90, holds80, holds90 } = conformalFactors(judged)
  const all = [...judged, ...suspected.map(({ sale }) => sale)].sort((a, b) => a.index - b.index)
  return {
    count: judged.length,
    ...verdictOf(judged, factor80),
    suspected: suspected.map(({ sale, reason }) => ({ ...roundSale(sale), reason })),
    withSuspected: suspected.length > 0 ? withSuspected(all) : null,
    ...measuresOf(judged),
    ...roundAll({ mdapePct, ppe10, ppe20 }),
    coverage: intervalCoverage(judged).map(({ coverage, held, low95, high95 }) => ({
      coverage,
      ...roundAll({ held, low95, high95 }),
    })),
    tails: outsideCounts(judged),
    conformal: { ...roundAll({ factor80, factor90 }), holds80: roundAll(holds80), holds90: roundAll(holds90) },
    ...saleGroups(judged),
    worst: worst(judged),
    sales: judged.map(roundSale),
  }
}
