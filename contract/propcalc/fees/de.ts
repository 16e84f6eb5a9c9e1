import * as z from 'zod'
import { type CountryExample, describeDetails, fieldsAround } from './country-contract.ts'
import { defineBuyers, defineFlag, defineOverrides, everywhere, firstTimeBuyer, movables } from './shared-fields.ts'

// biome-ignore format: one row reads better
/** The sixteen German Länder. */
export const germanLaender = [
  'DE-BW', 'DE-BY', 'DE-BE', 'DE-BB', 'DE-HB', 'DE-HH', 'DE-HE', 'DE-MV',
  'DE-NI', 'DE-NW', 'DE-RP', 'DE-SL', 'DE-SN', 'DE-ST', 'DE-SH', 'DE-TH',
] as const

/** A purchase in Germany. */
const GermanyFeesInput = z
  .strictObject({
    country: z.literal('DE').describe('Germany.'),
    region: z.enum(germanLaender).describe('Land, as ISO 3166-2.'),
    ...everywhere,
    firstTimeBuyer,
    buyers: defineBuyers({}),
    movables,
    relatedSale: defineFlag(
      'The buyer is spouse or registered partner of the seller, a relative in direct line or a stepchild, or spouse or partner of one of these: no tax.',
    ),
    security: z.enum(['book', 'certificate']).optional().meta({
      description: 'Kind of land charge.',
      default: 'book',
    }),
    childrenUnder18: z.int().min(0).max(20).optional().meta({
      description: 'Children under 18, for the Hessengeld of a first own home in Hessen.',
      'x-unit': 'count',
      default: 0,
    }),
    overrides: defineOverrides(['notaryDisbursements']),
  })
  .meta({ id: 'GermanyFeesInput', description: 'A purchase in Germany.' })

const example: CountryExample<typeof GermanyFeesInput> = {
  name: 'germany',
  summary: 'Germany: a home in Bavaria with a loan and a broker',
  body: {
    country: 'DE',
    region: 'DE-BY',
    price: 400_000,
    deedDate: '2026-02-01',
    use: 'mainResidence',
    loanAmount: 320_000,
    security: 'book',
    brokerFeeRate: 0.0357,
  },
}

/** Contract of the fees in Germany. */
export const germany = {
  name: 'Germany',
  input: GermanyFeesInput,
  details: GermanyFeesInput.omit(fieldsAround).meta(describeDetails('Germany')),
  lines: [
    'transferTax',
    'notaryDeedFee',
    'notaryExecutionFee',
    'notarySupervisionFee',
    'notaryDisbursements',
    'notaryFeeVat',
    'registryPriorityNotice',
    'registryOwnership',
    'registryNoticeDeletion',
    'mortgageNotaryFeeNet',
    'mortgageNotaryFeeVat',
    'registryMortgage',
    'brokerFeeBuyer',
    'subsidy',
  ],
  reliefs: ['relatedSale', 'hessengeld'],
  rules: [],
  example,
} as const
