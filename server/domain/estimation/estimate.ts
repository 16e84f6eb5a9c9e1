import { lessTimidValue, toAnswerAdjustments } from './adjustments.ts'
import type { Estimate, EstimationInput } from './apartment.ts'
import type { PriceTables } from './price-tables.ts'
import { createDayPrices } from './prices/day-prices.ts'
import { createPlaceHistories } from './prices/place-history.ts'
import { rangeReasons } from './range-reasons.ts'
import { createPriceDescriber } from './reference.ts'
import { toEuro, toHundredEuro, toTwoDecimals } from './rounding.ts'
import { completeness, confidence, intervals } from './uncertainty.ts'
import { type Valuer, valuer } from './valuation.ts'

/** Name of the method, for `meta.method` of an answer. */
export const estimationMethod = 'commune_reference_with_expert_adjustments'

/** The known fault that the model makes too little of differences between homes, with the value that it would be else. */
const timidFault = (value: number): Estimate['faults'][number] => ({
  key: 'timid',
  message: `If differences were as large as in Belgian adverts, this home would be worth ${value} EUR.`,
})

/** Estimates one dwelling; `today` is the day in Luxembourg. */
export type Estimator = (input: EstimationInput, today: string) => Estimate

/**
 * Makes the calculator of indicative values on tables of prices. Values are in EUR, everything is computed unrounded and
 * rounded last. It refuses as the valuer does, which defaults to one of the same tables.
 */
export const estimator = (tables: PriceTables, valued: Valuer = valuer(tables, createDayPrices(tables))): Estimator => {
  const referenceOf = createPriceDescriber(tables)
  const historyOf = createPlaceHistories(tables)
  return (input, today) => {
    const valuation = valued(input, today)
    const { value, fsd, day, home, place, price, applied, priceM2 } = valuation
    const ifLessTimid = lessTimidValue(value, applied)
    const ranges = intervals(value, fsd)
    const [, { low, high }] = ranges
    const { origin, reference } = referenceOf(place, price)
    return {
      valuationDate: day,
      estimationBasse: low,
      estimationCentrale: toHundredEuro(value),
      estimationHaute: high,
      intervals: ranges,
      fsdPct: toTwoDecimals(100 * fsd),
      calibration: 'assumed',
      prixM2Ajuste: toEuro(priceM2),
      confiance: confidence(fsd),
      completeness: completeness(home, place),
      ifLessTimid,
      faults: ifLessTimid === null ? [] : [timidFault(ifLessTimid)],
      ajustements: toAnswerAdjustments(applied),
      reference,
      history: historyOf(place.commune.name),
      evidence: rangeReasons(valuation, origin),
    }
  }
}
