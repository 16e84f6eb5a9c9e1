import { languages } from '#languages/registry'
import { ordinals, plainLetters, spellDay, spellYear, statesSpelled } from './spelled-number.ts'

/** The names of each month, long and short, in the languages of documents, without accents and points. */
const monthNames: readonly string[] = Array.from({ length: 12 }, (_, month) => {
  const day = new Date(Date.UTC(2024, month, 1))
  const names = languages.flatMap(language =>
    (['long', 'short'] as const).map(width =>
      plainLetters(new Intl.DateTimeFormat(language, { month: width, timeZone: 'UTC' }).format(day)).replaceAll(
        '.',
        '',
      ),
    ),
  )
  // The longest first: "mars" before "mar".
  return [...new Set(names)].toSorted((a, b) => b.length - a.length).join('|')
})

const ordinal = '\\s?(?:er|re|st|nd|rd|th|[.ºª])?'
const link = '[\\s,]*(?:(?:de|do|of|the)[\\s,]*)?'
const dayOfMonth = `(?:(\\d{1,2})${ordinal}|${ordinals(1).join('|')})`
const fullYear = '(\\d{4})(?!\\d)'

/** Expressions of one month, compiled once: none is made for a day that is looked for. */
interface MonthPatterns {
  /** "30 septembre 2025": day and year; the first of a month may be a word. */
  dayFirst: RegExp
  /** "September 30th, 2025": day and year. */
  monthFirst: RegExp
  alone: RegExp
}

const months: readonly MonthPatterns[] = monthNames.map(names => {
  const name = `(?:${names})(?![a-z])`
  return {
    dayFirst: new RegExp(`(?<!\\d)${dayOfMonth}${link}${name}\\.?${link}${fullYear}`, 'gu'),
    monthFirst: new RegExp(`${name}\\.?\\s?${dayOfMonth}${link}${fullYear}`, 'gu'),
    alone: new RegExp(`(?<![a-z])${name}`, 'u'),
  }
})

/** Day, month and year in figures, from each place at which they may begin: "10.11.12.2025" holds two days. */
const dayInFigures = /(?<!\d)(?=(\d{1,2})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?!\d))/gu
const yearInFigures = /(?<!\d)(?=(\d{4})([./-])(\d{2})\2(\d{1,2})(?!\d))/gu

/** A day by its parts; the year as its four digits. */
interface SoughtDay {
  year: string
  month: number
  day: number
}

const hasDayInFigures = (text: string, { year, month, day }: SoughtDay): boolean =>
  [...text.matchAll(dayInFigures)].some(
    ([, d, , m, y]) => Number(d) === day && Number(m) === month && (y === year || y === year.slice(2)),
  ) || [...text.matchAll(yearInFigures)].some(([, y, , m, d]) => y === year && Number(m) === month && Number(d) === day)

const hasDayWithName = (text: string, { year, month, day }: SoughtDay): boolean => {
  const patterns = months[month - 1]
  return [patterns?.dayFirst, patterns?.monthFirst].some(
    pattern => pattern && [...text.matchAll(pattern)].some(([, d = '1', y]) => Number(d) === day && y === year),
  )
}

const hasDayInWords = (text: string, { year, month, day }: SoughtDay): boolean =>
  months[month - 1]?.alone.test(text) === true &&
  statesSpelled(text, spellYear(Number(year))) &&
  statesSpelled(text, spellDay(day))

/**
 * Whether a text states a day: 30.09.2025, 30/9/25, 2025-09-30, "30 septembre 2025", "September 30th, 2025", "30 de setembro
 * de 2025", or in words as deeds begin: "l'an deux mille vingt-cinq, le trente septembre".
 */
export const statesDay = (text: string, isoDay: string): boolean => {
  const [year = '', month, day] = isoDay.split('-')
  const sought = { year, month: Number(month), day: Number(day) }
  const plain = plainLetters(text)
  return hasDayInFigures(plain, sought) || hasDayWithName(plain, sought) || hasDayInWords(plain, sought)
}
