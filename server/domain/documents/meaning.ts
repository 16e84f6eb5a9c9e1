import { texts } from '#languages/derived/document-words'
import { languages } from '#languages/registry'
import { splitWords } from '#languages/word-lists'
import type { ReadValue } from './read-value.ts'
import { plainLetters } from './spelled-number.ts'
import { parseStatedNumbers, toTwelveDigits } from './stated-number.ts'

/** Reasons why words that contain a value do not state it: another currency, another sign, or another amount of the sale. */
export type MeaningDoubt = 'otherCurrency' | 'otherSign' | 'otherRole'

/** Codes and signs of currencies that documents name in addition to the euro, by their code. */
const currencies: readonly (readonly [string, RegExp])[] = [
  ['EUR', /€|(?<![a-z])eur(?:os?)?(?![a-z])/],
  ['LUF', /(?<![a-z])(?:luf|flux|francs? lux|lfr)(?![a-z]{4})|francs(?! suisses)/],
  ['CHF', /(?<![a-z])(?:chf|sfr|francs suisses|franken)(?![a-z])/],
  ['USD', /\$|(?<![a-z])(?:usd|us-dollar|dollars?)(?![a-z])/],
  ['GBP', /£|(?<![a-z])gbp(?![a-z])/],
]

/** Francs are a currency of their own field, which `acquisitionCurrency` names. */
const ownFields = new Set(['EUR', 'LUF'])

const isForeign = (plain: string, currency: string): boolean => {
  const named = currencies.flatMap(([code, sign]) => (sign.test(plain) ? [code] : []))
  return named.length > 0 && !named.includes(currency) && !named.some(code => ownFields.has(code))
}

/** Cells of a row that state an amount; the whole row where none does alone. */
const selectCells = (plain: string, value: ReadValue['value']): string => {
  const size = toTwelveDigits(Math.abs(Number(value)))
  const cells = plain.split('\t').filter(cell => parseStatedNumbers(cell).numbers.has(size))
  return cells.length > 0 ? cells.join('\t') : plain
}

/** A number within brackets, behind a minus, or before one, as accounts write what is below zero. */
const belowZero =
  /\([-−–]?\s?(\d[\d .,'’\u00a0\u202f]{0,24})\s?(?:%|€|eur)?\s?\)|(?<![\p{L}\d.,)])[-−–](\d[\d .,'’\u00a0\u202f]{0,24})|(?<![\d.,])(\d[\d.,]{0,24}\d)[-−](?![\d\p{L}])/gu

/** Whether words give a number only as one below zero. */
const isBelowZero = (plain: string, { value, kind }: ReadValue): boolean => {
  const size = toTwelveDigits(Number(value))
  const list = (text: string): boolean => {
    const { numbers, fractions } = parseStatedNumbers(text)
    return kind === 'fraction' ? fractions.has(size) : numbers.has(size)
  }
  const signed = [...plain.matchAll(belowZero)].map(([all, inBrackets, behind, before]) => {
    const percent = plain.includes('%') ? ' %' : ''
    return { all, number: `${inBrackets ?? behind ?? before ?? ''}${percent}` }
  })
  return signed.some(({ number }) => list(number)) && !list(plain.replaceAll(belowZero, '\t'))
}

type WordKey = 'deposit' | 'fees' | 'price'

const listWords = (key: WordKey): readonly string[] =>
  languages.flatMap(language =>
    splitWords(texts[language][key]).map(word => plainLetters(word).replaceAll(/[^a-z]+/g, ' ')),
  )

const words: Readonly<Record<WordKey, readonly string[]>> = {
  deposit: listWords('deposit'),
  fees: listWords('fees'),
  price: listWords('price'),
}

/** Fields that are the price of a sale, and neither its deposit nor its costs. */
const prices = new Set(['data.salePrice', 'data.acquisitionPrice'])

const isOtherRole = (plain: string, { path }: ReadValue): boolean => {
  if (!prices.has(path)) return false
  const spaced = ` ${plain.replaceAll(/[^a-z]+/g, ' ')} `
  const names = (key: WordKey): boolean => words[key].some(word => spaced.includes(` ${word} `))
  return !names('price') && (names('deposit') || names('fees'))
}

/** Why words that contain a value may not state it; undefined where nothing is against it. */
export const findMeaningDoubt = (text: string, read: ReadValue, currency: string): MeaningDoubt | undefined => {
  const plain = plainLetters(text)
  if (read.isMoney && isForeign(selectCells(plain, read.value), currency)) return 'otherCurrency'
  const mayBeNegative = read.maySink === true && Number(read.value) > 0
  if (mayBeNegative && isBelowZero(plain, read)) return 'otherSign'
  return isOtherRole(plain, read) ? 'otherRole' : undefined
}
