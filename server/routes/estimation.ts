import type * as z from 'zod'
import { EstimationInput } from '#contract/estimation'
import type { Places } from '#contract/estimation/places'
import { RevaluationItem } from '#contract/estimation/revaluation'
import { type Estimator, estimationMethod } from '#domain/estimation/estimate'
import { placesMethod } from '#domain/estimation/places'
import type { Revaluer } from '#domain/estimation/prices/revaluation'
import { batchAnswer } from '../operations/batch.ts'
import type { Handlers } from '../operations/handler.ts'
import { metaOf } from '../operations/meta.ts'

/** The names that a form may offer, and the tag of this state of them. */
export type PlacesView = () => { data: z.infer<typeof Places>; tag: string }

/** The handlers of estimation. */
export const estimation = ({
  estimate,
  revalue,
  places,
}: {
  estimate: Estimator
  revalue: Revaluer
  places: PlacesView
}): Handlers<'estimation'> => ({
  estimate: ({ body }, context) => ({
    status: 200,
    body: { success: true, data: estimate(body, context.day), meta: metaOf(context, estimationMethod) },
  }),
  estimateBatch: ({ body: { items } }, { day }) => ({
    status: 200,
    body: batchAnswer(items, EstimationInput, input => estimate(input, day)),
  }),
  revalue: ({ body: { items } }, { day }) => ({
    status: 200,
    body: batchAnswer(items, RevaluationItem, item => revalue(item, day)),
  }),
  places: (_input, context) => {
    const { data, tag } = places()
    return {
      status: 200,
      body: { success: true, data, meta: metaOf(context, placesMethod) },
      headers: { ETag: tag },
    }
  },
})
