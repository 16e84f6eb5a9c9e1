import { snapMonths } from './calendar.ts'
import {
  enterRent,
  enterVoid,
  type IndexClause,
  type Lease,
  type PriceIndex,
  rentPeriods,
  type UnitMonths,
} from './lease.ts'

/** One unit with its present lease and the terms of re-letting. Sums per year, times in months. */
export interface Unit {
  /** Index in the request. */
  place: number
  name: string
  areaM2: number | undefined
  /** Missing where the unit is vacant. */
  lease: Lease | undefined
  /** End of the lease by the first break option; its end without one. */
  firstBreak: number
  clause: IndexClause
  marketRent: number
  /** Growth factor of the market rent at the beginning of each year. */
  marketRentSteps: readonly number[]
  /** Chance that the tenant leaves: voids, rent-free months and letting costs count in this proportion. */
  leavingProbability: number
  voidMonths: number
  rentFreeMonths: number
  relettingFeeRate: number
  tenantImprovements: number
  newLeaseMonths: number
}

/** Cash flow of a unit in each month, and the ends of its leases. */
export interface UnitCashFlow {
  months: UnitMonths
  /** Positions at which leases end, within the calculation. */
  expiries: number[]
}

/** Prices over the calculation. */
export interface Prices {
  index: PriceIndex
  /** Inflation factor at the beginning of each year. */
  inflationSteps: readonly number[]
}

const emptyMonths = (count: number): UnitMonths => ({
  potentialRent: new Float64Array(count),
  voidLoss: new Float64Array(count),
  rentFreeLoss: new Float64Array(count),
  letParts: new Float64Array(count),
  lettingCosts: new Float64Array(count),
})

/** A new letting at the market rent of the year in which it begins. */
const newLease = (unit: Unit, start: number): Lease => ({
  start,
  end: snapMonths(start + unit.newLeaseMonths),
  annualRent: unit.marketRent * (unit.marketRentSteps[Math.floor(start / 12)] ?? 1),
  rentFreeMonths: unit.rentFreeMonths * unit.leavingProbability,
})

/** Fee and works of a new letting. */
const lettingCost = (unit: Unit, { start, annualRent }: Lease, { inflationSteps }: Prices): number => {
  const works = unit.tenantImprovements * (inflationSteps[Math.floor(start / 12)] ?? 1)
  return unit.leavingProbability * (unit.relettingFeeRate * annualRent + works)
}

/** Simulates a unit: its lease, then alternating voids and new lettings until the end of the calculation. */
export const unitCashFlow = (unit: Unit, prices: Prices, monthCount: number): UnitCashFlow => {
  const months = emptyMonths(monthCount)
  const expiries: number[] = []
  const marketRent = (year: number): number => unit.marketRent * (unit.marketRentSteps[year] ?? 1)
  const live = (lease: Lease): number => {
    const rentFreeUntil = Math.max(lease.start, 0) + lease.rentFreeMonths
    for (const period of rentPeriods(lease, unit.clause, prices.index, monthCount)) {
      enterRent(months, period, rentFreeUntil)
    }
    if (lease.end <= monthCount) expiries.push(lease.end)
    return lease.end
  }
  if (unit.lease) enterVoid(months, 0, unit.lease.start, marketRent)
  let emptyFrom = unit.lease ? live(unit.lease) : 0
  while (emptyFrom < monthCount) {
    const start = snapMonths(emptyFrom + unit.voidMonths * unit.leavingProbability)
    enterVoid(months, emptyFrom, start, marketRent)
    if (start >= monthCount) break
    const lease = newLease(unit, start)
    const month = Math.floor(start)
    months.lettingCosts[month] = (months.lettingCosts[month] ?? 0) + lettingCost(unit, lease, prices)
    emptyFrom = live(lease)
  }
  return { months, expiries }
}
