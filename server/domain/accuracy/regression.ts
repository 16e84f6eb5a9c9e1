import { log } from '../core/exponentials.ts'
import { square } from '../core/powers.ts'
import { promiseRule } from './promise-rules.ts'

/** A sale as the regression reads it. */
export interface DatedPair {
  readonly estimate: number
  readonly price: number
  /** Forecast standard deviation of price over estimate. */
  readonly fsd: number
  /** Days since 1970-01-01. */
  readonly day: number
  /** Building or programme, undefined for a sale on its own. */
  readonly group: string | undefined
}

/** A coefficient with its standard error, as shares of the estimate. */
export interface Coefficient {
  readonly value: number
  readonly error: number
}

/** How the errors of the estimates move: price over estimate less 1, on value and time. */
export interface Regression {
  /** Mean error: above 0 where prices lie above the estimates. */
  readonly level: Coefficient
  /** Change of the error where the logarithm of the estimate grows by 1; undefined without a spread of values. */
  readonly value: Coefficient | undefined
  /** Change of the error in a year; undefined without a spread of days. */
  readonly year: Coefficient | undefined
  /** Degrees of freedom of the errors. */
  readonly freedom: number
  /** Sales that are independent of each other would be as many to know the level as well. */
  readonly effectiveCount: number
}

const daysOfYear = 365.25

type Matrix = readonly (readonly number[])[]

const weightedMean = (values: readonly number[], weights: readonly number[]): number =>
  values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0) / weights.reduce((sum, each) => sum + each, 0)

/** Deviation of the population. */
const spreadOf = (values: readonly number[]): number => {
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + square(value - middle), 0) / values.length)
}

const centred = (values: readonly number[], weights: readonly number[]): number[] => {
  const middle = weightedMean(values, weights)
  return values.map(value => value - middle)
}

/** Σ of weight × a × b. */
const weightedProduct = (a: readonly number[], b: readonly number[], weights: readonly number[]): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0) * (weights[at] ?? 0), 0)

/** The inverse of a symmetric positive matrix of at most three rows, by Gauss and Jordan. */
const invertPositive = (matrix: Matrix): number[][] => {
  const size = matrix.length
  const rows = matrix.map((row, at) => [...row, ...Array.from({ length: size }, (_, to) => (to === at ? 1 : 0))])
  for (let pivot = 0; pivot < size; pivot += 1) {
    const pivotRow = rows[pivot] ?? []
    const scale = pivotRow[pivot] ?? Number.NaN
    const unit = pivotRow.map(value => value / scale)
    rows.forEach((row, at) => {
      const factor = row[pivot] ?? 0
      rows[at] = at === pivot ? unit : row.map((value, to) => value - factor * (unit[to] ?? 0))
    })
  }
  return rows.map(row => row.slice(size))
}

const multiply = (a: Matrix, b: Matrix): number[][] =>
  a.map(row => (b[0] ?? []).map((_, to) => row.reduce((sum, value, at) => sum + value * (b[at]?.[to] ?? 0), 0)))

/** The columns of the regression: ones, and of value and time those that vary and are not the same line. */
const chooseColumns = (sales: readonly DatedPair[], weights: readonly number[]) => {
  const logs = sales.map(({ estimate }) => log(estimate))
  const years = sales.map(({ day }) => day / daysOfYear)
  const value = spreadOf(logs) > promiseRule.leastValueSpread ? centred(logs, weights) : undefined
  const year = spreadOf(years) > promiseRule.leastYearSpread ? centred(years, weights) : undefined
  if (!value || !year) return { value, year }
  const together = square(weightedProduct(value, year, weights))
  const apart = weightedProduct(value, value, weights) * weightedProduct(year, year, weights)
  return { value, year: apart - together > 1e-9 * apart ? year : undefined }
}

/** Positions of the sales of each group, a sale without one alone; undefined without two groups. */
const listGroups = (sales: readonly DatedPair[]): number[][] | undefined => {
  const groups = groupPositions(sales)
  return groups.length > 1 && sales.some(({ group }) => group !== undefined) ? groups : undefined
}

/** Positions of the sales of each group in the order of their first sale; a sale without a group is one of its own. */
export const groupPositions = (sales: readonly { readonly group: string | undefined }[]): number[][] => {
  const byGroup = new Map<string, number[]>()
  const groups: number[][] = []
  for (const [at, { group }] of sales.entries()) {
    const known = group === undefined ? undefined : byGroup.get(group)
    if (known) known.push(at)
    else {
      const own = [at]
      groups.push(own)
      if (group !== undefined) byGroup.set(group, own)
    }
  }
  return groups
}

/** The covariance of the coefficients where errors within a group are not independent (Liang and Zeger 1986). */
const groupedCovariance = (
  columns: Matrix,
  scores: readonly number[],
  groups: readonly (readonly number[])[],
  bread: Matrix,
): number[][] => {
  const sums = groups.map(group =>
    columns.map(column => group.reduce((sum, at) => sum + (column[at] ?? 0) * (scores[at] ?? 0), 0)),
  )
  const meat = columns.map((_, row) =>
    columns.map((__, to) => sums.reduce((sum, each) => sum + (each[row] ?? 0) * (each[to] ?? 0), 0)),
  )
  const [count, sales, known] = [groups.length, scores.length, columns.length]
  const small = (count / (count - 1)) * ((sales - 1) / (sales - known))
  return multiply(multiply(bread, meat), bread).map(row => row.map(value => value * small))
}

/**
 * Regresses price over estimate less 1 on the value and the day, weighted with 1 / FSD², at least five sales. Sales of
 * one group count as dependent on each other.
 */
export const regressErrors = (sales: readonly DatedPair[]): Regression => {
  const weights = sales.map(({ fsd }) => 1 / square(fsd))
  const { value, year } = chooseColumns(sales, weights)
  const columns = [sales.map(() => 1), ...(value ? [value] : []), ...(year ? [year] : [])]
  const errors = sales.map(({ estimate, price }) => price / estimate - 1)
  const inverse = invertPositive(columns.map(a => columns.map(b => weightedProduct(a, b, weights))))
  const found = multiply(
    inverse,
    columns.map(column => [weightedProduct(column, errors, weights)]),
  ).map(([each = Number.NaN]) => each)
  const rest = errors.map((error, at) =>
    columns.reduce((left, column, of) => left - (column[at] ?? 0) * (found[of] ?? 0), error),
  )
  const freedom = sales.length - columns.length
  const variance = weightedProduct(rest, rest, weights) / freedom
  const alone = inverse.map(row => row.map(each => each * variance))
  const groups = listGroups(sales)
  const scores = rest.map((each, at) => each * (weights[at] ?? 0))
  const covariance = groups ? groupedCovariance(columns, scores, groups, inverse) : alone
  const coefficient = (at: number): Coefficient => ({
    value: found[at] ?? Number.NaN,
    error: Math.sqrt(Math.max(0, covariance[at]?.[at] ?? Number.NaN)),
  })
  const [byGroup = 0, single = 0] = [covariance[0]?.[0], alone[0]?.[0]]
  return {
    level: coefficient(0),
    value: value && coefficient(1),
    year: year && coefficient(value ? 2 : 1),
    freedom: groups ? groups.length - 1 : freedom,
    effectiveCount: sales.length / Math.max(1, single > 0 ? byGroup / single : 1),
  }
}

/** The quantile of Student's distribution from that of the normal one (Cornish and Fisher 1937). */
export const studentQuantile = (z: number, freedom: number): number => {
  const [cube, fifth] = [z * z * z, z * z * z * z * z]
  return z + (cube + z) / (4 * freedom) + (5 * fifth + 16 * cube + 3 * z) / (96 * square(freedom))
}
