import { plusDays } from '#domain/core/days'
import { utcDay } from '#domain/core/instants'

/** Days of usage that are shown: today and the 29 before it. */
const daysShown = 30

/** The instant at which the next UTC day begins. */
export const nextDay = (instant: Date): string => `${plusDays(utcDay(instant), 1)}T00:00:00.000Z`

/** The thirty UTC days that end with that of an instant, oldest first. */
export const thirtyDays = (instant: Date): string[] =>
  Array.from({ length: daysShown }, (_, at) => plusDays(utcDay(instant), at - daysShown + 1))

/** Thirty days with their counts; days without a row are 0. */
export const usageOf = (instant: Date, rows: readonly { day: string; count: number }[]) => {
  const counts = new Map<string, number>()
  for (const { day, count } of rows) counts.set(day, (counts.get(day) ?? 0) + count)
  const days = thirtyDays(instant).map(day => ({ day, count: counts.get(day) ?? 0 }))
  return {
    from: days[0]?.day ?? '',
    to: days.at(-1)?.day ?? '',
    days,
    total: days.reduce((sum, { count }) => sum + count, 0),
  }
}
