import { initServer } from '@ts-rest/express'
import { contract } from '#contract'
import { capitalGains, capitalGainsMethod } from '#domain/law/lu/capital-gain'
import { contextOf } from '../http/context.ts'
import { metaOf } from '../http/meta.ts'

/** The fiscal routes; the law of today counts when no day is sent. */
export const fiscal = () =>
  initServer().router(contract.fiscal, {
    capitalGains: async ({ body, res }) => {
      const context = contextOf(res)
      const { data, law } = capitalGains(body, body.saleDate ?? context.day)
      return { status: 200, body: { success: true, data, meta: metaOf(context, capitalGainsMethod, law) } }
    },
  })
