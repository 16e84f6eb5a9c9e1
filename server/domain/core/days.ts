import { dayMs } from './instants.ts'

const dayStartMs = (day: string): number => Date.parse(`${day}T00:00:00Z`)

const toIsoDay = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)

/** The calendar day after a number of days; before it when the number is negative. */
export const plusDays = (day: string, days: number): string => toIsoDay(dayStartMs(day) + days * dayMs)

/** Year, month (1 to 12) and day of the month of an ISO day. */
export const calendarParts = (day: string): [year: number, month: number, dayOfMonth: number] => {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number)
  return [year, month, dayOfMonth]
}

export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The ISO day of a calendar. */
export const isoDay = (year: number, month: number, dayOfMonth: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`

/** The same day of the month a number of months later; the last of the month where that day is missing. */
export const plusMonths = (day: string, months: number): string => {
  const [year, month, dayOfMonth] = calendarParts(day)
  const count = year * 12 + month - 1 + months
  const [laterYear, laterMonth] = [Math.floor(count / 12), (count % 12) + 1]
  return isoDay(laterYear, laterMonth, Math.min(dayOfMonth, daysInMonth(laterYear, laterMonth)))
}

/** The same day a number of years later; 28 February for 29 February where that is missing. */
export const plusYears = (day: string, years: number): string => plusMonths(day, 12 * years)

/** The calendar year of a day. */
export const yearOf = (day: string): number => Number(day.slice(0, 4))

/** 31 December of a year. */
export const lastDayOf = (year: number): string => `${String(year).padStart(4, '0')}-12-31`
