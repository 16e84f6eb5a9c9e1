import type * as z from 'zod'
import { batchItemsMax, type Estimate, EstimationInput } from '#contract/estimation'
import type { Places } from '#contract/estimation/places'
import { Refusal } from '#domain/core/refusal'
import { estimationMethod } from '#domain/estimation/estimate'
import { placesMethod } from '#domain/estimation/places'
import { batchItemResult } from '../operations/batch.ts'
import type { Handlers } from '../operations/handler.ts'
import { metaOf } from '../operations/meta.ts'

/** Estimates one dwelling; throws a Refusal for what the model does not cover. */
export type Estimator = (input: z.infer<typeof EstimationInput>) => z.infer<typeof Estimate>

/** The names that a form may offer, and the tag of this state of them. */
export type PlacesView = () => { data: z.infer<typeof Places>; tag: string }

const refuseAboveMost = (count: number): void => {
  if (count <= batchItemsMax) return
  throw new Refusal('batch_too_large', {
    issues: [
      {
        path: 'items',
        message: `Must be at most ${batchItemsMax} entries.`,
        received: count,
        allowed: [`at most ${batchItemsMax} entries`],
      },
    ],
  })
}

/** The handlers of estimation. */
export const estimation = ({
  estimate,
  places,
}: {
  estimate: Estimator
  places: PlacesView
}): Handlers<'estimation'> => ({
  estimate: ({ body }, context) => ({
    status: 200,
    body: { success: true, data: estimate(body), meta: metaOf(context, estimationMethod) },
  }),
  estimateBatch: ({ body: { items } }) => {
    refuseAboveMost(items.length)
    const results = items.map((item, index) => batchItemResult(item, index, EstimationInput, estimate))
    const succeeded = results.filter(({ success }) => success).length
    return {
      status: 200,
      body: { success: true, count: items.length, succeeded, failed: items.length - succeeded, results },
    }
  },
  places: (_input, context) => {
    const { data, tag } = places()
    return {
      status: 200,
      body: { success: true, data, meta: metaOf(context, placesMethod) },
      headers: { ETag: tag },
    }
  },
})
