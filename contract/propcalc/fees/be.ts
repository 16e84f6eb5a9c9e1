import * as z from 'zod'
import {
  agreementDate,
  buyersWith,
  everywhere,
  off,
  overridesOf,
  ownsOtherDwelling,
  priceIncludesVat,
  reliefConditionsMet,
  unanswered,
} from './shared-fields.ts'

/** The three Belgian regions. */
export const belgianRegions = ['BE-VLG', 'BE-WAL', 'BE-BRU'] as const

/** A purchase in Belgium. */
export const BelgiumFeesInput = z
  .strictObject({
    country: z.literal('BE').describe('Belgium.'),
    region: z.enum(belgianRegions).describe('Region, as ISO 3166-2.'),
    ...everywhere,
    priceIncludesVat: priceIncludesVat(true),
    ownsOtherDwelling,
    reliefConditionsMet,
    agreementDate,
    buyers: buyersWith({}),
    undertakesToSell: unanswered('Owns another dwelling and undertakes to sell it in time.'),
    wholeFullOwnership: z
      .boolean()
      .optional()
      .meta({ description: 'The whole is bought in full ownership.', default: true }),
    coreCityOrRand: off('Flanders: in a core city or in the Flemish Rand, where the modest home may cost more.'),
    deepEnergyRenovation: off('Flanders, deeds of 2022 to 2024: deep energy renovation.'),
    energyClassJumps: z.int().min(0).max(6).optional().meta({
      description: 'Brussels: energy classes that the works will gain; two or more raise the allowance.',
      'x-unit': 'count',
      default: 0,
    }),
    rebuiltHome: off('Sold after demolition and rebuilding: VAT at 6 %; only with `newBuild`.'),
    security: z.enum(['mortgage', 'mandate']).optional().meta({
      description: 'How the loan is secured.',
      default: 'mortgage',
    }),
    overrides: overridesOf(['administrativeFees', 'searches', 'transcription', 'writingDuty', 'mortgageOther']),
  })
  .meta({ id: 'BelgiumFeesInput', description: 'A purchase in Belgium.' })

/** Rules of a Belgian purchase that stand between fields. */
export const belgiumRules = [
  {
    code: 'field_of_other_region',
    says: 'BE: a field of another region is refused.',
    fields: ['coreCityOrRand', 'deepEnergyRenovation', 'energyClassJumps', 'region'],
  },
] as const
