import { initContract } from '@ts-rest/core'
import * as z from 'zod'
import { capitalGainsRules } from './rules/lu-gain.ts'
import { type Access, visitorCalculation } from './shared/access.ts'
import { defineEnvelope } from './shared/envelope.ts'
import { mergeRules } from './shared/field-rules.ts'
import { Assumption, basis, defineCostLine, definePossibleRelief, Notice } from './shared/law.ts'
import { calculationFailures } from './shared/statuses.ts'
import { Amount, Day, Fraction, Money, PositiveAmount } from './shared/units.ts'

const calendarYear = z.int().min(1941).max(2200).meta({ 'x-unit': 'calendar year' })

const inFrancs = z.enum(['EUR', 'LUF'])

/** Works that raised the value of the property. */
export const Improvement = z
  .strictObject({
    year: calendarYear.describe('Year of the expense, from that of the acquisition to that of the sale.'),
    amount: PositiveAmount.describe('Cost of the works for the whole property.'),
    currency: inFrancs.optional().describe('`EUR` when left out; `LUF` only up to 2001.'),
  })
  .meta({ id: 'Improvement', description: 'Works that raised the value of the property.' })

/** The facts from which the exemption of the main residence follows. */
export const Occupancy = z
  .strictObject({
    occupiedAtSale: z.boolean().describe('The seller lives there on the day of the sale.'),
    movedOutOn: Day.optional().describe('Day of moving out; required when `occupiedAtSale` is false.'),
    occupiedSinceAcquisition: z.boolean().describe('Occupied right after the purchase or the completion.'),
    occupiedFiveYearsBeforeSale: z.boolean().describe('Occupied at least during the five years before the sale.'),
    leftForCompellingReasons: z.boolean().describe('Sold or left for compelling family or professional reasons.'),
    ownsOtherDwelling: z.boolean().describe('The seller owns another dwelling.'),
  })
  .meta({ id: 'Occupancy', description: 'Who lived in the dwelling and when; the law decides from it.' })

/** One sale by one person, or by one couple taxed jointly. */
export const CapitalGainsInput = z
  .strictObject({
    saleDate: Day.optional().describe('Notarial deed of the sale; today in Luxembourg when left out.'),
    salePrice: PositiveAmount.describe('Price of the whole property.'),
    saleCosts: Amount.optional().describe('Agency, energy certificate and the like; 0 when left out.'),
    acquisitionDate: Day.describe(
      'Last acquisition for value, from 1941 on; for inherited or donated property that of the previous holder.',
    ),
    acquisitionPrice: PositiveAmount.describe('Price of that acquisition, in `acquisitionCurrency`.'),
    acquisitionCosts: Amount.optional().describe(
      'Duties actually paid, notary and agency, in the same currency; 0 is assumed when left out.',
    ),
    acquisitionCurrency: inFrancs.optional().describe('`EUR` when left out; `LUF` only for acquisitions before 2002.'),
    acquisitionMode: z
      .enum(['purchase', 'construction', 'inheritance', 'gift'])
      .optional()
      .describe('How the seller came by it; a purchase is assumed when left out.'),
    completedOn: Day.optional().describe('Day on which the house was completed; only with `construction`.'),
    parentsMainResidence: z
      .boolean()
      .optional()
      .describe("Inherited in direct line, and the parents' main residence; only with `inheritance`."),
    improvements: z.array(Improvement).max(50).optional().describe('Works that raised the value.'),
    mainResidence: z
      .boolean()
      .optional()
      .describe('You state that the exemption of the main residence applies; false is assumed when left out.'),
    occupancy: Occupancy.optional(),
    mainResidenceShare: z.number().gt(0).max(1).optional().meta({
      description:
        'Part of the area that was the main residence, where the rest was let or used otherwise: only that part is exempt. 1 when left out.',
      'x-unit': 'fraction',
    }),
    soldToPublicBody: z
      .boolean()
      .optional()
      .describe('Sold to the State, a municipality, a syndicate of municipalities or the Fonds du Logement.'),
    preemptionExercised: z
      .boolean()
      .optional()
      .describe('That buyer exercised a legal right of pre-emption; only with `soldToPublicBody`. Assumed false.'),
    taxResident: z
      .boolean()
      .optional()
      .describe(
        'Resident of Luxembourg for tax, or taxed as one on request; true is assumed. A non-resident is in class 1, with a least rate.',
      ),
    taxClass: z.enum(['1', '2', '1a']).describe('Tax class of the year of the sale.'),
    ordinaryTaxableIncome: Amount.max(1e8).describe(
      'Taxable income of the year after deductions, without the gain; of a non-resident only what is taxed in Luxembourg.',
    ),
    jointTaxation: z
      .boolean()
      .optional()
      .describe('Spouses or partners taxed jointly, only in class 2; assumed in class 2 when left out.'),
    decennialAllowanceUsed: Amount.optional().describe(
      'Allowance used in the ten preceding tax years, at most the allowance; 0 is assumed when left out.',
    ),
    ownershipShare: z.number().gt(0).max(1).optional().meta({
      description: "The seller's part; sums are sent for the whole property. 1 when left out.",
      'x-unit': 'fraction',
    }),
    preliminaryContractRegisteredOn: Day.optional().describe(
      'Day on which the preliminary contract was registered; for deeds of July to September 2025 it keeps two years instead of five, and changes nothing else.',
    ),
    healthInsuredInLuxembourg: z
      .boolean()
      .optional()
      .describe('Resident covered by Luxembourg health insurance; true is assumed when left out.'),
  })
  .meta({
    id: 'CapitalGainsInput',
    description:
      'One sale by one person, or by one couple taxed jointly. Co-owners send one request each, with their share.',
  })

/** Holding period, and end of the speculative period. */
export const Holding = z
  .strictObject({
    from: Day.describe('Day of the acquisition.'),
    to: Day.describe('Day of the sale.'),
    speculativeUpToYears: z
      .int()
      .min(1)
      .max(50)
      .meta({ description: 'A sale at most this many years after is speculative.', 'x-unit': 'years' }),
    lastSpeculativeDay: Day.describe('A sale on this day is still speculative; 29 February counts to 28 February.'),
    basis,
  })
  .meta({ id: 'Holding', description: 'How long the property was held, and the law that decides the regime.' })

/** One cost of the property, and its revalued amount at the sale. */
export const GainItem = z
  .strictObject({
    key: z.enum(['acquisitionPrice', 'acquisitionCosts', 'improvement']).describe('What was paid for.'),
    year: calendarYear.describe('Year of the expense.'),
    amount: Money.describe("The seller's share in euros."),
    coefficient: z.number().min(0).max(1000).meta({ description: '1 in the speculative regime.', 'x-unit': 'factor' }),
    revalued: Money.describe('Amount times coefficient.'),
    basis,
  })
  .meta({ id: 'GainItem', description: 'One cost of the property, and what it is worth at the sale.' })

/** One allowance on a long-term gain. */
export const GainAllowance = z
  .strictObject({
    key: z.enum(['parentsHome', 'decennial']).describe('Which allowance.'),
    available: Money.describe('What was left of it before this sale.'),
    used: Money.describe('What this sale uses.'),
    left: Money.describe('What is left of it after this sale.'),
    basis,
    legalReference: z.string().max(300).describe('Article in words.'),
  })
  .meta({ id: 'GainAllowance', description: 'One allowance on a long-term gain.' })

/** Incomes and rates of the income tax. */
export const GainTariff = z
  .strictObject({
    ordinaryTaxableIncome: Money.describe('As sent.'),
    adjustedIncome: Money.describe('Ordinary income and taxable gain, rounded down to 50.'),
    taxOnAdjustedIncome: Money.describe('Income tax on it, in whole euros.'),
    taxOnOrdinaryIncome: Money.optional().describe('Income tax without the gain, where the gain is taxed by addition.'),
    averageRate: Fraction.optional().describe('Tax divided by adjusted income.'),
    rateFraction: Fraction.optional().describe('Part of the average rate that a long-term gain bears.'),
    specialRate: Fraction.optional().describe(
      'Average rate times fraction, rounded to four decimals; of a non-resident at least the least rate.',
    ),
  })
  .meta({ id: 'GainTariff', description: 'The incomes and rates by which the income tax was found.' })

/** Sums of a sale. */
export const CapitalGainsTotals = z
  .strictObject({
    tax: Money.describe('Sum of the lines.'),
    taxLow: Money.describe('The same with the low ends of the ranges.'),
    taxHigh: Money.describe('The same with the high ends of the ranges.'),
    effectiveRate: z.number().min(0).max(1e6).meta({
      description:
        'Tax divided by gain; 0 without a gain. A step of 50 of the tariff can tax a gain of cents above itself.',
      'x-unit': 'fraction',
    }),
    netProceeds: Money.describe("Sale price less sale costs and tax, the seller's share."),
  })
  .meta({ id: 'CapitalGainsTotals', description: 'Sums of a sale.' })

/** Net result of a sale, and the calculation of its tax. */
export const CapitalGains = z
  .strictObject({
    saleDate: Day.describe('The day whose law counts.'),
    taxYear: calendarYear.describe('Its calendar year.'),
    currency: z.literal('EUR').describe('Currency of every sum.'),
    regime: z
      .enum(['exempt', 'speculative', 'longTerm'])
      .describe('`exempt` for a main residence, and for a sale to a public body.'),
    exemption: z
      .enum(['mainResidence', 'soldToPublicBody', 'speculativeBelow500', 'noGain', 'allowances'])
      .nullable()
      .describe('Why no tax is due, when none is.'),
    holding: Holding,
    items: z.array(GainItem).max(52).describe('Costs of the property.'),
    revaluedCost: Money.describe('Sum of the revalued costs.'),
    gain: Money.describe("Sale price less sale costs and revalued cost, the seller's share; may be negative."),
    allowances: z.array(GainAllowance).max(2).describe('Allowances on a long-term gain, in the order of the law.'),
    taxableGain: Money.describe('Gain after allowances.'),
    tariff: GainTariff.optional(),
    lines: z
      .array(defineCostLine('CapitalGainsLine', ['incomeTaxOnGain', 'employmentFund', 'dependencyContribution']))
      .max(3)
      .describe('Taxes and contributions; empty when none is due.'),
    totals: CapitalGainsTotals,
    possibleReliefs: z
      .array(
        definePossibleRelief('CapitalGainsRelief', [
          'mainResidenceExemption',
          'publicBodyExemption',
          'decennialAllowance',
          'parentsHomeAllowance',
          'quarterRate',
        ]),
      )
      .max(5)
      .describe('Reliefs that were not granted, and what would open them.'),
    notices: z.array(Notice).max(20).describe('What to know beside the figures.'),
    assumptions: z.array(Assumption).max(30).describe('Defaults and uncertain parameters that were used.'),
  })
  .meta({ id: 'CapitalGains', description: 'What a sale yields after tax, and everything that the tax rests on.' })

/** Answer of the capital gains. */
export const CapitalGainsResponse = defineEnvelope('CapitalGainsResponse', CapitalGains)

/** The fiscal routes. */
export const fiscal = initContract().router(
  {
    capitalGains: {
      method: 'POST',
      path: '/plus-values',
      summary: 'Tax on the capital gain of a sale in Luxembourg',
      description:
        'Regime, revalued cost, allowances, income tax on the gain, employment fund, dependency contribution and net proceeds of one sale by a private individual. Out of scope: companies, professional traders, shares of property companies, non-residents with professional income in Luxembourg, exchanges and contributions, farm and forest land, foreign property; the whole list is `notCovered` of Luxembourg at `countries`.',
      body: CapitalGainsInput,
      responses: { 200: CapitalGainsResponse },
      metadata: { ...visitorCalculation, rules: mergeRules(capitalGainsRules) } satisfies Access as Access,
    },
  },
  { pathPrefix: '/api/v1', strictStatusCodes: true, commonResponses: calculationFailures },
)
