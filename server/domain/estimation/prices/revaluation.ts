import type * as z from 'zod'
import type { Revaluation, RevaluationItem } from '#contract/estimation/revaluation'
import { firstPriceDay } from '#contract/rules/estimation'
import { revaluationRules } from '#contract/rules/revaluation'
import { ruleIssues } from '../../core/broken-rule.ts'
import { isoDay, plusYears, yearOf } from '../../core/days.ts'
import { exp } from '../../core/exponentials.ts'
import { square } from '../../core/powers.ts'
import { Refusal, type RefusedField } from '../../core/refusal.ts'
import { communeDirectory } from '../commune-name.ts'
import type { PriceTables } from '../price-tables.ts'
import type { Commune } from '../reference-prices.ts'
import { toHundredEuro, toOneDecimal, toSixDecimalsHalfUp, toTwoDecimals } from '../rounding.ts'
import { intervalEnds } from '../uncertainty.ts'
import type { DayPrices } from './day-prices.ts'
import { lastAllowedDay } from './file-age.ts'
import { measureMovement } from './movement.ts'
import { type CarriedValue, totalOf } from './portfolio.ts'
import { formatQuarter, quarterOf, yearOfQuarter } from './quarters.ts'
import { prepareSystem, systemOf } from './solved-paths.ts'

/** A value of a day, and the day to which it is carried. */
export type RevaluedItem = z.infer<typeof RevaluationItem>

/** A value carried to another day. */
type RevaluedValue = z.infer<typeof Revaluation>

/** Carries values from one day to another. */
export interface Revaluer {
  /** Solves the system of prices in slices; undefined where that was done. Without it the first item solves it at once. */
  prepare(): Promise<unknown> | undefined
  /** Carries a value to the day that it names, or to today; with what its total is made of. */
  carry(item: RevaluedItem, today: string): { answer: RevaluedValue; carried: CarriedValue }
  /** The total of several carried values with its own range; null where no two were carried to one day. */
  total(carried: readonly CarriedValue[]): ReturnType<typeof totalOf>
}

/** The day itself and its five anniversaries before make the mean of six years (Regulation (EU) No 575/2013, art. 229(1)(e)). */
const yearsOfMean = 6

/** The days that are before the prices begin, after today, or too long after the newest file; today where none is sent. */
const revaluationDayIssues = (
  { valuedOn, valuationDate }: RevaluedItem,
  { first, last, today }: { first: string; last: string; today: string },
): RefusedField[] =>
  Object.entries({ valuedOn, valuationDate: valuationDate ?? today }).flatMap(([path, day]) => {
    const shown = { path, received: day, allowed: [`from ${first} to ${last}`] }
    return [
      ...ruleIssues(revaluationRules, 'day_too_early', day < first, shown, { first }),
      ...ruleIssues(revaluationRules, 'day_to_come', day > last, shown, { today }),
    ]
  })

/** Each 1 July between two days, exclusive. */
const midyearsBetween = (earlier: string, later: string): string[] =>
  Array.from({ length: yearOf(later) - yearOf(earlier) + 1 }, (_, years) =>
    isoDay(yearOf(earlier) + years, 7, 1),
  ).filter(day => earlier < day && day < later)

const toPricePoint = (day: string, logPrice: number): RevaluedValue['from'] => ({
  day,
  priceM2: toOneDecimal(exp(logPrice)),
  year: yearOfQuarter(quarterOf(day)),
  quarter: formatQuarter(quarterOf(day)),
})

/**
 * The mean of the values on a day and on its anniversaries before, unrounded; null where one of them is before the first
 * day of the prices.
 */
const meanOfYears = (day: string, first: string, valueOn: (day: string) => number): number | null => {
  const days = Array.from({ length: yearsOfMean }, (_, years) => plusYears(day, -years))
  if (days.some(each => each < first)) return null
  return days.reduce((sum, each) => sum + valueOn(each), 0) / yearsOfMean
}

/** The value on both days and on each 1 July between them. */
const pathBetween = (days: readonly string[], valueOn: (day: string) => number): RevaluedValue['path'] => {
  const [earlier = '', later = earlier] = [...new Set(days)].sort()
  return [...new Set([earlier, ...midyearsBetween(earlier, later), later])].map(day => ({
    day,
    value: toHundredEuro(valueOn(day)),
  }))
}

/** An item whose place is known and whose days are allowed, carried to a day. */
const carryValue = (
  commune: Commune,
  { id, value: sent, valuedOn }: RevaluedItem,
  day: string,
  { tables, prices }: { tables: PriceTables; prices: DayPrices },
): { answer: RevaluedValue; carried: CarriedValue } => {
  const [from, to] = [prices.logPriceOn(commune, valuedOn), prices.logPriceOn(commune, day)]
  const valueOn = (other: string): number =>
    other === valuedOn ? sent : sent * exp(prices.logPriceOn(commune, other) - from)
  const movement = measureMovement(systemOf(tables), commune, valuedOn, day)
  const { placeDeviation, homeVariance } = movement
  const homeDeviation = Math.sqrt(square(placeDeviation) + homeVariance)
  const unrounded = valueOn(day)
  const value = toHundredEuro(unrounded)
  const mean = meanOfYears(day, firstPriceDay, valueOn)
  const sixYearMean = mean === null ? null : toHundredEuro(mean)
  const home = intervalEnds(unrounded, homeDeviation)
  const answer = {
    ...(id !== undefined && { id }),
    ...{ commune: commune.name, value, ...intervalEnds(unrounded, placeDeviation) },
    fsdPct: toTwoDecimals(100 * placeDeviation),
    ...{ homeLow: home.low, homeHigh: home.high, homeFsdPct: toTwoDecimals(100 * homeDeviation) },
    factor: toSixDecimalsHalfUp(exp(to - from)),
    from: toPricePoint(valuedOn, from),
    to: toPricePoint(day, to),
    path: pathBetween([valuedOn, day], valueOn),
    sixYearMean,
    aboveSixYearMean: sixYearMean === null ? null : value > sixYearMean,
    tables: tables.hash,
  }
  return { answer, carried: { day, value: unrounded, movement } }
}

/**
 * Makes the calculator that carries a value from one day to another by the prices of existing apartments in its
 * municipality: value × price(to) / price(from). It refuses with `invalid_request`, naming each day that is before the
 * first year of the tables, after `today` or too long after the newest file, and with `municipality_not_found`, suggesting
 * names. The system of prices is solved once; `pause` lets others run between the slices of its solution.
 */
export const revaluer = (
  tables: PriceTables,
  prices: DayPrices,
  pause: () => Promise<void> = () => Promise.resolve(),
): Revaluer => {
  const find = communeDirectory(tables)
  return {
    prepare: () => prepareSystem(tables, pause),
    carry: (item, today) => {
      const last = lastAllowedDay(prices.newest, today)
      const issues = revaluationDayIssues(item, { first: firstPriceDay, last, today })
      if (issues.length > 0) throw new Refusal('invalid_request', { issues })
      const found = find(item.commune)
      if ('message' in found) throw new Refusal('municipality_not_found', found)
      return carryValue(found.commune, item, item.valuationDate ?? today, { tables, prices })
    },
    total: carried => totalOf(systemOf(tables), carried),
  }
}
