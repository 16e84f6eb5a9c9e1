const luxembourgDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Luxembourg' })

/** The calendar day in Luxembourg, worked out once a minute: no day ends within one. */
export const luxembourgToday = (now: () => Date): (() => string) => {
  let [minute, day] = [Number.NaN, '']
  return () => {
    const instant = now()
    const current = Math.floor(instant.getTime() / 60_000)
    if (current !== minute) [minute, day] = [current, luxembourgDay.format(instant)]
    return day
  }
}
