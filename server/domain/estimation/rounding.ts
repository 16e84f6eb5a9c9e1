/** Relative error within which a double counts as a half: fifteen digits. */
const tieWidth = 1e-14

/** The nearest whole number, halves up; near a half fifteen digits first, so that a product is the number it looks like. */
const nearest = (x: number): number => {
  const isNearHalf = Math.abs(x - Math.floor(x) - 0.5) <= Math.abs(x) * tieWidth
  return Math.round(isNearHalf ? Number(x.toPrecision(15)) : x) + 0
}

/** Rounds to whole euros, halves up. */
export const toEuro = nearest

/** Rounds to 100 EUR, halves up. */
export const toHundredEuro = (amount: number): number => nearest(amount / 100) * 100

/** Rounds to one decimal, halves up; never -0. */
export const toOneDecimal = (points: number): number => nearest(points * 10) / 10

/** Rounds to two decimals, halves up; never -0. */
export const toTwoDecimals = (points: number): number => nearest(points * 100) / 100

/** Rounds to three decimals, halves up; never -0. */
export const toThreeDecimals = (value: number): number => nearest(value * 1e3) / 1e3

/** Rounds percentage points to four decimals; never -0. */
export const toFourDecimalsHalfUp = (points: number): number => nearest(points * 1e4) / 1e4

/** Rounds to six decimals, halves up; never -0. */
export const toSixDecimalsHalfUp = (value: number): number => nearest(value * 1e6) / 1e6
