import type * as z from 'zod'
import type { Accuracy } from '#contract/estimation/accuracy'
import type { PriceTables } from '../estimation/price-tables.ts'
import { toThreeDecimals, toTwoDecimals } from '../estimation/rounding.ts'
import type { Valuer } from '../estimation/valuation.ts'
import { theoreticalAccuracy } from './implied.ts'
import { measureAccuracy } from './measured.ts'

/** Name of the method behind the accuracy. */
export const accuracyMethod = 'measured_places_implied_dwellings'

/** Accuracy as the service publishes it. */
export type AccuracyAnswer = z.infer<typeof Accuracy>

type Measured = ReturnType<typeof measureAccuracy>

const roundStudy = ({ medianRatio, cod, prd, prb, mdapePct, rmsePct }: Measured['modelled']) => ({
  medianRatio: toThreeDecimals(medianRatio),
  cod: toTwoDecimals(cod),
  prd: toThreeDecimals(prd),
  prb: prb === null ? null : toThreeDecimals(prb),
  mdapePct: toTwoDecimals(mdapePct),
  rmsePct: toTwoDecimals(rmsePct),
})

const roundIntervals = (intervals: Measured['intervals']) =>
  intervals.map(({ coverage, held }) => ({ coverage, held: toThreeDecimals(held) }))

const roundMeasuredAccuracy = (measured: Measured): AccuracyAnswer['measured'] => ({
  pairs: measured.pairs,
  published: roundStudy(measured.published),
  modelled: roundStudy(measured.modelled),
  intervals: roundIntervals(measured.intervals),
  untouched: { ...measured.untouched, intervals: roundIntervals(measured.untouched.intervals) },
  bySales: measured.bySales.map(({ rmsePct, ...group }) => ({ ...group, rmsePct: toTwoDecimals(rmsePct) })),
  byPrice: measured.byPrice.map(({ rmsePct, ...group }) => ({ ...group, rmsePct: toTwoDecimals(rmsePct) })),
})

/**
 * Makes the report on accuracy as of a day from 2014-01-01 on. Measurements on the official files are computed once,
 * on the first call; the accuracy implied by the dispersions, for each day.
 */
export const accuracyOf = (tables: PriceTables, valued: Valuer): ((asOf: string) => AccuracyAnswer) => {
  let measured: AccuracyAnswer['measured'] | undefined
  return asOf => {
    measured ??= roundMeasuredAccuracy(measureAccuracy(tables))
    return {
      asOf,
      tables: tables.hash,
      measured,
      implied: theoreticalAccuracy(tables, valued, asOf).map(
        ({ method, communes, known, fsd, mdape, ppe10, ppe20 }) => ({
          ...{ method, communes, known },
          fsdPct: {
            low: toTwoDecimals(100 * fsd.low),
            median: toTwoDecimals(100 * fsd.median),
            high: toTwoDecimals(100 * fsd.high),
          },
          mdapePct: toTwoDecimals(100 * mdape),
          ...{ ppe10: toThreeDecimals(ppe10), ppe20: toThreeDecimals(ppe20) },
        }),
      ),
      tested: { sales: 0 },
    }
  }
}
