import { intervalCoverage } from './coverage.ts'
import { promiseRule } from './promise-rules.ts'
import { type Coefficient, type DatedPair, type Regression, regressErrors, studentQuantile } from './regression.ts'

/** Codes of findings, the most important first. */
export type VerdictCode = 'drifts' | 'uneven' | 'low' | 'high' | 'range' | 'tooFew' | 'agrees'

/** A figure with the limits of 95 %, as a share. */
export interface Estimated {
  readonly value: number
  readonly low95: number
  readonly high95: number
}

/** One finding with its figure: an error, its slope, or the share of sales that the range held. */
export interface Finding extends Estimated {
  readonly code: VerdictCode
}

/** The findings of some sales with what they rest on. */
export interface Verdict {
  readonly regression: Regression
  /** Sales within the range of 80 %. */
  readonly held: number
  /** The first finding, or `agrees` or `tooFew` without one. */
  readonly verdict: Finding
  readonly findings: readonly Finding[]
}

/** A coefficient with its limits of 95 %. */
export const withLimits = ({ value, error }: Coefficient, freedom: number): Estimated => {
  const half = studentQuantile(promiseRule.printed, freedom) * error
  return { value, low95: value - half, high95: value + half }
}

/** Share of the range that is judged. */
const rangeShare = 0.8

const isOut = ({ value, error }: Coefficient, z: number, freedom: number): boolean =>
  Math.abs(value) > studentQuantile(z, freedom) * error

/** Whether the range held another share than promised, counted in sales that are independent of each other. */
const isRangeOut = (held: number, effective: number): boolean => {
  const spread = Math.sqrt(rangeShare * (1 - rangeShare) * effective)
  return Math.abs(held * effective - rangeShare * effective) - 0.5 > promiseRule.range * spread
}

/**
 * Judges sales by the promise of the estimates: whether errors move with time, with value, lie on one side, and whether the
 * range of 80 % held its share. At least nine sales.
 */
export const judgeByPromise = (sales: readonly DatedPair[]): Verdict => {
  const regression = regressErrors(sales)
  const { level, value, year, freedom, effectiveCount } = regression
  const [, wide] = intervalCoverage(sales)
  const range: Estimated = { value: wide.held, low95: wide.low95, high95: wide.high95 }
  const findings: Finding[] = []
  if (year && isOut(year, promiseRule.drifts, freedom)) findings.push({ code: 'drifts', ...withLimits(year, freedom) })
  if (value && isOut(value, promiseRule.uneven, freedom))
    findings.push({ code: 'uneven', ...withLimits(value, freedom) })
  if (isOut(level, promiseRule.level, freedom))
    findings.push({ code: level.value > 0 ? 'low' : 'high', ...withLimits(level, freedom) })
  if (isRangeOut(wide.held, effectiveCount)) findings.push({ code: 'range', ...range })
  const none: Finding = {
    code: effectiveCount < promiseRule.leastToAgree ? 'tooFew' : 'agrees',
    ...withLimits(level, freedom),
  }
  return { regression, held: Math.round(wide.held * sales.length), verdict: findings[0] ?? none, findings }
}
