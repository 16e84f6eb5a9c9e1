const significantDigits = 15

/**
 * Removes the rounding error of a sum or product of doubles, by fifteen significant digits. A whole number has no such
 * error below fifteen digits; converting it to text and back would take most of a calculation's time.
 */
export const toFifteenDigits = (amount: number): number =>
  Number.isInteger(amount) && Math.abs(amount) < 1e15 ? amount : Number(amount.toPrecision(significantDigits))

/** Rounds to a number of decimals, halves away from zero; fifteen digits first, so that 1.005 is what it looks like. */
const roundByFactor = (amount: number, factor: number): number =>
  (Math.sign(amount) * Math.round(toFifteenDigits(Math.abs(amount) * factor))) / factor + 0

/** Rounds to cents, halves away from zero; never -0. */
export const toCents = (amount: number): number => roundByFactor(amount, 100)

/** An unrounded amount, or 0 where it rounds to 0 cents: a rounding error is no payment. */
export const withoutDust = (amount: number): number => (toCents(amount) === 0 ? 0 : amount)

/** Rounds a rate or a share to six decimals, as answers print it; never -0. */
export const toSixDecimals = (rate: number): number => roundByFactor(rate, 1e6)

/** Rounds a multiple to four decimals, as answers print it; never -0. */
export const toFourDecimals = (multiple: number): number => roundByFactor(multiple, 1e4)

/** Adds amounts that are rounded to cents, as whole cents, as a reader adds them by hand. */
export const sumAmounts = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100 + 0

/** Tolerance of a sum of shares of six decimals around 1: three times 0.333333 is a whole. */
const wholeWithin = 1e-6

/** The sum of shares, to twelve digits, so that three times 0.333333 is 0.999999. */
export const sumOfParts = (shares: readonly number[]): number =>
  Number(shares.reduce((total, share) => total + share, 0).toPrecision(12))

/** Whether a sum of shares counts as 1, to one millionth. */
export const isWholeShare = (total: number): boolean => total >= 1 - wholeWithin && total <= 1 + wholeWithin

/** An amount in whole steps, counted in decimals: fifteen digits of the amount, of its count of steps and of the result. */
const inSteps = (step: number, amount: number, round: (count: number) => number): number =>
  toFifteenDigits(round(toFifteenDigits(toFifteenDigits(amount) / step)) * step) + 0

/** Rounds an amount down to a multiple of a step (1: whole euros): 0.011 × 23 000 is 253. */
export const roundDownTo = (step: number, amount: number): number => inSteps(step, amount, Math.floor)

/** Rounds an amount up to a multiple of a step. */
export const roundUpTo = (step: number, amount: number): number => inSteps(step, amount, Math.ceil)

/** Rounds an amount to the nearest multiple of a step (1: whole euros), halves away from zero. */
export const roundToNearest = (step: number, amount: number): number =>
  inSteps(step, amount, count => roundByFactor(count, 1))

/** Rounds an amount to a multiple of a step as by "each 100 and major fraction": a rest above the half goes up. */
export const byMajorFraction = (step: number, amount: number): number =>
  inSteps(step, amount, count => Math.ceil(toFifteenDigits(count - 1 / 2)))

/**
 * Splits an amount in cents, 0 or more, by shares that add up to 1; the last part takes the odd cent, and no part is
 * more than the parts before it leave.
 */
export const split = (amount: number, shares: readonly number[]): number[] => {
  let left = amount
  return shares.map((share, index) => {
    const part = index === shares.length - 1 ? left : Math.min(left, toCents(amount * share))
    left = sumAmounts([left, -part])
    return part
  })
}

/** The sum of weights that make 1 together, of which some were brought to 0; exactly 1 where none was. */
export const sumOfWeights = (weights: readonly number[]): number =>
  weights.every(weight => weight > 0) ? 1 : weights.reduce((total, weight) => total + weight, 0)

/** Splits an amount in cents by weights of any sum; who has none takes no part, not even the odd cent. */
export const splitByWeight = (amount: number, weights: readonly number[]): number[] => {
  const positive = weights.filter(weight => weight > 0)
  const total = sumOfWeights(weights)
  const parts = split(
    amount,
    positive.map(weight => weight / total),
  )
  return weights.map(weight => (weight > 0 ? (parts.shift() ?? 0) : 0))
}
