import type { DiscountedCashFlow } from '#contract/evaluation/discounted-cash-flow'
import { toCents, toSixDecimals } from '../../core/money.ts'
import { calendar } from './calendar.ts'
import { bucketSums } from './months.ts'
import type { LivedUnit } from './operating-result.ts'

/** Each unit with its rent by year and the days on which its leases end, in the order of the request. */
export const tenancies = (lived: readonly LivedUnit[], valuationDate: string): DiscountedCashFlow['tenants'] => {
  const days = calendar(valuationDate)
  return lived
    .toSorted((a, b) => a.unit.place - b.unit.place)
    .map(({ unit, months, expiries }) => {
      const [potential, empty, free] = [months.potentialRent, months.voidLoss, months.rentFreeLoss].map(figures =>
        bucketSums(figures, 12),
      )
      return {
        name: unit.name,
        rentByYear: (potential ?? []).map((rent, year) => toCents(rent - (empty?.[year] ?? 0) - (free?.[year] ?? 0))),
        expiries: expiries.map(days.lastDayBefore),
      }
    })
}

/** Weighted average unexpired lease term (WAULT) by rent; null without rent. */
export const wault = (lived: readonly LivedUnit[]): DiscountedCashFlow['wault'] => {
  const inForce = lived.flatMap(({ unit: { lease, firstBreak } }) =>
    lease && lease.start <= 0 ? [{ ...lease, firstBreak }] : [],
  )
  const rent = inForce.reduce((sum, { annualRent }) => sum + annualRent, 0)
  const weighted = (position: (lease: (typeof inForce)[number]) => number): number | null =>
    rent === 0
      ? null
      : toSixDecimals(inForce.reduce((sum, lease) => sum + (lease.annualRent / rent) * (position(lease) / 12), 0))
  return { toExpiryYears: weighted(({ end }) => end), toBreakYears: weighted(({ firstBreak }) => firstBreak) }
}
