import * as z from 'zod'
import type { ModelCard } from '#contract/estimation/model-card'

/** What the operator says of the model; null is not set. */
export type ModelGovernance = Pick<
  z.infer<typeof ModelCard>['identity'],
  'owner' | 'approvedBy' | 'approvedOn' | 'nextReview'
>

const nameOrRole = z
  .string()
  .refine(text => text.trim() !== '' && text.length <= 200, 'must be 1 to 200 characters')
  .optional()

const day = z.iso.date({ error: 'must be a day, as 2026-12-31' }).optional()

/** Environment variables of the model of the estimate: who answers for it, and whether it was approved. */
export const governanceVariables = {
  ESTIMATE_OWNER: nameOrRole.describe('Who answers for the model of the estimate here; printed on its card.'),
  ESTIMATE_APPROVED_BY: nameOrRole.describe('Who approved that model here; left out: the card says that it is not.'),
  ESTIMATE_APPROVED_ON: day.describe('Day of that approval.'),
  ESTIMATE_NEXT_REVIEW: day.describe('Day of its next review.'),
}

/** What the operator says of the model. */
export const createModelGovernance = (read: z.infer<z.ZodObject<typeof governanceVariables>>): ModelGovernance => ({
  owner: read.ESTIMATE_OWNER ?? null,
  approvedBy: read.ESTIMATE_APPROVED_BY ?? null,
  approvedOn: read.ESTIMATE_APPROVED_ON ?? null,
  nextReview: read.ESTIMATE_NEXT_REVIEW ?? null,
})
