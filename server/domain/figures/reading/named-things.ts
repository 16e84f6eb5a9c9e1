import { languages } from '#languages/registry'
import { type DayParts, findDays } from './days.ts'
import { foldForFigures, taken } from './folded-text.ts'
import { findWrittenNames } from './names.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Names in a text by figures that are not amounts. */
export interface NamedThings {
  days: readonly DayParts[]
  /** Names by word and number, in the spelling of `findWrittenNames`. */
  names: ReadonlySet<string>
  /** Words with digits, as `T3`, in small letters. */
  tokens: ReadonlySet<string>
  /** A number with the word before or behind it, `lot 12` and `3 chambres`, in small letters. */
  pairs: ReadonlySet<string>
}

/** A word followed by a whole number. */
const before = /(?<![\p{L}\d])(\p{L}+)\.? (?:n°|no\.?|nr\.?)? ?(\d{1,6})(?![\d\p{L}]|[.,]\d)/giu
const behind = /(?<![\p{L}\d.,])(\d{1,6})[ -](\p{L}+)/giu
const token = /(?<![\p{L}\d])(?=\p{L}*\d)(?=\d*\p{L})[\p{L}\d]{2,20}(?![\p{L}\d])/giu

/** Months and articles have words in all languages of the service in each of its vocabularies. */
const anyLanguage = languages[0]

/** Reads the names in a text, in any language of the service. */
export const readNamedThings = (text: string): NamedThings => {
  const vocabulary = vocabularyOf(anyLanguage)
  const { text: plain } = foldForFigures(text)
  const keys = findWrittenNames(plain, vocabulary).flatMap(({ key }) => [key, ...key.split('(', 1)])
  const pairs = new Set<string>()
  for (const [, word = '', number] of plain.matchAll(before)) pairs.add(`${word.toLowerCase()} ${number}`)
  for (const [, number, word = ''] of plain.matchAll(behind)) pairs.add(`${number} ${word.toLowerCase()}`)
  return {
    days: findDays(plain, vocabulary, taken).days,
    names: new Set(keys),
    tokens: new Set([...plain.matchAll(token)].map(([found]) => found.toLowerCase())),
    pairs,
  }
}
