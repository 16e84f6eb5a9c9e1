import * as z from 'zod'
import { spainRules } from '../../rules/es.ts'
import { mergeRules } from '../../shared/field-rules.ts'
import { Amount, SurfaceM2 } from '../../shared/units.ts'
import { type CountryExample, describeDetails, fieldsAround } from './country-contract.ts'
import {
  age,
  buyerType,
  defineBuyers,
  defineFlag,
  defineOverrides,
  definePriceIncludesVat,
  defineQuestion,
  everywhere,
  firstTimeBuyer,
  lawyerFeeRate,
  ownsOtherDwelling,
} from './shared-fields.ts'

// biome-ignore format: one row reads better
/** The Spanish communities and autonomous cities. */
export const spanishCommunities = [
  'ES-AN', 'ES-AR', 'ES-AS', 'ES-IB', 'ES-CN', 'ES-CB', 'ES-CL', 'ES-CM', 'ES-CT', 'ES-VC',
  'ES-EX', 'ES-GA', 'ES-MD', 'ES-MC', 'ES-NC', 'ES-PV', 'ES-RI', 'ES-CE', 'ES-ML',
] as const

/** A number of persons that a limit of a community depends on. */
const definePersonCount = (least: 0 | 1, description: string) =>
  z.int().min(least).max(20).optional().meta({ description, 'x-unit': 'count' })

/** A purchase in Spain. */
export const SpainFeesInput = z
  .strictObject({
    country: z.literal('ES').describe('Spain.'),
    region: z.enum(spanishCommunities).describe('Community or autonomous city, as ISO 3166-2.'),
    ...everywhere,
    priceIncludesVat: definePriceIncludesVat(false),
    firstTimeBuyer,
    ownsOtherDwelling,
    buyers: defineBuyers({ age }),
    buyerType,
    fiscalReferenceValue: Amount.optional().describe(
      'Reference value of the cadastre (valor de referencia); the higher of it and the price is the base.',
    ),
    largeFamily: defineQuestion('The buyers are a large family.'),
    singleParentFamily: defineQuestion('The buyers are a single-parent family.'),
    disability: z
      .enum(['none', 'from33', 'from65'])
      .optional()
      .describe('Recognised disability: none, from 33 %, from 65 %.'),
    annualTaxableIncome: Amount.optional().describe(
      'Taxable income in a year of those who will live in the home: general and savings bases of the income tax, less the personal and family minimum where the community takes it off.',
    ),
    savingsIncome: Amount.optional().describe('Part of `annualTaxableIncome` that is income from savings.'),
    jointTaxReturn: defineQuestion('The buyers file one joint return of income tax.'),
    netWealth: Amount.optional().describe(
      'Galicia: wealth of all who will live in the home, by the rules of the wealth tax, with the home at its price; until 2025 debts for it are not taken off.',
    ),
    familyCategory: z
      .enum(['general', 'special'])
      .optional()
      .describe('Category of the large or single-parent family in its title.'),
    childrenAboveLargeFamily: definePersonCount(0, 'Children above the number that makes the family a large one.'),
    dependentChildren: definePersonCount(0, 'Children in the family unit of the buyers.'),
    dependants: definePersonCount(0, 'Persons for whom the buyers have the family minimum of the income tax.'),
    householdMembers: definePersonCount(1, 'Members of the family unit who will live in the home, the buyer included.'),
    yearsOfResidence: z.int().min(0).max(120).optional().meta({
      description: 'Balearic Islands: whole years that every buyer has lived there without a break.',
      'x-unit': 'years',
    }),
    appraisedValue: Amount.optional().describe("Value of the home in the appraisal for the buyer's mortgage."),
    areaM2: SurfaceM2.optional().describe('Floor area; read in the Basque Country.'),
    largeHolder: defineFlag(
      'Catalonia and Asturias: the buyer is a large holder of dwellings (more than ten or 1 500 m², fewer in a stressed market).',
    ),
    wholeBuilding: defineFlag('Catalonia and Asturias: a whole building of dwellings is bought.'),
    vatExemptionWaived: defineFlag('The seller of an existing home waives its exemption from VAT; where there is VAT.'),
    protectedHousing: defineFlag(
      'Public protected housing: VAT at 4 %, no IGIC in the Canary Islands; only with `newBuild`.',
    ),
    lawyerFeeRate,
    overrides: defineOverrides(['notaryFeeNet', 'gestoria', 'valuation']),
  })
  .meta({ id: 'SpainFeesInput', description: 'A purchase in Spain.' })

const example: CountryExample<typeof SpainFeesInput> = {
  name: 'spain',
  summary: 'Spain: a new second home in Madrid',
  body: {
    country: 'ES',
    region: 'ES-MD',
    price: 300_000,
    deedDate: '2026-06-01',
    use: 'secondHome',
    newBuild: true,
    priceIncludesVat: false,
  },
}

/** Contract of the fees in Spain. */
export const spain = {
  name: 'Spain',
  input: SpainFeesInput,
  details: SpainFeesInput.omit(fieldsAround).meta(describeDetails('Spain')),
  lines: [
    'transferTax',
    'vat',
    'stampDuty',
    'notaryFeeNet',
    'notaryFeeVat',
    'registryFeeNet',
    'registryFeeVat',
    'gestoria',
    'gestoriaVat',
    'valuation',
    'lawyer',
    'lawyerVat',
    'brokerFeeBuyer',
  ],
  reliefs: [
    'reducedAN',
    'reducedAR',
    'reducedAS',
    'reducedIB',
    'reducedCN',
    'reducedCB',
    'reducedCL',
    'reducedCM',
    'reducedCT',
    'reducedVC',
    'reducedEX',
    'reducedGA',
    'reducedMD',
    'reducedMC',
    'reducedNC',
    'reducedPV',
    'reducedRI',
    'reducedCE',
    'reducedML',
    'reducedStampDuty',
  ],
  rules: mergeRules(spainRules),
  example,
} as const
