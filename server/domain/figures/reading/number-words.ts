import { wordEnd } from './letters.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A number in words in a folded text. */
export interface WrittenWords {
  end: number
  value: number
  /** One word of it is more than an article or a word that also means something else. */
  isSure: boolean
  /** A part of one, as `un tiers`: it needs no unit. */
  isPart: boolean
}

/** The word at a position, in lower case, and its end. */
export const wordAt = (text: string, at: number): { word: string; end: number } | undefined => {
  const end = wordEnd(text, at)
  return end > at ? { word: text.slice(at, end).toLowerCase(), end } : undefined
}

const isGap = (character: string | undefined): boolean => character === ' ' || character === '-'

const numeralGapEnd = (text: string, at: number): number => {
  if (!isGap(text[at])) return at
  return isGap(text[at + 1]) ? at + 2 : at + 1
}

/** The word after spaces or a hyphen, and its end. */
export const nextWord = (text: string, at: number) => {
  const next = numeralGapEnd(text, at)
  return next > at ? wordAt(text, next) : undefined
}

/** A number while it is put together: what is complete, and the hundreds, tens and ones that are being read. */
interface Sum {
  total: number
  group: number
  /** The last scale: what follows is smaller. */
  least: number
}

/** Whether tens or ones may follow what stands: `vingt` `deux`, `soixante` `dix`, `dix` `sept`, `ein` `zwanzig`. */
const follows = (group: number, value: number, isJoined: boolean): boolean => {
  if (group === 0) return true
  const rest = group % 100
  if (value >= 100 || !Number.isInteger(group)) return false
  if (rest === 0) return true
  if (value < 10) return rest % 10 === 0 && (rest !== 10 || value > 6)
  if (value < 20) return rest === 60 || rest === 80
  return isJoined && rest < 10 && value % 10 === 0
}

/** The sum multiplied by hundreds, dozens or thousands; undefined where they begin another number. */
const multiplySum = ({ total, group, least }: Sum, value: number): Sum | undefined => {
  if (value >= 1000)
    return value >= least || (total > 0 && group === 0)
      ? undefined
      : { total: total + (group || 1) * value, group: 0, least: value }
  return group < 100 ? { total, group: (group || 1) * value, least } : undefined
}

/** The sum with one more numeral; undefined where the numeral begins another number. */
const plus = (sum: Sum, value: number, how: { isJoined: boolean; isScale: boolean }): Sum | undefined => {
  const { group } = sum
  if (how.isScale) return multiplySum(sum, value)
  // Four times twenty, as in French.
  if (value === 20 && group % 100 === 4 && !how.isJoined) return { ...sum, group: group - 4 + 80 }
  return follows(group, value, how.isJoined) ? { ...sum, group: group + value } : undefined
}

/** One word of a number. */
interface Numeral {
  values: readonly number[]
  /** Of hundreds, thousands and dozens: it multiplies the numeral before it. */
  isScale: boolean
  end: number
  isSure: boolean
}

const numeralAt = (text: string, at: number, vocabulary: Vocabulary, isFirst: boolean): Numeral | undefined => {
  const next = wordAt(text, at)
  if (!next) return undefined
  const { word: form, end } = next
  const scale = vocabulary.scales.get(form)
  const values = scale === undefined ? vocabulary.numeralOf(form) : [scale]
  if (values) return { values, end, isScale: scale !== undefined, isSure: !vocabulary.doubtful.has(form) }
  const article = isFirst ? vocabulary.articles.get(form) : undefined
  return article === undefined ? undefined : { values: [article], end, isScale: false, isSure: false }
}

/** The connection of two numerals: spaces, a hyphen, `et` and `and`; before a scale also `de`. */
const connectionAt = (text: string, at: number, vocabulary: Vocabulary) => {
  const next = numeralGapEnd(text, at)
  const joiner = next > at ? wordAt(text, next) : undefined
  if (joiner && vocabulary.joiners.has(joiner.word))
    return { at: numeralGapEnd(text, joiner.end), isJoined: true, isOf: false }
  if (joiner && vocabulary.of.has(joiner.word)) {
    const behind = text[joiner.end] === "'" ? joiner.end + 1 : numeralGapEnd(text, joiner.end)
    return { at: behind, isJoined: false, isOf: true }
  }
  return { at: next, isJoined: false, isOf: false }
}

/** End of a half that is added to the number before it: `et demi`, `and a half`. */
export const halfEnd = (text: string, at: number, vocabulary: Vocabulary): number | undefined => {
  const { at: behind, isJoined } = connectionAt(text, at, vocabulary)
  const first = isJoined ? wordAt(text, behind) : undefined
  const half = first && vocabulary.articles.has(first.word) ? nextWord(text, first.end) : first
  return half && vocabulary.halves.has(half.word) ? half.end : undefined
}

/** Hundreds and thousands inside a numeral of one word. */
const isPower = (value: number): boolean => /^100+$/.test(String(value))

/** The sum with all values of one word; undefined where they begin another number. */
const withNumeral = (sum: Sum, numeral: Numeral, isJoined: boolean): Sum | undefined => {
  let next: Sum | undefined = sum
  // Inside one word what joins ones and tens is not seen.
  for (const [at, value] of numeral.values.entries())
    next = next && plus(next, value, { isJoined: isJoined || at > 0, isScale: numeral.isScale || isPower(value) })
  return next
}

const withHalf = ({ total, group, least }: Sum): Sum =>
  group === 0 && total > 0 ? { total: total + 0.5 * least, group, least } : { total, group: group + 0.5, least }

const nothing: Sum = { total: 0, group: 0, least: Number.POSITIVE_INFINITY }

/** The number that the values of one word make. */
export const valueOfNumerals = (values: readonly number[]): number => {
  const sum = withNumeral(nothing, { values, isScale: false, end: 0, isSure: true }, false) ?? nothing
  return sum.total + sum.group
}

/** A number while it is read. */
interface Reading {
  sum: Sum
  end: number
  isSure: boolean
}

/** With the half that follows, `et demi`. */
const withHalfAfter = (reading: Reading, text: string, vocabulary: Vocabulary): Reading => {
  const end = Number.isInteger(reading.sum.group) ? halfEnd(text, reading.end, vocabulary) : undefined
  return end === undefined ? reading : { sum: withHalf(reading.sum), end, isSure: true }
}

/** With the numeral that follows; undefined where none does. */
const withNext = ({ sum, end }: Reading, text: string, vocabulary: Vocabulary): Reading | undefined => {
  const { at, isJoined, isOf } = connectionAt(text, end, vocabulary)
  const next = at > end ? numeralAt(text, at, vocabulary, false) : undefined
  const more = next && (!isOf || next.isScale) ? withNumeral(sum, next, isJoined) : undefined
  return next && more && { sum: more, end: next.end, isSure: true }
}

/** The number that numerals from a place on make, with a half that is added. */
export const numeralsAt = (text: string, start: number, vocabulary: Vocabulary): WrittenWords | undefined => {
  const first = numeralAt(text, start, vocabulary, true)
  const sum = first && withNumeral(nothing, first, false)
  let next: Reading | undefined = first && sum && { sum, end: first.end, isSure: first.isSure }
  let last: Reading | undefined
  while (next) {
    last = withHalfAfter(next, text, vocabulary)
    next = withNext(last, text, vocabulary)
  }
  return last && { end: last.end, value: last.sum.total + last.sum.group, isSure: last.isSure, isPart: false }
}
