import * as z from 'zod'
import { Amount } from '../../shared/units.ts'
import { type CountryExample, describeDetails, fieldsAround } from './country-contract.ts'
import {
  age,
  defineBuyers,
  defineFlag,
  defineOverrides,
  defineQuestion,
  everywhere,
  firstTimeBuyer,
  lawyerFeeRate,
} from './shared-fields.ts'

/** The Portuguese mainland (a code of this service) and the two autonomous regions. */
const portugueseRegions = ['PT-MAINLAND', 'PT-20', 'PT-30'] as const

/** A purchase in Portugal. */
const PortugalFeesInput = z
  .strictObject({
    country: z.literal('PT').describe('Portugal.'),
    region: z.enum(portugueseRegions).optional().meta({
      description: 'Mainland (a code of this service), Azores or Madeira, as ISO 3166-2.',
      default: 'PT-MAINLAND',
    }),
    ...everywhere,
    firstTimeBuyer,
    buyers: defineBuyers({
      age,
      firstTimeBuyer: defineQuestion("This buyer's first home; the request's answer when left out."),
      dependant: defineQuestion('This buyer is a dependant for tax in the year; the youth relief needs `false`.'),
      taxResident: defineQuestion("This buyer's tax residence; the request's answer when left out."),
      formerTaxResident: defineQuestion("This buyer was a tax resident before; the request's answer when left out."),
    }),
    fiscalReferenceValue: Amount.optional().describe(
      'Tax value of the property (VPT); the higher of it and the price is the base.',
    ),
    taxResident: z
      .boolean()
      .optional()
      .meta({ description: 'The buyers are tax residents of Portugal.', default: true }),
    formerTaxResident: defineFlag('The buyers were tax residents before: the ordinary rates apply.'),
    taxHavenEntity: defineFlag('The buyer is an entity of a listed tax haven: 10 %.'),
    loanTermMonths: z.int().min(1).max(600).optional().meta({
      description: 'Term of the loan; it sets the rate of the stamp duty.',
      'x-unit': 'months',
      default: 360,
    }),
    deedRoute: z.enum(['oneStopDesk', 'notary']).optional().meta({
      description: 'Deed at the public one-stop desk or before a notary.',
      default: 'oneStopDesk',
    }),
    lawyerFeeRate,
    overrides: defineOverrides(['registryDesk', 'notaryFeeNet', 'preferenceNotice', 'bankFees']),
  })
  .meta({ id: 'PortugalFeesInput', description: 'A purchase in Portugal.' })

const example: CountryExample<typeof PortugalFeesInput> = {
  name: 'portugal',
  summary: 'Portugal: two halves, one with the youth relief',
  body: {
    country: 'PT',
    price: 400_000,
    deedDate: '2026-06-01',
    use: 'mainResidence',
    buyers: [{ share: 0.5, age: 30, firstTimeBuyer: true, dependant: false }, { share: 0.5 }],
  },
}

/** Contract of the fees in Portugal. */
export const portugal = {
  name: 'Portugal',
  input: PortugalFeesInput,
  details: PortugalFeesInput.omit(fieldsAround).meta(describeDetails('Portugal')),
  lines: [
    'transferTax',
    'stampDuty',
    'mortgageStampDuty',
    'registryDesk',
    'notaryFeeNet',
    'notaryFeeVat',
    'preferenceNotice',
    'bankFees',
    'bankFeesStampDuty',
    'lawyer',
    'lawyerVat',
    'brokerFeeBuyer',
  ],
  reliefs: ['jovem'],
  rules: [],
  example,
} as const
