import { isDigit, numberAt, type Reading } from './readings.ts'
import {
  basisPoints,
  currency,
  multipliers,
  perCent,
  perMille,
  roundingWords,
  spaces,
  unit,
  wordStart,
} from './words.ts'

/** A year, a number or a percentage as a text states it. */
export interface Amount {
  kind: 'year' | 'number' | 'percent'
  readings: readonly Reading[]
  /** A bare whole number up to ten, 0 % or 100 %: too common to need a source. */
  isCommonplace: boolean
  /** Index of its first character, the sign included, and of the one after its unit. */
  start: number
  end: number
}

const gap = `[${spaces}]{0,4}`

const ofMultipliers = multipliers.map(([words]) => `(${words})`).join('|')

/**
 * What may follow a number, after a few spaces each: by what it is multiplied, then what makes it a rate, or its currency
 * or unit. One pattern for all of it, since it is looked for at every number.
 */
const following = new RegExp(
  `(?:${gap}(?:${ofMultipliers}))?(?:${gap}(?:(${perCent})|(${perMille})|(${basisPoints})|${currency}|${unit}))?`,
  'iuy',
)

/** What may stand right before a number, looked for from there backwards. */
const before = {
  currency: new RegExp(`(?<=(?:[€£$]|${wordStart}(?:eur|euros?|gbp|usd))${gap}-?)`, 'iuy'),
  rounding: new RegExp(`(?<=(?:${roundingWords})${gap}(?:(?:[€£$]|eur|gbp|usd)${gap})?-?)`, 'iuy'),
  sign: /(?<=(?<![\p{L}\d])-)/uy,
} as const

/** Signs beside a number with which no word, currency or unit ends or begins; between two numbers stands nothing else. */
const apart = /^[\d\s,;:()|/-]?$/u

const percentToleranceMax = 0.0005
const [yearMin, yearMax] = [1900, 2100]
const commonplaceMax = 10

/** What a rate is divided by, in the order of the patterns behind those of the multipliers. */
const divisors = [100, 1000, 10_000] as const

const isThere = (pattern: RegExp, text: string, index: number): boolean => {
  pattern.lastIndex = index
  return pattern.test(text)
}

/** Half a unit of the last digit that is not 0, at most a hundredth: how far an amount may be from its rounded form. */
const roundedTolerance = (value: number): number => {
  let step = 1
  while (step < value && value % (step * 10) === 0) step *= 10
  return Math.max(0.5, Math.min(step / 2, value / 100))
}

/** A reading after "about": whole numbers from a thousand on are less exact, decimals say how exact they are. */
const rounded = ({ value, tolerance }: Reading): Reading => ({
  value,
  tolerance: tolerance === 0.5 && value >= 1000 ? roundedTolerance(value) : tolerance,
})

const times = ({ value, tolerance }: Reading, factor: number): Reading => ({
  value: Math.min(value * factor, Number.MAX_VALUE),
  tolerance: tolerance * factor,
})

const asRate = ({ value, tolerance }: Reading, divisor: number): Reading => ({
  value: value / divisor,
  tolerance: Math.min(tolerance / divisor, percentToleranceMax),
})

/** Whether something that may belong to a number stands before it. */
const isPreceded = (text: string, start: number): boolean => {
  let end = start
  while (end > start - 6 && ' \u00A0\u202F\u2009-'.includes(text[end - 1] ?? '|')) end -= 1
  return !apart.test(text[end - 1] ?? '')
}

/** Whether something that may belong to a number follows. */
const isFollowed = (text: string, end: number): boolean => {
  let next = end
  while (next < end + 5 && ' \u00A0\u202F\u2009'.includes(text[next] ?? '|')) next += 1
  return !apart.test(text[next] ?? '')
}

/** What follows a number: by what it is multiplied and divided, and where it all ends. */
interface Suffix {
  factors: readonly number[]
  /** 100 after a percent word; undefined where the number is no rate. */
  divisor?: number | undefined
  end: number
}

/** Of a number without a multiplier. */
const once: readonly number[] = [1]

const suffixOf = (text: string, numberEnd: number): Suffix => {
  if (!isFollowed(text, numberEnd)) return { factors: once, end: numberEnd }
  following.lastIndex = numberEnd
  const found = following.exec(text) ?? ['']
  const factors = multipliers.find((_, at) => found[at + 1] !== undefined)?.[1] ?? once
  const divisor = divisors.find((_, at) => found[multipliers.length + at + 1] !== undefined)
  return { factors, divisor, end: numberEnd + found[0].length }
}

/** The readings of a number with what stands beside it. */
const sizesOf = (readings: readonly Reading[], { factors, divisor }: Suffix): readonly Reading[] => {
  if (factors === once && divisor === undefined) return readings
  const sizes = readings.flatMap(reading => factors.map(factor => times(reading, factor)))
  return divisor ? sizes.map(size => asRate(size, divisor)) : sizes
}

/** The number that begins at a digit, with the sign, multiplier, percent word, currency and unit that belong to it. */
const amountAt = (text: string, start: number): Amount => {
  const number = numberAt(text, start)
  const isSigned = text[start - 1] === '-' && isThere(before.sign, text, start)
  const hasPast = isPreceded(text, start)
  const suffix = suffixOf(text, number.end)
  const isPure = suffix.factors === once && suffix.divisor === undefined
  const isRounded = isPure && hasPast && isThere(before.rounding, text, start)
  const readings = isRounded ? number.readings.map(rounded) : sizesOf(number.readings, suffix)
  const hasCurrency = hasPast && isThere(before.currency, text, start)
  const isBare = number.isPlainInteger && suffix.end === number.end && !hasCurrency
  const value = readings[0]?.value ?? 0
  const isYear = isBare && !isSigned && number.end === start + 4 && value >= yearMin && value <= yearMax
  return {
    kind: suffix.divisor ? 'percent' : isYear ? 'year' : 'number',
    readings,
    isCommonplace: suffix.divisor ? value === 0 || value === 1 : isBare && value <= commonplaceMax,
    start: isSigned ? start - 1 : start,
    end: suffix.end,
  }
}

const isLetter = (character = ''): boolean => /\p{L}/u.test(character)

/** The numbers of a text in their order; one that is part of a word (`T3`, `m2`) is none. */
export const amountsOf = (text: string): Amount[] => {
  const amounts: Amount[] = []
  let at = 0
  while (at < text.length) {
    if (!isDigit(text[at])) at += 1
    else if (isLetter(text[at - 1])) while (isDigit(text[at])) at += 1
    else {
      const amount = amountAt(text, at)
      amounts.push(amount)
      at = amount.end
    }
  }
  return amounts
}
