import { initContract } from '@ts-rest/core'
import { Estimate } from './estimation/answer.ts'
import { backTestRoutes } from './estimation/back-test.ts'
import { batchOf } from './estimation/batch.ts'
import { EstimationInput } from './estimation/input.ts'
import { placesRoutes } from './estimation/places.ts'
import { Revaluation, RevaluationItem, RevaluationTotal } from './estimation/revaluation.ts'
import { selfDescriptionRoutes } from './estimation/self-description.ts'
import { estimationRules } from './rules/estimation.ts'
import { revaluationRules } from './rules/revaluation.ts'
import { type Access, calculation, KiB, publicCalculation } from './shared/access.ts'
import { defineEnvelope } from './shared/envelope.ts'
import { ErrorResponse } from './shared/errors.ts'
import { mergeRules } from './shared/field-rules.ts'
import { calculationFailures } from './shared/statuses.ts'

export { Adjustment, Estimate, Interval, RangeReason, Reference, ReferenceIndex } from './estimation/answer.ts'
export { BatchFailure, batchItemsMax } from './estimation/batch.ts'
export { EstimationInput } from './estimation/input.ts'

/** Answer of the single estimation. */
export const EstimationResponse = defineEnvelope('EstimationResponse', Estimate)

const estimates = batchOf(
  {
    ids: { input: 'EstimationBatchInput', success: 'BatchSuccess', response: 'BatchResponse' },
    items: 'dwellings',
    done: 'estimated',
  },
  { item: EstimationInput, result: Estimate, more: {} },
)

/** A batch of dwellings as documented, an item that was estimated, and the answer. */
export const { input: EstimationBatchInput, success: BatchSuccess, response: BatchResponse } = estimates

const revaluations = batchOf(
  {
    ids: { input: 'RevaluationBatchInput', success: 'RevaluationSuccess', response: 'RevaluationResponse' },
    items: 'values',
    done: 'revalued',
  },
  {
    item: RevaluationItem,
    result: Revaluation,
    more: {
      total: RevaluationTotal.nullable().describe('Total of the items with one `to.day`; null where no two share one.'),
    },
  },
)

/** A batch of values as documented, an item that was revalued, and the answer. */
export const { input: RevaluationBatchInput, success: RevaluationSuccess, response: RevaluationResponse } = revaluations

const access: Access = { ...publicCalculation, rules: mergeRules(estimationRules) }

/** The routes that calculate. */
const calculating = initContract().router(
  {
    estimate: {
      method: 'POST',
      path: '/estimation',
      summary: 'Estimate one apartment',
      description:
        'Indicative value of a Luxembourg apartment today or on a day since 2014, with the ranges in which half and 80 % of comparable apartments sell, every adjustment, the reference price and the reasons for the width of the range.',
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
      body: estimates.loose,
      responses: { 200: BatchResponse },
      metadata: {
        ...access,
        // Pages need no batch, and a thousand estimates for one unit of the daily quota would invite copying.
        credentials: calculation.credentials,
        bodyLimitBytes: 2048 * KiB,
        documentedBody: EstimationBatchInput,
      } satisfies Access as Access,
    },
    revalue: {
      method: 'POST',
      path: '/estimation/revaluation',
      summary: 'Revalue up to 1000 values to another day',
      description:
        'Each value is carried by the prices of existing apartments in its municipality, with the deviation of the place and of a home, its path, and the mean of six years; items with one `to.day` have a total with its own range. No valuation: works, wear and the error of the value sent are not in it. A batch counts as one request.',
      body: revaluations.loose,
      responses: { 200: RevaluationResponse },
      metadata: {
        ...calculation,
        bodyLimitBytes: 512 * KiB,
        rules: mergeRules(revaluationRules),
        documentedBody: RevaluationBatchInput,
      } satisfies Access as Access,
    },
  },
  { pathPrefix: '/api/v1', strictStatusCodes: true, commonResponses: calculationFailures },
)

/** The estimation routes. */
export const estimation = { ...calculating, ...placesRoutes, ...backTestRoutes, ...selfDescriptionRoutes }
