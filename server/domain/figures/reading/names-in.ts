import { languages } from '#languages/registry'
import { type DayParts, daysOf } from './days.ts'
import { folded, taken } from './folded-text.ts'
import { namesOf } from './names.ts'
import { vocabularyOf } from './vocabulary.ts'

/** What a text names by figures that are no amounts. */
export interface NamedThings {
  days: readonly DayParts[]
  /** Names by word and number, in the spelling of `namesOf`. */
  names: ReadonlySet<string>
  /** Words with digits, as `T3`, in small letters. */
  tokens: ReadonlySet<string>
  /** A number with the word before or behind it, `lot 12` and `3 chambres`, in small letters. */
  pairs: ReadonlySet<string>
}

/** A word and a whole number beside each other. */
const before = /(?<![\p{L}\d])(\p{L}+)\.? (?:n°|no\.?|nr\.?)? ?(\d{1,6})(?![\d\p{L}]|[.,]\d)/giu
const behind = /(?<![\p{L}\d.,])(\d{1,6})[ -](\p{L}+)/giu
const token = /(?<![\p{L}\d])(?=\p{L}*\d)(?=\d*\p{L})[\p{L}\d]{2,20}(?![\p{L}\d])/giu

/** Months and articles have words in all languages of the service in each of its vocabularies. */
const anyLanguage = languages[0]

/** Reads what a text names, in any language of the service. */
export const namesIn = (text: string): NamedThings => {
  const vocabulary = vocabularyOf(anyLanguage)
  const { text: plain } = folded(text)
  const keys = namesOf(plain, vocabulary).flatMap(({ key }) => [key, ...key.split('(', 1)])
  const pairs = new Set<string>()
  for (const [, word = '', number] of plain.matchAll(before)) pairs.add(`${word.toLowerCase()} ${number}`)
  for (const [, number, word = ''] of plain.matchAll(behind)) pairs.add(`${number} ${word.toLowerCase()}`)
  return {
    days: daysOf(plain, vocabulary, taken).days,
    names: new Set(keys),
    tokens: new Set([...plain.matchAll(token)].map(([found]) => found.toLowerCase())),
    pairs,
  }
}
