import type { Currency, Unit } from '../fact.ts'
import { digitsAt, isDigit, type Size } from './digits.ts'
import { isLetterAt } from './letters.ts'
import { wordAt } from './number-words.ts'
import { phraseAt } from './phrases.ts'
import { isRoundedAt } from './rounded.ts'
import { type Suffix, suffixAt } from './suffix.ts'
import type { Measure, Vocabulary } from './vocabulary.ts'
import { mayBeginNumber, wordsAt } from './words-of-number.ts'

/** The unit of a figure of a text: that of a fact, a multiple, or none that the text says. */
export type WrittenUnit = Unit | 'times' | 'bare'

/** A possible meaning of a figure. */
export interface Reading extends Size {
  unit: WrittenUnit
}

/** A number of a folded text with everything that belongs to it. */
export interface Amount {
  kind: 'amount'
  start: number
  end: number
  /** Empty where it cannot be read, as of letters among digits. */
  readings: readonly Reading[]
  isNegative: boolean
  /** After "about" and the like. */
  isRounded: boolean
  /** Per cent without decimals, or a part in words. */
  isCoarse: boolean
  /** A word up to four without a unit, which is no figure. */
  isFree: boolean
  /** A whole number without a unit, as those of names are. */
  isBare: boolean
  /** Factor of the number: scale and unit. */
  factor: number
}

const currencies: Readonly<Record<string, Currency>> = { '€': 'EUR', '£': 'GBP', $: 'USD' }
const currencyBefore = /(€|£|\$|(?<![\p{L}\d])(?:eur|usd|gbp|chf|luf|euro))( ?)$/iu

/** A currency and a sign before a number: their start and their values. */
const prefixAt = (text: string, start: number, since: number) => {
  const from = Math.max(since, start - 8)
  const before = text.slice(from, start)
  const sign = /[-+±]$/.exec(before) && !/[\p{L}\d%€)] ?[-+]$/u.test(before) ? 1 : 0
  const found = currencyBefore.exec(before.slice(0, before.length - sign))
  const code = found?.[1]?.toLowerCase()
  const currency = code === undefined ? undefined : (currencies[code] ?? (code.slice(0, 3).toUpperCase() as Currency)) // the pattern has no other
  let first = start - sign - (found?.[0].length ?? 0)
  const outer = text[first - 1] === '-' && !/[\p{L}\d%€)] ?-$/u.test(text.slice(Math.max(0, first - 3), first)) ? 1 : 0
  if (found) first -= outer
  return { currency, start: first, isNegative: text.slice(first, start).includes('-') }
}

const units: Readonly<Partial<Record<Measure, WrittenUnit>>> = { percent: 'fraction', points: 'percentage points' }

const unitOfSuffix = ({ measure, isPerArea }: Suffix, currency: Currency | undefined): WrittenUnit => {
  const money = currency ?? (measure !== undefined && /^[A-Z]{3}$/.test(measure) ? (measure as Currency) : undefined)
  if (money) return isPerArea ? `${money}/m²` : money
  return measure === undefined ? 'bare' : (units[measure] ?? (measure as WrittenUnit)) // the other measures are units
}

/** Applies a suffix to a size; a multiplier keeps the tolerance at a hundredth at most. */
const scaleSize = ({ value, tolerance }: Size, { scale, factor, added }: Suffix): Size => ({
  value: Math.min((value * scale + added) * factor, Number.MAX_VALUE),
  tolerance: scale > 1 ? Math.min(tolerance * scale, 0.01 * value * scale) * factor : tolerance * factor,
})

const yearMin = 1900
const yearMax = 2100
const wordsFree = 4

/** Half a unit of the last digit that is not 0, at most a hundredth. */
const rounding = (value: number): number => {
  let step = 1
  while (step * 10 <= value && value % (step * 10) === 0) step *= 10
  return Math.max(0.5, Math.min(step / 2, value / 100))
}

/** A number read in digits or words, with its context. */
interface Number {
  start: number
  end: number
  sizes: readonly Size[]
  isPlain: boolean
  isPart: boolean
  decimals: number
  isBehindScale: boolean
}

const toAmount = (
  text: string,
  number: Number,
  vocabulary: Vocabulary,
  since: number,
): { amount: Amount; suffix: Suffix; hasCurrency: boolean } => {
  const { currency, start, isNegative } = prefixAt(text, number.start, since)
  const suffix = suffixAt(text, number.end, vocabulary, {
    isMoney: currency !== undefined,
    isBehindScale: number.isBehindScale,
  })
  const written = unitOfSuffix(suffix, currency)
  const unit = written === 'bare' && number.isPart && suffix.scale === 1 ? 'fraction' : written
  const isRounded = isRoundedAt(text, start, vocabulary)
  const sizes = number.sizes.map(size => scaleSize(size, suffix))
  const isPure = suffix.scale === 1 && number.decimals === 0
  const readings = sizes.map(({ value, tolerance }) => ({
    value,
    tolerance: isRounded && isPure && value >= 100 && !number.isPart ? Math.max(tolerance, rounding(value)) : tolerance,
    unit,
  }))
  const isBare = number.isPlain && unit === 'bare' && suffix.scale === 1
  const value = sizes[0]?.value ?? 0
  const isYear = isBare && !isNegative && value >= yearMin && value <= yearMax && number.end === number.start + 4
  const isCoarse = (unit === 'fraction' && number.decimals === 0) || number.isPart || unit === 'times'
  return {
    amount: {
      ...{ kind: 'amount', start, end: suffix.end, isNegative, isRounded, isCoarse, isFree: false, isBare },
      factor: suffix.scale * suffix.factor,
      readings: isYear ? [{ value, tolerance: 0, unit: 'calendar year' }, ...readings] : readings,
    },
    suffix,
    hasCurrency: currency !== undefined,
  }
}

/** Letters and digits in one, with groups of three that may be of letters like digits behind them. */
const broken = /[\p{L}\d]+(?:[ .,][\dOoОоlI]{3}(?![\p{L}\d]))*/uy

/** @param from start of the unreadable letters and digits; the text before them belongs to the figure. */
const unreadableAmount = (text: string, start: number, vocabulary: Vocabulary, from = start): Amount => {
  broken.lastIndex = from
  const end = from + (broken.exec(text)?.[0].length ?? 1)
  const last = suffixAt(text, end, vocabulary).end
  return {
    kind: 'amount',
    start,
    end: last,
    readings: [],
    isNegative: false,
    isRounded: false,
    isCoarse: false,
    isFree: false,
    isBare: false,
    factor: 1,
  }
}

const digitAmount = (text: string, start: number, vocabulary: Vocabulary, since: number): Amount => {
  const digits = digitsAt(text, start)
  const { amount, suffix } = toAmount(text, { start, isBehindScale: false, ...digits }, vocabulary, since)
  return suffix.isBroken ? unreadableAmount(text, start, vocabulary, digits.end) : amount
}

const spans: readonly WrittenUnit[] = ['years', 'months', 'days', 'hours', 'm²', 'times']

const wordAmount = (text: string, start: number, vocabulary: Vocabulary, since: number): Amount | undefined => {
  const words = wordsAt(text, start, vocabulary)
  if (!words) return undefined
  const { value, end, isSure, isPart } = words
  const size = { value, tolerance: isPart ? 0.005 : Number.isInteger(value) ? 0.5 : 0.05 }
  const number = {
    start,
    end,
    sizes: [size],
    isPlain: Number.isInteger(value),
    isPart,
    isBehindScale: value >= 10,
    decimals: Number.isInteger(value) ? 0 : 1,
  }
  const { amount, suffix, hasCurrency } = toAmount(text, number, vocabulary, since)
  const unit = amount.readings[0]?.unit ?? 'bare'
  const hasUnit = suffix.end > end || hasCurrency
  if (!isSure && (!hasUnit || suffix.isBroken || (value === 1 && spans.includes(unit)))) return undefined
  const isFree =
    !isPart && value <= wordsFree && (unit === 'bare' || unit === 'percentage points') && suffix.scale === 1
  return { ...amount, isFree: isFree && Number.isInteger(value) }
}

const factorAt = (text: string, start: number, vocabulary: Vocabulary): Amount | undefined => {
  const found = phraseAt(text, start, vocabulary.factors)
  if (!found) return undefined
  const { value, end } = found
  return {
    ...{ kind: 'amount', start, end, isNegative: false, isRounded: false, isCoarse: true },
    ...{ isFree: false, isBare: false, factor: 1, readings: [{ value, tolerance: 0.005 * value, unit: 'times' }] },
  }
}

const ideographs = /[〇零一二三四五六七八九十百千万億兆両萬壹貳]/u
/** Names of units and things that look like figures. */
const noFigure = /^(?:m[23]|km2|co2|h2o|a4|b2b|b2c)$/i
const roman = /^[IVXLCDM]{2,}$/

/** The figure that begins at a word, if any. */
const amountAtWord = (
  text: string,
  { start, word, end, since }: { start: number; word: string; end: number; since: number },
  vocabulary: Vocabulary,
): Amount | 'name' | undefined => {
  if (ideographs.test(word)) return unreadableAmount(text, start, vocabulary)
  if (isDigit(text[end])) {
    if (/^(?:eur|usd|gbp|chf|luf|ca|env)$/.test(word)) return undefined
    broken.lastIndex = start
    return noFigure.test(/^[\p{L}\d]+/u.exec(text.slice(start, start + 20))?.[0] ?? '')
      ? 'name'
      : unreadableAmount(text, start, vocabulary)
  }
  const isCapital = word[0] !== text[start]
  if (isCapital && roman.test(text.slice(start, end)) && suffixAt(text, end, vocabulary).end > end)
    return unreadableAmount(text, start, vocabulary)
  if (!mayBeginNumber(word, vocabulary)) return undefined
  return factorAt(text, start, vocabulary) ?? wordAmount(text, start, vocabulary, since)
}

/** Position of the next letter or digit, -1 without one. */
const nextSign = (text: string, from: number): number => {
  for (let at = from; at < text.length; at += 1) if (isDigit(text[at]) || isLetterAt(text, at)) return at
  return -1
}

/** The numbers of a folded text in their order, in digits and in words; none that a name or a day has taken. */
export const amountsOf = (text: string, vocabulary: Vocabulary): Amount[] => {
  const amounts: Amount[] = []
  let next: number
  for (let start = nextSign(text, 0); start >= 0; start = nextSign(text, next)) {
    const since = amounts.at(-1)?.end ?? 0
    if (isDigit(text[start])) {
      const amount = digitAmount(text, start, vocabulary, since)
      amounts.push(amount)
      next = Math.max(amount.end, start + 1)
      continue
    }
    const { word, end } = wordAt(text, start) ?? { word: '', end: start + 1 }
    const amount = amountAtWord(text, { start, word, end, since }, vocabulary)
    if (amount === 'name') next = start + (/^[\p{L}\d]+/u.exec(text.slice(start, start + 20))?.[0].length ?? 1)
    else if (amount) {
      amounts.push(amount)
      next = Math.max(amount.end, end)
    } else next = end
  }
  return amounts
}
