import type * as z from 'zod'
import type { Concentration } from '#contract/estimation/validation'
import type { PriceTables } from '../../estimation/price-tables.ts'
import { type DayPrices, middleMovement } from '../../estimation/prices/day-prices.ts'
import { revaluer } from '../../estimation/prices/revaluation.ts'
import { capital } from '../../estimation/reference-prices.ts'
import { toTwoDecimals } from '../../estimation/rounding.ts'

/** Equal homes whose values are carried together: their number, the value of each in EUR, and its day. */
const example = { homes: 20, valueEur: 600_000, valuedOn: '2022-07-01' } as const

/**
 * How much of the error many homes share on a day: the movement of the country compared with the error of the capital, and the total
 * of equal homes beside what it would be if their errors were independent.
 */
export const measureConcentration = (
  tables: PriceTables,
  prices: DayPrices,
  day: string,
): z.infer<typeof Concentration> => {
  const { homes, valueEur, valuedOn } = example
  const { carry, total } = revaluer(tables, prices)
  const item = { commune: capital, value: valueEur, valuedOn, valuationDate: day }
  const whole = total(Array.from({ length: homes }, () => carry(item, day).carried))
  const place = tables.communes.find(({ name }) => name === capital)
  if (!whole || !place) throw new RangeError('The tables have no price of the capital.')
  return {
    day,
    sharedPct: toTwoDecimals(100 * Math.sqrt(middleMovement(tables, day).variance)),
    placePct: toTwoDecimals(100 * prices.on(place, day).standardError),
    portfolio: { homes, valuedOn, placeFsdPct: whole.placeFsdPct, ifIndependentPct: whole.ifIndependentPct },
  }
}
