/** A price is near a cliff up to this many times its limit. */
export const nearness = 1.02

/** Movables above this part of the price are looked at by tax offices. */
export const usualMovablesShare = 0.1

/** The sums of shares that count as 1, ends included: three times 0.333333 does. */
export const [sharesLeast, sharesMost] = [0.999999, 1.000001]
