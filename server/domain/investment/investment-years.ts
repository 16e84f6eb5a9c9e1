import { power } from '../core/powers.ts'
import { amortisation } from '../lending/amortisation.ts'
import { columnTotal, feesOf } from '../lending/cost-of-loan.ts'
import type { Instalment } from '../lending/loan.ts'
import type { CompletedCashflow } from './completed-cashflow.ts'
import { yearOfLetting } from './purchase.ts'

/** One year of a purchase to let, unrounded, in its currency. */
export interface InvestmentYear {
  year: number
  grossRent: number
  vacancyLoss: number
  operatingCosts: number
  noi: number
  interest: number
  principal: number
  insurance: number
  loanFees: number
  debtService: number
  cashflowBeforeTax: number
  tax: number
  cashflow: number
  cumulativeCashflow: number
  loanBalance: number
  propertyValue: number
  equity: number
}

type Loan = CompletedCashflow['loan']

/** Debt service of a year: the sums of its months. */
const debtOf = (loan: Loan, months: readonly Instalment[]) => {
  const interest = columnTotal(months, 'interest') / 100
  // An extra payment is money spent as well.
  const principal = (columnTotal(months, 'principal') + columnTotal(months, 'extraPayment')) / 100
  const insurance = columnTotal(months, 'insurance') / 100
  const loanFees = feesOf({ monthlyFee: loan?.monthlyFee }, months.length) / 100
  return { interest, principal, insurance, loanFees, debtService: interest + principal + insurance + loanFees }
}

const taxOnLetting = ({ tax }: CompletedCashflow, noi: number, deductible: number): number => {
  if (!tax) return 0
  const { rate, interestDeductible, depreciationRate, depreciationBase } = tax
  return rate * Math.max(0, noi - (interestDeductible ? deductible : 0) - depreciationRate * depreciationBase)
}

/** Every year of the horizon, in order. */
export const investmentYears = (input: CompletedCashflow): InvestmentYear[] => {
  const schedule = input.loan ? amortisation(input.loan) : []
  let cumulativeCashflow = 0
  return Array.from({ length: input.horizonYears }, (_, index) => {
    const year = index + 1
    const months = schedule.slice(index * 12, year * 12)
    const rent = input.monthlyRent * 12 * power(1 + input.rentGrowth, index)
    const letting = yearOfLetting(input, rent, power(1 + input.costGrowth, index))
    const debt = debtOf(input.loan, months)
    const tax = taxOnLetting(input, letting.noi, debt.interest + debt.insurance)
    const cashflowBeforeTax = letting.noi - debt.debtService
    cumulativeCashflow += cashflowBeforeTax - tax
    const loanBalance = (months.at(-1)?.balance ?? 0) / 100
    const propertyValue = input.purchasePrice * power(1 + input.propertyGrowth, year)
    return {
      year,
      ...letting,
      ...debt,
      cashflowBeforeTax,
      tax,
      cashflow: cashflowBeforeTax - tax,
      cumulativeCashflow,
      loanBalance,
      propertyValue,
      equity: propertyValue - loanBalance,
    }
  })
}
