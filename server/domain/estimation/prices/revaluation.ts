import type * as z from 'zod'
import type { Revaluation, RevaluationItem } from '#contract/estimation/revaluation'
import { revaluationRules } from '#contract/rules/revaluation'
import { ruleIssues } from '../../core/broken-rule.ts'
import { isoDay, plusYears, yearOf } from '../../core/days.ts'
import { square } from '../../core/powers.ts'
import { Refusal, type RefusedField } from '../../core/refusal.ts'
import { communeDirectory } from '../commune-name.ts'
import { uncertainty } from '../parameters/uncertainty.ts'
import type { PriceTables } from '../price-tables.ts'
import type { Commune } from '../reference-prices.ts'
import { toHundredEuro, toOneDecimal, toSixDecimalsHalfUp, toTwoDecimals } from '../rounding.ts'
import { intervalEnds, varianceOfUnpublishedYears } from '../uncertainty.ts'
import type { DatedPrices, StartingPrice } from './dated-price.ts'
import { formatQuarter, middleOf } from './house-prices.ts'

/** A value of a day, and the day to which it is carried. */
export type RevaluedItem = z.infer<typeof RevaluationItem>

/** A value carried to another day. */
type RevaluedValue = z.infer<typeof Revaluation>

/** Carries a value to the day that it names, or to today. */
export type Revaluer = (item: RevaluedItem, today: string) => RevaluedValue

/** The day itself and its five anniversaries before make the mean of six years (Regulation (EU) No 575/2013, art. 229(1)(e)). */
const yearsOfMean = 6

/** The days that are before the prices begin, or after today. */
const revaluationDayIssues = (
  { valuedOn, valuationDate }: RevaluedItem,
  { first, today }: { first: string; today: string },
): RefusedField[] =>
  Object.entries({ valuedOn, valuationDate }).flatMap(([path, day]) => {
    if (day === undefined) return []
    const shown = { path, received: day, allowed: [`from ${first} to ${today}`] }
    return [
      ...ruleIssues(revaluationRules, 'day_too_early', day < first, shown, { first }),
      ...ruleIssues(revaluationRules, 'day_to_come', day > today, shown, { today }),
    ]
  })

/** Each 1 July between two days, exclusive. */
const midyearsBetween = (earlier: string, later: string): string[] =>
  Array.from({ length: yearOf(later) - yearOf(earlier) + 1 }, (_, years) =>
    isoDay(yearOf(earlier) + years, 7, 1),
  ).filter(day => earlier < day && day < later)

/**
 * Standard deviation of a place's movement between two days, as a share: a random walk around the national index, and
 * the index itself where it is not published yet.
 */
const movementDeviation = (from: StartingPrice, to: StartingPrice): number => {
  const unpublishedYears = ({ at, lastQuarter }: StartingPrice): number => Math.max(0, at - middleOf(lastQuarter))
  const walk = square(uncertainty.movement.value) * Math.abs(to.at - from.at)
  return Math.sqrt(walk + varianceOfUnpublishedYears(unpublishedYears(to) - unpublishedYears(from)))
}

const toPricePoint = (day: string, { priceM2, year, quarter }: StartingPrice): RevaluedValue['from'] => ({
  day,
  priceM2: toOneDecimal(priceM2),
  year,
  quarter: formatQuarter(quarter),
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
  { dated, first }: { dated: DatedPrices; first: string },
): Omit<RevaluedValue, 'tables'> => {
  const [from, to] = [dated.on(commune, valuedOn), dated.on(commune, day)]
  const valueOn = (other: string): number => (sent * dated.on(commune, other).priceM2) / from.priceM2
  const deviation = movementDeviation(from, to)
  const value = toHundredEuro(valueOn(day))
  const mean = meanOfYears(day, first, valueOn)
  const sixYearMean = mean === null ? null : toHundredEuro(mean)
  return {
    ...(id !== undefined && { id }),
    commune: commune.name,
    value,
    ...intervalEnds(valueOn(day), deviation),
    fsdPct: toTwoDecimals(100 * deviation),
    factor: toSixDecimalsHalfUp(to.priceM2 / from.priceM2),
    from: toPricePoint(valuedOn, from),
    to: toPricePoint(day, to),
    path: pathBetween([valuedOn, day], valueOn),
    sixYearMean,
    aboveSixYearMean: sixYearMean === null ? null : value > sixYearMean,
  }
}

/**
 * Makes the calculator that carries a value from one day to another by the modelled prices of existing apartments in its
 * municipality: value × price(to) / price(from). It refuses with `invalid_request`, naming each day that is before the
 * first year of the tables or after `today`, and with `municipality_not_found`, suggesting names.
 */
export const revaluer = (tables: PriceTables, dated: DatedPrices): Revaluer => {
  const find = communeDirectory(tables)
  const first = isoDay(Math.min(...dated.index.keys()), 1, 1)
  return (item, today) => {
    const issues = revaluationDayIssues(item, { first, today })
    if (issues.length > 0) throw new Refusal('invalid_request', { issues })
    const found = find(item.commune)
    if ('message' in found) throw new Refusal('municipality_not_found', found)
    return { ...carryValue(found.commune, item, item.valuationDate ?? today, { dated, first }), tables: tables.hash }
  }
}
