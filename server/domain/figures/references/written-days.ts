import { getLanguageRow, languages } from '#languages/registry'
import { daysInMonth, isoDay } from '../../core/days.ts'

/** Month numbers by name in every language of the service, in lower case. */
const monthNumbers: ReadonlyMap<string, number> = new Map(
  languages.flatMap(language => {
    const { locale, months } = getLanguageRow(language)
    const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, month): [string, number] => {
      const name = months?.[month] ?? format.format(Date.UTC(2026, month, 1))
      return [name.toLowerCase(), month + 1]
    })
  }),
)

const anyMonth = [...monthNumbers.keys()].join('|')

/** The ISO day; undefined where the calendar has none. */
const validIsoDay = (year: number, month: number, day: number): string | undefined =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) ? isoDay(year, month, day) : undefined

/** Pattern of a written day, without groups: named ones would be made for each match of a search through a long text. */
export const dayPattern = [
  '\\d{4}-\\d{2}-\\d{2}(?:T[\\d:.]+Z?)?(?![\\d-])',
  `\\d{1,2}(?:er|st|nd|rd|th|\\.)?[ \\u00A0](?:de |of )?(?:${anyMonth})[ \\u00A0](?:de )?\\d{4}(?!\\d)`,
  `(?:${anyMonth})[ \\u00A0]\\d{1,2}(?:st|nd|rd|th)?,?[ \\u00A0]\\d{4}(?!\\d)`,
  '\\d{1,2}(?:\\.\\d{1,2}\\.|/\\d{1,2}/)\\d{4}(?!\\d)',
].join('|')

/** The parts of a match of `dayPattern`. */
const dayParts = new RegExp(
  [
    '^(?<iso>\\d{4}-\\d{2}-\\d{2})',
    `^(?<day>\\d{1,2})(?:er|st|nd|rd|th|\\.)?[ \\u00A0](?:de |of )?(?<month>${anyMonth})[ \\u00A0](?:de )?(?<year>\\d{4})$`,
    `^(?<usMonth>${anyMonth})[ \\u00A0](?<usDay>\\d{1,2})(?:st|nd|rd|th)?,?[ \\u00A0](?<usYear>\\d{4})$`,
    '^(?<first>\\d{1,2})[./](?<second>\\d{1,2})[./](?<last>\\d{4})$',
  ].join('|'),
  'iu',
)

/** The ISO day of a match of `dayPattern`: the day precedes the month. Undefined where the calendar has none. */
export const dayFound = (written: string): string | undefined => {
  const parts: Readonly<Record<string, string | undefined>> = dayParts.exec(written)?.groups ?? {}
  const { iso, day, month, year, usDay, usMonth, usYear, first, second, last } = parts
  if (iso !== undefined) {
    const [y = 0, m = 0, d = 0] = iso.split('-').map(Number)
    return validIsoDay(y, m, d)
  }
  if (month !== undefined) return validIsoDay(Number(year), monthNumbers.get(month.toLowerCase()) ?? 0, Number(day))
  if (usMonth !== undefined)
    return validIsoDay(Number(usYear), monthNumbers.get(usMonth.toLowerCase()) ?? 0, Number(usDay))
  return first === undefined ? undefined : validIsoDay(Number(last), Number(second), Number(first))
}
