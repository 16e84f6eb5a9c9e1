const millisecondsOfDay = 86_400_000

const instant = (day: string): number => Date.parse(`${day}T00:00:00Z`)

const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)

/** The calendar day after a number of days; before it when the number is negative. */
export const plusDays = (day: string, days: number): string => dayOf(instant(day) + days * millisecondsOfDay)

/** The same day of the month a number of months later; the last of the month where that day is missing. */
export const plusMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const lastDate = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return plusDays(dayOf(first.getTime()), Math.min(date, lastDate) - 1)
}

/** The same day a number of years later; 28 February for 29 February where that is missing. */
export const plusYears = (day: string, years: number): string => plusMonths(day, 12 * years)

/** The calendar year of a day. */
export const yearOf = (day: string): number => Number(day.slice(0, 4))

/** 31 December of a year. */
export const lastDayOf = (year: number): string => `${String(year).padStart(4, '0')}-12-31`
