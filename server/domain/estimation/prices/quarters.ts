import { dayMs } from '../../core/instants.ts'

/** A quarter of a year, as a whole number: 4 × year + quarter − 1, so that neighbours differ by one. */
export type Quarter = number

/** The quarter of a calendar day, `YYYY-MM-DD`. */
export const quarterOf = (day: string): Quarter =>
  4 * Number(day.slice(0, 4)) + Math.floor((Number(day.slice(5, 7)) - 1) / 3)

export const yearOfQuarter = (quarter: Quarter): number => Math.floor(quarter / 4)

/** A quarter as text: `2025-Q3`. */
export const formatQuarter = (quarter: Quarter): string => `${yearOfQuarter(quarter)}-Q${(quarter % 4) + 1}`

/** Parses `2025-Q3`; undefined where a text is not a quarter. */
export const quarterFrom = (text: string): Quarter | undefined => {
  if (text.length !== 7) return undefined
  const [, year, quarter] = /^(\d{4})-Q([1-4])$/.exec(text) ?? []
  return year === undefined ? undefined : 4 * Number(year) + Number(quarter) - 1
}

/** Days from 1970-01-01 to the first day of a quarter. */
const startOf = (quarter: Quarter): number => Date.UTC(yearOfQuarter(quarter), 3 * (quarter % 4), 1) / dayMs

/** The first day of a quarter, `YYYY-MM-DD`. */
export const firstDayOf = (quarter: Quarter): string => new Date(startOf(quarter) * dayMs).toISOString().slice(0, 10)

/** The last day of a quarter, `YYYY-MM-DD`. */
export const lastDayOfQuarter = (quarter: Quarter): string =>
  new Date((startOf(quarter + 1) - 1) * dayMs).toISOString().slice(0, 10)

/** The middle of a quarter, half way between its first day and that of the next, in days since 1970-01-01. */
export const middleDayOf = (quarter: Quarter): number => (startOf(quarter) + startOf(quarter + 1)) / 2

/** The noon of a calendar day, in days since 1970-01-01. */
export const noonOf = (day: string): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / dayMs + 0.5

/** A day between the middles of two neighbouring quarters. */
export interface DayPlace {
  /** The quarter whose middle is the last one not after the noon of the day. */
  readonly quarter: Quarter
  /** Share of the way from that middle to the next, from 0 to below 1. */
  readonly share: number
}

/** The place of a day between the middles of quarters; logarithms of prices are linear in between. */
export const placeOfDay = (day: string): DayPlace => {
  const own = quarterOf(day)
  const noon = noonOf(day)
  const quarter = noon < middleDayOf(own) ? own - 1 : own
  const from = middleDayOf(quarter)
  return { quarter, share: (noon - from) / (middleDayOf(quarter + 1) - from) }
}

const quartersOfFile = 4

/** The twelve months from the first quarter of a file on, as text: `2025-Q3..2026-Q2`. */
export const formatFilePeriod = (firstQuarter: Quarter): string =>
  `${formatQuarter(firstQuarter)}..${formatQuarter(firstQuarter + quartersOfFile - 1)}`

/** The same by months: `2025-07..2026-06`. */
export const formatFileMonths = (firstQuarter: Quarter): string =>
  [firstDayOf(firstQuarter), lastDayOfQuarter(firstQuarter + quartersOfFile - 1)].map(day => day.slice(0, 7)).join('..')
