import type { FigureSource } from '#contract/ai/figure'

/**
 * The unit of a value: a currency by its code, `m²`, money by square metre (`EUR/m²`), a part of one (`fraction`), spans
 * of time, a calendar year, a day, a period of months, an article, a number of things, or a bare number of which no unit is
 * known.
 */
export type Unit =
  | Currency
  | `${Currency}/m²`
  | 'm²'
  | 'fraction'
  | 'percentage points'
  | 'years'
  | 'months'
  | 'days'
  | 'hours'
  | 'calendar year'
  | 'day'
  | 'period'
  | 'article'
  | 'count'
  | 'number'

/** A currency of the countries that the service calculates for, by its ISO 4217 code. */
export type Currency = 'EUR' | 'LUF' | 'GBP' | 'USD' | 'CHF'

/** A value that a text may state, with the name that a model writes for it and where it comes from. */
export interface Fact {
  /** As `D4`, `L2` or `C1`; undefined where a fact has no name, because there were too many. */
  name: string | undefined
  /** In `unit`; a share as a part of one. A day is YYYY-MM-DD, an article and a period are as they are written. */
  value: number | string
  unit: Unit
  source: Omit<FigureSource, 'ref' | 'value'>
  /** Names next to it in JSON, as `adjQuartier`, where they say what it is. */
  label?: string
}
