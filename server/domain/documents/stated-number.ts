import { texts } from '#languages/derived/figure-words'
import { languages } from '#languages/registry'
import { splitWords } from '#languages/word-lists'

const withoutAccents = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

const spaces = ' \\u00A0\\u202F\\u2009'

/** A run of digits with single signs between them: one number, or several in a row. */
const run = new RegExp(`\\d+(?:[${spaces}.,'’]\\d+)*`, 'gu')
const sign = new RegExp(`[${spaces}.,'’]`, 'gu')
const isSpace = new RegExp(`[${spaces}]`, 'u')

/** Lists the forms of a key in all languages, as they are compared: small letters without accents, spaces where there may be some. */
const listForms = (key: 'thousands' | 'millions' | 'percent'): string =>
  [...new Set(languages.flatMap(code => splitWords(texts[code][key])))]
    .map(word => withoutAccents(word).replaceAll('.', String.raw`\.\s?`).replaceAll('_', String.raw`\s?`))
    .join('|')

const wordEnd = '(?![a-z])'

/** Signs and words that multiply the number before them. */
const multipliers: readonly (readonly [RegExp, number])[] = [
  [new RegExp(String.raw`^\s?(?:k\s?€|k\s?eur|keur|teur|t€|(?:k|${listForms('thousands')})${wordEnd})`, 'u'), 1e3],
  [new RegExp(String.raw`^\s?(?:m€|meur|(?:mln|${listForms('millions')})${wordEnd})`, 'u'), 1e6],
]

const perCent = new RegExp(String.raw`^\s?(?:%|(?:${listForms('percent')})${wordEnd})`, 'u')

/** Most signs within one number: a thousand millions with cents has four. */
const signsMax = 4
const groupDigits = 3

/** Digits separated by signs, and the sign before each but the first. */
interface Run {
  pieces: readonly string[]
  signs: readonly string[]
}

const isThousandsGroup = (piece = ''): boolean => piece.length === groupDigits

/** Whether the piece at an index may continue the number of the piece before it. */
const continuesNumber = ({ pieces, signs }: Run, index: number): boolean => {
  const between = signs[index - 1] ?? ' '
  if (!isSpace.test(between)) return true
  // After decimals a space separates two numbers: 65,00 600,00.
  const earlier = signs[index - 2]
  if (earlier !== undefined && !isSpace.test(earlier)) return false
  return isThousandsGroup(pieces[index]) && (pieces[index - 1]?.length ?? 0) <= groupDigits
}

/** Values of pieces read as one number: groups of three, with or without decimals; `1.234` is both. */
const readings = ({ pieces, signs }: Run, first: number, last: number): number[] => {
  const [lead = '', ...others] = pieces.slice(first, last + 1)
  const between = signs.slice(first, last)
  const whole = (parts: readonly string[], parted: readonly string[]): boolean =>
    parts.every(isThousandsGroup) &&
    (parts.length === 0 || lead.length <= groupDigits) &&
    parted.every(
      each => isSpace.test(each) === isSpace.test(parted[0] ?? each) && (isSpace.test(each) || each === parted[0]),
    )
  const found: number[] = []
  if (whole(others, between)) found.push(Number([lead, ...others].join('')))
  const decimal = between.at(-1)
  if ((decimal === '.' || decimal === ',') && whole(others.slice(0, -1), between.slice(0, -1)))
    if (between.length === 1 || between[0] !== decimal)
      found.push(Number(`${[lead, ...others.slice(0, -1)].join('')}.${others.at(-1)}`))
  return found
}

const numbersInRun = (one: Run): { value: number; endsRun: boolean }[] => {
  const found: { value: number; endsRun: boolean }[] = []
  const count = one.pieces.length
  for (let first = 0; first < count; first += 1) {
    if (first > 0 && continuesNumber(one, first)) continue
    for (let last = first; last < Math.min(count, first + signsMax + 1); last += 1)
      if (last === count - 1 || !continuesNumber(one, last + 1))
        found.push(...readings(one, first, last).map(value => ({ value, endsRun: last === count - 1 })))
  }
  return found
}

/** The end of a line between two groups of an amount: behind a word and its first digits, before a group of three and a currency. */
const brokenAmount = new RegExp(`(?<=\\p{L}[${spaces}]\\d{1,3})\\n(?=\\d{3}(?:,\\d{2})?[${spaces}]?(?:€|eur))`, 'giu')

/** A number to twelve digits, on which two ways of computing it agree: 0.17, and 17 divided by 100. */
export const toTwelveDigits = (value: number): number => Number(value.toPrecision(12))

/** The numbers of a text, and the fractions that they may mean; both to twelve digits. */
export interface StatedNumbers {
  numbers: ReadonlySet<number>
  fractions: ReadonlySet<number>
}

/**
 * The numbers that a text states, in any grouping (`600 000`, `600.000,00`, `600'000`), with thousands and millions in words
 * (`600 k€`, `1,2 Mio`), and the fractions: of a rate, of a part (`1/2`), and of a bare number too, since a table may say "%"
 * in its header. Signs are left out: credit notes write them in different ways.
 */
export const parseStatedNumbers = (text: string): StatedNumbers => {
  const numbers = new Set<number>()
  const fractions = new Set<number>()
  const read = withoutAccents(text.replaceAll(brokenAmount, ' '))
  for (const { 0: digits, index } of read.matchAll(run)) {
    const behind = read.slice(index + digits.length, index + digits.length + 12)
    const factor = multipliers.find(([words]) => words.test(behind))?.[1] ?? 1
    for (const { value, endsRun } of numbersInRun({ pieces: digits.split(sign), signs: digits.match(sign) ?? [] })) {
      numbers.add(toTwelveDigits(endsRun ? value * factor : value))
      fractions.add(toTwelveDigits(value / 100))
      if (!endsRun || !perCent.test(behind)) fractions.add(toTwelveDigits(value))
    }
  }
  for (const [, part, whole] of read.matchAll(/(?<![\d/.,])(\d{1,4})\s?[/\u2044]\s?(\d{1,4})(?![\d/])/gu))
    if (Number(whole) > 0) fractions.add(toTwelveDigits(Number(part) / Number(whole)))
  return { numbers, fractions }
}
