/**
 * Bounds of a home: those of its schema in the contract, written out so that the browser needs no schemas; a test compares
 * them.
 */
export const homeBounds = {
  /** EUR. */
  value: { low: 1, high: 1e10 },
  /** Characters of a name or a reference. */
  nameMax: 100,
} as const

/** Maximum number of homes of a file. */
export const homesMax = 10_000
