import { texts } from '#languages/derived/number-words'
import { languages } from '#languages/registry'

/** Lower-case letters without accents and ligatures, for comparing words. */
export const plainLetters = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('œ', 'oe')

/** Words of a key without hyphens; a lone hyphen is dropped. */
const splitGrammarWords = (text: string): readonly string[] =>
  plainLetters(text)
    .split(/\s/)
    .map(word => word.replaceAll('-', ''))
    .filter(word => word !== '')

/** Rules by which a language spells numbers. */
type Grammar = Readonly<Record<keyof (typeof texts)['en'], readonly string[]>>

const grammars: readonly Grammar[] = languages.map(
  // Each key of a table has its words; the compiler loses the keys on the way.
  language =>
    Object.fromEntries(Object.entries(texts[language]).map(([key, text]) => [key, splitGrammarWords(text)])) as Grammar,
)

/** The words, or one empty word. */
const orNothing = (words: readonly string[]): readonly string[] => (words.length > 0 ? words : [''])

const concatenateAll = (before: readonly string[], behind: readonly string[]): string[] =>
  before.flatMap(first => behind.map(second => first + second))

const unit = ({ ones, one }: Grammar, value: number): readonly string[] => (value === 1 ? one : [ones[value] ?? ''])

/** Numbers below a hundred, in which languages differ most: soixante-dix-sept, siebenundsiebzig. */
const belowHundred = (grammar: Grammar, value: number): readonly string[] => {
  const { ones, tens, unitsFirst, beforeUnits, beforeOne } = grammar
  if (value < 20) return unit(grammar, value)
  const index = Math.floor(value / 10) - 2
  const ten = tens[index] ?? ''
  const isSecond = ten === tens[index - 1]
  const rest = (value % 10) + (isSecond ? 10 : 0)
  // Quatre-vingts.
  if (rest === 0) return ten === tens[index + 1] ? [ten, `${ten}s`] : [ten]
  if (unitsFirst.length > 0) return concatenateAll(concatenateAll([ones[rest] ?? ''], unitsFirst), [ten])
  const isOne = value < 80 && (rest === 1 || rest === 11)
  const links = isOne && beforeOne.length > 0 ? beforeOne : orNothing(beforeUnits)
  return concatenateAll(concatenateAll([ten], links), [ones[rest] ?? ''])
}

/** The hundreds of a number; `rest` is what follows them. */
const hundreds = (grammar: Grammar, count: number, rest: number): readonly string[] => {
  const { hundred, ownHundreds, hundredAlone, behindHundreds, ones } = grammar
  if (ownHundreds.length === 0) return concatenateAll(count === 1 ? ['', ones[1] ?? ''] : [ones[count] ?? ''], hundred)
  if (rest === 0) return count === 1 ? hundredAlone : [ownHundreds[count - 1] ?? '']
  return concatenateAll([ownHundreds[count - 1] ?? ''], behindHundreds)
}

const belowThousand = (grammar: Grammar, value: number): readonly string[] => {
  if (value < 100) return belowHundred(grammar, value)
  const rest = value % 100
  const heads = hundreds(grammar, Math.floor(value / 100), rest)
  return rest === 0 ? heads : concatenateAll(heads, belowHundred(grammar, rest))
}

const belowMillion = (grammar: Grammar, value: number): readonly string[] => {
  if (value < 1000) return belowThousand(grammar, value)
  const [count, rest] = [Math.floor(value / 1000), value % 1000]
  const counts = count === 1 ? ['', ...grammar.one] : belowThousand(grammar, count)
  const heads = concatenateAll(counts, grammar.thousand)
  return rest === 0 ? heads : concatenateAll(heads, belowThousand(grammar, rest))
}

const wholeMax = 999_999_999

/**
 * The ways in which the languages of documents write a whole number up to 999 999 999 in words, without spaces, hyphens
 * and accents; none of a number with decimals.
 */
export const spellNumber = (value: number): string[] => {
  if (!Number.isInteger(value) || value < 0 || value > wholeMax) return []
  const [count, rest] = [Math.floor(value / 1e6), value % 1e6]
  return grammars.flatMap(grammar => {
    if (count === 0) return belowMillion(grammar, rest)
    const heads = concatenateAll(count === 1 ? grammar.oneMillion : belowMillion(grammar, count), grammar.millions)
    return rest === 0 ? heads : concatenateAll(heads, belowMillion(grammar, rest))
  })
}

/** A year by its hundreds, as many languages say those before 2000: neunzehnhundertneunundneunzig, nineteen ninety-nine. */
const yearByHundreds = (year: number): string[] => {
  const [count, rest] = [Math.floor(year / 100), year % 100]
  if (count < 11 || count > 19) return []
  return grammars.flatMap(grammar => {
    const heads = concatenateAll([grammar.ones[count] ?? ''], ['', ...grammar.hundred])
    return rest === 0 ? heads : concatenateAll(heads, belowHundred(grammar, rest))
  })
}

/** The ways in which a year is written in words, its hundreds counted or not. */
export const spellYear = (year: number): string[] => [...spellNumber(year), ...yearByHundreds(year)]

/** The ways in which the day of a month is written in words, as a number or as an ordinal. */
export const spellDay = (day: number): string[] => [...spellNumber(day), ...ordinals(day)]

/** Ordinals of days that no ending makes, by their day. */
export const ordinals = (day: number): readonly string[] =>
  grammars.flatMap(({ first, third, seventh }) => ({ 1: first, 3: third, 7: seventh })[day] ?? [])

/** Words for a share in a property, a half or the whole; none for another share. */
export const shareWords = (share: number): readonly string[] =>
  grammars.flatMap(({ half, whole }) => (share === 0.5 ? half : share === 1 ? whole : []))

const links = new Set(grammars.flatMap(grammar => grammar.links))
const numberWords = new Set(
  grammars
    .flatMap(grammar => [
      ...[grammar.ones, grammar.tens, grammar.one, grammar.hundred, grammar.ownHundreds, grammar.hundredAlone],
      ...[grammar.thousand, grammar.millions, grammar.oneMillion],
      // Words of one number may be written apart: quatre-vingts.
      [...grammar.tens.map(ten => `${ten}s`)],
    ])
    .flat(),
)

/** Endings of the ordinals of days: dreißigsten, zwanzigste, thirtieth. */
const ordinalEnd = new RegExp(`(?:${grammars.flatMap(({ dayEndings }) => dayEndings).join('|')})$`)

/** Whether a number continues beyond some words: "vingt" of "vingt-cinq". */
const continuesSpelledNumber = (near: string | undefined, further: string | undefined): boolean =>
  near !== undefined &&
  (numberWords.has(near) || (links.has(near) && further !== undefined && numberWords.has(further)))

/** Most words of one number: "neuf cent quatre-vingt-dix-neuf mille neuf cent quatre-vingt-dix-neuf". */
const wordsMax = 14

/** Whether a text writes one of some numbers in words, and not only a part of a longer one. */
export const statesSpelled = (text: string, spelled: readonly string[]): boolean => {
  const words = plainLetters(text).match(/[a-z]+/g) ?? []
  return words.some((word, first) => {
    const begun = spelled.filter(form => form.startsWith(word) || word.startsWith(form))
    if (begun.length === 0 || continuesSpelledNumber(words[first - 1], words[first - 2])) return false
    let written = ''
    for (let last = first; last < Math.min(words.length, first + wordsMax); last += 1) {
      written += words[last]
      const isThere = begun.includes(written) || begun.includes(written.replace(ordinalEnd, ''))
      if (isThere && !continuesSpelledNumber(words[last + 1], words[last + 2])) return true
    }
    return false
  })
}
