import { initContract } from '@ts-rest/core'
import * as z from 'zod'
import { Estimate } from './estimation/answer.ts'
import { EstimationInput } from './estimation/input.ts'
import { placesRoutes } from './estimation/places.ts'
import { estimationRules } from './rules/estimation.ts'
import { type Access, calculation, KiB, publicCalculation } from './shared/access.ts'
import { envelope } from './shared/envelope.ts'
import { Code, ErrorResponse, Issues, Suggestions } from './shared/errors.ts'
import { printedRules } from './shared/field-rules.ts'
import { calculationFailures } from './shared/statuses.ts'

export { Adjustment, Estimate, Evidence, Reference } from './estimation/answer.ts'
export { EstimationInput } from './estimation/input.ts'

/** Answer of the single estimation. */
export const EstimationResponse = envelope('EstimationResponse', Estimate)

/** Most items that one batch may hold. */
export const batchItemsMax = 1000

/** Most fields that the failure of one item names; a thousand items would otherwise answer four times what was sent. */
export const batchIssuesMax = 10

/** A batch as documented: each item is validated and computed by itself, so that a bad one fails alone. */
export const EstimationBatchInput = z
  .strictObject({
    items: z
      .array(EstimationInput)
      .max(batchItemsMax)
      .describe('The dwellings; each is validated and computed by itself.'),
  })
  .meta({ id: 'EstimationBatchInput', description: 'Up to 1000 dwellings; more are refused with 413.' })

// A caller sends dwellings; the server takes whatever came and reads each item by itself.
const batchItem = z.unknown() as z.ZodType<unknown, z.input<typeof EstimationInput>>

/** The same as the server reads it first: an object with a list, of any items and any length. */
export const LooseEstimationBatchInput = z.strictObject({ items: z.array(batchItem) })

/** One item of a batch that was estimated. */
export const BatchSuccess = z
  .strictObject({
    index: z.int().min(0).max(batchItemsMax).meta({ description: 'Position in `items`, from 0.', 'x-unit': 'count' }),
    success: z.literal(true).describe('True: the item was estimated.'),
    data: Estimate,
  })
  .meta({ id: 'BatchSuccess', description: 'An item that was estimated.' })

/** One item of a batch that failed, with its own error. */
export const BatchFailure = z
  .strictObject({
    index: z.int().min(0).max(batchItemsMax).meta({ description: 'Position in `items`, from 0.', 'x-unit': 'count' }),
    success: z.literal(false).describe('False: the item failed; the others are not affected.'),
    error: z.string().describe('One sentence for people.'),
    code: Code,
    issues: Issues.max(batchIssuesMax)
      .optional()
      .describe(
        `One entry for each field that is wrong, by its path in the item; at most ${batchIssuesMax}, while \`error\` says how many more there are.`,
      ),
    suggestions: Suggestions.optional(),
  })
  .meta({ id: 'BatchFailure', description: 'An item that failed, with the error that it would have had alone.' })

/** Answer of the batch: every item in its place, whether estimated or failed. */
export const BatchResponse = z
  .strictObject({
    success: z.literal(true).describe('True when the batch was worked through, whatever became of its items.'),
    count: z.int().min(0).max(batchItemsMax).meta({ description: 'Items in the batch.', 'x-unit': 'count' }),
    succeeded: z.int().min(0).max(batchItemsMax).meta({ description: 'Items estimated.', 'x-unit': 'count' }),
    failed: z.int().min(0).max(batchItemsMax).meta({ description: 'Items that failed.', 'x-unit': 'count' }),
    results: z
      .array(z.union([BatchSuccess, BatchFailure]))
      .max(batchItemsMax)
      .describe('One result for each item, in the order sent.'),
  })
  .meta({ id: 'BatchResponse', description: 'Every item in its place, estimated or failed.' })

const access: Access = { ...publicCalculation, rules: printedRules(estimationRules) }

/** The routes that calculate. */
const calculating = initContract().router(
  {
    estimate: {
      method: 'POST',
      path: '/estimation',
      summary: 'Estimate one apartment',
      description:
        'Indicative low, central and high value of a Luxembourg apartment, with every adjustment, the reference price and the reasons for the width of the band.',
      body: EstimationInput,
      responses: { 200: EstimationResponse, 404: ErrorResponse },
      metadata: access,
    },
    estimateBatch: {
      method: 'POST',
      path: '/estimation/batch',
      summary: 'Estimate up to 1000 apartments',
      description:
        'Each item is validated and computed by itself: a bad one fails alone, in its place, with its own error. A batch counts as one request.',
      body: LooseEstimationBatchInput,
      responses: { 200: BatchResponse },
      metadata: {
        ...access,
        // A page needs no batch, and a thousand estimates for one place of the day would invite copying.
        credentials: calculation.credentials,
        bodyLimitBytes: 2048 * KiB,
        documentedBody: EstimationBatchInput,
      } satisfies Access as Access,
    },
  },
  { pathPrefix: '/api/v1', strictStatusCodes: true, commonResponses: calculationFailures },
)

/** The estimation routes. */
export const estimation = { ...calculating, ...placesRoutes }
