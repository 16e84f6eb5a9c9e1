/** Milliseconds of a minute. */
export const minuteMs = 60_000
/** Milliseconds of an hour. */
export const hourMs = 60 * minuteMs
/** Milliseconds of a UTC day, which has 24 hours always. */
export const dayMs = 24 * hourMs

let [lastUtcDay, lastUtcText] = [Number.NaN, '']

/** The UTC calendar day of an instant; a day of the quota. Instants of one day share its text. */
export const utcDay = (instant: Date): string => {
  const day = Math.floor(instant.getTime() / dayMs)
  if (day !== lastUtcDay) [lastUtcDay, lastUtcText] = [day, instant.toISOString().slice(0, 10)]
  return lastUtcText
}

/** The end of the UTC day of an instant, in milliseconds since 1970. */
export const endOfUtcDay = (instant: Date): number => (Math.floor(instant.getTime() / dayMs) + 1) * dayMs

const luxembourgCalendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Luxembourg' })

let [lastMinute, lastLuxembourgText] = [Number.NaN, '']

/** The calendar day in Luxembourg at an instant, as an ISO day; formatted once a minute, since no day ends within one. */
export const luxembourgDay = (instant: Date): string => {
  const minute = Math.floor(instant.getTime() / minuteMs)
  if (minute !== lastMinute) [lastMinute, lastLuxembourgText] = [minute, luxembourgCalendar.format(instant)]
  return lastLuxembourgText
}
