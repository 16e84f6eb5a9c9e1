import * as z from 'zod'
import { CountryCode } from '../shared/country.ts'
import { defineEnvelope } from '../shared/envelope.ts'
import { defineTraceability } from '../shared/methodology.ts'
import { RateOfReturn } from '../shared/rate-of-return.ts'
import { Amount, CalculatedRate, Fraction, Money, Multiple, PositiveAmount } from '../shared/units.ts'
import { autoFeesFields, calculatedFees, looseFeesFields } from './fees/details.ts'
import { growth, purchaseFields, vacancyRate, yearlyCostFields } from './letting-fields.ts'
import { loanFields } from './loan.ts'

/** Longest horizon in years. */
const horizonYearsMax = 40

export const PurchaseLoan = z
  .strictObject(loanFields)
  .meta({ id: 'PurchaseLoanInput', description: 'The loan of the purchase; its fields are those of a mortgage.' })

/** A tax at one flat rate, as an illustration. */
export const FlatTax = z
  .strictObject({
    rate: Fraction.describe('Rate on what is taxed.'),
    interestDeductible: z
      .boolean()
      .optional()
      .meta({ description: 'Interest and loan insurance lower what is taxed.', default: true }),
    depreciationRate: Fraction.optional().meta({
      description: 'Part of the base that lowers what is taxed each year.',
      default: 0,
    }),
    depreciationBase: Amount.optional().describe('What is depreciated; the price when left out.'),
  })
  .meta({ id: 'FlatTaxInput', description: 'A tax at one flat rate: an illustration without losses carried forward.' })

/** A purchase to let, year by year. */
export const CashflowInput = z
  .strictObject({
    country: CountryCode,
    purchasePrice: PositiveAmount.describe('Price of the property.'),
    ...purchaseFields,
    ...autoFeesFields,
    monthlyRent: Amount.describe('Rent per month in the first year, without charges that the tenant pays.'),
    rentGrowth: growth.optional().describe('Growth of the rent per year; left out, that of the country.'),
    costGrowth: growth.optional().describe('Growth of the costs per year; left out, the inflation of the country.'),
    propertyGrowth: growth.optional().describe('Growth of the value per year; left out, that of the country.'),
    vacancyRate,
    ...yearlyCostFields,
    loan: PurchaseLoan.optional(),
    tax: FlatTax.optional(),
    horizonYears: z
      .int()
      .min(1)
      .max(horizonYearsMax)
      .optional()
      .meta({ description: 'Years that are calculated.', default: 10, 'x-unit': 'years' }),
    sellAtEnd: z
      .boolean()
      .optional()
      .meta({ description: 'Sell at the end; the answer then names the rate of return.', default: false }),
    sellingCostsRate: Fraction.max(0.3)
      .optional()
      .meta({ description: "Seller's costs as a part of the value; read where `sellAtEnd` is true.", default: 0 }),
  })
  .meta({ id: 'CashflowInput', description: 'A purchase to let. Rates are fractions: 0.02 is 2 %.' })

/** The same as the server reads it first. */
export const LooseCashflowInput = CashflowInput.extend(looseFeesFields)

/** One year of a purchase to let. */
export const InvestmentYear = z
  .strictObject({
    year: z.int().min(1).max(horizonYearsMax).meta({ description: 'Year, from 1.', 'x-unit': 'years' }),
    grossRent: Money.describe('Rent of a year that is let throughout.'),
    vacancyLoss: Money.describe('Rent lost to empty months.'),
    operatingCosts: Money.describe('Management and yearly costs.'),
    noi: Money.describe('Net operating income: rent less vacancy and costs.'),
    interest: Money.describe('Interest of the loan.'),
    principal: Money.describe('Principal repaid, extra payments included; negative where interest is added to it.'),
    insurance: Money.describe('Insurance of the borrower.'),
    loanFees: Money.describe('Monthly fees of the loan.'),
    debtService: Money.describe('Interest, principal, insurance and fees of the loan.'),
    cashflowBeforeTax: Money.describe('Net operating income less debt service.'),
    tax: Money.describe('Flat tax.'),
    cashflow: Money.describe('What is left after tax.'),
    cumulativeCashflow: Money.describe('What is left so far.'),
    loanBalance: Money.describe('What is still owed at the end of the year.'),
    propertyValue: Money.describe('Value at the end of the year.'),
    equity: Money.describe('Value less what is owed.'),
  })
  .meta({ id: 'InvestmentYear', description: 'One year of a purchase to let; each figure is rounded once, by itself.' })

/** A purchase to let, year by year, with its first-year figures. */
export const Cashflow = z
  .strictObject({
    years: z.array(InvestmentYear).max(horizonYearsMax).describe('Year by year.'),
    cumulativeCashflow: Money.describe('What is left over the whole horizon.'),
    monthlyCashflowYear1: Money.describe('A twelfth of what is left in the first year.'),
    initialInvestment: Money.describe('Price, fees, works, furniture and loan fees, less the loan.'),
    cashOnCashYear1: CalculatedRate.nullable().describe(
      'What is left in the first year on the initial investment; null when nothing is invested.',
    ),
    dscrYear1: Multiple.optional().describe(
      'How many times the net operating income of the first year covers the debt service; missing without one.',
    ),
    breakEvenMonthlyRent: Money.nullable().describe(
      'Rent per month at which the first year leaves nothing before tax; null when no rent does.',
    ),
    internalRateOfReturn: RateOfReturn.optional(),
    ...calculatedFees,
    ...defineTraceability(['irr_none', 'irr_multiple']),
  })
  .meta({ id: 'Cashflow', description: 'A purchase to let, year by year.' })

/** Answer of the cash flow. */
export const CashflowResponse = defineEnvelope('CashflowResponse', Cashflow)
