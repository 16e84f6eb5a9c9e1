import * as z from 'zod'
import { Amount, SurfaceM2 } from '../../shared/units.ts'
import {
  age,
  buyersWith,
  buyerType,
  everywhere,
  firstTimeBuyer,
  lawyerFeeRate,
  off,
  overridesOf,
  ownsOtherDwelling,
  priceIncludesVat,
  unanswered,
} from './shared-fields.ts'

// biome-ignore format: one row reads better
/** The Spanish communities and autonomous cities. */
export const spanishCommunities = [
  'ES-AN', 'ES-AR', 'ES-AS', 'ES-IB', 'ES-CN', 'ES-CB', 'ES-CL', 'ES-CM', 'ES-CT', 'ES-VC',
  'ES-EX', 'ES-GA', 'ES-MD', 'ES-MC', 'ES-NC', 'ES-PV', 'ES-RI', 'ES-CE', 'ES-ML',
] as const

/** A purchase in Spain. */
export const SpainFeesInput = z
  .strictObject({
    country: z.literal('ES').describe('Spain.'),
    region: z.enum(spanishCommunities).describe('Community or autonomous city, as ISO 3166-2.'),
    ...everywhere,
    priceIncludesVat: priceIncludesVat(false),
    firstTimeBuyer,
    ownsOtherDwelling,
    buyers: buyersWith({ age }),
    buyerType,
    fiscalReferenceValue: Amount.optional().describe(
      'Reference value of the cadastre (valor de referencia); the higher of it and the price is the base.',
    ),
    largeFamily: unanswered('The buyers are a large family.'),
    singleParentFamily: unanswered('The buyers are a single-parent family.'),
    disability: z
      .enum(['none', 'from33', 'from65'])
      .optional()
      .describe('Recognised disability: none, from 33 %, from 65 %.'),
    annualTaxableIncome: Amount.optional().describe('Taxable income of the buyers in a year.'),
    areaM2: SurfaceM2.optional().describe('Floor area; read in the Basque Country.'),
    largeHolder: off('Catalonia: the buyer is a large holder of dwellings.'),
    wholeBuilding: off('Catalonia: a whole building of dwellings is bought.'),
    vatExemptionWaived: off('Catalonia: the exemption from VAT is waived.'),
    protectedHousing: off('Public protected housing: VAT at 4 %; only with `newBuild`.'),
    lawyerFeeRate,
    overrides: overridesOf(['notaryFeeNet', 'gestoria', 'valuation']),
  })
  .meta({ id: 'SpainFeesInput', description: 'A purchase in Spain.' })
