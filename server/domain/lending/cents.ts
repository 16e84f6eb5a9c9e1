/** Relative error within which a double counts as a half: fifteen digits. */
const tieWidth = 1e-14

/**
 * The nearest whole cent of a sum in cents, halves away from zero. Near a half fifteen digits first, so that a product
 * is the number it looks like; elsewhere the slower text form is not needed.
 */
export const nearestCent = (cents: number): number => {
  const magnitude = Math.abs(cents)
  const isNearHalf = Math.abs(magnitude - Math.floor(magnitude) - 0.5) <= magnitude * tieWidth
  return Math.sign(cents) * Math.round(isNearHalf ? Number(magnitude.toPrecision(15)) : magnitude) + 0
}
