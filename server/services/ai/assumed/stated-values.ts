import type { AssumedInput } from '#contract/ai/calculations/assumed'
import { findStatedFigures, type StatedFigure } from '#domain/figures/references/stated-figures'
import { texts } from '#languages/derived/figure-words'
import { languages } from '#languages/registry'
import { splitWords } from '#languages/word-lists'
import { isCityStated, isStatedInWords, letterPatterns } from './stated-words.ts'

/** Lists the words for a thousand or for millions in all languages. */
const listScales = (key: 'thousands' | 'millions'): string[] =>
  languages.flatMap(code => splitWords(texts[code][key])).map(word => word.toLowerCase().replaceAll('.', ''))

const thousands: ReadonlySet<string> = new Set(['k', ...listScales('thousands')])
const millions: ReadonlySet<string> = new Set(['m', 'mn', ...listScales('millions')])

/** A number in groups or with decimals, and the word that multiplies it. */
const writtenNumber = new RegExp(
  String.raw`(?<![\p{L}\d]|\d[.,])(?:EUR|GBP|USD|CHF)?(\d{1,3}(?:[ \u00A0\u202F'’]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)*)[ \u00A0\u202F]?(${[...thousands, ...millions].join('|')})?(?![\p{L}\d])`,
  'giu',
)

const parseFactor = (word = ''): number => {
  if (word === '') return 1
  return thousands.has(word.toLowerCase()) ? 1e3 : 1e6
}

/** Possible values of a written number: a dot or comma separates groups or decimals. */
const listNumberReadings = (number: string): number[] => {
  const bare = number.replaceAll(/[ \u00A0\u202F'’]/g, '')
  return [bare.replaceAll(',', ''), bare.replaceAll('.', '').replace(',', '.')].map(Number).filter(Number.isFinite)
}

const findNumbers = (text: string): number[] =>
  [...text.matchAll(writtenNumber)].flatMap(([, number = '', word]) =>
    listNumberReadings(number).map(value => value * parseFactor(word)),
  )

const normalizeLetters = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Figure as a request may contain it: a term in years or in months. */
const convertTerm = ({ value, unit }: StatedFigure): number[] => {
  if (typeof value !== 'number') return []
  if (unit === 'years') return [value, value * 12]
  return unit === 'months' ? [value, value / 12] : [value]
}

/** Statements of the caller: values, days, and the words themselves. */
export interface Stated {
  /** Whether the value of a field was stated, in figures or in words. */
  has(field: string, value: number | string | boolean): boolean
  /** Marks the figures of a calculation as stated, except for assumed ones. */
  add(calculation: { result: object; assumed: readonly AssumedInput[] }): void
}

/** All numbers of a JSON value, at any depth. */
const collectNumbers = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectNumbers) : []
}

const isSameNumber = (one: number, other: number): boolean => Math.abs(one - other) <= Math.abs(other) * 1e-9

/** Minimum length of a word that identifies a name, such as that of a municipality. */
const nameMin = 4
/** First words of several names: Esch is on the Alzette and on the Sûre. */
const sharedWords: readonly string[] = ['esch', 'haute']

const hasWord = (text: string, word: string): boolean => new RegExp(`(?<![a-z0-9])${word}`).test(text)

/**
 * Whether a text contains a name: whole, or its first long word where that is the only name of that word, such as Mondorf
 * for Mondorf-les-Bains. Luxembourg alone may be the country.
 */
const isNameInText = (name: string, text: string): boolean => {
  const words = normalizeLetters(name)
    .split(/[^a-z0-9]+/)
    .filter(word => word.length >= nameMin)
  const [first = '', ...others] = words
  if (first === '' || !hasWord(text, first)) return false
  if (first === 'luxembourg' && others.length === 0) return isCityStated(text)
  return !sharedWords.includes(first) || (others.length > 0 && others.every(word => hasWord(text, word)))
}

/** Whether a text states a value that is a letter, which people write as it is. */
const isSpelt = (field: string, value: string, text: string): boolean => {
  const pattern = letterPatterns.get(field)
  return (
    pattern !== undefined &&
    [...text.matchAll(pattern)].some(([near]) =>
      near.split(/[^\p{L}\d]+/u).some(word => word.toLowerCase() === value.toLowerCase()),
    )
  )
}

/**
 * Statements in the texts of a caller, and figures calculated for them.
 * @param days the law date counts as stated where it is not today.
 */
export const readStatements = (
  texts: readonly string[],
  { lawDate, today }: { lawDate: string; today: string },
): Stated => {
  const text = texts.join('\n')
  const plain = normalizeLetters(text)
  const figures = findStatedFigures(text)
  const days = new Set(figures.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])))
  if (lawDate !== today) days.add(lawDate)
  const numbers = [...figures.flatMap(convertTerm), ...findNumbers(text)]
  const isStatedName = (field: string, value: string): boolean =>
    ['commune', 'quartier', 'name'].includes(field) && isNameInText(value, plain)
  return {
    has: (field, value) => {
      if (typeof value === 'number') return numbers.some(number => isSameNumber(number, value))
      if (typeof value === 'string' && (days.has(value) || isStatedName(field, value) || isSpelt(field, value, text)))
        return true
      return isStatedInWords(field, value, text)
    },
    add: ({ result, assumed }) => {
      const free = new Set(assumed.map(({ value }) => value))
      numbers.push(...collectNumbers(result).filter(number => !free.has(number)))
    },
  }
}
