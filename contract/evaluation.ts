import { initContract } from '@ts-rest/core'
import { CapitalisationInput, CapitalisationResponse } from './evaluation/capitalisation.ts'
import { DiscountedCashFlow } from './evaluation/discounted-cash-flow.ts'
import { DiscountedCashFlowInput } from './evaluation/discounted-cash-flow-input.ts'
import { LendingValueInput, LendingValueResponse } from './evaluation/lending-value.ts'
import { capitalisationRules } from './rules/capitalisation.ts'
import { discountedCashFlowRules } from './rules/discounted-cash-flow.ts'
import { lendingValueRules } from './rules/lending-value.ts'
import { type Access, calculation, KiB } from './shared/access.ts'
import { defineEnvelope } from './shared/envelope.ts'
import { mergeRules, type WordedRules } from './shared/field-rules.ts'
import { calculationFailures } from './shared/statuses.ts'

/** Answer of the discounted cash flow. */
export const DiscountedCashFlowResponse = defineEnvelope('DiscountedCashFlowResponse', DiscountedCashFlow)

const withEvaluationRules = (rules: WordedRules): Access => ({ ...calculation, rules: mergeRules(rules) })

/** The routes of a valuation by calculation. */
export const evaluation = initContract().router(
  {
    mortgageLendingValue: {
      method: 'POST',
      path: '/mlv',
      summary: 'Prudential lending value',
      description:
        'Market value reduced by a haircut, and no more than an income value and the cap of a revaluation where these are asked for. Not a value established by a qualified valuer.',
      body: LendingValueInput,
      responses: { 200: LendingValueResponse },
      metadata: withEvaluationRules(lendingValueRules),
    },
    discountedCashFlow: {
      method: 'POST',
      path: '/dcf',
      summary: 'Discounted cash flow of a let building',
      description:
        'Up to 200 tenants, each lease to the day: indexation, breaks, voids, new lettings, costs, an exit and a loan; with a table of values around both rates.',
      body: DiscountedCashFlowInput,
      responses: { 200: DiscountedCashFlowResponse },
      metadata: {
        ...withEvaluationRules(discountedCashFlowRules),
        bodyLimitBytes: 1024 * KiB,
      } satisfies Access as Access,
    },
    directCapitalisation: {
      method: 'POST',
      path: '/capitalisation',
      summary: 'Capitalisation of an income',
      description:
        'Direct, term and reversion, or hardcore; gross and net of the costs of the buyer, with initial, reversionary and equivalent yields.',
      body: CapitalisationInput,
      responses: { 200: CapitalisationResponse },
      metadata: withEvaluationRules(capitalisationRules),
    },
  },
  { pathPrefix: '/api/v1', strictStatusCodes: true, commonResponses: calculationFailures },
)
