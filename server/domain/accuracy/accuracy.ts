import type * as z from 'zod'
import type { Accuracy } from '#contract/estimation/accuracy'
import type { PriceTables } from '../estimation/price-tables.ts'
import { toThreeDecimals, toTwoDecimals } from '../estimation/rounding.ts'
import type { Valuer } from '../estimation/valuation.ts'
import { impliedAccuracy } from './implied.ts'
import { measuredAccuracy } from './measured.ts'

/** Name of the method behind the accuracy. */
export const accuracyMethod = 'measured_places_implied_dwellings'

/** What the service says of its accuracy. */
export type AccuracyAnswer = z.infer<typeof Accuracy>

type Measured = ReturnType<typeof measuredAccuracy>

const shownStudy = ({ medianRatio, cod, prd, prb, mdapePct, rmsePct }: Measured['modelled']) => ({
  medianRatio: toThreeDecimals(medianRatio),
  cod: toTwoDecimals(cod),
  prd: toThreeDecimals(prd),
  prb: prb === null ? null : toThreeDecimals(prb),
  mdapePct: toTwoDecimals(mdapePct),
  rmsePct: toTwoDecimals(rmsePct),
})

const shownIntervals = (intervals: Measured['intervals']) =>
  intervals.map(({ coverage, held }) => ({ coverage, held: toThreeDecimals(held) }))

const shownMeasured = (measured: Measured): AccuracyAnswer['measured'] => ({
  pairs: measured.pairs,
  published: shownStudy(measured.published),
  modelled: shownStudy(measured.modelled),
  intervals: shownIntervals(measured.intervals),
  untouched: { ...measured.untouched, intervals: shownIntervals(measured.untouched.intervals) },
  bySales: measured.bySales.map(({ rmsePct, ...group }) => ({ ...group, rmsePct: toTwoDecimals(rmsePct) })),
  byPrice: measured.byPrice.map(({ rmsePct, ...group }) => ({ ...group, rmsePct: toTwoDecimals(rmsePct) })),
})

/**
 * Makes the account of accuracy as of a day from 2014-01-01 on. What was measured on the official files is computed once,
 * with the first question; what the dispersions imply, for each day that is asked.
 */
export const accuracyOf = (tables: PriceTables, valued: Valuer): ((asOf: string) => AccuracyAnswer) => {
  let measured: AccuracyAnswer['measured'] | undefined
  return asOf => {
    measured ??= shownMeasured(measuredAccuracy(tables))
    return {
      asOf,
      tables: tables.hash,
      measured,
      implied: impliedAccuracy(tables, valued, asOf).map(({ method, communes, known, fsd, mdape, ppe10, ppe20 }) => ({
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
    }
  }
}
