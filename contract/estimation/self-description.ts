import { initContract } from '@ts-rest/core'
import * as z from 'zod'
import { accuracyRules } from '../rules/accuracy.ts'
import { type Access, publicCalculation } from '../shared/access.ts'
import { defineEnvelope } from '../shared/envelope.ts'
import { mergeRules } from '../shared/field-rules.ts'
import { readFailures } from '../shared/statuses.ts'
import { Day } from '../shared/units.ts'
import { Accuracy } from './accuracy.ts'
import { ModelCard } from './model-card.ts'

/** Day of the report on the estimates. */
const AsOfQuery = z.strictObject({
  asOf: Day.optional().describe(
    'Day of which it is asked: from 2014-01-01 to today in Luxembourg, today when left out.',
  ),
})

/** Answer of the accuracy. */
export const AccuracyResponse = defineEnvelope('AccuracyResponse', Accuracy)

/** Answer of the model card. */
export const ModelCardResponse = defineEnvelope('ModelCardResponse', ModelCard)

const access = {
  credentials: publicCalculation.credentials,
  quota: 'minute',
  bodyLimitBytes: 0,
  rules: mergeRules(accuracyRules),
  maxAgeSeconds: 3600,
  hasConstantData: true,
  isCompressed: true,
} satisfies Access as Access

/** Routes that describe the estimates: accuracy and model card. */
export const selfDescriptionRoutes = initContract().router(
  {
    accuracy: {
      method: 'GET',
      path: '/estimation/accuracy',
      summary: 'How accurate the estimates are, and how we know',
      description:
        'Three levels that are never mixed: the price of a municipality, measured on official files; a single apartment, implied by stated dispersions; tests on sales, of which there are none of our own. It takes a place of the minute and none of the day.',
      query: AsOfQuery,
      responses: { 200: AccuracyResponse, 304: initContract().noBody() },
      metadata: access,
    },
    modelCard: {
      method: 'GET',
      path: '/estimation/model',
      summary: 'The model: purpose, data, formula, weaknesses',
      description:
        'What the model is for and what it is not, what it reads and does not see, its data, formula and every parameter with its source, its known faults, how far the index lies behind, and how to contest a figure. Every number is computed from the tables. It takes a place of the minute and none of the day.',
      query: AsOfQuery,
      responses: { 200: ModelCardResponse, 304: initContract().noBody() },
      metadata: access,
    },
  },
  { pathPrefix: '/api/v1', strictStatusCodes: true, commonResponses: readFailures },
)
