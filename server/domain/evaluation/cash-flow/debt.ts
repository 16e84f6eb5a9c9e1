import { toCents } from '../../core/money.ts'
import { amortisation } from '../../lending/amortisation.ts'
import type { CompletedInput } from './defaults.ts'
import { type Months, monthly } from './months.ts'

/** A loan over the horizon. */
export interface Debt {
  amount: number
  /** Outlay less the loan, with its fees. */
  equity: number
  interest: Months
  principal: Months
  debtService: Months
  /** Owed at the end of each year. */
  balances: number[]
  /** Owed at the end of the horizon, repaid from the sale. */
  balanceAtExit: number
}

/** The loan of a request over its horizon, in whole cents month by month; undefined without one. */
export const debt = (input: CompletedInput, outlay: number | undefined): Debt | undefined => {
  const { loan, horizonYears, purchasePrice = 0 } = input
  if (!loan || outlay === undefined) return undefined
  const { ltv = 0, fees = 0, annualRate, termMonths, amortisation: kind, graceMonths } = loan
  const amount = toCents(loan.amount ?? ltv * purchasePrice)
  const schedule = amortisation({ principal: amount, annualRate, termMonths, amortisation: kind, graceMonths })
  const count = 12 * horizonYears
  const balanceAfter = (month: number): number => (schedule[month - 1]?.balance ?? 0) / 100
  return {
    amount,
    equity: outlay - amount + fees,
    interest: monthly(count, month => (schedule[month]?.interest ?? 0) / 100),
    principal: monthly(count, month => (schedule[month]?.principal ?? 0) / 100),
    debtService: monthly(count, month => (schedule[month]?.payment ?? 0) / 100),
    balances: Array.from({ length: horizonYears }, (_, year) => balanceAfter(12 * (year + 1))),
    balanceAtExit: balanceAfter(count),
  }
}
