import * as z from 'zod'
import { AcquisitionCostsInput } from '../../costs.ts'
import { SpainFeesInput } from '../../propcalc/fees/es.ts'
import { FranceFeesInput } from '../../propcalc/fees/fr.ts'
import { InvestedCapital, InvestedCapitalInput } from '../../propcalc/invested-capital.ts'
import { CountryCode } from '../../shared/country.ts'
import { Totals } from '../../shared/law.ts'
import { LuxembourgBuyer } from '../../shared/luxembourg-purchase.ts'
import { defineCalculation, firstNotice, lawLines, makeOptional } from './parts.ts'

const { shape: purchase } = AcquisitionCostsInput
/** A buyer of a sale; the relation to a donor concerns gifts alone, which a conversation does not calculate. */
const { relationship: _, ...sharingBuyer } = LuxembourgBuyer.shape

/** The costs of a purchase in Luxembourg, as a conversation asks for them. */
export const acquisitionCosts = {
  input: AcquisitionCostsInput.pick({
    price: true,
    use: true,
    operation: true,
    commune: true,
    deedDate: true,
    loanAmount: true,
    landValue: true,
    brokerFeeRate: true,
    buyers: true,
  })
    .extend({
      operation: makeOptional(purchase.operation),
      loanAmount: makeOptional(purchase.loanAmount),
      buyers: z
        .array(
          z.strictObject({
            ...sharingBuyer,
            naturalPerson: makeOptional(LuxembourgBuyer.shape.naturalPerson),
          }),
        )
        .min(1)
        .max(10)
        .optional()
        .describe(purchase.buyers.description ?? ''),
    })
    .meta({ id: 'AcquisitionCostsQuestion', description: 'A purchase in Luxembourg, as a conversation asks for it.' }),
  result: z
    .strictObject({ totals: Totals, lines: lawLines, notice: firstNotice })
    .meta({ id: 'AcquisitionCostsResult', description: 'The costs of a purchase in Luxembourg, in short.' }),
}

/** Costs of a purchase in Luxembourg that a model asked for. */
export const AcquisitionCostsCalculation = defineCalculation(
  'acquisitionCosts',
  acquisitionCosts,
  'Costs of a purchase',
)

const { shape: french } = FranceFeesInput

/** The costs of a purchase in any covered country: a country refuses the fields that its law does not ask. */
export const fees = {
  input: z
    .strictObject({
      country: CountryCode,
      region: z
        .string()
        .max(12)
        .optional()
        .describe(
          'ISO 3166-2, needed but in LU, NL, IT and PT: FR-75 (department), DE-BY, BE-VLG, ES-MD, PT-20, GB-ENG, US-NY.',
        ),
      price: french.price,
      use: french.use,
      deedDate: french.deedDate,
      newBuild: french.newBuild,
      loanAmount: french.loanAmount,
      brokerFeeRate: french.brokerFeeRate,
      firstTimeBuyer: french.firstTimeBuyer.describe('A first purchase; FR, DE, ES, PT, UK, US.'),
      ownsOtherDwelling: SpainFeesInput.shape.ownsOtherDwelling.describe('Owns another dwelling; BE, ES, UK.'),
      reliefConditionsMet: french.reliefConditionsMet.describe('Meets the other conditions of a relief; FR, BE, IT.'),
    })
    .meta({ id: 'FeesQuestion', description: 'A purchase in one of the countries, as a conversation asks for it.' }),
  result: z
    .strictObject({
      country: CountryCode,
      currency: z.enum(['EUR', 'GBP', 'USD']).describe('Currency of all amounts.'),
      totals: Totals,
      lines: lawLines,
      notice: firstNotice,
    })
    .meta({ id: 'FeesResult', description: 'The costs of a purchase in a country, in short.' }),
}

/** Costs of a purchase in a country that a model asked for. */
export const FeesCalculation = defineCalculation('fees', fees, 'Costs of a purchase in a country')

/** The own capital of a purchase, as a conversation asks for it. */
export const investedCapital = {
  input: InvestedCapitalInput.pick({
    country: true,
    purchasePrice: true,
    downPayment: true,
    downPaymentRate: true,
    loanAmount: true,
    acquisitionFees: true,
    works: true,
    cashReserve: true,
  }).meta({
    id: 'InvestedCapitalQuestion',
    description: 'A purchase and its loan, as a conversation asks for its capital.',
  }),
  result: InvestedCapital.pick({
    downPayment: true,
    loanAmount: true,
    acquisitionFees: true,
    totalCapital: true,
    projectCost: true,
    loanToValue: true,
    loanToCost: true,
    regulatoryLtv: true,
  }).meta({ id: 'InvestedCapitalResult', description: 'The capital that a purchase takes, in short.' }),
}

/** Capital of a purchase that a model asked for. */
export const InvestedCapitalCalculation = defineCalculation('investedCapital', investedCapital, 'Capital of a purchase')
