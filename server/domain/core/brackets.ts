/**
 * One slice of a table in which each part of a base is charged by its slice, from the limit of the one before up to and
 * including its own. It may hold a rate, a fixed amount for entering it, or an amount for each step begun in it.
 */
export interface Slice {
  /** Upper limit, included; null in the last slice of a table without end. */
  readonly upTo: number | null
  readonly rate?: number
  readonly amount?: number
  readonly step?: number
}

/** One band of a table in which the whole base belongs to one band, up to and including its limit. */
export interface Band {
  readonly upTo: number | null
  readonly rate?: number
  readonly amount?: number
  readonly deduction?: number
}

/** One band of a table in which a band begins at its limit, and the base belongs to the last one that it reaches. */
export interface BandFrom {
  readonly from: number
  readonly rate?: number
  readonly amount?: number
}

/** Steps begun in a width; fifteen digits first, so that a whole number of steps stays one. */
const stepsBegun = (width: number, step: number): number => Math.ceil(Number((width / step).toPrecision(15)))

const sliceCharge = ({ rate = 0, amount = 0, step }: Slice, width: number): number =>
  (step === undefined ? amount : amount * stepsBegun(width, step)) + rate * width

/**
 * Charge of a base slice by slice, not rounded: marginal rates, a fixed fee and then slices, or an amount for each
 * step begun (a first slice of 500 with the amount 15, then 4 for every 500). Nothing on a base of 0.
 */
export const bySlices = (base: number, slices: readonly Slice[]): number => {
  let [charge, lower] = [0, 0]
  for (const slice of slices) {
    if (base <= lower) break
    const upper = slice.upTo ?? Number.POSITIVE_INFINITY
    charge += sliceCharge(slice, Math.min(base, upper) - lower)
    lower = upper
  }
  return charge
}

/** The band that contains a base, limits included; undefined above the last limit. */
export const bandOf = <B extends { readonly upTo: number | null }>(base: number, bands: readonly B[]): B | undefined =>
  bands.find(({ upTo }) => upTo === null || base <= upTo)

/** Charge of a base by the band that contains it, not rounded: base × rate − deduction + amount, never below 0. */
export const byBand = (base: number, bands: readonly Band[]): number => {
  const { rate = 0, amount = 0, deduction = 0 } = bandOf(base, bands) ?? {}
  return Math.max(0, base * rate - deduction + amount)
}
