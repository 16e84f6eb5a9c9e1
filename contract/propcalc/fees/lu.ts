import * as z from 'zod'
import { luxembourgPurchaseFields, luxembourgPurchaseRules } from '../../shared/luxembourg-purchase.ts'

/** A purchase in Luxembourg: the fields of its own acquisition costs, without the aids. */
export const LuxembourgFeesInput = z
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

/** Rules of a purchase in Luxembourg that stand between fields, beside those of every country. */
export const luxembourgRules = [
  ...luxembourgPurchaseRules.filter(
    (rule): rule is Exclude<typeof rule, { code: 'shares_all_or_none' | 'shares_sum' | 'one_broker_fee' }> =>
      !['shares_all_or_none', 'shares_sum', 'one_broker_fee'].includes(rule.code),
  ),
  {
    code: 'new_build_is_off_plan',
    says: 'LU: `newBuild` and `operation` agree.',
    fields: ['newBuild', 'operation'],
  },
] as const
