import { capitalisation, capitalisationMethod } from '#domain/evaluation/capitalisation'
import { dcfValuation, discountedCashFlowMethod } from '#domain/evaluation/discounted-cash-flow'
import { lendingValue, lendingValueMethod } from '#domain/evaluation/lending-value'
import { countryDefaults } from '#domain/law/loans'
import type { Handlers } from '../operations/handler.ts'
import { buildMeta } from '../operations/meta.ts'

const { value, asOf, rule } = countryDefaults.LU.macro.inflation.default

/** Default market figures of a cash flow, for a building in Luxembourg. */
const marketDefaults = { inflation: { value, asOf, note: `Choice of this service: ${rule}.` } }

export const createEvaluationHandlers = (): Handlers<'evaluation'> => ({
  mortgageLendingValue: ({ body }, context) => ({
    status: 200,
    body: { success: true, data: lendingValue(body), meta: buildMeta(context, lendingValueMethod) },
  }),
  discountedCashFlow: ({ body }, context) => ({
    status: 200,
    body: {
      success: true,
      data: dcfValuation(body, marketDefaults),
      meta: buildMeta(context, discountedCashFlowMethod),
    },
  }),
  directCapitalisation: ({ body }, context) => ({
    status: 200,
    body: { success: true, data: capitalisation(body), meta: buildMeta(context, capitalisationMethod) },
  }),
})
