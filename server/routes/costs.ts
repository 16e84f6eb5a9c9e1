import { acquisitionCosts, acquisitionMethod } from '#domain/law/lu/purchase/acquisition'
import type { Handlers } from '../operations/handler.ts'
import { metaOf } from '../operations/meta.ts'

/** The official name of a municipality; throws a Refusal for a name that leads to none. */
export type CommuneFinder = (name: string) => string

/** The handlers of acquisition costs; the law of today counts when no day is sent. */
export const costs = ({ officialCommune }: { officialCommune: CommuneFinder }): Handlers<'costs'> => ({
  acquisitionCosts: ({ body }, context) => {
    const { data, law } = acquisitionCosts(body, {
      deedDate: body.deedDate ?? context.day,
      commune: body.commune === undefined ? undefined : officialCommune(body.commune),
    })
    return { status: 200, body: { success: true, data, meta: metaOf(context, acquisitionMethod, law) } }
  },
})
