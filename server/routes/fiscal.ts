import { capitalGains, capitalGainsMethod } from '#domain/law/lu/gain/capital-gains'
import type { Handlers } from '../operations/handler.ts'
import { buildMeta } from '../operations/meta.ts'

/** Tax handlers; the current law applies when no date is sent. */
export const createFiscalHandlers = (): Handlers<'fiscal'> => ({
  capitalGains: ({ body }, context) => {
    const { data, law } = capitalGains(body, body.saleDate ?? context.day)
    return { status: 200, body: { success: true, data, meta: buildMeta(context, capitalGainsMethod, law) } }
  },
})
