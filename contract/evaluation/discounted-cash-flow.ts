import * as z from 'zod'
import { defineTraceability } from '../shared/methodology.ts'
import { RateOfReturn } from '../shared/rate-of-return.ts'
import { Day, Money } from '../shared/units.ts'
import { tenantsMax } from './discounted-cash-flow-input.ts'

/** Bound of values calculated from sums, as wide as that of the sums. */
const highest = 1e100

const Yield = z.number().min(-highest).max(highest).meta({ 'x-unit': 'fraction per year' })
const Multiple = z.number().min(-highest).max(highest).meta({ 'x-unit': 'multiple' })
const Ratio = z.number().min(-highest).max(highest).meta({ 'x-unit': 'fraction' })
const Years = z.number().min(0).max(10_000).meta({ 'x-unit': 'years' })
const Year = z.int().min(1).max(31).meta({ 'x-unit': 'year' })

/** One year of the calculation. */
export const CashFlowYear = z
  .strictObject({
    year: Year.describe('Number of the year, from 1.'),
    from: Day.describe('Its first day.'),
    to: Day.describe('Its last day.'),
    forward: z
      .literal(true)
      .optional()
      .describe('The year after the horizon: used for the exit, not in the present value.'),
    potentialRent: Money.describe('Rent of all leases, with the market rent of empty units.'),
    voidLoss: Money.describe('Market rent of the time that units stand empty.'),
    rentFreeLoss: Money.describe('Rent of leases in their months without rent.'),
    vacancyLoss: Money.describe('Further vacancy, by `vacancyRate`.'),
    creditLoss: Money.describe('Rent never paid, by `creditLossRate`.'),
    otherIncome: Money.describe('Income beside the rents.'),
    effectiveGrossIncome: Money.describe('Rent after all losses, with other income.'),
    operatingCosts: Money.describe('Costs of the building.'),
    recoveredCosts: Money.describe('Part of them that tenants pay back; the rest leaks.'),
    managementFee: Money.describe('Fee of the manager.'),
    noi: Money.describe('Net operating income.'),
    lettingCosts: Money.describe('Fees and works of new lettings.'),
    capex: Money.describe('Money spent on the building.'),
    netCashFlow: Money.describe('Net operating income less letting costs and money spent on the building.'),
    presentValue: Money.optional().describe('Of the net cash flow; not in the forward year.'),
    interest: Money.optional().describe('Interest on the loan.'),
    principal: Money.optional().describe('Principal repaid by instalments.'),
    debtService: Money.optional().describe('Interest and principal.'),
    loanBalance: Money.optional().describe('Owed at the end of the year, before it is repaid from the sale.'),
    leveredCashFlow: Money.optional().describe('Net cash flow less debt service.'),
    dscr: Multiple.nullable().optional().describe('Net operating income over debt service; null without any.'),
  })
  .meta({ id: 'CashFlowYear', description: 'One year of the calculation; the last row is the year after the horizon.' })

/** Result of one unit. */
export const TenantResult = z
  .strictObject({
    name: z.string().describe('Name of the unit.'),
    rentByYear: z.array(Money).max(31).meta({
      description: 'Rent after voids and rent-free months, by year, the forward year last.',
      'x-unit': 'currency',
    }),
    expiries: z.array(Day).max(400).describe('Last day of each lease that ends within the calculation.'),
  })
  .meta({ id: 'TenantResult', description: 'What one unit brings.' })

/** The value at the end of the horizon. */
export const TerminalValue = z
  .strictObject({
    noi: Money.describe('Income that is capitalised.'),
    gross: Money.describe('That income over the exit yield.'),
    net: Money.describe('After the costs of the next buyer and of the seller.'),
    presentValue: Money.describe('The net value, discounted over the whole horizon.'),
    shareOfGrossPresentValue: Ratio.nullable().describe('Its part of the whole value; null where that is 0.'),
  })
  .meta({ id: 'TerminalValue', description: 'The value at the end of the horizon.' })

/** Weighted average unexpired lease term (WAULT). */
export const UnexpiredTerm = z
  .strictObject({
    toExpiryYears: Years.nullable().describe('To the end of the lease, or its exercised break; null without rent.'),
    toBreakYears: Years.nullable().describe('To the first break option, exercised or not; null without rent.'),
  })
  .meta({ id: 'UnexpiredTerm', description: 'How long the leases in force still run, weighted by their rent.' })

/** The loan of a levered calculation. */
export const LeveredLoan = z
  .strictObject({
    amount: Money.describe('Sum lent.'),
    equity: Money.describe('Outlay less the loan, with its fees.'),
    balanceAtExit: Money.describe('Owed at the end of the horizon, repaid from the sale.'),
    annualDebtServiceYear1: Money.describe('Interest and principal of the first year.'),
  })
  .meta({ id: 'LeveredLoan', description: 'The loan and the equity beside it.' })

/** One cell of the grid of rates. */
export const SensitivityCell = z
  .strictObject({
    discountRate: Yield.describe('Discount rate of the cell.'),
    exitYield: Yield.describe('Exit yield of the cell.'),
    netPresentValue: Money.nullable().describe(
      'Net present value, without a price the gross present value; null where a rate is not positive.',
    ),
  })
  .meta({ id: 'SensitivityCell', description: 'The value at one pair of rates.' })

/** Codes of warnings of a discounted cash flow. */
export const discountedCashFlowWarnings = [
  'terminal_share_high',
  'exit_yield_below_initial_yield',
  'negative_terminal_value',
  'terminal_year_not_stabilised',
  'market_rent_defaulted',
  'residential_indexation_lu',
  'irr_none',
  'irr_multiple',
] as const

/** A value by discounted cash flow, with every year under it. */
export const DiscountedCashFlow = z
  .strictObject({
    cashFlows: z.array(CashFlowYear).max(31).describe('One row per year, the year after the horizon last.'),
    tenants: z.array(TenantResult).max(tenantsMax).describe('Each unit, in the order of the request.'),
    terminalValue: TerminalValue,
    grossPresentValue: Money.describe('Discounted flows and the discounted net terminal value.'),
    netPresentValue: Money.describe('That less price and costs of buying; the same without a price.'),
    valueNetOfPurchaserCosts: Money.describe('Gross present value over 1 and the costs of buying.'),
    internalRateOfReturn: RateOfReturn.describe('Return on the outlay, without a loan.'),
    leveredInternalRateOfReturn: RateOfReturn.optional().describe('Return on the equity; with a loan only.'),
    equityMultiple: Multiple.nullable().describe('All receipts over the outlay; null without a price.'),
    leveredEquityMultiple: Multiple.nullable()
      .optional()
      .describe('Receipts after debt over the equity; with a loan only, null where there is no equity.'),
    netInitialYield: Yield.nullable().describe('Income of the first year over the outlay; null without a price.'),
    reversionaryYield: Yield.nullable().describe('Market rents over the outlay; null without a price.'),
    wault: UnexpiredTerm,
    loan: LeveredLoan.optional().describe('The loan and the equity beside it; with a loan only.'),
    sensitivity: z.array(SensitivityCell).max(121).describe('The value at each pair of rates.'),
    ...defineTraceability(discountedCashFlowWarnings),
  })
  .meta({
    id: 'DiscountedCashFlow',
    description: 'The value of a let building by discounted cash flow. Not a valuation by a qualified valuer.',
  })
/** A value by discounted cash flow, with every year under it. */
export type DiscountedCashFlow = z.infer<typeof DiscountedCashFlow>
