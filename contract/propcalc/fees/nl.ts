import * as z from 'zod'
import { netherlandsRules } from '../../rules/nl.ts'
import { mergeRules } from '../../shared/field-rules.ts'
import { Amount } from '../../shared/units.ts'
import { type CountryExample, describeDetails, fieldsAround } from './country-contract.ts'
import {
  age,
  defineBuyers,
  defineFlag,
  defineOverrides,
  definePriceIncludesVat,
  defineQuestion,
  everywhere,
  marketValue,
  movables,
  useOrOther,
} from './shared-fields.ts'

/** A purchase in the Netherlands. */
const NetherlandsFeesInput = z
  .strictObject({
    country: z.literal('NL').describe('The Netherlands.'),
    ...everywhere,
    marketValue,
    use: useOrOther,
    priceIncludesVat: definePriceIncludesVat(true),
    buyers: defineBuyers({
      use: useOrOther.optional().describe("What this buyer will do with it; the request's `use` when left out."),
      age,
      starterExemptionUsed: defineQuestion('This buyer has used the starter exemption before; only `false` opens it.'),
    }),
    movables,
    wholeValue: Amount.optional().describe(
      'Value of the whole home with garage and garden, tested against the limit of starters; the price less the movables when left out.',
    ),
    appraisedValue: Amount.optional().describe(
      'Value found by the appraiser, read by `nhg` only: the lower of it and the price is tested.',
    ),
    nhg: defineFlag('With the national mortgage guarantee; needs a loan, an own home and a price within the limit.'),
    structuralSurvey: defineFlag('With a structural survey.'),
    bankGuarantee: defineFlag('With a bank guarantee for the deposit.'),
    overrides: defineOverrides([
      'notaryDeed',
      'registryOwnership',
      'mortgageDeed',
      'registryMortgage',
      'valuation',
      'advice',
      'inspection',
      'bankGuarantee',
    ]),
  })
  .meta({ id: 'NetherlandsFeesInput', description: 'A purchase in the Netherlands.' })

const example: CountryExample<typeof NetherlandsFeesInput> = {
  name: 'netherlands',
  summary: 'Netherlands: a home for a buyer of forty',
  body: {
    country: 'NL',
    price: 480_000,
    deedDate: '2026-06-01',
    use: 'mainResidence',
    buyers: [{ age: 40 }],
    loanAmount: 400_000,
  },
}

/** Contract of the fees in the Netherlands. */
export const netherlands = {
  name: 'the Netherlands',
  input: NetherlandsFeesInput,
  details: NetherlandsFeesInput.omit(fieldsAround).meta(describeDetails('the Netherlands')),
  lines: [
    'transferTax',
    'vat',
    'notaryDeed',
    'registryOwnership',
    'mortgageDeed',
    'registryMortgage',
    'valuation',
    'advice',
    'inspection',
    'bankGuarantee',
    'loanGuarantee',
    'brokerFeeBuyer',
  ],
  reliefs: ['starter'],
  rules: mergeRules(netherlandsRules),
  example,
} as const
