import type * as z from 'zod'
import type { Cashflow as CashflowSchema } from '#contract/propcalc/cashflow'
import type { Methodology } from '#contract/shared/methodology'
import type { RateOfReturn } from '#contract/shared/rate-of-return'
import { notAValuation } from '../core/methodology.ts'
import { toCents, toFourDecimals, toSixDecimals, withoutDust } from '../core/money.ts'
import { Refusal } from '../core/refusal.ts'
import { internalRateOfReturn } from '../finance/rate-of-return.ts'
import { roundRateOfReturn } from '../finance/round-rate-of-return.ts'
import { loanIssues } from '../lending/rules.ts'
import { type CashflowInput, type CompletedCashflow, completeCashflow } from './completed-cashflow.ts'
import { type InvestmentYear, investmentYears } from './investment-years.ts'
import { annualFixedCosts, totalInvestment } from './purchase.ts'

/** A purchase to let, year by year. */
export type Cashflow = z.infer<typeof CashflowSchema>

/** Name of the method, for `meta.method` of an answer. */
export const cashflowMethod = 'yearly_cash_flow'

const methodology: Methodology = {
  name: 'Cash flow of a let property year by year: rent less vacancy, costs, debt service and a flat tax.',
  references: [
    'Choice among several rates of return: C. J. Norström, A sufficient condition for a unique nonnegative internal rate of return (1972)',
  ],
  limits: [
    notAValuation,
    'The tax is one flat rate without losses carried forward: an illustration, never tax advice.',
    'Growth is an assumption of each year, not a forecast.',
  ],
}

const initialInvestmentOf = (input: CompletedCashflow): number =>
  totalInvestment(input) + (input.loan?.upfrontFees ?? 0) - (input.loan?.principal ?? 0)

/** The rate of return when the property is sold at the end, after the loan is paid back. */
const returnOnSale = (
  { sellingCostsRate = 0 }: CompletedCashflow,
  initialInvestment: number,
  years: readonly InvestmentYear[],
): RateOfReturn => {
  if (toCents(initialInvestment) <= 0) return { status: 'notApplicable', value: null, reason: 'no_outlay' }
  const last = years.at(-1)
  const sale = last ? last.propertyValue * (1 - sellingCostsRate) - last.loanBalance : 0
  const flows = years.map(({ cashflow }, index) => (index === years.length - 1 ? cashflow + sale : cashflow))
  return internalRateOfReturn([-initialInvestment, ...flows].map(withoutDust))
}

const returnWarnings = (rate: RateOfReturn | undefined): Cashflow['warnings'] => {
  if (rate?.status === 'none') {
    return [{ code: 'irr_none', message: 'No rate of return fits: the flows never turn from loss to gain.' }]
  }
  if (rate?.status === 'multiple') {
    return [{ code: 'irr_multiple', message: 'Several rates of return fit; compare present values instead.' }]
  }
  return []
}

/** Monthly rent at which the first year breaks even before tax; null when all rent is lost or spent on management. */
const breakEvenRent = (input: CompletedCashflow, debtService: number): number | null => {
  const collected = 12 * (1 - input.vacancyRate) * (1 - input.managementRate)
  return collected <= 0 ? null : toCents((annualFixedCosts(input) + debtService) / collected)
}

const roundYear = ({ year, ...sums }: InvestmentYear): Cashflow['years'][number] => ({
  year,
  // Every field but the year is a sum.
  ...(Object.fromEntries(Object.entries(sums).map(([key, amount]) => [key, toCents(amount)])) as typeof sums),
})

/**
 * The cash flow of a purchase to let, year by year; each figure in the currency of the country, rounded once.
 * @throws Refusal `invalid_request`, naming every rule of the loan that is broken.
 */
export const cashflow = (sent: CashflowInput): Cashflow => {
  const issues = sent.loan ? loanIssues(sent.loan, 'loan.') : []
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
  const { input, assumptions } = completeCashflow(sent)
  const years = investmentYears(input)
  const initialInvestment = initialInvestmentOf(input)
  const [first, last] = [years[0], years.at(-1)]
  const debtService = first?.debtService ?? 0
  const rate = input.sellAtEnd ? returnOnSale(input, initialInvestment, years) : undefined
  return {
    years: years.map(roundYear),
    cumulativeCashflow: toCents(last?.cumulativeCashflow ?? 0),
    monthlyCashflowYear1: toCents((first?.cashflow ?? 0) / 12),
    initialInvestment: toCents(initialInvestment),
    cashOnCashYear1: toCents(initialInvestment) > 0 ? toSixDecimals((first?.cashflow ?? 0) / initialInvestment) : null,
    ...(debtService > 0 && { dscrYear1: toFourDecimals((first?.noi ?? 0) / debtService) }),
    breakEvenMonthlyRent: breakEvenRent(input, debtService),
    ...(rate && { internalRateOfReturn: roundRateOfReturn(rate) }),
    assumptions,
    warnings: returnWarnings(rate),
    methodology,
  }
}
