const daySigns = 10

/** Milliseconds since 1970 at the start of an ISO day in UTC; undefined for a text that is no day of the calendar. */
export const readCalendarDay = (text: string): number | undefined => {
  if (text.length !== daySigns || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const ms = Date.parse(`${text}T00:00:00Z`)
  return Number.isFinite(ms) && new Date(ms).toISOString().startsWith(text) ? ms : undefined
}
