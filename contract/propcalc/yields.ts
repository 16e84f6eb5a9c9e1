import * as z from 'zod'
import { CountryCode } from '../shared/country.ts'
import { defineEnvelope } from '../shared/envelope.ts'
import { defineTraceability } from '../shared/methodology.ts'
import { Amount, CalculatedRate, Fraction, Money, PositiveAmount } from '../shared/units.ts'
import { purchaseFields, vacancyRate, yearlyCostFields } from './letting-fields.ts'

/** A property that is let, whose yields are asked for. */
export const YieldsInput = z
  .strictObject({
    country: CountryCode,
    purchasePrice: PositiveAmount.describe('Price of the property.'),
    annualRent: Amount.optional().describe(
      'Rent per year, without charges that the tenant pays; this or `monthlyRent`.',
    ),
    monthlyRent: Amount.optional().describe(
      'Rent per month, without charges that the tenant pays; this or `annualRent`.',
    ),
    ...purchaseFields,
    vacancyRate,
    ...yearlyCostFields,
    annualInterest: Amount.optional().describe('Interest of the year; lowers what is taxed.'),
    incomeTaxRate: Fraction.optional().describe('Flat rate on net income less interest, as an illustration.'),
  })
  .meta({ id: 'YieldsInput', description: 'A property that is let. The country changes no figure.' })

/** The yields of a property, each with its one definition. */
export const Yields = z
  .strictObject({
    totalInvestment: Money.describe('Price, fees, works and furniture.'),
    netIncome: Money.describe('Rent less vacancy, costs and management.'),
    grossYield: CalculatedRate.describe('Annual rent on the price.'),
    grossYieldOnTotalInvestment: CalculatedRate.describe('Annual rent on the total investment.'),
    netYield: CalculatedRate.describe('Net income on the total investment: the main figure.'),
    netYieldOnPrice: CalculatedRate.describe('Net income on the price alone.'),
    incomeTax: Money.optional().describe('Flat tax, where a tax rate or interest was sent.'),
    netNetYield: CalculatedRate.optional().describe(
      'Net income less tax on the total investment, where a tax rate or interest was sent.',
    ),
    ...defineTraceability(['negative_net_yield']),
  })
  .meta({ id: 'Yields', description: 'The yields of a property, each with its one definition.' })

/** Answer of the yields. */
export const YieldsResponse = defineEnvelope('YieldsResponse', Yields)
