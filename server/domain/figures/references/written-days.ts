import { languages, rowOf } from '#languages/registry'
import { daysInMonth, isoDay } from '../../core/days.ts'

/** The names of the months in every language of the service, in small letters, with their numbers. */
const monthNumbers: ReadonlyMap<string, number> = new Map(
  languages.flatMap(language => {
    const { locale, months } = rowOf(language)
    const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, month): [string, number] => {
      const name = months?.[month] ?? format.format(Date.UTC(2026, month, 1))
      return [name.toLowerCase(), month + 1]
    })
  }),
)

const anyMonth = [...monthNumbers.keys()].join('|')

/** The ISO day; undefined where the calendar has none. */
const dayOf = (year: number, month: number, day: number): string | undefined =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) ? isoDay(year, month, day) : undefined

/** A day as people and programs write it, with the names of its parts. */
export const dayPattern = [
  '(?<iso>\\d{4}-\\d{2}-\\d{2})(?:T[\\d:.]+Z?)?(?![\\d-])',
  `(?<day>\\d{1,2})(?:er|st|nd|rd|th|\\.)?[ \\u00A0](?:de |of )?(?<month>${anyMonth})[ \\u00A0](?:de )?(?<year>\\d{4})(?!\\d)`,
  `(?<usMonth>${anyMonth})[ \\u00A0](?<usDay>\\d{1,2})(?:st|nd|rd|th)?,?[ \\u00A0](?<usYear>\\d{4})(?!\\d)`,
  '(?<first>\\d{1,2})(?<sign>[./])(?<second>\\d{1,2})\\k<sign>(?<last>\\d{4})(?!\\d)',
].join('|')

/** The ISO day of what `dayPattern` found: the day stands before the month. Undefined where the calendar has none. */
export const dayFound = (parts: Readonly<Record<string, string | undefined>>): string | undefined => {
  const { iso, day, month, year, usDay, usMonth, usYear, first, second, last } = parts
  if (iso !== undefined) {
    const [y = 0, m = 0, d = 0] = iso.split('-').map(Number)
    return dayOf(y, m, d)
  }
  if (month !== undefined) return dayOf(Number(year), monthNumbers.get(month.toLowerCase()) ?? 0, Number(day))
  if (usMonth !== undefined) return dayOf(Number(usYear), monthNumbers.get(usMonth.toLowerCase()) ?? 0, Number(usDay))
  return first === undefined ? undefined : dayOf(Number(last), Number(second), Number(first))
}
