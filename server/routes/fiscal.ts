import { capitalGains, capitalGainsMethod } from '#domain/law/lu/gain/capital-gains'
import type { Handlers } from '../operations/handler.ts'
import { metaOf } from '../operations/meta.ts'

/** The fiscal handlers; the law of today counts when no day is sent. */
export const fiscal = (): Handlers<'fiscal'> => ({
  capitalGains: ({ body }, context) => {
    const { data, law } = capitalGains(body, body.saleDate ?? context.day)
    return { status: 200, body: { success: true, data, meta: metaOf(context, capitalGainsMethod, law) } }
  },
})
