import type { DiscountedCashFlow } from '#contract/evaluation/discounted-cash-flow'
import type { DiscountedCashFlowInput } from '#contract/evaluation/discounted-cash-flow-input'
import type { CalculationAssumption, Methodology } from '#contract/shared/methodology'
import { withDefaults } from '../core/assumption.ts'
import { notAValuation } from '../core/methodology.ts'
import { toCents, toFourDecimals, toSixDecimals } from '../core/money.ts'
import { Refusal } from '../core/refusal.ts'
import { roundRateOfReturn } from '../finance/round-rate-of-return.ts'
import type { Debt } from './cash-flow/debt.ts'
import {
  type CompletedInput,
  completeCashFlowInput,
  type DiscountedCashFlowDefaults,
  tenantAssumptions,
} from './cash-flow/defaults.ts'
import { priceIndex, yearlySteps } from './cash-flow/growth.ts'
import { bucketSums } from './cash-flow/months.ts'
import { type LivedUnit, operatingResult } from './cash-flow/operating-result.ts'
import { cashFlowIssues } from './cash-flow/rules.ts'
import { sensitivity } from './cash-flow/sensitivity.ts'
import { tenancies, wault } from './cash-flow/tenancy.ts'
import { type Prices, unitCashFlow } from './cash-flow/unit.ts'
import { units } from './cash-flow/units.ts'
import { type Returns, returnsOnEquity, returnsOnOutlay, type Valuation, valuation } from './cash-flow/valuation.ts'
import { warnings } from './cash-flow/warnings.ts'
import { years } from './cash-flow/years.ts'

/** Name of the method, for `meta.method` of an answer. */
export const discountedCashFlowMethod = 'discounted_cash_flow'

const methodology: Methodology = {
  name: 'Discounted cash flow of each lease by month, with an exit at a capitalised income',
  references: [
    'Method described in: RICS practice information, Discounted cash flow valuations (global, November 2023)',
    'Choice among several rates of return: C. J. Norström, A sufficient condition for a unique nonnegative internal rate of return (1972)',
  ],
  limits: [
    notAValuation,
    'Rents, market rents, growth, voids, costs and both rates are taken as sent or assumed; a valuer would have to establish them.',
    'Leases are counted to the day, market rents and costs grow in yearly steps; taxes are left out.',
  ],
}

/** The part of an answer that needs a loan. */
const loanPart = ({ amount, equity, balanceAtExit, debtService }: Debt, { rate, multiple }: Returns) => ({
  leveredInternalRateOfReturn: roundRateOfReturn(rate),
  leveredEquityMultiple: multiple === null ? null : toFourDecimals(multiple),
  loan: {
    amount,
    equity: toCents(equity),
    balanceAtExit: toCents(balanceAtExit),
    annualDebtServiceYear1: toCents(bucketSums(debtService, 12)[0] ?? 0),
  },
})

const shareOfOutlay = (amount: number, outlay: number | undefined): number | null =>
  outlay === undefined ? null : toSixDecimals(amount / outlay)

const terminalPart = ({
  exit,
  exitPresentValue,
  grossPresentValue,
}: Valuation): DiscountedCashFlow['terminalValue'] => ({
  noi: toCents(exit.noi),
  gross: toCents(exit.gross),
  net: toCents(exit.net),
  presentValue: toCents(exitPresentValue),
  shareOfGrossPresentValue:
    toCents(grossPresentValue) === 0 ? null : toSixDecimals(exitPresentValue / grossPresentValue),
})

/** The answer of a valued building, rounded. */
const answer = (
  valued: Valuation,
  lived: readonly LivedUnit[],
  assumptions: CalculationAssumption[],
): DiscountedCashFlow => {
  const { input, result, grossPresentValue, outlay, debt } = valued
  const { rate, multiple } = returnsOnOutlay(valued)
  const levered = debt && returnsOnEquity(valued, debt)
  return {
    cashFlows: years(valued),
    tenants: tenancies(lived, input.valuationDate),
    terminalValue: terminalPart(valued),
    grossPresentValue: toCents(grossPresentValue),
    netPresentValue: toCents(grossPresentValue - (outlay ?? 0)),
    valueNetOfPurchaserCosts: toCents(grossPresentValue / (1 + input.acquisitionCostsRate)),
    internalRateOfReturn: roundRateOfReturn(rate),
    equityMultiple: multiple === null ? null : toFourDecimals(multiple),
    ...(debt && levered && loanPart(debt, levered)),
    netInitialYield: shareOfOutlay(bucketSums(result.noi, 12)[0] ?? 0, outlay),
    reversionaryYield: shareOfOutlay(
      lived.reduce((sum, { unit }) => sum + unit.marketRent, 0),
      outlay,
    ),
    wault: wault(lived),
    sensitivity: sensitivity(valued),
    assumptions,
    warnings: warnings(valued, rate, levered?.rate),
    methodology,
  }
}

const loanAssumptions = ({ loan }: DiscountedCashFlowInput): CalculationAssumption[] =>
  loan
    ? withDefaults(loan, { amortisation: { value: 'annuity' }, graceMonths: { value: 0 }, fees: { value: 0 } }, 'loan.')
        .assumptions
    : []

const pricesOverHorizon = ({ inflation, pastInflation, horizonYears }: CompletedInput): Prices => ({
  index: priceIndex(inflation, pastInflation, horizonYears),
  inflationSteps: yearlySteps(inflation, horizonYears),
})

/**
 * The value of a let building by discounted cash flow, its leases counted to the day. Money is rounded to cents, rates
 * to six decimals, multiples to four, each once and last.
 * @throws Refusal `invalid_request` with every rule between fields that is broken.
 */
export const dcfValuation = (
  request: DiscountedCashFlowInput,
  defaults: DiscountedCashFlowDefaults,
): DiscountedCashFlow => {
  const issues = cashFlowIssues(request)
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
  const { input, assumptions } = completeCashFlowInput(request, defaults)
  const monthCount = 12 * (input.horizonYears + 1)
  const prices = pricesOverHorizon(input)
  const lived = units(input).map(unit => ({ unit, ...unitCashFlow(unit, prices, monthCount) }))
  const valued = valuation(input, operatingResult(input, lived, prices, monthCount))
  return answer(valued, lived, [...assumptions, ...tenantAssumptions(request), ...loanAssumptions(request)])
}
