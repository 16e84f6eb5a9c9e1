import * as z from 'zod'
import { belgiumRules } from '../../rules/be.ts'
import { mergeRules } from '../../shared/field-rules.ts'
import { type CountryExample, describeDetails, fieldsAround } from './country-contract.ts'
import {
  agreementDate,
  defineBuyers,
  defineFlag,
  defineOverrides,
  definePriceIncludesVat,
  defineQuestion,
  everywhere,
  marketValue,
  reliefConditionsMet,
} from './shared-fields.ts'

/** The three Belgian regions. */
const belgianRegions = ['BE-VLG', 'BE-WAL', 'BE-BRU'] as const

/** A purchase in Belgium. */
const BelgiumFeesInput = z
  .strictObject({
    country: z.literal('BE').describe('Belgium.'),
    region: z.enum(belgianRegions).describe('Region, as ISO 3166-2.'),
    ...everywhere,
    marketValue,
    priceIncludesVat: definePriceIncludesVat(true),
    ownsOtherDwelling: defineQuestion(
      'The buyers own another dwelling, in Flanders also building land, wholly and in full ownership; where they differ, answer in `buyers` instead.',
    ),
    reliefConditionsMet,
    agreementDate,
    buyers: defineBuyers({
      ownsOtherDwelling: defineQuestion(
        'This buyer owns another dwelling, in Flanders also building land, wholly and in full ownership, alone or together with the other buyers.',
      ),
      undertakesToSell: defineQuestion('This buyer undertakes to sell it in time.'),
    }),
    undertakesToSell: defineQuestion(
      'The buyers own another dwelling and undertake to sell it in time; where they differ, answer in `buyers` instead.',
    ),
    wholeFullOwnership: z
      .boolean()
      .optional()
      .meta({ description: 'The whole is bought in full ownership.', default: true }),
    coreCityOrRand: defineFlag('Flanders: in a core city or in the Flemish Rand, where the modest home may cost more.'),
    deepEnergyRenovation: defineFlag('Flanders, agreements of 2018 to 2024: deep energy renovation.'),
    protectedMonument: defineFlag(
      'Flanders, agreements of 2018 to 2024: a protected monument; what its rate saves is spent on its conservation.',
    ),
    buildingLand: defineFlag('Land is bought to build on, without a building; `use` is that of the home to be built.'),
    energyClassJumps: z.int().min(0).max(6).optional().meta({
      description: 'Brussels: energy classes that the works will gain; two or more raise the allowance.',
      'x-unit': 'count',
      default: 0,
    }),
    rebuiltHome: defineFlag('Sold after demolition and rebuilding: VAT at 6 %; only with `newBuild`.'),
    security: z.enum(['mortgage', 'mandate']).optional().meta({
      description: 'How the loan is secured.',
      default: 'mortgage',
    }),
    overrides: defineOverrides(['administrativeFees', 'searches', 'transcription', 'writingDuty', 'mortgageOther']),
  })
  .meta({ id: 'BelgiumFeesInput', description: 'A purchase in Belgium.' })

const example: CountryExample<typeof BelgiumFeesInput> = {
  name: 'belgium',
  summary: 'Belgium: the only home of its buyers, in Flanders',
  body: {
    country: 'BE',
    region: 'BE-VLG',
    price: 350_000,
    deedDate: '2026-05-01',
    use: 'mainResidence',
    ownsOtherDwelling: false,
    reliefConditionsMet: true,
  },
}

/** Contract of the fees in Belgium. */
export const belgium = {
  name: 'Belgium',
  input: BelgiumFeesInput,
  details: BelgiumFeesInput.omit(fieldsAround).meta(describeDetails('Belgium')),
  lines: [
    'transferTax',
    'vat',
    'fixedDuty',
    'notaryFeeNet',
    'administrativeFees',
    'searches',
    'notaryFeeVat',
    'transcription',
    'writingDuty',
    'mortgageTaxes',
    'mortgageOther',
    'brokerFeeBuyer',
  ],
  reliefs: [
    'soleOwnHome',
    'modestHome',
    'formerHomeCredit',
    'brusselsAllowance',
    'energyAllowance',
    'reducedHonorarium',
    'rebuiltHome',
  ],
  rules: mergeRules(belgiumRules),
  example,
} as const
