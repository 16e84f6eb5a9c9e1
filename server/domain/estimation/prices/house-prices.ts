import { formatQuarter, type Quarter, yearOfQuarter } from './quarters.ts'

/** The middle of a quarter, in years: of 2025-Q3 it is 2025.625. */
export const middleOf = (quarter: Quarter): number => yearOfQuarter(quarter) + ((quarter % 4) + 0.5) / 4

/** House prices of the country by quarter, without a gap; only ratios of its values mean anything. */
export interface HousePrices {
  readonly first: Quarter
  readonly values: readonly number[]
  /** Who publishes the series, and when it was read. */
  readonly source: string
}

/** The newest quarter of an index. */
export const lastQuarter = ({ first, values }: HousePrices): Quarter => first + values.length - 1

/** The value of a quarter. @throws RangeError outside the index; callers check first. */
export const indexValueAt = ({ first, values }: HousePrices, quarter: Quarter): number => {
  const value = values[quarter - first]
  if (value === undefined) throw new RangeError(`The index has no ${formatQuarter(quarter)}.`)
  return value
}

/** The mean of the quarters that an index has of a year. */
export const yearMean = ({ first, values }: HousePrices, year: number): number => {
  const start = Math.max(0, 4 * year - first)
  const quarters = values.slice(start, Math.max(0, 4 * year + 4 - first))
  return quarters.reduce((sum, value) => sum + value, 0) / quarters.length
}
