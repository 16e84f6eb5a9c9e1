import { plusDays } from '#domain/core/days'
import { utcDay } from '#domain/core/instants'

/** Days of usage to show: today and the preceding 29. */
const daysShown = 30

/** Start of the next UTC day. */
export const nextDay = (instant: Date): string => `${plusDays(utcDay(instant), 1)}T00:00:00.000Z`

/** The thirty UTC days up to that of an instant, oldest first. */
export const listThirtyDays = (instant: Date): string[] =>
  Array.from({ length: daysShown }, (_, at) => plusDays(utcDay(instant), at - daysShown + 1))

/** Thirty days with their counts; days without a row are 0. */
export const buildUsageHistory = (instant: Date, rows: readonly { day: string; count: number }[]) => {
  const counts = new Map<string, number>()
  for (const { day, count } of rows) counts.set(day, (counts.get(day) ?? 0) + count)
  const days = listThirtyDays(instant).map(day => ({ day, count: counts.get(day) ?? 0 }))
  return {
    from: days[0]?.day ?? '',
    to: days.at(-1)?.day ?? '',
    days,
    total: days.reduce((sum, { count }) => sum + count, 0),
  }
}
