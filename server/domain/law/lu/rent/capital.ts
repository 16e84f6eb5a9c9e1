import { yearOf } from '../../../core/days.ts'
import { sumAmounts, toCents, toSixDecimals } from '../../../core/money.ts'
import type { Law, Provisions } from '../../../core/provision.ts'
import { coefficientOf } from '../coefficient.ts'
import { rentLandShare, rentReductionAfterYears, rentReductionPeriod, rentReductionRate } from '../parameters/rent.ts'
import { type CitedPart, citePart, type Dwelling, firstYearOf, pricePaid, type RentCap } from './dwelling.ts'

type Item = RentCap['items'][number]

/** Invested capital of a dwelling with its parts and the reduction for age. */
export interface InvestedCapital {
  readonly items: readonly CitedPart<Item>[]
  readonly reduction: CitedPart<RentCap['reduction']>
  /** Sum of the revalued parts. */
  readonly revalued: number
  /** Revalued capital less the reduction, after upkeep. */
  readonly invested: number
}

const reviseItem = (
  law: Law,
  key: Item['key'],
  year: number,
  amount: number,
  ...by: Provisions | []
): CitedPart<Item> => {
  const factor = coefficientOf(law, year)
  const { value: coefficient } = factor
  return citePart({ key, year, amount, coefficient, revalued: toCents(amount * coefficient) }, [factor, ...by])
}

/**
 * Price of the land: as sent, else the lump sum of art. 3(2), a share of price and costs of a purchase, or of the cost of
 * the building and the land together.
 */
const landPriceOf = (law: Law, dwelling: Dwelling): { land: number; by: Provisions | [] } => {
  const { landPrice, constructionCost = 0 } = dwelling
  if (landPrice !== undefined) return { land: toCents(landPrice), by: [] }
  const share = law(rentLandShare)
  const whole = pricePaid(dwelling) ?? constructionCost / (1 - share.value)
  return { land: toCents(whole * share.value), by: [share] }
}

/** Parts of the capital, law of 21 September 2006, art. 3(2) and (4): the price of a deed is that of what was built. */
const capitalItems = (law: Law, dwelling: Dwelling): CitedPart<Item>[] => {
  const { constructionYear, constructionCost = 0, landYear = constructionYear, works = [] } = dwelling
  const { land, by } = landPriceOf(law, dwelling)
  const paid = pricePaid(dwelling)
  const building = paid === undefined ? toCents(constructionCost) : sumAmounts([paid, -land])
  const year = firstYearOf(dwelling)
  return [
    reviseItem(law, 'building', year, building),
    reviseItem(law, 'land', paid === undefined ? landYear : year, land, ...by),
    ...works.map(one => reviseItem(law, 'works', one.year, toCents(one.amount))),
  ]
}

/** Whole periods of the reduction from a year to that of the lease or the adaptation. */
export const countPeriods = (law: Law, from: number, { referenceDate }: Dwelling): number =>
  Math.max(0, Math.floor((yearOf(referenceDate) - from) / law(rentReductionPeriod).value))

/** Reduction for a number of periods; at most the whole. */
export const reductionOf = (law: Law, periods: number): number =>
  Math.min(1, toSixDecimals(periods * law(rentReductionRate).value))

/**
 * Reduction for age, art. 3(3): for each period after the fifteenth year of the building, but not before a purchase, whose
 * price stands for the reduced capital of its day (art. 3(4)). Upkeep is set against it; an excess is carried on.
 */
const reduceForAge = (law: Law, dwelling: Dwelling, reducible: number): InvestedCapital['reduction'] => {
  const { constructionYear, purchase, upkeep = [] } = dwelling
  const from = Math.max(constructionYear + law(rentReductionAfterYears).value, purchase?.year ?? 0)
  const periods = countPeriods(law, from, dwelling)
  const rate = reductionOf(law, periods)
  const amount = toCents(reducible * rate)
  const proven = sumAmounts(upkeep.map(one => toCents(one.amount * coefficientOf(law, one.year).value)))
  const used = Math.min(amount, proven)
  const factors = upkeep.map(one => coefficientOf(law, one.year))
  return citePart({ from, periods, rate, amount, upkeep: used, upkeepCarriedOn: sumAmounts([proven, -used]) }, [
    law(rentReductionRate),
    law(rentReductionPeriod),
    law(rentReductionAfterYears),
    ...factors,
  ])
}

/** Invested capital of a dwelling, revalued to the year of the lease or the adaptation, and reduced for age. */
export const findInvestedCapital = (law: Law, dwelling: Dwelling): InvestedCapital => {
  const items = capitalItems(law, dwelling)
  const sumOf = (parts: readonly CitedPart<Item>[]): number => sumAmounts(parts.map(({ part }) => part.revalued))
  const reduction = reduceForAge(law, dwelling, sumOf(items.filter(({ part }) => part.key !== 'land')))
  const revalued = sumOf(items)
  const { amount, upkeep } = reduction.part
  return { items, reduction, revalued, invested: sumAmounts([revalued, -amount, upkeep]) }
}
