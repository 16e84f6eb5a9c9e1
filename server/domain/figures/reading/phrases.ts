import { isLetterAt } from './letters.ts'

/** Values of phrases, by the phrase in lower case with single spaces. */
export type Phrases<Value> = ReadonlyMap<string, Value>

/** A phrase that was found. */
export interface FoundPhrase<Value> {
  /** In small letters, with single spaces. */
  phrase: string
  value: Value
  end: number
}

/** Longest phrase of a lookup. */
const charactersMax = 32

const isWordSign = (character: string): boolean => {
  if (character < '\u0080') return (character >= '0' && character <= '9') || isLetterAt(character, 0)
  return isLetterAt(character, 0) || /\p{M}/u.test(character)
}

/** Whether a character may be in a phrase. */
const isInside = (character: string): boolean => isWordSign(character) || "²°º€£$%‰§^.' -".includes(character)

const isJoint = (character: string | undefined): boolean => character === ' ' || character === '-'

/** Normalizes case, white space and hyphens of a phrase. */
export const normalizePhrase = (words: string): string => {
  const small = words.toLowerCase()
  return small.includes('-') || small.includes('  ') ? small.replaceAll(/[ -]+/g, ' ') : small
}

/** The length of the longest phrase with each beginning of one or two characters. */
type Beginnings = ReadonlyMap<number, number>

const beginnings = new WeakMap<ReadonlyMap<string, unknown>, Beginnings>()

/** A code unit in small letters, and that of a space for a hyphen. */
const smallCode = (code: number): number => {
  if (code === 0x2d) return 0x20
  if (code < 0x80) return code >= 0x41 && code <= 0x5a ? code | 0x20 : code
  return String.fromCharCode(code).toLowerCase().charCodeAt(0)
}

/** The first two characters of a text at a position as one number, in small letters; of one alone the second is 0. */
const pairAt = (text: string, at: number): number =>
  smallCode(text.charCodeAt(at)) * 0x1_00_00 + (at + 1 < text.length ? smallCode(text.charCodeAt(at + 1)) : 0)

const beginningsOf = (phrases: ReadonlyMap<string, unknown>): Beginnings => {
  const known = beginnings.get(phrases)
  if (known) return known
  const made = new Map<number, number>()
  for (const phrase of phrases.keys()) {
    const pair = pairAt(phrase, 0)
    made.set(pair, Math.max(made.get(pair) ?? 0, phrase.length))
  }
  beginnings.set(phrases, made)
  return made
}

/** The length of the longest phrase that may begin at a position; 0 at most positions. */
const longestAt = (text: string, at: number, phrases: ReadonlyMap<string, unknown>): number => {
  const known = beginningsOf(phrases)
  const pair = pairAt(text, at)
  const second = pair % 0x1_00_00
  return Math.max(known.get(pair) ?? 0, second === 0 ? 0 : (known.get(pair - second) ?? 0))
}

/** Whether a phrase may end between two characters: where a word does, and behind a sign of money not before a digit. */
const mayEnd = (character: string, next: string): boolean => {
  if (isWordSign(character)) return next === '' || !isWordSign(next)
  const isMoney = character === '€' || character === '£' || character === '$'
  return !(isMoney && next >= '0' && next <= '9')
}

/**
 * The longest phrase that begins at a place and ends where a word does. It is looked for as far as the longest one with this
 * beginning, in place of `charactersMax` behind each number (the gain: `isLetterAt`).
 */
export const phraseAt = <Value>(text: string, at: number, phrases: Phrases<Value>): FoundPhrase<Value> | undefined => {
  const longest = longestAt(text, at, phrases)
  if (longest === 0) return undefined
  let found: FoundPhrase<Value> | undefined
  let length = 0
  const last = Math.min(text.length, at + charactersMax)
  for (let end = at; end < last; end += 1) {
    const character = text[end] ?? ''
    // Spaces and hyphens in a row are one space of a phrase.
    if (!isJoint(character) || end === at || !isJoint(text[end - 1])) length += 1
    if (length > longest || !isInside(character)) break
    if (!mayEnd(character, text[end + 1] ?? '')) continue
    const phrase = normalizePhrase(text.slice(at, end + 1))
    const value = phrases.get(phrase)
    if (value !== undefined) found = { phrase, value, end: end + 1 }
  }
  return found
}

/** Characters before a place whose words are read. */
export const wordsBeforeMax = 72

/** The words before a place, the nearest first, in small letters; up to the last clause separator. */
export const wordsBefore = (text: string, at: number, count: number): string[] => {
  const clause =
    text
      .slice(Math.max(0, at - wordsBeforeMax), at)
      .toLowerCase()
      .split(/[!?;:\n]|\.(?=\s)/)
      .at(-1) ?? ''
  return (clause.match(/[\p{L}\p{M}]+\.?/gu) ?? []).slice(-count).reverse()
}

/** Whether the words right before a place are one of some phrases. */
export const isBehind = (text: string, at: number, phrases: ReadonlySet<string>): boolean => {
  const [first = '', second = '', third = '', fourth = ''] = wordsBefore(text, at, 4)
  const ends = [first, `${second} ${first}`, `${third} ${second} ${first}`, `${fourth} ${third} ${second} ${first}`]
  return ends.some(words => phrases.has(words) || phrases.has(words.replace(/\.$/, '')))
}
