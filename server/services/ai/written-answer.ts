import { ProviderFailure, type Written } from '../../ports/language-model.ts'
import type { ChainText, Guarded } from '../../ports/provider-chain.ts'
import { shownText } from './shown-text.ts'
import { withoutThoughts } from './thoughts.ts'

/** Characters that a text must have to be an answer although the model stopped at its cap. */
const cutTextMin = 200
/** Letters and digits in a row from which an answer counts as a leak of the prompt: about eighty characters of a text. */
const leakCharacters = 64

/** The letters and digits of a text alone: no space, sign or unseen character between them hides what it repeats. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const reversed = (text: string): string => [...text].reverse().join('')

/** What stands in a text as Base64, long enough to hold a leak. */
const unpacked = (text: string): string =>
  [...text.matchAll(/[A-Za-z0-9+/_-]{80,}/g)]
    .map(([packed]) => Buffer.from(packed, 'base64').toString('utf8'))
    .join('\n')

/** Length of the common text of two strings that runs through a position in each, in both directions. */
const sharedLength = (one: string, at: number, other: string, otherAt: number): number => {
  let before = 0
  while (before < at && before < otherAt && one[at - before - 1] === other[otherAt - before - 1]) before += 1
  let after = 0
  while (at + after < one.length && one[at + after] === other[otherAt + after]) after += 1
  return before + after
}

/** Whether a text repeats so many characters of another one; both are folded. */
const repeats = (text: string, secret: string): boolean => {
  // Any run of 64 characters holds a whole one of the pieces of 32, so those alone are looked for.
  const piece = leakCharacters / 2
  for (let start = 0; start + piece <= secret.length; start += piece) {
    const wanted = secret.slice(start, start + piece)
    for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1))
      if (sharedLength(secret, start, text, at) >= leakCharacters) return true
  }
  return false
}

/** The fixed parts as they are compared: those of our prompts, three constants. */
const foldedParts = new Map<string, string>()

const foldedPart = (fixedPart: string): string => {
  const known = foldedParts.get(fixedPart) ?? folded(fixedPart)
  foldedParts.set(fixedPart, known)
  return known
}

/**
 * Whether a text repeats the fixed part of the system text, or the marker: with whatever stands between its letters, backwards
 * or as Base64. Other ciphers pass: the fixed part holds no secret.
 */
export const isLeak = (text: string, { fixedPart, marker }: Guarded): boolean => {
  const answer = folded(text)
  const secret = foldedPart(fixedPart)
  return [answer, reversed(answer), folded(unpacked(text))].some(
    read => (marker !== undefined && marker !== '' && read.includes(folded(marker))) || repeats(read, secret),
  )
}

/** A text up to its last whole sentence; empty where there is none. A full stop inside a number ends nothing. */
const wholeSentences = (text: string): string => {
  const ends = [...text.matchAll(/[.!?](?=["'»”’)\]]{0,3}(?:\s|$))/g)]
  const last = ends.at(-1)
  return last ? text.slice(0, last.index + 1) : ''
}

/**
 * What a model wrote, as an answer, without its thoughts.
 * @throws ProviderFailure `empty`, `refused` or `leaked`, where it is none.
 */
export const answerOf = ({ text, finish, toolCalls, usage }: Written, guarded: Guarded): ChainText => {
  if (finish === 'content-filter') throw new ProviderFailure('refused')
  const isTruncated = finish === 'length'
  const whole = withoutThoughts(text)
  const complete = isTruncated ? wholeSentences(whole) : whole
  if (isTruncated && whole.length < cutTextMin) throw new ProviderFailure('empty')
  if (shownText(complete) === '') throw new ProviderFailure('empty')
  if (isLeak(whole, guarded)) throw new ProviderFailure('leaked')
  return { text: complete, toolCalls, usage, isTruncated }
}
