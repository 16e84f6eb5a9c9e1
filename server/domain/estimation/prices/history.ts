import { type Quarter, yearOfQuarter } from './quarters.ts'

/** Quarters of an official file: always twelve months. */
export const fileQuarters = 4

/** The registered sales of one segment in one municipality and twelve months. */
export interface SalesOfPeriod {
  /** Registered sales; missing where the count of the file is not known. */
  readonly sales?: number
  /** Mean EUR per m²; missing under ten sales, where none is published. */
  readonly meanM2?: number
  /** Ends of the published range, EUR per m²: 5 % of the sales are cut at each. */
  readonly lowM2?: number
  readonly highM2?: number
}

/** One municipality in the four quarters of an official file; former municipalities keep their names. */
export interface CommunePeriod {
  readonly commune: string
  /** First of the four quarters: the first of a year in a file of a calendar year. */
  readonly firstQuarter: Quarter
  readonly existing: SalesOfPeriod
  readonly newBuild: SalesOfPeriod
}

/** A mean of a file, with the sales that it is the mean of. */
export interface PublishedMean {
  readonly commune: string
  readonly firstQuarter: Quarter
  readonly sales: number
  /** EUR per m². */
  readonly meanM2: number
}

/** The published means of a segment, in the order of the rows. */
export const meansOf = (rows: readonly CommunePeriod[], segment: 'existing' | 'newBuild'): PublishedMean[] =>
  rows.flatMap(({ commune, firstQuarter, [segment]: { sales, meanM2 } }) =>
    meanM2 === undefined || sales === undefined ? [] : [{ commune, firstQuarter, sales, meanM2 }],
  )

/** Whether a file is of a calendar year. */
export const isCalendarYear = ({ firstQuarter }: Pick<CommunePeriod, 'firstQuarter'>): boolean =>
  firstQuarter % fileQuarters === 0

/** The calendar years from the first file of one to the newest. */
export const calendarYears = (rows: readonly Pick<CommunePeriod, 'firstQuarter'>[]): number[] => {
  const starts = fileStarts(rows.filter(isCalendarYear))
  const [first = 0, last = first] = [starts[0], starts.at(-1)].map(start => yearOfQuarter(start ?? 0))
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

/** The first quarters of the files, oldest first. */
export const fileStarts = (rows: readonly Pick<CommunePeriod, 'firstQuarter'>[]): Quarter[] =>
  [...new Set(rows.map(({ firstQuarter }) => firstQuarter))].sort((a, b) => a - b)

/** The last quarter of a file. */
export const lastOfFile = (firstQuarter: Quarter): Quarter => firstQuarter + fileQuarters - 1

/** The last quarter of the newest file. @throws RangeError without any. */
export const newestQuarter = (rows: readonly Pick<CommunePeriod, 'firstQuarter'>[]): Quarter => {
  const newest = fileStarts(rows).at(-1)
  if (newest === undefined) throw new RangeError('The tables have no registered sales.')
  return lastOfFile(newest)
}
