import * as z from 'zod'
import { type CountryExample, describeDetails, fieldsAround } from './country-contract.ts'
import {
  agreementDate,
  buyerType,
  defineBuyers,
  defineFlag,
  defineOverrides,
  defineQuestion,
  everywhere,
  firstTimeBuyer,
  ownsOtherDwelling,
} from './shared-fields.ts'

/** The four nations of the United Kingdom. */
const britishNations = ['GB-ENG', 'GB-NIR', 'GB-SCT', 'GB-WLS'] as const

/** A purchase in the United Kingdom. */
const UnitedKingdomFeesInput = z
  .strictObject({
    country: z.literal('UK').describe('The United Kingdom.'),
    region: z.enum(britishNations).describe('Nation of the property, as ISO 3166-2.'),
    ...everywhere,
    firstTimeBuyer,
    ownsOtherDwelling,
    agreementDate,
    buyers: defineBuyers({}),
    buyerType,
    replacesMainResidence: defineQuestion(
      'The home replaces the main residence: no surcharge although another is owned.',
    ),
    taxResident: z
      .boolean()
      .optional()
      .meta({ description: 'The buyers are resident in the United Kingdom for the tax.', default: true }),
    companyReliefApplies: defineFlag('A company above 500 000 has a relief for letting or trading.'),
    leasehold: defineFlag('A lease is bought: more conveyancing, paper scale of the register.'),
    overrides: defineOverrides(['registryOwnership', 'conveyancing', 'searches', 'inspection', 'lenderFee']),
  })
  .meta({ id: 'UnitedKingdomFeesInput', description: 'A purchase in the United Kingdom.' })

const example: CountryExample<typeof UnitedKingdomFeesInput> = {
  name: 'unitedKingdom',
  summary: 'United Kingdom: a second dwelling to let',
  body: {
    country: 'UK',
    region: 'GB-ENG',
    price: 300_000,
    deedDate: '2025-05-15',
    use: 'rental',
    ownsOtherDwelling: true,
  },
}

/** Contract of the fees in the United Kingdom. */
export const unitedKingdom = {
  name: 'the United Kingdom',
  input: UnitedKingdomFeesInput,
  details: UnitedKingdomFeesInput.omit(fieldsAround).meta(describeDetails('the United Kingdom')),
  lines: [
    'transferTax',
    'additionalDwellingSurcharge',
    'nonResidentSurcharge',
    'registryOwnership',
    'conveyancing',
    'conveyancingVat',
    'searches',
    'inspection',
    'lenderFee',
    'brokerFeeBuyer',
  ],
  reliefs: ['firstTimeBuyer', 'replacementRefund', 'companyRelief', 'earlierContract'],
  rules: [],
  example,
} as const
