import { type Matrix, times } from './matrices.ts'
import { knotOf, weightsOn, yearsFrom } from './second-days.ts'
import { type Mean, nationalMean, nationalSpread, newMeans, saleDeviation, solvedCommune } from './second-system.ts'

const summed = (weights: readonly number[], { mean, spread }: { mean: readonly number[]; spread: Matrix }) => ({
  mean: weights.reduce((sum, weight, at) => sum + weight * (mean[at] ?? 0), 0),
  variance: times(spread, weights).reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0),
})

/** Price of existing apartments on a day, EUR per m², and the variance of its logarithm. */
export const priceOn = (commune: string, day: string): { price: number; variance: number } => {
  const { mean, variance } = summed(weightsOn(day), solvedCommune(commune))
  return { price: 6000 * Math.exp(mean), variance }
}

/** The newest mean of new builds that ends in 2025 or later; undefined where none does. */
const newestNewBuild = (commune: string): Mean | undefined =>
  newMeans
    .filter(mean => mean.commune === commune && mean.from + 3 >= knotOf('2025-Q1'))
    .sort((a, b) => a.from - b.from)
    .at(-1)

/** The price of new builds on a day from the newest mean of them; undefined where none is new enough. */
export const newBuildOn = (commune: string, day: string) => {
  const mean = newestNewBuild(commune)
  if (!mean) return undefined
  const weights = weightsOn(day).map((weight, at) => weight - (at >= mean.from && at < mean.from + 4 ? 0.25 : 0))
  const moved = summed(weights, { mean: nationalMean, spread: nationalSpread })
  return {
    price: mean.price * Math.exp(moved.mean),
    sampling: saleDeviation(commune) ** 2 / mean.sales,
    since: moved.variance + 0.033 ** 2 * Math.abs(yearsFrom(mean.from, day)),
  }
}

/** National level of a year, 100 in 2014. */
export const nationalLevel = (year: number): number => {
  const level = (of: number): number =>
    nationalMean.slice(knotOf(`${of}-Q1`), knotOf(`${of}-Q4`) + 1).reduce((a, b) => a + b, 0) / 4
  return 100 * Math.exp(level(year) - level(2014))
}

/** Movement of existing apartments from one day to another, and the variance of its logarithm: at least (1 %)² × days / 91. */
export const movementOf = (commune: string, from: string, to: string): { factor: number; variance: number } => {
  const start = weightsOn(from)
  const weights = weightsOn(to).map((weight, at) => weight - (start[at] ?? 0))
  const { mean, variance } = summed(weights, solvedCommune(commune))
  const count = Math.abs(Date.parse(to) - Date.parse(from)) / 86_400_000
  return { factor: Math.exp(mean), variance: Math.max(variance, 0.01 ** 2 * Math.min(1, count / 91)) }
}
