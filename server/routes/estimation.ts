import { initServer } from '@ts-rest/express'
import type * as z from 'zod'
import { contract } from '#contract'
import { batchItemsMax, type Estimate, EstimationInput } from '#contract/estimation'
import { Refusal } from '#domain/core/refusal'
import { estimationMethod } from '#domain/estimation/estimate'
import { settled } from '../http/batch.ts'
import { contextOf } from '../http/context.ts'
import { metaOf } from '../http/meta.ts'

/** Estimates one dwelling; throws a Refusal for what the model does not cover. */
export type Estimator = (input: z.infer<typeof EstimationInput>) => z.infer<typeof Estimate>

/** The estimation routes. */
export const estimation = ({ estimate }: { estimate: Estimator }) =>
  initServer().router(contract.estimation, {
    estimate: async ({ body, res }) => ({
      status: 200,
      body: { success: true, data: estimate(body), meta: metaOf(contextOf(res), estimationMethod) },
    }),
    estimateBatch: async ({ body: { items } }) => {
      if (items.length > batchItemsMax) {
        throw new Refusal('batch_too_large', {
          issues: [
            {
              path: 'items',
              message: `Must be at most ${batchItemsMax} entries.`,
              received: items.length,
              allowed: [`at most ${batchItemsMax} entries`],
            },
          ],
        })
      }
      const results = items.map((item, index) => settled(item, index, EstimationInput, estimate))
      const succeeded = results.filter(({ success }) => success).length
      return {
        status: 200,
        body: { success: true, count: items.length, succeeded, failed: items.length - succeeded, results },
      }
    },
  })
