import { texts } from '#languages/derived/figure-words'
import type { Language } from '#languages/registry'
import type { Currency } from '../fact.ts'

/** White space inside a line. */
export const blank = '[ \\u00A0\\u202F\\u2009]'
const gap = `${blank}{0,3}`
const wordEnd = '(?![\\p{L}\\d])'

/** Words and signs that may follow a figure, by their unit. */
export type Neighbour =
  | 'price sign'
  | 'slash area'
  | 'currency sign'
  | 'currency word'
  | 'percent sign'
  | 'percent word'
  | 'area sign'
  | 'area word'
  | 'per area'
  | 'years'
  | 'months'
  | 'days'
  | 'hours'

/** The forms of a list as a pattern, long ones first. */
export const formsPattern = (list: string): string =>
  list
    .split(/\s+/)
    .sort((a, b) => b.length - a.length)
    .map(form => form.replaceAll('.', '\\.').replaceAll('_', blank))
    .join('|')

const currencySigns = '€|EUR|£|GBP|\\$|USD|CHF|LUF'

/** The currency that a sign or code means. */
export const currencyBySign = (sign: string): Currency | undefined => {
  const [found] = /[€£$]|EUR|GBP|USD|CHF|LUF/i.exec(sign) ?? []
  const bySign: Readonly<Record<string, Currency>> = { '€': 'EUR', '£': 'GBP', $: 'USD' }
  return found === undefined ? undefined : (bySign[found] ?? (found.toUpperCase() as Currency)) // the pattern has no other
}

/** The patterns of a language. */
interface Patterns {
  behind: readonly (readonly [Neighbour, RegExp])[]
  timeWords: ReadonlyMap<string, 'years' | 'months' | 'days' | 'hours'>
  /** Payments whose number of months is written without a noun. */
  instalments: ReadonlySet<string>
  falls: RegExp
  ranges: RegExp
  perArea: RegExp
}

const timesOf = (language: Language): Patterns['timeWords'] =>
  new Map(
    (['years', 'months', 'days', 'hours'] as const).flatMap(unit =>
      texts[language][unit].split(/\s+/).map(form => [form.toLowerCase(), unit] as const),
    ),
  )

const made = new Map<Language, Patterns>()

const patternsMade = (language: Language): Patterns => {
  const words = texts[language]
  const behind = (pattern: string): RegExp => new RegExp(`^${gap}${pattern}`, 'iu')
  const word = (list: string): RegExp => behind(`[-\\u2010\\u2011]?(?:${formsPattern(list)})${wordEnd}`)
  const many = [words.thousands, words.millions, words.billions].map(formsPattern).join('|')
  const currency = `(?:${currencySigns}|(?:d['’]|de${blank})?(?:${formsPattern(words.euros)}))${wordEnd}`
  const inWords = (list: string): RegExp =>
    new RegExp(`(?<![\\p{L}\\d])(?:\\p{L}{3,})?(?:${formsPattern(list)})(?![\\p{L}])`, 'iu')
  return {
    behind: [
      [
        'price sign',
        behind(`(?:${currencySigns}|(?:${formsPattern(words.euros)}))${gap}/${gap}(?:m²|m2|qm|sqm)${wordEnd}`),
      ],
      ['slash area', behind(`/${gap}(?:m²|m2|qm|sqm)${wordEnd}`)],
      [
        'currency sign',
        behind(`(?:T€|k€|M€|[kMT]EUR|(?:Mio\\.?|Mrd\\.?|mn|bn|k|m)?${gap}(?:${currencySigns}))${wordEnd}`),
      ],
      ['currency sign', behind(`(?:${many})(?:${wordEnd}|(?<=\\.))(?:${gap}${currency})?`)],
      ['currency word', word(words.euros)],
      ['percent sign', behind('%')],
      ['percent word', word(`${words.percentagePoints} ${words.percent} ${words.points}`)],
      ['area sign', behind(`(?:m²|m2)${wordEnd}`)],
      ['area word', word(words.squareMetres)],
      ['per area', word(words.perSquareMetre)],
      ...(['years', 'months', 'days', 'hours'] as const).map(unit => [unit, word(words[unit])] as const),
    ],
    timeWords: timesOf(language),
    instalments: new Set(words.instalments.toLowerCase().split(/\s+/)),
    falls: inWords(words.falls),
    ranges: inWords(words.ranges),
    perArea: inWords(words.perSquareMetre),
  }
}

/** The patterns of a language, made once. */
export const patternsOf = (language: Language): Patterns => {
  const known = made.get(language) ?? patternsMade(language)
  made.set(language, known)
  return known
}

/** A sign or code of a currency at the end of a text, with the blanks behind it. */
export const currencyBefore = new RegExp(`(?<![\\p{L}\\d])(?:${currencySigns})${gap}$`, 'iu')
