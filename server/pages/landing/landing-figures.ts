import type { Range } from '../drawings.ts'

/** Figures of the home page, from the tables that the service estimates with. */
export interface LandingFigures {
  /** First year with prices, and the number of years since. */
  years: { first: number; count: number }
  /** Means that were predicted a year ahead, and the share (0 to 1) that the range of 80 % contained. */
  measured: { pairs: number; held: number }
  /** Estimate of a flat in Mamer of that living area (m²), in EUR. */
  sample: Range & { surface: number }
}
