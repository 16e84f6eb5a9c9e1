import type * as z from 'zod'
import type { Accuracy } from '#contract/estimation/accuracy'
import type { PriceTables } from '../estimation/price-tables.ts'
import { toThreeDecimals, toTwoDecimals } from '../estimation/rounding.ts'
import type { Valuer } from '../estimation/valuation.ts'
import { theoreticalAccuracy } from './implied.ts'

/** Name of the method behind the accuracy. */
export const accuracyMethod = 'measured_places_implied_dwellings'

/** Accuracy as the service publishes it. */
export type AccuracyAnswer = z.infer<typeof Accuracy>

/**
 * Makes the report on accuracy as of a day from 2014-01-01 on. What was measured on the official files came with the tables;
 * the accuracy implied by the dispersions is computed for each day.
 */
export const accuracyOf =
  (tables: PriceTables, valued: Valuer, measured: AccuracyAnswer['measured']): ((asOf: string) => AccuracyAnswer) =>
  asOf => ({
    ...{ asOf, tables: tables.hash, measured },
    implied: theoreticalAccuracy(tables, valued, asOf).map(({ method, communes, known, fsd, mdape, ppe10, ppe20 }) => ({
      ...{ method, communes, known },
      fsdPct: {
        low: toTwoDecimals(100 * fsd.low),
        median: toTwoDecimals(100 * fsd.median),
        high: toTwoDecimals(100 * fsd.high),
      },
      mdapePct: toTwoDecimals(100 * mdape),
      ...{ ppe10: toThreeDecimals(ppe10), ppe20: toThreeDecimals(ppe20) },
    })),
    tested: { sales: 0 },
  })
