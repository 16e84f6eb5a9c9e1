import * as z from 'zod'
import { luxembourgFeesRules, luxembourgPurchaseRules } from '../../rules/lu-purchase.ts'
import { mergeRules } from '../../shared/field-rules.ts'
import { luxembourgLineKeys, luxembourgPurchaseFields, luxembourgReliefKeys } from '../../shared/luxembourg-purchase.ts'
import { type CountryExample, describeDetails, fieldsAround } from './country-contract.ts'

/** A purchase in Luxembourg: the fields of its own acquisition costs, without the aids. */
const LuxembourgFeesInput = z
  .strictObject({
    country: z.literal('LU').describe('Luxembourg.'),
    ...luxembourgPurchaseFields,
    operation: luxembourgPurchaseFields.operation.unwrap().optional().meta({
      description: 'An existing building, a sale off plan (VEFA), or land to build on.',
      default: 'existing',
    }),
    newBuild: z.boolean().optional().describe('True is the short form of `operation: offPlan`.'),
  })
  .meta({ id: 'LuxembourgFeesInput', description: 'A purchase in Luxembourg.' })

const example: CountryExample<typeof LuxembourgFeesInput> = {
  name: 'luxembourg',
  summary: 'Luxembourg: a home with a loan, the credit used',
  body: {
    country: 'LU',
    price: 620_000,
    deedDate: '2026-05-04',
    use: 'mainResidence',
    commune: 'Luxembourg',
    buyers: [{ share: 1, housingCreditUsed: 0 }],
    loanAmount: 500_000,
  },
}

/** Contract of the fees in Luxembourg; its lines and reliefs are those of its own acquisition costs. */
export const luxembourg = {
  name: 'Luxembourg',
  input: LuxembourgFeesInput,
  details: LuxembourgFeesInput.omit(fieldsAround).meta(describeDetails('Luxembourg')),
  lines: luxembourgLineKeys,
  reliefs: luxembourgReliefKeys,
  rules: mergeRules(luxembourgPurchaseRules, luxembourgFeesRules),
  example,
} as const
