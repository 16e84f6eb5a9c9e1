/**
 * A number as the unrounded sum of two doubles, the second at most half a last digit of the first: 106 bits, where a double
 * has 53 (T. J. Dekker, A floating-point technique for extending the available precision, 1971). Sums, products and
 * quotients of doubles are the same on every engine, as IEEE 754 asks; nothing else is used here.
 */
export interface DoubleDouble {
  readonly high: number
  readonly low: number
}

/** A double as such a number. */
export const exactly = (high: number): DoubleDouble => ({ high, low: 0 })

/** Sum of two doubles with its rounding error; the first is not smaller than the second (T. J. Dekker). */
const fastTwoSum = (large: number, small: number): DoubleDouble => {
  const high = large + small
  return { high, low: small - (high - large) }
}

/** Sum of two doubles with its rounding error (D. E. Knuth). */
export const exactSum = (a: number, b: number): DoubleDouble => {
  const high = a + b
  const ofB = high - a
  return { high, low: a - (high - ofB) + (b - ofB) }
}

/** 2^27 + 1, which splits a double into halves of 26 bits (G. W. Veltkamp). */
const halving = 134_217_729

/** The upper half of a double below 2^990. */
const upperHalf = (value: number): number => {
  const shifted = halving * value
  return shifted - (shifted - value)
}

/** Product of two doubles with its rounding error. */
export const exactProduct = (a: number, b: number): DoubleDouble => {
  const high = a * b
  const highA = upperHalf(a)
  const highB = upperHalf(b)
  const lowA = a - highA
  const lowB = b - highB
  return { high, low: lowA * lowB - (high - highA * highB - lowA * highB - highA * lowB) }
}

/** The sum of two numbers, also where they nearly cancel out. */
export const preciseSum = (a: DoubleDouble, b: DoubleDouble): DoubleDouble => {
  const high = exactSum(a.high, b.high)
  const low = exactSum(a.low, b.low)
  const nearly = fastTwoSum(high.high, high.low + low.high)
  return fastTwoSum(nearly.high, nearly.low + low.low)
}

/** The product of two numbers. */
export const preciseProduct = (a: DoubleDouble, b: DoubleDouble): DoubleDouble => {
  const { high, low } = exactProduct(a.high, b.high)
  return fastTwoSum(high, low + (a.high * b.low + a.low * b.high))
}

/** The quotient of two numbers; the divisor is not 0. */
export const quotient = (a: DoubleDouble, b: DoubleDouble): DoubleDouble => {
  const first = a.high / b.high
  const times = preciseProduct(exactly(first), b)
  const rest = a.high - times.high - times.low + a.low
  return fastTwoSum(first, rest / b.high)
}
