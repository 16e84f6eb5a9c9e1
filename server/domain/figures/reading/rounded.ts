import { isBehind, wordsBefore, wordsBeforeMax } from './phrases.ts'
import { linkPattern } from './shared-words.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Words between "about" and the number: `autour de la`. */
const between = new RegExp(` (?:${linkPattern})$`, 'iu')

const roundingExpressions = new WeakMap<Vocabulary, RegExp>()

const longestWord = (phrase: string): string =>
  phrase.split(/[^\p{L}\p{M}]+/u).reduce((longest, word) => (word.length > longest.length ? word : longest), '')

/**
 * Finds the longest word of one of the phrases that make a number a rounded one. Most numbers stand behind none, and comparing
 * the words before each of them was a twentieth of the CPU of a commentary's checks.
 */
const roundingExpression = (vocabulary: Vocabulary): RegExp => {
  const known = roundingExpressions.get(vocabulary)
  if (known) return known
  const words = new Set([...vocabulary.about, ...vocabulary.rounded].map(longestWord))
  const made = new RegExp([...words].join('|'), 'u')
  roundingExpressions.set(vocabulary, made)
  return made
}

/** Whether the words or a sign before a number say that it is rounded. */
export const isRoundedAt = (text: string, start: number, vocabulary: Vocabulary): boolean => {
  const { about, rounded } = vocabulary
  const before = text.slice(Math.max(0, start - 40), start).trimEnd()
  if (/[~≈±]$/.test(before)) return true
  if (!roundingExpression(vocabulary).test(text.slice(Math.max(0, start - wordsBeforeMax), start).toLowerCase()))
    return false
  const rest = `${before} `.replace(between, '').trimEnd()
  if (isBehind(before, before.length, about) || isBehind(rest, rest.length, about)) return true
  return wordsBefore(text, start, 12).some(word => rounded.has(word))
}
