import * as z from 'zod'

/** A rate of return per year as a fraction: above -1, a total loss. */
const Rate = z.number().min(-1).max(1e300).meta({ 'x-unit': 'fraction per year' })

/** A rate of return, or the reason for its absence; never a guess among several. */
export const RateOfReturn = z
  .union([
    z.strictObject({
      status: z.literal('ok').describe('There is one rate to name.'),
      value: Rate.describe('The rate at which the net present value is 0, rounded to 6 decimals.'),
      otherRoots: z
        .array(Rate)
        .max(400)
        .optional()
        .describe('Other rates at which it is 0 too; the value is the only positive one.'),
    }),
    z.strictObject({
      status: z.literal('none').describe('No rate makes the net present value 0.'),
      value: z.null().describe('Always null.'),
      reason: z
        .enum(['no_sign_change', 'no_real_root'])
        .describe('The flows are all of one sign, or their value crosses 0 at no rate that can be named.'),
    }),
    z.strictObject({
      status: z.literal('multiple').describe('Several rates fit and none is better founded than the others.'),
      value: z.null().describe('Always null.'),
      candidates: z.array(Rate).min(2).max(400).describe('All of them, lowest first.'),
    }),
    z.strictObject({
      status: z.literal('notApplicable').describe('The question does not arise.'),
      value: z.null().describe('Always null.'),
      reason: z.literal('no_outlay').describe('Nothing is paid at the beginning.'),
    }),
  ])
  .meta({
    id: 'RateOfReturn',
    description: 'A rate of return per year, or the reason why there is none to name. Read `status` first.',
  })
/** A rate of return, or the reason for its absence. */
export type RateOfReturn = z.infer<typeof RateOfReturn>
