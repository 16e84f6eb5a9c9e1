import type { AssumedInput } from '#contract/ai/calculations/assumed'
import { type StatedFigure, statedFigures } from '#domain/figures/references/stated-figures'
import { texts } from '#languages/derived/figure-words'
import { languages } from '#languages/registry'
import { splitWords } from '#languages/word-lists'
import { isStatedInWords, letterPatterns } from './stated-words.ts'

/** Lists the words for a thousand or for millions in all languages. */
const listScales = (key: 'thousands' | 'millions'): string[] =>
  languages.flatMap(code => splitWords(texts[code][key])).map(word => word.toLowerCase().replaceAll('.', ''))

const thousands: ReadonlySet<string> = new Set(['k', ...listScales('thousands')])
const millions: ReadonlySet<string> = new Set(['m', 'mn', ...listScales('millions')])

/** A number in groups or with decimals, and the word that multiplies it. */
const written = new RegExp(
  String.raw`(?<![\p{L}\d]|\d[.,])(?:EUR|GBP|USD|CHF)?(\d{1,3}(?:[ \u00A0\u202F'’]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)*)[ \u00A0\u202F]?(${[...thousands, ...millions].join('|')})?(?![\p{L}\d])`,
  'giu',
)

const factorOf = (word = ''): number => {
  if (word === '') return 1
  return thousands.has(word.toLowerCase()) ? 1e3 : 1e6
}

/** What a written number may mean: a point or a comma parts groups or decimals. */
const meanings = (number: string): number[] => {
  const bare = number.replaceAll(/[ \u00A0\u202F'’]/g, '')
  return [bare.replaceAll(',', ''), bare.replaceAll('.', '').replace(',', '.')].map(Number).filter(Number.isFinite)
}

const numbersIn = (text: string): number[] =>
  [...text.matchAll(written)].flatMap(([, number = '', word]) => meanings(number).map(value => value * factorOf(word)))

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A figure as a request may have it: a term in years or in months. */
const inItsUnits = ({ value, unit }: StatedFigure): number[] => {
  if (typeof value !== 'number') return []
  if (unit === 'years') return [value, value * 12]
  return unit === 'months' ? [value, value / 12] : [value]
}

/** What callers have stated: values, days, and the words themselves. */
export interface Stated {
  /** Whether a value of a field stands in what was stated, in figures or in words. */
  has(field: string, value: number | string | boolean): boolean
  /** From now on the figures of a calculation need no statement, but for those that were assumed for it. */
  add(calculation: { result: object; assumed: readonly AssumedInput[] }): void
}

/** The numbers of a value of JSON, however deep. */
const numbersOf = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : []
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= Math.abs(other) * 1e-9

/** Beginnings of words, as of a municipality, that are long enough to name it. */
const nameMin = 4

/** Whether a text names something: whole, or by one of its longer words, as Esch names Esch-sur-Alzette. */
const isNamed = (name: string, text: string): boolean =>
  folded(name)
    .split(/[^a-z0-9]+/)
    .some(word => word.length >= nameMin && text.includes(word))

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
 * What texts of a caller state, and what this service has calculated for them.
 * @param days the day of the law, which was stated where it is not today.
 */
export const statedIn = (texts: readonly string[], { lawDate, today }: { lawDate: string; today: string }): Stated => {
  const text = texts.join('\n')
  const plain = folded(text)
  const figures = statedFigures(text)
  const days = new Set(figures.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])))
  if (lawDate !== today) days.add(lawDate)
  const numbers = [...figures.flatMap(inItsUnits), ...numbersIn(text)]
  const isStatedName = (field: string, value: string): boolean =>
    ['commune', 'quartier', 'name'].includes(field) && isNamed(value, plain)
  return {
    has: (field, value) => {
      if (typeof value === 'number') return numbers.some(number => isNear(number, value))
      if (typeof value === 'string' && (days.has(value) || isStatedName(field, value) || isSpelt(field, value, text)))
        return true
      return isStatedInWords(field, value, text)
    },
    add: ({ result, assumed }) => {
      const free = new Set(assumed.map(({ value }) => value))
      numbers.push(...numbersOf(result).filter(number => !free.has(number)))
    },
  }
}
