import type { RateOfReturn } from '#contract/shared/rate-of-return'
import { expm1, log } from '../core/exponentials.ts'
import { cumulative, type Flow, signChanges, sortFlows, valueCurve } from './flow.ts'
import { onlyRoot, rootsBetween } from './roots.ts'

/** Bounds of a rate: below -1 + 1e-12 it is a total loss, above 1e300 meaningless. */
const widest = { from: log(1e-12), to: log(1e300) }

/** Range that is scanned for several roots: from -99.99 % to 100 000 % a year. */
const scanned = { from: log(1e-4), to: log(1001) }

/** Tolerance for the value at a root, in proportion to the sum of all amounts. */
const valueTolerance = 1e-9

/**
 * The yearly rates, lowest first, at which ordered flows are worth 0. Flows that change sign once have exactly one;
 * where others have no root in the scanned range, one beyond it is searched.
 */
const findRates = (flows: readonly Flow[], changes: number, unitsPerYear: number): number[] => {
  const value = valueCurve(flows)
  const perYear = (logRate: number): number => value(logRate / unitsPerYear)
  const scan = changes === 1 ? [] : rootsBetween(perYear, scanned.from, scanned.to)
  const one = changes === 1 || scan.length === 0 ? onlyRoot(perYear, widest.from, widest.to) : undefined
  return [...scan, ...(one === undefined ? [] : [one])]
    .filter(root => Math.abs(perYear(root)) <= valueTolerance * flows.length)
    .map(expm1)
}

/** Norström's criterion: running totals that change sign once and end positive leave exactly one positive root. */
const hasOnePositive = (flows: readonly Flow[]): boolean => {
  const totals = cumulative(flows)
  return signChanges(totals) === 1 && (totals.at(-1) ?? 0) > 0
}

const chooseRate = (roots: readonly number[], flows: readonly Flow[]): RateOfReturn => {
  const [first, ...others] = roots
  if (first === undefined) return { status: 'none', value: null, reason: 'no_real_root' }
  if (others.length === 0) return { status: 'ok', value: first }
  const positive = roots.filter(root => root > 0)
  if (positive[0] !== undefined && positive.length === 1 && hasOnePositive(flows)) {
    return { status: 'ok', value: positive[0], otherRoots: roots.filter(root => root <= 0) }
  }
  return { status: 'multiple', value: null, candidates: [...roots] }
}

/**
 * The effective yearly rate at which flows are worth 0, unrounded. Times are counted in units of which `unitsPerYear`
 * make a year; whole units are fastest. With several roots none is guessed: either exactly one is positive and proven
 * unique, or all are returned.
 */
export const rateOfReturn = (flows: readonly Flow[], unitsPerYear = 1): RateOfReturn => {
  const ordered = sortFlows(flows)
  const changes = signChanges(ordered.map(({ amount }) => amount))
  if (changes === 0) return { status: 'none', value: null, reason: 'no_sign_change' }
  return chooseRate(findRates(ordered, changes, unitsPerYear), ordered)
}

/** The internal rate of return of amounts one period apart, per year, unrounded. */
export const internalRateOfReturn = (values: readonly number[], periodsPerYear = 1): RateOfReturn =>
  rateOfReturn(
    values.map((amount, at) => ({ at, amount })),
    periodsPerYear,
  )
