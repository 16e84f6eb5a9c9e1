/** A text for comparison, with the position of each of its characters in the original text. */
export interface PlainText {
  text: string
  /** For each character, the index of the original one. */
  at: readonly number[]
}

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

/**
 * A text without details that vary between readers of a document: white space, hyphens (at the ends of lines too),
 * quotation marks, case, accents, ligatures, leaders of dots. Points and commas stay: without them 600.000,00 would be
 * 60 000 000.
 */
export const plainText = (text: string): PlainText => {
  const at: number[] = []
  const parts: string[] = []
  let index = 0
  for (const character of text) {
    const part = plainCharacter(character)
    const isLeader = part === '.' && (text[index - 1] === '.' || text[index + 1] === '.')
    if (part !== '' && !isLeader) {
      parts.push(part)
      for (let each = 0; each < part.length; each += 1) at.push(index)
    }
    index += character.length
  }
  return { text: parts.join(''), at }
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

/** Whether a text holds the words of a quote, none of its numbers being a part of a longer one. */
export const holdsQuote = (page: PlainText, original: string, quote: string): boolean => {
  const sought = plainText(quote).text.replaceAll(aroundQuote, '')
  if (sought === '') return false
  for (let found = page.text.indexOf(sought); found >= 0; found = page.text.indexOf(sought, found + 1)) {
    const start = page.at[found] ?? 0
    const end = page.at[found + sought.length - 1] ?? start
    if (!cutsNumber(original, start, end)) return true
  }
  return false
}
