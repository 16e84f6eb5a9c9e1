import * as z from 'zod'
import { AssetType } from '../../evaluation/asset-type.ts'
import { Capitalisation, CapitalisationInput } from '../../evaluation/capitalisation.ts'
import { DiscountedCashFlow } from '../../evaluation/discounted-cash-flow.ts'
import { DiscountedCashFlowInput, OperatingCost } from '../../evaluation/discounted-cash-flow-input.ts'
import { LendingValue, LendingValueInput } from '../../evaluation/lending-value.ts'
import { GrowthRate, Tenant } from '../../evaluation/tenant.ts'
import { Day } from '../../shared/units.ts'
import { defineCalculation } from './parts.ts'

/** A lending value, as a conversation asks for it. */
export const mortgageLendingValue = {
  input: LendingValueInput.pick({ marketValue: true, assetType: true, abattement: true, loanAmount: true }).meta({
    id: 'LendingValueQuestion',
    description: 'A property, as a conversation asks for its lending value.',
  }),
  result: LendingValue.pick({
    mortgageLendingValue: true,
    abattement: true,
    haircutAmount: true,
    bindingConstraint: true,
    loanToMarketValue: true,
    loanToLendingValue: true,
  }).meta({ id: 'LendingValueResult', description: 'A prudential lending value, in short.' }),
}

/** Lending value that a model asked for. */
export const MortgageLendingValueCalculation = defineCalculation(
  'mortgageLendingValue',
  mortgageLendingValue,
  'Prudential lending value',
)

/** The capitalisation of an income, as a conversation asks for it. */
export const directCapitalisation = {
  input: CapitalisationInput.omit({
    creditLossRate: true,
    operatingCostRate: true,
    timing: true,
    deferralYield: true,
    capitalDeductions: true,
  }).meta({ id: 'CapitalisationQuestion', description: 'An income, as a conversation asks for its capital.' }),
  result: Capitalisation.pick({
    noi: true,
    capRate: true,
    grossValue: true,
    purchasersCosts: true,
    netValue: true,
    incomeMultiplier: true,
    netInitialYield: true,
    reversionaryYield: true,
    equivalentYield: true,
  }).meta({ id: 'CapitalisationResult', description: 'A capitalised income, in short.' }),
}

/** Capitalisation that a model asked for. */
export const DirectCapitalisationCalculation = defineCalculation(
  'directCapitalisation',
  directCapitalisation,
  'Capitalisation of an income',
)

/** Most units of a conversation; larger properties need the operation itself. */
const unitsMax = 20

const defineGrowth = (what: string) => GrowthRate.optional().describe(what)

/** A discounted cash flow, as a conversation asks for it. */
export const discountedCashFlow = {
  input: DiscountedCashFlowInput.pick({
    horizonYears: true,
    assetType: true,
    vacancyRate: true,
    managementFeeRate: true,
    discountRate: true,
    exitYield: true,
    purchasePrice: true,
  })
    .extend({
      valuationDate: Day.optional().describe(
        'Day of the valuation: the first day of a month; that of this month when left out.',
      ),
      assetType: AssetType.optional(),
      tenants: z
        .array(
          Tenant.pick({
            name: true,
            passingRent: true,
            vacant: true,
            leaseEnd: true,
            marketRent: true,
          }),
        )
        .min(1)
        .max(unitsMax)
        .describe('The units, let or vacant.'),
      inflation: defineGrowth('Inflation per year; 0.02 when left out.'),
      marketRentGrowth: defineGrowth('Growth of market rents per year; inflation when left out.'),
      operatingCosts: z
        .array(OperatingCost.pick({ name: true, annualAmount: true, rateOfIncome: true }))
        .max(unitsMax)
        .optional()
        .describe('Costs of the building.'),
    })
    .meta({ id: 'DiscountedCashFlowQuestion', description: 'A let building, as a conversation asks for its value.' }),
  result: DiscountedCashFlow.pick({
    grossPresentValue: true,
    netPresentValue: true,
    valueNetOfPurchaserCosts: true,
    terminalValue: true,
    internalRateOfReturn: true,
    equityMultiple: true,
    netInitialYield: true,
  }).meta({ id: 'DiscountedCashFlowResult', description: 'A value by discounted cash flow, in short.' }),
}

/** Discounted cash flow that a model asked for. */
export const DiscountedCashFlowCalculation = defineCalculation(
  'discountedCashFlow',
  discountedCashFlow,
  'Discounted cash flow',
)
