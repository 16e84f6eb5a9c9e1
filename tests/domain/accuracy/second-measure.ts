import { movement, readTable, saleDeviation } from '../estimation/second-prices.ts'
import { secondMeasures } from './second-back-test.ts'

/**
 * How well the price of a municipality is foretold, reckoned in another way than the service does: all years before the one
 * foretold at once, by the covariances of the random walk and one system of linear equations. Nothing is imported from the
 * code under test.
 */

interface Mean {
  commune: string
  year: number
  sales: number
  log: number
}

const means: readonly Mean[] = readTable('price-history')
  .filter(({ existing_mean_m2 }) => existing_mean_m2)
  .map(({ commune = '', year, existing_sales, existing_mean_m2 }) => ({
    commune,
    year: Number(year),
    sales: Number(existing_sales),
    log: Math.log(Number(existing_mean_m2)),
  }))

const cantons = new Map(readTable('communes').map(({ commune = '', canton }) => [commune, canton]))

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

/** Variance of the mean of some sales. */
const noise = (sales: number): number => saleDeviation ** 2 / sales

/** Deviations of the first level around its neighbours, and of a municipality between two files in the national index. */
const [firstDeviation, indexMovement] = [0.15, 0.033]

/** Logarithm of the national level in the years with a file, without one municipality; 2014 is 0. */
const nationalWithout = (left: string): ReadonlyMap<number, number> => {
  const years = [...new Set(means.map(({ year }) => year))].sort((a, b) => a - b)
  const others = means.filter(({ commune }) => commune !== left)
  const levels = new Map<number, number>()
  let level = 0
  for (const [at, year] of years.entries()) {
    const before = years[at - 1]
    if (before !== undefined) {
      const moves = others
        .filter(mean => mean.year === year)
        .flatMap(late => {
          const early = others.find(mean => mean.year === before && mean.commune === late.commune)
          if (!early) return []
          const variance = indexMovement ** 2 * (year - before) + noise(early.sales) + noise(late.sales)
          return [{ weight: 1 / variance, by: late.log - early.log }]
        })
      level += sum(moves.map(({ weight, by }) => weight * by)) / sum(moves.map(({ weight }) => weight))
    }
    levels.set(year, level)
  }
  return levels
}

/** Solves matrix × x = right; the matrix is symmetric and positive definite, so no pivot is looked for. */
const solved = (matrix: readonly (readonly number[])[], right: readonly number[]): number[] => {
  const rows = matrix.map((row, at) => [...row, right[at] ?? Number.NaN])
  for (const [pivot, own] of rows.entries())
    for (const [at, row] of rows.entries()) {
      if (at === pivot) continue
      const factor = (row[pivot] ?? 0) / (own[pivot] ?? Number.NaN)
      for (const [column, value] of own.entries()) row[column] = (row[column] ?? 0) - factor * value
    }
  return rows.map((row, at) => (row.at(-1) ?? Number.NaN) / (row[at] ?? Number.NaN))
}

const canton = (commune: string): string | undefined => cantons.get(commune)

/** The level of the others of the canton in a year, or of all others where those are fewer than two. */
const neighbours = (commune: string, year: number): number => {
  const others = means.filter(mean => mean.year === year && mean.commune !== commune)
  const near = others.filter(mean => canton(commune) !== undefined && canton(mean.commune) === canton(commune))
  const seen = near.length >= 2 ? near : others
  return sum(seen.map(({ log }) => log)) / seen.length
}

/** One year's mean, foretold from those before it. EUR per m². */
export interface Foretold {
  from: number
  to: number
  sales: number
  published: number
  fromLastMean: number
  fromModel: number
  deviation: number
}

const foretoldOf = (commune: string): Foretold[] => {
  const own = means.filter(mean => mean.commune === commune).sort((a, b) => a.year - b.year)
  const index = nationalWithout(commune)
  const national = (year: number): number => index.get(year) ?? Number.NaN
  const [first] = own
  if (!first) return []
  const start = neighbours(commune, first.year) - national(first.year)
  // Of two years the walk shares what it moved up to the earlier one.
  const shared = (one: number, other: number): number =>
    firstDeviation ** 2 + movement ** 2 * (Math.min(one, other) - first.year)
  return own.slice(1).map((target, at) => {
    const seen = own.slice(0, at + 1)
    const last = seen.at(-1) ?? first
    const matrix = seen.map((one, row) =>
      seen.map((other, column) => shared(one.year, other.year) + (row === column ? noise(one.sales) : 0)),
    )
    const toTarget = seen.map(({ year }) => shared(year, target.year))
    const weights = solved(matrix, toTarget)
    const level = start + sum(weights.map((weight, each) => weight * (levelOf(seen[each], national) - start)))
    const variance = shared(target.year, target.year) - sum(weights.map((w, each) => w * (toTarget[each] ?? 0)))
    return {
      ...{ from: last.year, to: target.year, sales: target.sales, published: Math.exp(target.log) },
      fromLastMean: Math.exp(last.log + national(target.year) - national(last.year)),
      fromModel: Math.exp(level + national(target.year)),
      deviation: Math.sqrt(variance + noise(target.sales)),
    }
  })
}

const levelOf = (mean: Mean | undefined, national: (year: number) => number): number =>
  mean ? mean.log - national(mean.year) : Number.NaN

const off = ({ published, fromModel }: Foretold): number => Math.log(published / fromModel)

/** Root mean square of logarithmic errors, in percent. */
export const rmsePct = (errors: readonly number[]): number =>
  100 * Math.sqrt(sum(errors.map(error => error ** 2)) / errors.length)

/** Share of the errors within 80 and 90 % of a normal distribution of their own deviation. */
export const heldOf = (found: readonly Foretold[]) =>
  [1.2815515594, 1.644853627].map(z => found.filter(each => Math.abs(off(each)) <= z * each.deviation).length)

/** Everything that can be foretold: neighbouring years, and the newest year from any before. */
export const secondMeasure = () => {
  const all = [...new Set(means.map(({ commune }) => commune))].flatMap(foretoldOf)
  const pairs = all.filter(({ from, to }) => to - from === 1)
  const newest = all.filter(({ to }) => to === 2025)
  const study = (estimate: (each: Foretold) => number) => ({
    ...secondMeasures(pairs.map(each => ({ estimate: estimate(each), price: each.published }))),
    rmsePct: rmsePct(pairs.map(each => Math.log(each.published / estimate(each)))),
  })
  return {
    ...{ pairs, newest },
    published: study(({ fromLastMean }) => fromLastMean),
    modelled: study(({ fromModel }) => fromModel),
    held: { pairs: heldOf(pairs), newest: heldOf(newest) },
  }
}
