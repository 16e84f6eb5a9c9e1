import { snapMonths } from './calendar.ts'
import { type Months, spreadOverMonths } from './months.ts'

/** Rent adjustment of a lease; months and fractions. */
export interface IndexClause {
  type: 'cpi' | 'fixed' | 'none'
  /** Rate of each fixed adjustment. */
  rate: number
  /** Share of the change of the index that is passed on. */
  share: number
  frequencyMonths: number
  lagMonths: number
  cap: number
  floor: number
}

/** A lease by its positions in months from the valuation date. */
export interface Lease {
  start: number
  end: number
  /** Rent per year at its start, or at the valuation date where it began before. */
  annualRent: number
  rentFreeMonths: number
}

/** A period of constant rent. */
export interface RentPeriod {
  from: number
  to: number
  annualRent: number
}

/** The price index at a position in months. */
export type PriceIndex = (months: number) => number

/** Rate of one adjustment, as a fraction: raised to the floor, then cut to the cap. */
const adjustment = (clause: IndexClause, index: PriceIndex, at: number): number => {
  const { type, rate, share, frequencyMonths, lagMonths, cap, floor } = clause
  const change = (): number => share * (index(at - lagMonths) / index(at - frequencyMonths - lagMonths) - 1)
  return Math.min(Math.max(type === 'fixed' ? rate : change(), floor), cap)
}

/**
 * The rent of a lease from adjustment to adjustment, until its end or that of the calculation. Adjustments fall on its
 * anniversaries after the valuation date; one on that day is deemed to be in the passing rent.
 */
export const rentPeriods = (lease: Lease, clause: IndexClause, index: PriceIndex, until: number): RentPeriod[] => {
  const { start } = lease
  const end = Math.min(lease.end, until)
  const periods: RentPeriod[] = []
  let from = Math.max(start, 0)
  let annualRent = lease.annualRent
  const anniversary = (count: number): number => snapMonths(start + count * clause.frequencyMonths)
  let count = Math.floor((from - start) / clause.frequencyMonths) + 1
  for (let at = anniversary(count); clause.type !== 'none' && at < end; at = anniversary(count)) {
    periods.push({ from, to: at, annualRent })
    annualRent *= 1 + adjustment(clause, index, at)
    from = at
    count += 1
  }
  if (from < end) periods.push({ from, to: end, annualRent })
  return periods
}

/** Income and costs of a unit in each month. */
export interface UnitMonths {
  potentialRent: Months
  voidLoss: Months
  rentFreeLoss: Months
  /** The part of the month in which the unit is let. */
  letParts: Months
  lettingCosts: Months
}

/** Adds the rent of a period; months before `rentFreeUntil` are let without rent. */
export const enterRent = (months: UnitMonths, { from, to, annualRent }: RentPeriod, rentFreeUntil: number): void => {
  spreadOverMonths(months.potentialRent, from, to, annualRent / 12)
  spreadOverMonths(months.letParts, from, to, 1)
  if (from < rentFreeUntil) spreadOverMonths(months.rentFreeLoss, from, Math.min(to, rentFreeUntil), annualRent / 12)
}

/** Adds a void: it counts at the market rent of each year, and as a loss of the same amount. */
export const enterVoid = (
  months: UnitMonths,
  from: number,
  to: number,
  annualRentOf: (year: number) => number,
): void => {
  const end = Math.min(to, months.voidLoss.length)
  for (let year = Math.floor(from / 12); year * 12 < end; year += 1) {
    const [begin, stop] = [Math.max(from, year * 12), Math.min(end, (year + 1) * 12)]
    spreadOverMonths(months.potentialRent, begin, stop, annualRentOf(year) / 12)
    spreadOverMonths(months.voidLoss, begin, stop, annualRentOf(year) / 12)
  }
}
