import {
  type DoubleDouble,
  exactly,
  exactProduct,
  exactSum,
  preciseProduct,
  preciseSum,
  quotient,
} from './double-double.ts'

/**
 * Exponentials and logarithms that are the same on every engine. ECMAScript leaves the last digits of `Math.exp`,
 * `Math.log`, their kin and `**` to the engine, and engines differ in them: amounts above 10¹² then differed by a cent.
 * Here they come from sums, products and quotients alone, with 106 bits where that counts, and are the double nearest to
 * the exact value or its neighbour.
 */

/** The natural logarithm of 2 in two parts; the first has 32 bits, so that its products with whole numbers are exact. */
const ln2 = { high: 0.6931471803691238, low: 1.9082149292705877e-10 }

/** Whole numbers from one to another. */
const integersBetween = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

const factorial = (n: number): number => integersBetween(1, n).reduce((value, factor) => value * factor, 1)

/** 1 / 3! + x / 4! + x² / 5! + …, the end of the series of e^x; for |x| ≤ 0.35 the first term left out is below 2^-70. */
const exponentialTail = integersBetween(3, 17).map(n => 1 / factorial(n))

/** 1 / 5 + x / 7 + x² / 9 + …, the end of the series of artanh, in s²; for |s| ≤ 0.172 the first left out is below 2^-70. */
const artanhTail = integersBetween(2, 13).map(n => 1 / (2 * n + 1))

/** A polynomial in doubles: of terms so small that a double holds what counts of them. */
const polynomial = (x: number, coefficients: readonly number[]): number => {
  let value = 0
  for (let at = coefficients.length - 1; at >= 0; at -= 1) value = value * x + (coefficients[at] ?? 0)
  return value
}

/** e^x - 1 for |x| ≤ 0.35, with all digits also near 0: x + x² / 2 with 106 bits, and the rest of the series. */
const smallGrowth = ({ high: x, low }: DoubleDouble): DoubleDouble => {
  const square = exactProduct(x, x)
  const rest = square.low / 2 + x * low + x * square.high * polynomial(x, exponentialTail)
  const begun = exactSum(x, square.high / 2)
  return exactSum(begun.high, begun.low + (rest + low))
}

const third = quotient(exactly(1), exactly(3))

/** ln(1 + x) for x from √½ - 1 to √2 - 1, with all digits also near 0: 2 artanh s, s = x / (2 + x). */
const smallLogarithm = (x: DoubleDouble): DoubleDouble => {
  const s = quotient(x, preciseSum(exactly(2), x))
  const square = preciseProduct(s, s)
  const rest = square.high * square.high * polynomial(square.high, artanhTail)
  const series = preciseSum(preciseProduct(square, third), exactly(rest))
  const doubled = { high: 2 * s.high, low: 2 * s.low }
  return preciseSum(doubled, preciseProduct(doubled, series))
}

/** Buffer for reading and writing the parts of a double: eight bytes, as a number and as two words. */
const asDouble = new Float64Array(1)
const asWords = new Uint32Array(asDouble.buffer)
/** Index of the word with sign and exponent: the second on little-endian machines. */
const exponentWord = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1 ? 1 : 0

/** The greatest whole number that a power of 2 below a normal double has as its exponent. */
export const exponentOf = (value: number): number => {
  asDouble[0] = value
  return (((asWords[exponentWord] ?? 0) >>> 20) & 0x7ff) - 1023
}

/** 2 to a whole number from -1022 to 1023. */
const powerOfTwo = (exponent: number): number => {
  asDouble[0] = 0
  asWords[exponentWord] = (exponent + 1023) * 0x100000
  return asDouble[0]
}

/** A double times 2 to a whole number; in two steps where the power itself is beyond doubles. */
const scaleByPowerOfTwo = (value: number, exponent: number): number => {
  if (Math.abs(exponent) < 1023) return value * powerOfTwo(exponent)
  const half = Math.trunc(exponent / 2)
  return value * powerOfTwo(half) * powerOfTwo(exponent - half)
}

/** A whole number of times the logarithm of 2. */
const timesLn2 = (times: number): DoubleDouble => preciseSum(exactly(times * ln2.high), exactProduct(times, ln2.low))

/** Exponents beyond which e^x is more than the largest double, or less than the smallest. */
const exponentsMax = 1100

/** The exponential as power of 2 and growth from -0.3 to 0.42: e^x = (1 + growth) × 2^power. */
const exponentialParts = (x: DoubleDouble): { power: number; growth: DoubleDouble } => {
  const power = Math.round(x.high / ln2.high)
  return { power, growth: smallGrowth(power === 0 ? x : preciseSum(x, timesLn2(-power))) }
}

/** e to the power of a number of 106 bits. */
export const exponentialOf = (x: DoubleDouble): number => {
  if (!(Math.abs(x.high) < exponentsMax)) return x.high > 0 ? Infinity : x.high < 0 ? 0 : Number.NaN
  const { power, growth } = exponentialParts(x)
  const begun = exactSum(1, growth.high)
  return scaleByPowerOfTwo(begun.high + (begun.low + growth.low), power)
}

/** The natural logarithm of a number of 106 bits that is a normal double above 0. */
const logarithmOfNormal = (x: DoubleDouble): DoubleDouble => {
  const below = exponentOf(x.high)
  // From √½ to √2, so that nothing cancels out near 1.
  const power = scaleByPowerOfTwo(x.high, -below) > Math.SQRT2 ? below + 1 : below
  const small = smallLogarithm(
    preciseSum({ high: scaleByPowerOfTwo(x.high, -power), low: scaleByPowerOfTwo(x.low, -power) }, exactly(-1)),
  )
  return power === 0 ? small : preciseSum(timesLn2(power), small)
}

/** Doubles below have fewer digits. */
const smallestNormal = 2.2250738585072014e-308

/** Binary steps that make any smaller double a normal one. */
const steps = 54

/** The natural logarithm of a finite double above 0, with 106 bits. */
export const logarithmOf = (x: number): DoubleDouble =>
  x < smallestNormal
    ? preciseSum(logarithmOfNormal(exactly(scaleByPowerOfTwo(x, steps))), timesLn2(-steps))
    : logarithmOfNormal(exactly(x))

/** e to the power of x. */
export const exp = (x: number): number => exponentialOf(exactly(x))

/** Below this, adding the square of a number does not change the number. */
const negligible = 1e-17

/** e to the power of x less 1, with all digits also near 0. */
export const expm1 = (x: number): number => {
  if (Math.abs(x) < negligible || Number.isNaN(x)) return x
  if (Math.abs(x) >= exponentsMax) return x > 0 ? Infinity : -1
  const { power, growth } = exponentialParts(exactly(x))
  if (power === 0) return growth.high
  const { high, low } = preciseSum(exactly(1), growth)
  const large = scaleByPowerOfTwo(high, power)
  return large === Infinity ? large : preciseSum({ high: large, low: scaleByPowerOfTwo(low, power) }, exactly(-1)).high
}

/** The natural logarithm of a normal double above 0, within a last digit, ten times as quick as with 106 bits. */
const quickLogarithm = (x: number): number => {
  const below = exponentOf(x)
  const mantissa = scaleByPowerOfTwo(x, -below)
  const isUpper = mantissa > Math.SQRT2
  const power = isUpper ? below + 1 : below
  const f = (isUpper ? mantissa / 2 : mantissa) - 1
  const s = f / (2 + f)
  const square = s * s
  // ln(1 + f) = 2s (1 + s² / 3 + …) = f - f² / 2 + s (f² / 2 + 2 s² / 3 + …): its largest terms are exact, or nearly so.
  const half = (f * f) / 2
  const series = 2 * square * (1 / 3 + square * polynomial(square, artanhTail))
  return power * ln2.high - (half - (s * (half + series) + power * ln2.low) - f)
}

/** The natural logarithm of x. */
export const log = (x: number): number => {
  if (x >= smallestNormal && x < Infinity) return quickLogarithm(x)
  return x > 0 ? (x < 1 ? logarithmOf(x).high : x) : x === 0 ? -Infinity : Number.NaN
}

/** The logarithm of x to the base 2, within two last digits. */
export const log2 = (x: number): number => log(x) / Math.LN2

/** The natural logarithm of 1 + x, with all digits also near 0. */
export const log1p = (x: number): number => {
  if (Math.abs(x) < negligible) return x
  if (x > -0.29 && x < 0.41) return smallLogarithm(exactly(x)).high
  return x > -1 && x < Infinity ? logarithmOfNormal(exactSum(1, x)).high : log(1 + x)
}
