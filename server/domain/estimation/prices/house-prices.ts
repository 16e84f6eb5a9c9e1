import { formatQuarter, type Quarter } from './quarters.ts'

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
