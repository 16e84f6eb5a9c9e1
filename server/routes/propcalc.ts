import { initServer } from '@ts-rest/express'
import { contract } from '#contract'
import { investedCapital, investedCapitalMethod } from '#domain/investment/capital'
import { cashflow, cashflowMethod } from '#domain/investment/cashflow'
import { yields, yieldsMethod } from '#domain/investment/yields'
import { mortgage, mortgageMethod } from '#domain/lending/mortgage'
import { contextOf } from '../http/context.ts'
import { metaOf } from '../http/meta.ts'

/** The routes of an investment. */
export const propcalc = () =>
  initServer().router(contract.propcalc, {
    investedCapital: async ({ body, res }) => ({
      status: 200,
      body: { success: true, data: investedCapital(body), meta: metaOf(contextOf(res), investedCapitalMethod) },
    }),
    cashflow: async ({ body, res }) => ({
      status: 200,
      body: { success: true, data: cashflow(body), meta: metaOf(contextOf(res), cashflowMethod) },
    }),
    mortgage: async ({ body, res }) => ({
      status: 200,
      body: { success: true, data: mortgage(body), meta: metaOf(contextOf(res), mortgageMethod) },
    }),
    yields: async ({ body, res }) => ({
      status: 200,
      body: { success: true, data: yields(body), meta: metaOf(contextOf(res), yieldsMethod) },
    }),
  })
