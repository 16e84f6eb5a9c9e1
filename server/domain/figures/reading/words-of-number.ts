import { nextWord, numeralsAt, valueOfNumerals, type WrittenWords, wordAt } from './number-words.ts'
import { isBehind } from './phrases.ts'
import type { Vocabulary } from './vocabulary.ts'

/** `d'` before a word. */
const elided = /^d'/iu

/** Whether one of the words that a part is a part of follows: `de`, `of`, `vom`. */
const isOfSomething = (text: string, end: number, vocabulary: Vocabulary): boolean => {
  const next = nextWord(text, end)
  return next !== undefined && vocabulary.of.has(next.word)
}

/** Whether a change by a part is stated: `by a third`, `d'un tiers`. */
const isChange = (text: string, start: number, vocabulary: Vocabulary): boolean => {
  if (elided.test(text.slice(Math.max(0, start - 2), start))) return vocabulary.by.has('d')
  return isBehind(text, start, vocabulary.by)
}

/** A part: `deux tiers`, `un quart du prix`, `half of`; not `un tiers` alone, who is a person, nor `das Viertel`. */
const partInWordsAt = (text: string, start: number, vocabulary: Vocabulary): WrittenWords | undefined => {
  const first = wordAt(text, start)
  const alone = first && vocabulary.parts.get(first.word)
  if (first && alone !== undefined) {
    const isPart = vocabulary.halves.has(first.word) && isOfSomething(text, first.end, vocabulary)
    return isPart || isChange(text, start, vocabulary)
      ? { end: first.end, value: alone, isSure: true, isPart: true }
      : undefined
  }
  const count = numeralsAt(text, start, vocabulary)
  const noun = count && nextWord(text, count.end)
  const part = noun && (vocabulary.parts.get(noun.word) ?? vocabulary.fractions.get(noun.word))
  if (!count || !noun || part === undefined) return undefined
  const isPart =
    count.value > 1 ||
    vocabulary.fractions.has(noun.word) ||
    isOfSomething(text, noun.end, vocabulary) ||
    isChange(text, start, vocabulary)
  return isPart ? { end: noun.end, value: count.value * part, isSure: true, isPart: true } : undefined
}

/** A half of a scale: `un demi-million`, `half a million`, `eine halbe Million`. */
const halfAt = (text: string, start: number, vocabulary: Vocabulary): WrittenWords | undefined => {
  const first = wordAt(text, start)
  const half = first && vocabulary.articles.has(first.word) ? nextWord(text, first.end) : first
  const value = half && vocabulary.halves.get(half.word)
  if (!half || value === undefined) return undefined
  const next = nextWord(text, half.end)
  const noun = next && vocabulary.articles.has(next.word) ? nextWord(text, next.end) : next
  const scale = noun && vocabulary.scales.get(noun.word)
  if (noun && scale !== undefined) return { end: noun.end, value: value * scale, isSure: true, isPart: false }
  return { end: half.end, value, isSure: false, isPart: false }
}

/** A numeral and its unit in one word: `zwölfprozentige`, `zehnjährige`; the unit is read as its suffix. */
const compoundAt = (word: string, start: number, vocabulary: Vocabulary): WrittenWords | undefined => {
  for (const [ending] of vocabulary.endings) {
    const at = word.indexOf(ending)
    const values = at > 2 ? vocabulary.numeralOf(word.slice(0, at)) : undefined
    if (values) return { end: start + at, value: valueOfNumerals(values), isSure: true, isPart: false }
  }
  return undefined
}

/** Most words that are remembered of a vocabulary, and their length. */
const rememberedMax = 4000
const rememberedLength = 32

/** Whether each of some words may begin a number, by the vocabulary. */
const remembered = new WeakMap<Vocabulary, Map<string, boolean>>()

const firstWords = (phrases: ReadonlyMap<string, unknown>): ReadonlySet<string> =>
  new Set([...phrases.keys()].map(phrase => wordAt(phrase, 0)?.word ?? phrase))

const factorWords = new WeakMap<Vocabulary, ReadonlySet<string>>()

const factorWordsOf = (vocabulary: Vocabulary): ReadonlySet<string> => {
  const known = factorWords.get(vocabulary) ?? firstWords(vocabulary.factors)
  factorWords.set(vocabulary, known)
  return known
}

const beginsNumber = (word: string, vocabulary: Vocabulary): boolean =>
  [vocabulary.fractions, vocabulary.parts, vocabulary.halves, vocabulary.scales, vocabulary.articles].some(list =>
    list.has(word),
  ) ||
  factorWordsOf(vocabulary).has(word) ||
  vocabulary.numeralOf(word) !== undefined ||
  compoundAt(word, 0, vocabulary) !== undefined

/**
 * Whether a number in words, or a factor, may begin with a word. Remembered, since most words of a text begin none and each
 * was looked up in a dozen lists (the gain: `isLetterAt`).
 */
export const mayBeginNumber = (word: string, vocabulary: Vocabulary): boolean => {
  const words = remembered.get(vocabulary) ?? new Map<string, boolean>()
  remembered.set(vocabulary, words)
  const known = words.get(word)
  if (known !== undefined) return known
  const begins = beginsNumber(word, vocabulary)
  if (words.size >= rememberedMax) words.clear()
  if (word.length <= rememberedLength) words.set(word, begins)
  return begins
}

/** The number in words that begins at a word: numerals, halves, parts; undefined where the word begins none. */
export const wordsAt = (text: string, start: number, vocabulary: Vocabulary): WrittenWords | undefined => {
  const first = wordAt(text, start)
  if (!first) return undefined
  const fraction = vocabulary.fractions.get(first.word)
  if (fraction !== undefined) return { end: first.end, value: fraction, isSure: true, isPart: true }
  return (
    partInWordsAt(text, start, vocabulary) ??
    halfAt(text, start, vocabulary) ??
    numeralsAt(text, start, vocabulary) ??
    compoundAt(first.word, start, vocabulary)
  )
}
