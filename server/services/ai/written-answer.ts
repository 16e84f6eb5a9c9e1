import { ProviderFailure, type WritingResult } from '../../ports/language-model.ts'
import type { ChainText, LeakGuard } from '../../ports/provider-chain.ts'
import { cleanModelText } from './clean-model-text.ts'

/** Minimum length of a truncated text to count as an answer. */
const cutTextMin = 200
/** Consecutive letters and digits that count as a leak of the prompt: about eighty characters of text. */
const leakCharacters = 64

/**
 * Only the letters and digits of a text, so that spaces, punctuation and invisible characters cannot hide a repetition.
 */
const normalizeAlphanumeric = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const reverseText = (text: string): string => [...text].reverse().join('')

/** Decoded Base64 of a text, long enough to contain a leak. */
const decodeBase64Parts = (text: string): string =>
  [...text.matchAll(/[A-Za-z0-9+/_-]{80,}/g)]
    .map(([packed]) => Buffer.from(packed, 'base64').toString('utf8'))
    .join('\n')

/** Length of the common substring through a position in each of two strings, in both directions. */
const measureCommonSubstring = (one: string, at: number, other: string, otherAt: number): number => {
  let before = 0
  while (before < at && before < otherAt && one[at - before - 1] === other[otherAt - before - 1]) before += 1
  let after = 0
  while (at + after < one.length && one[at + after] === other[otherAt + after]) after += 1
  return before + after
}

/** A folded text that is not to be repeated, with its pieces. */
interface Secret {
  text: string
  /** Any run of 64 characters contains a whole piece of 32, so only those are searched for. */
  pieces: readonly { start: number; wanted: string }[]
}

const toSecret = (text: string): Secret => {
  const length = leakCharacters / 2
  const count = Math.floor(text.length / length)
  const pieces = Array.from({ length: count }, (_, index) => ({
    start: index * length,
    wanted: text.slice(index * length, (index + 1) * length),
  }))
  return { text, pieces }
}

/** Whether a folded text repeats a leak's length of a secret. */
const hasLeakedPart = (text: string, { text: secret, pieces }: Secret): boolean => {
  if (text.length < leakCharacters) return false
  for (const { start, wanted } of pieces) {
    for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1))
      if (measureCommonSubstring(secret, start, text, at) >= leakCharacters) return true
  }
  return false
}

/** Fixed parts of the prompts, folded and in pieces: three constants. */
const foldedParts = new Map<string, Secret>()

const getFoldedPart = (fixedPart: string): Secret => {
  const known = foldedParts.get(fixedPart) ?? toSecret(normalizeAlphanumeric(fixedPart))
  foldedParts.set(fixedPart, known)
  return known
}

/**
 * Whether a text repeats the fixed part of the system prompt, or the marker: with any characters between its letters,
 * reversed or as Base64. Other encodings are not detected: the fixed part is no secret.
 */
export const isLeak = (text: string, { fixedPart, marker }: LeakGuard): boolean => {
  const answer = normalizeAlphanumeric(text)
  const secret = getFoldedPart(fixedPart)
  return [answer, reverseText(answer), normalizeAlphanumeric(decodeBase64Parts(text))].some(
    read =>
      (marker !== undefined && marker !== '' && read.includes(normalizeAlphanumeric(marker))) ||
      hasLeakedPart(read, secret),
  )
}

/** Text up to its last whole sentence, or empty. A full stop inside a number ends no sentence. */
const cutToWholeSentences = (text: string): string => {
  const ends = [...text.matchAll(/[.!?](?=["'»”’)\]]{0,3}(?:\s|$))/g)]
  const last = ends.at(-1)
  return last ? text.slice(0, last.index + 1) : ''
}

/**
 * Answer in a model's output.
 * @throws ProviderFailure `empty`, `refused` or `leaked`, where the output is not an answer.
 */
export const extractAnswer = ({ text, finish, toolCalls, usage }: WritingResult, guarded: LeakGuard): ChainText => {
  if (finish === 'content-filter') throw new ProviderFailure('refused')
  const isTruncated = finish === 'length'
  const whole = text.trim()
  const complete = isTruncated ? cutToWholeSentences(whole) : whole
  if (isTruncated && whole.length < cutTextMin) throw new ProviderFailure('empty')
  if (cleanModelText(complete) === '') throw new ProviderFailure('empty')
  if (isLeak(whole, guarded)) throw new ProviderFailure('leaked')
  return { text: complete, toolCalls, usage, isTruncated }
}
