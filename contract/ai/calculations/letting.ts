import * as z from 'zod'
import { Cashflow, CashflowInput, InvestmentYear } from '../../propcalc/cashflow.ts'
import { loanFields } from '../../propcalc/loan.ts'
import { Mortgage, MortgageInput } from '../../propcalc/mortgage.ts'
import { RentCap, RentCapInput } from '../../propcalc/rent-cap.ts'
import { Yields, YieldsInput } from '../../propcalc/yields.ts'
import { defineCalculation, firstNotice } from './parts.ts'

/** A loan, as a conversation asks for it. */
export const mortgage = {
  input: MortgageInput.pick({ principal: true, annualRate: true, termYears: true, termMonths: true }).meta({
    id: 'MortgageQuestion',
    description: 'A loan, as a conversation asks for its cost.',
  }),
  result: Mortgage.pick({ monthlyPayment: true, totalInterest: true, totalCost: true }).meta({
    id: 'MortgageResult',
    description: 'What a loan costs, in short.',
  }),
}

/** Loan that a model asked for. */
export const MortgageCalculation = defineCalculation('mortgage', mortgage, 'Cost of a loan')

const { principal, annualRate, termYears } = loanFields

/** A purchase to let, as a conversation asks for it. */
export const cashflow = {
  input: CashflowInput.pick({
    country: true,
    purchasePrice: true,
    acquisitionFees: true,
    works: true,
    monthlyRent: true,
    rentGrowth: true,
    propertyGrowth: true,
    vacancyRate: true,
    managementRate: true,
    propertyTax: true,
    coOwnershipCharges: true,
    maintenance: true,
    horizonYears: true,
    sellAtEnd: true,
  })
    .extend({
      loan: z
        .strictObject({
          principal,
          annualRate,
          termYears: termYears.unwrap().meta({ description: 'Term.', 'x-unit': 'years' }),
        })
        .optional()
        .describe('The loan of the purchase.'),
    })
    .meta({ id: 'CashflowQuestion', description: 'A purchase to let, as a conversation asks for its cash flow.' }),
  result: Cashflow.pick({
    cumulativeCashflow: true,
    monthlyCashflowYear1: true,
    initialInvestment: true,
    cashOnCashYear1: true,
    dscrYear1: true,
    breakEvenMonthlyRent: true,
    internalRateOfReturn: true,
  })
    .extend({ years: z.array(InvestmentYear).max(2).describe('The first and the last year.') })
    .meta({ id: 'CashflowResult', description: 'A purchase to let, in short.' }),
}

/** Cash flow that a model asked for. */
export const CashflowCalculation = defineCalculation('cashflow', cashflow, 'Cash flow of a let property')

/** The yields of a let property, as a conversation asks for them. */
export const yields = {
  input: YieldsInput.pick({
    country: true,
    purchasePrice: true,
    monthlyRent: true,
    annualRent: true,
    acquisitionFees: true,
    works: true,
    vacancyRate: true,
    managementRate: true,
    propertyTax: true,
    coOwnershipCharges: true,
    maintenance: true,
  }).meta({ id: 'YieldsQuestion', description: 'A let property, as a conversation asks for its yields.' }),
  result: Yields.pick({
    totalInvestment: true,
    netIncome: true,
    grossYield: true,
    grossYieldOnTotalInvestment: true,
    netYield: true,
    netYieldOnPrice: true,
  }).meta({ id: 'YieldsResult', description: 'The yields of a property, in short.' }),
}

/** Yields that a model asked for. */
export const YieldsCalculation = defineCalculation('yields', yields, 'Yields of a let property')

/** A let dwelling, as a conversation asks for its highest rent. */
export const rentCap = {
  input: RentCapInput.pick({
    referenceDate: true,
    constructionYear: true,
    purchase: true,
    constructionCost: true,
    landPrice: true,
    works: true,
    currentRent: true,
    lastChangedOn: true,
    rents: true,
  }).meta({ id: 'RentCapQuestion', description: 'A let dwelling, as a conversation asks for its highest rent.' }),
  result: RentCap.pick({
    isCapped: true,
    revaluedCapital: true,
    investedCapital: true,
    annualMost: true,
    monthlyMost: true,
    asked: true,
    excess: true,
  })
    .extend({ notice: firstNotice })
    .meta({ id: 'RentCapResult', description: 'The highest rent of a dwelling, in short.' }),
}

/** Highest rent that a model asked for. */
export const RentCapCalculation = defineCalculation('rentCap', rentCap, 'Highest rent of a dwelling')
