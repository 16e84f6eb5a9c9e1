import { capitalisation, capitalisationMethod } from '#domain/evaluation/capitalisation'
import { discountedCashFlow, discountedCashFlowMethod } from '#domain/evaluation/discounted-cash-flow'
import { lendingValue, lendingValueMethod } from '#domain/evaluation/lending-value'
import { countryDefaults } from '#domain/law/loans'
import type { Handlers } from '../operations/handler.ts'
import { metaOf } from '../operations/meta.ts'

const { value, asOf, rule } = countryDefaults.LU.macro.inflation.default

/** What is used for figures of the market that a cash flow leaves out: a building in Luxembourg. */
const market = { inflation: { value, asOf, note: `Choice of this service: ${rule}.` } }

/** The handlers of a valuation by calculation. */
export const evaluation = (): Handlers<'evaluation'> => ({
  mortgageLendingValue: ({ body }, context) => ({
    status: 200,
    body: { success: true, data: lendingValue(body), meta: metaOf(context, lendingValueMethod) },
  }),
  discountedCashFlow: ({ body }, context) => ({
    status: 200,
    body: { success: true, data: discountedCashFlow(body, market), meta: metaOf(context, discountedCashFlowMethod) },
  }),
  directCapitalisation: ({ body }, context) => ({
    status: 200,
    body: { success: true, data: capitalisation(body), meta: metaOf(context, capitalisationMethod) },
  }),
})
