/**
 * Bounds of the sale fields: those of its schema in the contract, written out so that the browser needs no
 * schemas; a test compares them.
 */
export const saleBounds = {
  /** m². */
  surface: { low: 1, high: 10_000 },
  nbChambres: { low: 0, high: 20 },
  /** EUR. */
  price: { low: 0.01, high: 1e12 },
  /** Characters of a name. */
  nameMax: 100,
  /** Characters of the name of a building. */
  groupMax: 60,
} as const

/** Maximum number of sales of a file. */
export const salesMax = 1000
