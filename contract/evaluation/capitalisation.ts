import * as z from 'zod'
import { defineEnvelope } from '../shared/envelope.ts'
import { defineTraceability } from '../shared/methodology.ts'
import {
  Amount,
  CalculatedRate,
  Day,
  Fraction,
  Money,
  Multiple,
  PositiveAmount,
  SignedAmount,
} from '../shared/units.ts'
import { AssetType } from './asset-type.ts'

/** Rates of 0 or less are refused by a rule, with one message for all rates. */
const yieldRate = z.number().min(-1).max(0.5).meta({ 'x-unit': 'fraction per year' })

/** An income to capitalise, by one of three methods. */
export const CapitalisationInput = z
  .strictObject({
    assetType: AssetType,
    method: z.enum(['direct', 'termAndReversion', 'hardcore']).optional().meta({
      description: 'One income in perpetuity; a passing rent and then the market rent; a core and a top slice.',
      default: 'direct',
    }),
    noi: SignedAmount.optional().describe(
      '`direct`: net operating income per year, above 0; this, or the fields that make it.',
    ),
    grossRentalIncome: PositiveAmount.optional().describe('`direct`: rent per year before all losses and costs.'),
    vacancyRate: Fraction.optional().describe('`direct`: part of the gross rent that is lost to empty units; 0.'),
    creditLossRate: Fraction.optional().describe('`direct`: part of what is left that is never paid; 0.'),
    operatingCosts: Amount.optional().describe('`direct`: costs per year; 0.'),
    operatingCostRate: Fraction.optional().describe('`direct`: costs as a part of the effective gross income; 0.'),
    capRate: yieldRate
      .optional()
      .describe('`direct`: capitalisation rate, above 0. Left out, by use: see `assumptions`.'),
    purchasersCostsRate: Fraction.max(0.3)
      .optional()
      .meta({ description: "Buyer's costs on the net value.", default: 0 }),
    timing: z.enum(['annualArrears', 'quarterlyAdvance']).optional().meta({
      description: 'When the rent comes in: at the end of a year, or at the beginning of a quarter.',
      default: 'annualArrears',
    }),
    passingRent: Amount.optional().describe('`termAndReversion`, `hardcore`: present net rent per year.'),
    marketRent: PositiveAmount.optional().describe('`termAndReversion`, `hardcore`: net market rent per year.'),
    yearsToReversion: z
      .number()
      .min(0.01)
      .max(99)
      .optional()
      .meta({ description: '`termAndReversion`, `hardcore`: years until the market rent.', 'x-unit': 'years' }),
    termYield: yieldRate.optional().describe('`termAndReversion`: yield of the present rent, above 0.'),
    reversionYield: yieldRate.optional().describe('`termAndReversion`: yield of the market rent, above 0.'),
    deferralYield: yieldRate
      .optional()
      .describe('`termAndReversion`: rate at which the reversion is deferred, above 0; the reversion yield.'),
    coreYield: yieldRate.optional().describe('`hardcore`: yield of the present rent, above 0.'),
    topSliceYield: yieldRate.optional().describe('`hardcore`: yield of what the market pays above it, above 0.'),
    capitalDeductions: Amount.optional().meta({
      description: 'Works and outstanding rent-free months, taken off the gross value.',
      default: 0,
    }),
  })
  .meta({
    id: 'CapitalisationInput',
    description: 'An income to capitalise. A field of another method than the one asked for is refused.',
  })

/** The value of one slice of income. */
export const CapitalisedLayer = z
  .strictObject({
    key: z.enum(['term', 'reversion', 'core', 'topSlice']).describe('The slice.'),
    value: Money.describe('Its gross value.'),
  })
  .meta({ id: 'CapitalisedLayer', description: 'The gross value of one slice of income.' })

/** The value at another capitalisation rate. */
export const CapRateCell = z
  .strictObject({
    capRate: CalculatedRate.describe('The rate.'),
    grossValue: Money.nullable().describe('Gross value; null where the rate is not above 0.'),
    netValue: Money.nullable().describe('Net value; null where the rate is not above 0.'),
  })
  .meta({ id: 'CapRateCell', description: 'The value at another capitalisation rate.' })

/** A capitalised income. */
export const Capitalisation = z
  .strictObject({
    noi: Money.optional().describe('`direct`: net operating income.'),
    capRate: Fraction.optional().describe('`direct`: capitalisation rate that was applied.'),
    capRateSource: z.enum(['request', 'default']).optional().describe('`direct`: where the rate comes from.'),
    capRateAsOf: Day.optional().describe('Day of a default rate.'),
    grossValue: Money.describe("The buyer's total outlay, before deductions."),
    purchasersCosts: Money.describe("Buyer's costs on the net value."),
    netValue: Money.describe("The price: gross value less deductions, divided by 1 plus the buyer's costs."),
    incomeMultiplier: Multiple.optional().describe('`direct`: 1 divided by the rate.'),
    netInitialYield: CalculatedRate.describe('Present net income on the gross value.'),
    reversionaryYield: CalculatedRate.optional().describe('Market rent on the gross value; not with `direct`.'),
    equivalentYield: CalculatedRate.optional().describe(
      'The single yield that gives the same gross value from both rents; not with `direct`.',
    ),
    layers: z.array(CapitalisedLayer).max(2).optional().describe('Value of each slice; not with `direct`.'),
    sensitivity: z.array(CapRateCell).max(5).optional().describe('`direct`: values at rates around the one applied.'),
    ...defineTraceability(['negative_net_value']),
  })
  .meta({ id: 'Capitalisation', description: 'A capitalised income: gross and net of the costs of the buyer.' })

/** Answer of the capitalisation. */
export const CapitalisationResponse = defineEnvelope('CapitalisationResponse', Capitalisation)
