import { initServer } from '@ts-rest/express'
import { contract } from '#contract'
import { capitalisation, capitalisationMethod } from '#domain/evaluation/capitalisation'
import { discountedCashFlow, discountedCashFlowMethod } from '#domain/evaluation/discounted-cash-flow'
import { lendingValue, lendingValueMethod } from '#domain/evaluation/lending-value'
import { countryDefaults } from '#domain/law/parameters/country-defaults'
import { contextOf } from '../http/context.ts'
import { metaOf } from '../http/meta.ts'

const { value, asOf, rule } = countryDefaults.LU.macro.inflation.default

/** What stands in for figures of the market that a cash flow leaves out: a building in Luxembourg. */
const market = { inflation: { value, asOf, note: `Choice of this service: ${rule}.` } }

/** The routes of a valuation by calculation. */
export const evaluation = () =>
  initServer().router(contract.evaluation, {
    mortgageLendingValue: async ({ body, res }) => ({
      status: 200,
      body: { success: true, data: lendingValue(body), meta: metaOf(contextOf(res), lendingValueMethod) },
    }),
    discountedCashFlow: async ({ body, res }) => ({
      status: 200,
      body: {
        success: true,
        data: discountedCashFlow(body, market),
        meta: metaOf(contextOf(res), discountedCashFlowMethod),
      },
    }),
    directCapitalisation: async ({ body, res }) => ({
      status: 200,
      body: { success: true, data: capitalisation(body), meta: metaOf(contextOf(res), capitalisationMethod) },
    }),
  })
