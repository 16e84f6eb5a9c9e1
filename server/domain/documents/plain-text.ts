import type { PlainText } from './page-text.ts'

const ascii = /^[\x20-\x7e]$/
const kept = /[\p{L}\p{N}.,/%€]/u

/** Letters that are also written as two, and that Unicode does not decompose. */
const letters: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' }

/** One character for comparison: ligatures as letters, no accents, lower case; empty for white space and hyphens. */
const plainCharacter = (character: string): string => {
  if (ascii.test(character)) return kept.test(character) ? character.toLowerCase() : ''
  const parts = (letters[character.toLowerCase()] ?? character).normalize('NFKD').toLowerCase()
  return [...parts].filter(part => kept.test(part)).join('')
}

/** A comma or point before dashes stands for cents that are none: 600.000,- */
const isEmptyCents = (text: string, index: number): boolean =>
  /[.,]/.test(text[index] ?? '') && /[-–—−]/.test(text[index + 1] ?? '') && /\d/.test(text[index - 1] ?? '')

/**
 * A text without details that vary between readers of a document: white space, hyphens (at the ends of lines too),
 * quotation marks, case, accents, ligatures, leaders of dots, dashes for cents. Points and commas stay: without them 600.000,00 would be
 * 60 000 000.
 */
export const plainText = (text: string): PlainText => {
  const at: number[] = []
  const parts: string[] = []
  let index = 0
  for (const character of text) {
    const part = plainCharacter(character)
    const isLeader = part === '.' && (text[index - 1] === '.' || text[index + 1] === '.')
    if (part !== '' && !isLeader && !isEmptyCents(text, index)) {
      parts.push(part)
      for (let each = 0; each < part.length; each += 1) at.push(index)
    }
    index += character.length
  }
  return { text: parts.join(''), at: Int32Array.from(at) }
}

/** Words alone: what is left of a text for a comparison of names and labels. */
export const plainWords = (text: string): string => plainText(text).text.replaceAll(/[.,/%€]/g, '')

/** A number continues across one sign, or one space before a group of three; cents of zero do not change it. */
const numberBefore = /(?:\d[.,'’]?|(?<!\d)\d{1,3}[ \u00A0\u202F\u2009])$/u
const numberBehind = /^(?:['’]?\d|[.,](?!0{1,2}(?!\d))\d|[ \u00A0\u202F\u2009]\d{3}(?!\d))/u
const lookAround = 8

/** Whether a quote that begins or ends with a digit cuts a number of the text: "900 000" of "1 900 000". */
const cutsNumber = (text: string, start: number, end: number): boolean => {
  const startsGroup = /^\d{3}(?!\d)/.test(text.slice(start, start + 4))
  const before = text.slice(Math.max(0, start - lookAround), start)
  const isWithin = startsGroup ? numberBefore.test(before) : /\d[.,]?$/.test(before)
  if (/\d/.test(text[start] ?? '') && isWithin) return true
  return /\d/.test(text[end] ?? '') && numberBehind.test(text.slice(end + 1, end + 1 + lookAround))
}

/** Points and commas around a quote belong to its sentence. */
const aroundQuote = /^[.,/]+|(?<![.,/])[.,/]+$/g

const isSign = (sign: string | undefined, signs: string): boolean => sign !== undefined && signs.includes(sign)

/** A place with the signs that touch it: brackets and minus of an amount below zero, and the plus of a class. */
const widenPlace = (original: string, start: number, end: number): { start: number; end: number } => ({
  start: isSign(original[start - 1], '(-−–') ? start - 1 : start,
  end: isSign(original[end + 1], ')-−+%€') ? end + 1 : end,
})

/** Most places at which one quote is looked at. */
const placesMax = 40

/** Places of a text whose words are those of a quote, none of its numbers being a part of a longer one. */
export const findQuote = (page: PlainText, original: string, quote: string): { start: number; end: number }[] => {
  const sought = plainText(quote).text.replaceAll(aroundQuote, '')
  const places: { start: number; end: number }[] = []
  if (sought === '') return places
  for (let found = page.text.indexOf(sought); found >= 0; found = page.text.indexOf(sought, found + 1)) {
    const start = page.at[found] ?? 0
    const end = page.at[found + sought.length - 1] ?? start
    if (!cutsNumber(original, start, end)) places.push(widenPlace(original, start, end))
    if (places.length === placesMax) break
  }
  return places
}
