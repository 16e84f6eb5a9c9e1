import * as z from 'zod'
import { defineEnvelope } from '../shared/envelope.ts'
import { defineTraceability } from '../shared/methodology.ts'
import { Amount, CalculatedRate, Day, Fraction, Money, PositiveAmount } from '../shared/units.ts'
import { AssetType } from './asset-type.ts'

/** The income pillar: present value of the net income over the useful life, with the land after it. */
export const IncomeApproach = z
  .strictObject({
    grossAnnualRent: PositiveAmount.describe('Rent per year that can be had for long.'),
    managementCosts: Amount.describe('Management, upkeep and loss of rent, per year; below the rent.'),
    landValue: Amount.optional().meta({ description: 'Value of the land.', default: 0 }),
    capitalisationRate: z.number().min(0.0001).max(0.25).optional().meta({
      description: 'Rate of capitalisation; left out, the floor of 0.055 for residential, 0.065 for other property.',
      'x-unit': 'fraction per year',
    }),
    remainingUsefulLifeYears: z
      .number()
      .min(1)
      .max(100)
      .meta({ description: 'Years for which the building can still be used.', 'x-unit': 'years' }),
  })
  .meta({ id: 'IncomeApproachInput', description: 'The income pillar of a lending value.' })

/** Earlier values that cap a revaluation. */
export const Revaluation = z
  .strictObject({
    observedValues: z
      .array(PositiveAmount)
      .min(3)
      .max(40)
      .describe('Values at equal distances within the last 6 years (residential) or 8 years (other property).'),
    valueAtOrigination: PositiveAmount.optional().describe('Value when the loan was granted.'),
  })
  .meta({ id: 'RevaluationInput', description: 'Earlier values, which cap the value of a revaluation.' })

/** Request of a prudential lending value. */
export const LendingValueInput = z
  .strictObject({
    marketValue: PositiveAmount.describe('Market value.'),
    assetType: AssetType,
    abattement: Fraction.max(0.9)
      .optional()
      .describe('Haircut on the market value: 0.10 means 10 %. Left out, by use: see `assumptions`.'),
    loanAmount: PositiveAmount.optional().describe('Loan; adds its two ratios.'),
    incomeApproach: IncomeApproach.optional(),
    revaluation: Revaluation.optional(),
    valuationDate: Day.optional().describe('Day of the valuation; for information, it changes no figure.'),
  })
  .meta({ id: 'LendingValueInput', description: 'A property with its market value.' })

/** The income pillar as calculated. */
export const IncomeValue = z
  .strictObject({
    netIncome: Money.describe('Rent less costs.'),
    annuityFactor: z
      .number()
      .min(0)
      .max(100)
      .meta({ description: 'Present value of 1 per year over the useful life, six decimals.', 'x-unit': 'years' }),
    buildingValue: Money.describe('Net income less the interest on the land, capitalised.'),
    incomeValue: Money.describe('Value of the building and of the land.'),
  })
  .meta({ id: 'IncomeValue', description: 'The income pillar of a lending value.' })

const warningCodes = [
  'zero_haircut',
  'cap_rate_below_floor',
  'costs_below_15_percent',
  'income_value_far_below',
  'land_interest_exceeds_income',
] as const

/** A prudential lending value: the lowest of its pillars. */
export const LendingValue = z
  .strictObject({
    marketValue: Money.describe('Market value as sent.'),
    assetType: AssetType,
    abattement: Fraction.describe('Haircut that was applied.'),
    abattementSource: z.enum(['request', 'default']).describe('Where the haircut comes from.'),
    haircutValue: Money.describe('Market value less the haircut.'),
    haircutAmount: Money.describe('Market value less the lending value.'),
    mortgageLendingValue: Money.describe('The lowest of the pillars, never above the market value.'),
    effectiveAbattement: CalculatedRate.describe('`haircutAmount` on the market value.'),
    bindingConstraint: z
      .enum(['haircut', 'incomeApproach', 'revaluationCap', 'marketValue'])
      .describe('The pillar that gives the lending value.'),
    incomeApproach: IncomeValue.optional(),
    revaluationCap: Money.optional().describe(
      'The higher of the average of the earlier values and the value at origination.',
    ),
    loanToMarketValue: CalculatedRate.optional().describe('Loan on the market value.'),
    loanToLendingValue: CalculatedRate.optional().describe('Loan on the lending value.'),
    ...defineTraceability(warningCodes),
  })
  .meta({
    id: 'LendingValue',
    description:
      'Market value reduced by a haircut. Not a mortgage lending value or property value established by an independent qualified valuer.',
  })

/** Answer of the lending value. */
export const LendingValueResponse = defineEnvelope('LendingValueResponse', LendingValue)
