import * as z from 'zod'
import { unitedStatesRules } from '../../rules/us.ts'
import { mergeRules } from '../../shared/field-rules.ts'
import { name } from '../../shared/units.ts'
import { type CountryExample, describeDetails, fieldsAround } from './country-contract.ts'
import {
  agreementDate,
  defineBuyers,
  defineFlag,
  defineOverrides,
  everywhere,
  firstTimeBuyer,
} from './shared-fields.ts'

// biome-ignore format: ten a line
/** The fifty states and the District of Columbia. */
export const americanStates = [
  'US-AL', 'US-AK', 'US-AZ', 'US-AR', 'US-CA', 'US-CO', 'US-CT', 'US-DE', 'US-DC', 'US-FL',
  'US-GA', 'US-HI', 'US-ID', 'US-IL', 'US-IN', 'US-IA', 'US-KS', 'US-KY', 'US-LA', 'US-ME',
  'US-MD', 'US-MA', 'US-MI', 'US-MN', 'US-MS', 'US-MO', 'US-MT', 'US-NE', 'US-NV', 'US-NH',
  'US-NJ', 'US-NM', 'US-NY', 'US-NC', 'US-ND', 'US-OH', 'US-OK', 'US-OR', 'US-PA', 'US-RI',
  'US-SC', 'US-SD', 'US-TN', 'US-TX', 'US-UT', 'US-VT', 'US-VA', 'US-WA', 'US-WV', 'US-WI',
  'US-WY',
] as const

/** A purchase in the United States. */
const UnitedStatesFeesInput = z
  .strictObject({
    country: z.literal('US').describe('The United States.'),
    region: z.enum(americanStates).describe('State, as ISO 3166-2.'),
    ...everywhere,
    firstTimeBuyer,
    agreementDate: agreementDate.describe(
      'Day of the contract of sale, not after the deed; read in New Jersey for a refund.',
    ),
    buyers: defineBuyers({}),
    county: name(60)
      .optional()
      .describe(
        'County; those with a rate of their own are Miami-Dade, Clark, Hennepin, Ramsey, Westchester and Rockland.',
      ),
    city: z
      .enum(['New York City', 'Los Angeles', 'San Francisco', 'Chicago', 'Philadelphia', 'Pittsburgh'])
      .optional()
      .describe('City with taxes of its own.'),
    dwellingUnits: z.int().min(1).max(4).optional().meta({
      description: 'Dwellings in the building; read in New York City and Miami-Dade.',
      'x-unit': 'count',
      default: 1,
    }),
    negotiatedToBuyer: defineFlag("The contract moves the seller's taxes to the buyer."),
    recordingPages: z.int().min(1).max(200).optional().meta({
      description: 'Florida: pages to record; a flat estimate when left out.',
      'x-unit': 'count',
    }),
    overrides: defineOverrides([
      'ownerTitle',
      'lenderTitle',
      'settlement',
      'originationFee',
      'valuation',
      'inspection',
      'recording',
      'closingCostsEstimate',
    ]),
  })
  .meta({ id: 'UnitedStatesFeesInput', description: 'A purchase in the United States.' })

const example: CountryExample<typeof UnitedStatesFeesInput> = {
  name: 'unitedStates',
  summary: 'United States: a home in Florida with a loan',
  body: {
    country: 'US',
    region: 'US-FL',
    price: 300_000,
    deedDate: '2026-06-01',
    use: 'mainResidence',
    loanAmount: 270_000,
    recordingPages: 12,
  },
}

/** Contract of the fees in the United States. */
export const unitedStates = {
  name: 'the United States',
  input: UnitedStatesFeesInput,
  details: UnitedStatesFeesInput.omit(fieldsAround).meta(describeDetails('the United States')),
  lines: [
    'stateTransferTax',
    'countyTransferTax',
    'cityTransferTax',
    'mansionTax',
    'mortgageTax',
    'intangibleTax',
    'ownerTitle',
    'lenderTitle',
    'settlement',
    'originationFee',
    'valuation',
    'inspection',
    'recording',
    'brokerFeeBuyer',
    'closingCostsEstimate',
  ],
  reliefs: ['firstTimeBuyer'],
  rules: mergeRules(unitedStatesRules),
  example,
} as const
