import * as z from 'zod'
import { Amount } from '../../shared/units.ts'
import {
  age,
  buyersWith,
  everywhere,
  movables,
  off,
  overridesOf,
  priceIncludesVat,
  unanswered,
  useOrOther,
} from './shared-fields.ts'

/** A purchase in the Netherlands. */
export const NetherlandsFeesInput = z
  .strictObject({
    country: z.literal('NL').describe('The Netherlands.'),
    ...everywhere,
    use: useOrOther,
    priceIncludesVat: priceIncludesVat(true),
    buyers: buyersWith({
      use: useOrOther.optional().describe("What this buyer will do with it; the request's `use` when left out."),
      age,
      starterExemptionUsed: unanswered('This buyer has used the starter exemption before; only `false` opens it.'),
    }),
    movables,
    wholeValue: Amount.optional().describe(
      'Value of the whole home with garage and garden, tested against the limit of starters; the price when left out.',
    ),
    appraisedValue: Amount.optional().describe(
      'Value found by the appraiser, read by `nhg` only: the lower of it and the price is tested.',
    ),
    nhg: off('With the national mortgage guarantee; needs a loan, an own home and a price within the limit.'),
    structuralSurvey: off('With a structural survey.'),
    bankGuarantee: off('With a bank guarantee for the deposit.'),
    overrides: overridesOf([
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

/** Rules of a Dutch purchase that stand between fields. */
export const netherlandsRules = [
  {
    code: 'nhg_not_available',
    says: 'NL: the guarantee needs a loan, an own home and a price within the limit of the day.',
    fields: ['nhg', 'loanAmount', 'use', 'price', 'appraisedValue'],
  },
  {
    code: 'whole_value_below_price',
    says: 'NL: the whole home is worth at least the price.',
    fields: ['wholeValue', 'price'],
  },
] as const
