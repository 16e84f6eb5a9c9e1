import { languages } from '#languages/registry'
import { ordinals, plainLetters, spelledDays, spelledYears, statesSpelled } from './spelled-number.ts'

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
const link = '[\\s,]*(?:de|do|of|the)?[\\s,]*'
const firsts = ordinals(1).join('|')

/** The ways in which figures and names of months write a day; the year with four digits, between points with two. */
const patternOf = (isoDay: string): RegExp => {
  const [year = '', month = '', day = ''] = isoDay.split('-')
  const days = `0?${Number(day)}${ordinal}${day === '01' ? `|${firsts}` : ''}`
  const name = `(?:${monthNames[Number(month) - 1]})(?![a-z])\\.?`
  const months = `0?${Number(month)}`
  const years = `(?:${year}|${year.slice(2)})`
  return new RegExp(
    [
      `(?<!\\d)(?:${days})${link}${name}${link}${year}(?!\\d)`,
      `${name}\\s?(?:${days})${link}${year}(?!\\d)`,
      `(?<!\\d)0?${Number(day)}\\s?([./-])\\s?${months}\\s?\\1\\s?${years}(?!\\d)`,
      `(?<!\\d)${year}([./-])${month}\\2(?:${day})(?!\\d)`,
    ].join('|'),
    'u',
  )
}

const spellsDay = (text: string, isoDay: string): boolean => {
  const [year = 0, month = 0, day = 0] = isoDay.split('-').map(Number)
  const hasMonth = new RegExp(`(?<![a-z])(?:${monthNames[month - 1]})(?![a-z])`).test(plainLetters(text))
  return hasMonth && statesSpelled(text, spelledYears(year)) && statesSpelled(text, spelledDays(day))
}

/**
 * Whether a text states a day: 30.09.2025, 30/9/25, 2025-09-30, "30 septembre 2025", "September 30th, 2025", "30 de setembro
 * de 2025", or in words as deeds begin: "l'an deux mille vingt-cinq, le trente septembre".
 */
export const statesDay = (text: string, isoDay: string): boolean =>
  patternOf(isoDay).test(plainLetters(text)) || spellsDay(text, isoDay)
