import { type DoubleDouble, exactly, preciseProduct, quotient } from './double-double.ts'
import { exponentialOf, exponentOf, logarithmOf } from './exponentials.ts'

/** The square of a number: one product, which every engine rounds alike. */
export const square = (x: number): number => x * x

/** Largest whole exponent for which products are cheaper than a logarithm. */
const wholeMax = 1024

/** Binary exponents up to which products of 106 bits neither overflow nor lose digits. */
const binaryMax = 900

/** A number above 0 to a whole power from 1 on, by repeated squares. */
const wholePower = (x: number, exponent: number): DoubleDouble => {
  let value: DoubleDouble = exactly(1)
  let squared: DoubleDouble = exactly(x)
  for (let left = exponent; ; squared = preciseProduct(squared, squared)) {
    if (left % 2 === 1) value = preciseProduct(value, squared)
    left = Math.floor(left / 2)
    if (left === 0) return value
  }
}

/** Whether products alone give the power with all its digits. */
const isByProducts = (x: number, exponent: number): boolean => {
  const times = Math.abs(exponent)
  return Number.isInteger(exponent) && times <= wholeMax && times * (Math.abs(exponentOf(x)) + 1) < binaryMax
}

/** A finite number above 0, not 1, to a power other than 0. */
const positivePower = (x: number, exponent: number): number => {
  if (isByProducts(x, exponent)) {
    const value = wholePower(x, Math.abs(exponent))
    return exponent > 0 ? value.high : quotient(exactly(1), value).high
  }
  const logarithm = logarithmOf(x)
  const estimate = logarithm.high * exponent
  // A product of infinite halves would be NaN; the exponential handles results beyond doubles.
  return exponentialOf(Math.abs(estimate) < 1100 ? preciseProduct(logarithm, exactly(exponent)) : exactly(estimate))
}

/**
 * `x ** exponent` for finite exponents, the same on every engine: whole powers by repeated squares, others by a logarithm and an exponential,
 * each with 106 bits and rounded once at the end. ECMAScript leaves the last digits of `**` to the engine.
 */
export const power = (x: number, exponent: number): number => {
  if (exponent === 0) return 1
  if (Number.isNaN(x) || Number.isNaN(exponent)) return Number.NaN
  if (x === 1) return Number.isFinite(exponent) ? 1 : Number.NaN
  if (x < 0) {
    if (!Number.isInteger(exponent)) return Number.NaN
    return exponent % 2 === 0 ? power(-x, exponent) : -power(-x, exponent)
  }
  if (x === 0 || x === Infinity) return (x === 0) === exponent > 0 ? 0 : Infinity
  return positivePower(x, exponent)
}
