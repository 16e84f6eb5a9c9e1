import type { ExtractionEvidence } from '#contract/ai/evidence'
import { texts } from '#languages/derived/document-words'
import { languages } from '#languages/registry'
import { plainLetters } from './spelled-number.ts'

type WordKey = keyof (typeof texts)['en']

/** Codes and signs of currencies, the same in every language; `k€` and `TEUR` are thousands of euros. */
const currencySigns: Partial<Record<string, readonly string[]>> = {
  EUR: ['eur', 'keur', 'teur', 'meur'],
  LUF: ['luf', 'flux'],
}

/** Small letters alone, with one space around each word. */
const normalizeWords = (text: string): string =>
  ` ${(plainLetters(text.replaceAll('€', ' eur ')).match(/[a-z]+/g) ?? []).join(' ')} `

const readWords = (key: WordKey): readonly string[] =>
  languages.flatMap(language => texts[language][key].split(/\s/).map(normalizeWords)).filter(word => word.trim() !== '')

const keys = Object.keys(texts.en) as WordKey[] // the keys of a table are those of its type
const wordsByKey = new Map<string, readonly string[]>(
  keys.map(key => [key, [...readWords(key), ...(currencySigns[key] ?? []).map(normalizeWords)]]),
)

const hasWordOf = (words: string, key: string): boolean =>
  wordsByKey.get(key)?.some(word => words.includes(word)) === true

/** Classes of a certificate: capital letters that are words of their own, not the D of "D’ISOLATION". */
const energyClass = /(?<![\p{L}\p{N}])[A-I]\+?(?![\p{L}\p{N}+'’])/gu
/** Tax classes: "1a" also as "1 a" and "1A"; a number with decimals does not count. */
const taxClass = /(?<![a-z\d.,])(?:1\s?a|1|2)(?![a-z\d]|[.,]\d)/g

/** Lists whose members stand in documents as they are, by a member that no other list has. */
const literalLists: Readonly<Record<string, (quote: string) => readonly string[]>> = {
  'A+': quote => quote.match(energyClass) ?? [],
  '1a': quote =>
    hasWordOf(normalizeWords(quote), 'taxClass')
      ? (plainLetters(quote).match(taxClass) ?? []).map(found => found.replace(/\s/, ''))
      : [],
}

/**
 * Compares a quote with a member of a closed list. `found`: the quote states this member and no other one; `not_in_document`:
 * it states others only, or none of a list whose members documents write as they are (classes); `unchecked`: several, or none
 * in words that are known here.
 */
export const compareChoice = (
  quote: string,
  value: string,
  members: readonly string[],
): ExtractionEvidence['status'] => {
  const literal = members.map(member => literalLists[member]).find(read => read !== undefined)
  const words = normalizeWords(quote)
  const stated = new Set(literal ? literal(quote) : members.filter(member => hasWordOf(words, member)))
  if (stated.has(value)) return stated.size === 1 ? 'found' : 'unchecked'
  return literal || stated.size > 0 ? 'not_in_document' : 'unchecked'
}
