import type { KnownValue } from './known.ts'
import type { Reading } from './readings.ts'

/** Doubles of sums and quotients differ in their last digits. */
const doubleError = 1e-12

/** The position of the first value that is at least as large, in a list in rising order. */
const firstAtLeast = (values: readonly { value: number }[], least: number): number => {
  let [low, high] = [0, values.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle]?.value ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}

/** Of values in rising order the one that is nearest to a size, if any is within the tolerance. */
export const nearest = <Value extends { value: number }>(
  values: readonly Value[],
  { value, tolerance }: Reading,
): Value | undefined => {
  const at = firstAtLeast(values, value)
  const apart = (other?: Value): number => (other ? Math.abs(other.value - value) : Number.POSITIVE_INFINITY)
  const [below, above] = [values[at - 1], values[at]]
  const found = apart(below) < apart(above) ? below : above
  return apart(found) <= tolerance + doubleError * value ? found : undefined
}

/** Amounts and shares that an answer may calculate with, each in rising order. */
export interface Operands {
  amounts: readonly KnownValue[]
  shares: readonly KnownValue[]
}

/**
 * Most operands that are used: no answer of 350 words has more, and a text of figures only must not cost more than a
 * long one.
 */
const operandsMax = 200

/** The operands with one more, at its place. */
export const withOperand = (operands: Operands, operand: KnownValue): Operands => {
  const side = operand.isShare ? 'shares' : 'amounts'
  const list = operands[side]
  const at = firstAtLeast(list, operand.value)
  if (operand.value === 0 || list.length >= operandsMax || list[at]?.value === operand.value) return operands
  return { ...operands, [side]: [...list.slice(0, at), operand, ...list.slice(at)] }
}

/** Largest divisor of an amount, as of a price by square metres. */
const divisorMax = 1000
const monthsOfYear = 12

/** The other operand that a calculation needs, looked for among a list; never the first one again. */
const partner = (list: readonly KnownValue[], first: KnownValue, value: number, tolerance: number) => {
  const found = value > 0 ? nearest(list, { value, tolerance }) : undefined
  return found === first ? undefined : found
}

/** The sum or the difference of two operands of a kind that a reading means. */
const sumOrDifference = ({ value, tolerance }: Reading, list: readonly KnownValue[]): number | undefined => {
  for (const a of list) {
    const added = partner(list, a, value - a.value, tolerance)
    if (added) return a.value + added.value
    const taken = partner(list, a, a.value - value, tolerance)
    if (taken) return a.value - taken.value
  }
  return undefined
}

/** A twelfth or twelve times an operand that a reading means. */
const monthlyOrYearly = ({ value, tolerance }: Reading, list: readonly KnownValue[]): number | undefined => {
  const yearly = nearest(list, { value: value / monthsOfYear, tolerance: tolerance / monthsOfYear })
  if (yearly) return yearly.value * monthsOfYear
  const monthly = nearest(list, { value: value * monthsOfYear, tolerance: tolerance * monthsOfYear })
  return monthly && monthly.value / monthsOfYear
}

/** A share of an operand that a reading means. */
const shareOf = ({ value, tolerance }: Reading, { amounts, shares }: Operands): number | undefined => {
  for (const share of shares)
    for (const list of [amounts, shares]) {
      const whole = partner(list, share, value / share.value, tolerance / share.value)
      if (whole) return whole.value * share.value
    }
  return undefined
}

/** A large amount for each of a small one that a reading means. */
const perUnit = ({ value, tolerance }: Reading, amounts: readonly KnownValue[]): number | undefined => {
  for (const small of amounts) {
    if (small.value > divisorMax) return undefined
    const large = partner(amounts, small, value * small.value, tolerance * small.value)
    if (large && large.value > small.value) return large.value / small.value
  }
  return undefined
}

/** The share of one amount in another, or their relative difference, that a percentage may mean. */
const partOrChange = ({ value, tolerance }: Reading, amounts: readonly KnownValue[]): number | undefined => {
  for (const base of amounts)
    for (const [factor, less] of [
      [value, 0],
      [1 + value, 1],
      [1 - value, 1],
    ] as const) {
      const other = partner(amounts, base, factor * base.value, tolerance * base.value)
      if (other) return Math.abs(other.value / base.value - less)
    }
  return undefined
}

/** What two operands give that a reading of a number means; undefined where no calculation leads there. */
export const derivedNumber = (reading: Reading, operands: Operands): number | undefined => {
  const { amounts, shares } = operands
  return (
    sumOrDifference(reading, amounts) ??
    sumOrDifference(reading, shares) ??
    shareOf(reading, operands) ??
    perUnit(reading, amounts) ??
    monthlyOrYearly(reading, amounts) ??
    monthlyOrYearly(reading, shares)
  )
}

/** What two operands give that a reading of a percentage means; undefined where no calculation leads there. */
export const derivedPercentage = (reading: Reading, { amounts, shares }: Operands): number | undefined =>
  partOrChange(reading, amounts) ?? sumOrDifference(reading, shares) ?? monthlyOrYearly(reading, shares)
