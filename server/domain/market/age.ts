import { dayMs } from '../core/instants.ts'
import type { Frequency } from './indicator.ts'

/** Days after which a figure is old by the calendar of its series; null where age alone does not tell. */
export const staleAfterDays: Readonly<Record<Frequency, number | null>> = {
  daily: 10,
  monthly: 75,
  quarterly: 200,
  onChange: null,
}

/** The first day of a period that is written `YYYY-MM-DD`, `YYYY-MM` or `YYYY-Qn`. */
export const firstDayOf = (period: string): string => {
  const quarter = /^(\d{4})-Q([1-4])$/.exec(period)
  if (quarter) return `${quarter[1]}-${String(Number(quarter[2]) * 3 - 2).padStart(2, '0')}-01`
  return period.length === 7 ? `${period}-01` : period
}

/** Whole days from the first day of a period to a day, never below 0. */
export const ageDays = (period: string, today: string): number =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(firstDayOf(period))) / dayMs))
