import { calendarParts } from '../core/days.ts'
import { dayMs } from '../core/instants.ts'

/** A day as a running number; the difference of two is a number of days. */
export const serialDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs

/** The days from one ISO day to another. */
export const daysBetween = (from: string, until: string): number => serialDay(until) - serialDay(from)

/** How interest counts days: equal months, or actual days over a year of 365, of 360, or of its own length. */
export type DayCount = '30/360' | 'ACT/365' | 'ACT/360' | 'ACT/ACT'

const daysOfYear = (year: number): number => serialDay(`${year + 1}-01-01`) - serialDay(`${year}-01-01`)

/** Each calendar year by its own length: the days that fall into it over 365 or 366. */
const actualYears = (from: string, until: string): number => {
  const [firstYear, lastYear] = [Number(from.slice(0, 4)), Number(until.slice(0, 4))]
  const intoYear = (day: string, year: number): number => daysBetween(`${year}-01-01`, day) / daysOfYear(year)
  return lastYear - firstYear + intoYear(until, lastYear) - intoYear(from, firstYear)
}

/** Thirty days a month, the 31st taken as the 30th. */
const equalMonthYears = (from: string, until: string): number => {
  const [fromYear, fromMonth, fromDay] = calendarParts(from)
  const [untilYear, untilMonth, untilDay] = calendarParts(until)
  const days = Math.min(untilDay, 30) - Math.min(fromDay, 30)
  return untilYear - fromYear + (untilMonth - fromMonth) / 12 + days / 360
}

const conventions: Record<DayCount, (from: string, until: string) => number> = {
  '30/360': equalMonthYears,
  'ACT/365': (from, until) => daysBetween(from, until) / 365,
  'ACT/360': (from, until) => daysBetween(from, until) / 360,
  'ACT/ACT': actualYears,
}

/** The part of a year between two ISO days, as a convention counts it. */
export const yearFraction = (from: string, until: string, dayCount: DayCount): number =>
  conventions[dayCount](from, until)
