/** A quarter of a year, as a whole number: 4 × year + quarter − 1, so that neighbours differ by one. */
export type Quarter = number

/** The quarter of a calendar day, `YYYY-MM-DD`. */
export const quarterOf = (day: string): Quarter =>
  4 * Number(day.slice(0, 4)) + Math.floor((Number(day.slice(5, 7)) - 1) / 3)

export const yearOfQuarter = (quarter: Quarter): number => Math.floor(quarter / 4)

/** The middle of a quarter, in years: of 2025-Q3 it is 2025.625. */
export const middleOf = (quarter: Quarter): number => yearOfQuarter(quarter) + ((quarter % 4) + 0.5) / 4

/** A quarter as text: `2025-Q3`. */
export const formatQuarter = (quarter: Quarter): string => `${yearOfQuarter(quarter)}-Q${(quarter % 4) + 1}`

/** Parses `2025-Q3`; undefined where a text is not a quarter. */
export const quarterFrom = (text: string): Quarter | undefined => {
  const [, year, quarter] = /^(\d{4})-Q([1-4])$/.exec(text) ?? []
  return year === undefined ? undefined : 4 * Number(year) + Number(quarter) - 1
}

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
