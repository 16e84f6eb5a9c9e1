import { annualPercentageRate } from '../finance/annual-percentage-rate.ts'
import { nearestCent } from './cents.ts'
import type { Instalment, Loan } from './loan.ts'

/** Fees of a lender in addition to interest. */
export interface LoanFees {
  upfrontFees?: number | undefined
  monthlyFee?: number | undefined
}

/** Highest rate of charge that is answered; above it the fees consume nearly all of the loan. */
const rateOfChargeMax = 1e6

/** The sum of one column of a schedule, in cents. */
export const columnTotal = (
  schedule: readonly Instalment[],
  column: 'payment' | 'interest' | 'principal' | 'extraPayment' | 'insurance',
): number => schedule.reduce((sum, row) => sum + row[column], 0)

/** Fees at the start and of each month of a schedule, in cents. */
export const feesOf = ({ upfrontFees = 0, monthlyFee = 0 }: LoanFees, months: number): number =>
  nearestCent(upfrontFees * 100) + nearestCent(monthlyFee * 100) * months

/**
 * The annual percentage rate of charge of a loan on equal months (Directive 2014/17/EU, annex I), unrounded: interest,
 * fees of the lender and insurance that it requires. Null where the fees consume the loan.
 */
export const rateOfCharge = (loan: Loan & LoanFees, schedule: readonly Instalment[]): number | null => {
  const { insurance, monthlyFee = 0 } = loan
  const isInsuranceCounted = insurance !== undefined && insurance.mandatory !== false
  const fee = nearestCent(monthlyFee * 100)
  const rate = annualPercentageRate(
    [
      { at: 0, amount: nearestCent(loan.principal * 100) - feesOf({ upfrontFees: loan.upfrontFees }, 0) },
      ...schedule.map(({ month, payment, extraPayment, insurance: premium }) => ({
        at: month,
        amount: -(payment + extraPayment + fee + (isInsuranceCounted ? premium : 0)),
      })),
    ],
    12,
  )
  return rate === null || rate > rateOfChargeMax ? null : Math.max(0, rate)
}
