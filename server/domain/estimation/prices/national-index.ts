import { log } from '../../core/exponentials.ts'
import { square } from '../../core/powers.ts'
import { priceModel } from '../parameters/prices.ts'
import { fileYears, type PublishedMean } from './history.ts'
import { type HousePrices, yearMean } from './house-prices.ts'

/** Natural logarithm of the national price level by year; 0 in the first year. */
export type NationalIndex = ReadonlyMap<number, number>

/** The variance of the mean of some sales around the level of their municipality. */
export const meanVariance = (sales: number): number => square(priceModel.sale) / sales

/** The movement between two years with a file: mean of the municipalities published in both, weighted by their variance. */
const movement = (from: readonly PublishedMean[], to: readonly PublishedMean[], years: number): number => {
  const before = new Map(from.map(mean => [mean.commune, mean]))
  const sums = { weight: 0, moved: 0 }
  for (const mean of to) {
    const old = before.get(mean.commune)
    if (!old) continue
    const weight = 1 / (square(priceModel.indexMovement) * years + meanVariance(old.sales) + meanVariance(mean.sales))
    sums.weight += weight
    sums.moved += weight * log(mean.meanM2 / old.meanM2)
  }
  if (sums.weight === 0) throw new RangeError('Two neighbouring files share no municipality.')
  return sums.moved / sums.weight
}

/**
 * The national index of the published means, former municipalities too. A year without a file moves as the house price
 * index does, corrected linearly so that the next file is met.
 * @throws RangeError where two neighbouring files share no published municipality.
 */
export const nationalIndex = (means: readonly PublishedMean[], housePrices: HousePrices): NationalIndex => {
  const years = fileYears(means)
  const [first = 0] = years
  const index = new Map([[first, 0]])
  const of = (year: number): PublishedMean[] => means.filter(mean => mean.year === year)
  const moved = (from: number, to: number): number => log(yearMean(housePrices, to) / yearMean(housePrices, from))
  for (const [at, to] of years.entries()) {
    const from = years[at - 1]
    if (from === undefined) continue
    const start = index.get(from) ?? 0
    const whole = movement(of(from), of(to), to - from)
    const correction = whole - moved(from, to)
    for (let year = from + 1; year < to; year += 1)
      index.set(year, start + moved(from, year) + (correction * (year - from)) / (to - from))
    index.set(to, start + whole)
  }
  return index
}
