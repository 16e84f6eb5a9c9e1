const isRealIsoDay = (day: string): boolean => {
  const instant = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day)
}

/**
 * Normalized period: `YYYY-MM-DD`, `YYYY-MM` or `YYYY-Qn`; undefined for anything else, whole years included. Sources
 * also write `2026M09`, `2026-M09` and `2026Q3`.
 */
export const parsePeriod = (written: string): string | undefined => {
  const [, year, quarter] = /^(\d{4})-?Q([1-4])$/.exec(written) ?? []
  if (quarter) return `${year}-Q${quarter}`
  const month = /^(\d{4})(?:-|-?M)(0[1-9]|1[0-2])$/.exec(written)
  if (month) return `${month[1]}-${month[2]}`
  return /^\d{4}-\d{2}-\d{2}$/.test(written) && isRealIsoDay(written) ? written : undefined
}
