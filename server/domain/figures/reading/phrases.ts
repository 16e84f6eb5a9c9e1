/** Values of phrases, by the phrase in lower case with single spaces. */
export type Phrases<Value> = ReadonlyMap<string, Value>

/** A phrase that was found. */
export interface FoundPhrase<Value> {
  /** In small letters, with single spaces. */
  phrase: string
  value: Value
  end: number
}

const isWordSign = (character: string): boolean => {
  const small = character.toLowerCase()
  if ((small >= 'a' && small <= 'z') || (character >= '0' && character <= '9')) return true
  return character > '\u007f' && /[\p{L}\p{M}]/u.test(character)
}
/** Longest phrase of a lookup. */
const charactersMax = 32
/** Characters of a phrase. */
const inside = /[\p{L}\p{M}\d²°º€£$%‰§^.' -]/u

/** Normalizes case, white space and hyphens of a phrase. */
export const normalizePhrase = (words: string): string => {
  const small = words.toLowerCase()
  return small.includes('-') || small.includes('  ') ? small.replaceAll(/[ -]+/g, ' ') : small
}

const beginnings = new WeakMap<ReadonlyMap<string, unknown>, ReadonlySet<string>>()

/** The first two characters of each phrase, which rule out most positions. */
const beginningsOf = (phrases: ReadonlyMap<string, unknown>): ReadonlySet<string> => {
  const known = beginnings.get(phrases) ?? new Set([...phrases.keys()].map(phrase => phrase.slice(0, 2)))
  beginnings.set(phrases, known)
  return known
}

const mayBegin = (text: string, at: number, phrases: ReadonlyMap<string, unknown>): boolean => {
  const first = normalizePhrase(text.slice(at, at + 2))
  const known = beginningsOf(phrases)
  return known.has(first) || known.has(first.slice(0, 1))
}

/** Whether a phrase may end between two characters: where a word does, and behind a sign of money not before a digit. */
const mayEnd = (character: string, next: string): boolean => {
  if (isWordSign(character)) return next === '' || !isWordSign(next)
  const isMoney = character === '€' || character === '£' || character === '$'
  return !(isMoney && next >= '0' && next <= '9')
}

/** The longest phrase that begins at a place and ends where a word does. */
export const phraseAt = <Value>(text: string, at: number, phrases: Phrases<Value>): FoundPhrase<Value> | undefined => {
  if (!mayBegin(text, at, phrases)) return undefined
  let found: FoundPhrase<Value> | undefined
  for (let end = at; end < Math.min(text.length, at + charactersMax); end += 1) {
    const character = text[end] ?? ''
    if (!inside.test(character)) break
    if (!mayEnd(character, text[end + 1] ?? '')) continue
    const phrase = normalizePhrase(text.slice(at, end + 1))
    const value = phrases.get(phrase)
    if (value !== undefined) found = { phrase, value, end: end + 1 }
  }
  return found
}

/** The words before a place, the nearest first, in small letters; up to the last clause separator. */
export const wordsBefore = (text: string, at: number, count: number): string[] => {
  const clause =
    text
      .slice(Math.max(0, at - 72), at)
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
