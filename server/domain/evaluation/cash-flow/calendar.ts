import { calendarParts, daysInMonth, isoDay, plusDays, plusMonths } from '../../core/days.ts'

/** Positions are rounded to a billionth of a month, so that 120 × (1 - 0.9) months are exactly 12. */
const ticksPerMonth = 1e9

/** A position in months without the rounding error of doubles. */
export const snapMonths = (months: number): number => Math.round(months * ticksPerMonth) / ticksPerMonth

/** Turns days into real numbers of months from an origin, the first day of a month, and back. */
export interface Calendar {
  /** Start of a day. */
  startOf(day: string): number
  /** End of a last day: the start of the next. */
  endOf(day: string): number
  /** Last day before a position. */
  lastDayBefore(months: number): string
  /** The first day of a year counted from 0. */
  firstDayOfYear(year: number): string
  /** The last day of a year counted from 0. */
  lastDayOfYear(year: number): string
}

/** The calendar of a valuation date. */
export const calendar = (origin: string): Calendar => {
  const [originYear, originMonth] = calendarParts(origin)
  const at = (day: string, daysOver: number): number => {
    const [year, month, dayOfMonth] = calendarParts(day)
    const wholeMonths = 12 * (year - originYear) + month - originMonth
    return snapMonths(wholeMonths + (dayOfMonth - 1 + daysOver) / daysInMonth(year, month))
  }
  const lastDayBefore = (months: number): string => {
    const month = Math.ceil(months) - 1
    const monthsSinceYearZero = 12 * originYear + originMonth - 1 + month
    const [year, monthOfYear] = [Math.floor(monthsSinceYearZero / 12), (monthsSinceYearZero % 12) + 1]
    const day = Math.ceil(snapMonths((months - month) * daysInMonth(year, monthOfYear)))
    return isoDay(year, monthOfYear, day)
  }
  return {
    startOf: day => at(day, 0),
    endOf: day => at(day, 1),
    lastDayBefore,
    firstDayOfYear: year => plusMonths(origin, 12 * year),
    lastDayOfYear: year => plusDays(plusMonths(origin, 12 * (year + 1)), -1),
  }
}
