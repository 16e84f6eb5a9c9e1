import { acquisitionCosts, acquisitionMethod } from '#domain/law/lu/purchase/acquisition'
import type { Handlers } from '../operations/handler.ts'
import { buildMeta } from '../operations/meta.ts'

/** Official name of a municipality; throws a Refusal for an unknown name. */
export type CommuneFinder = (name: string) => string

/** Handlers of acquisition costs; the current law applies when no date is sent. */
export const createCostHandlers = ({ officialCommune }: { officialCommune: CommuneFinder }): Handlers<'costs'> => ({
  acquisitionCosts: ({ body }, context) => {
    const { data, law } = acquisitionCosts(body, {
      deedDate: body.deedDate ?? context.day,
      commune: body.commune === undefined ? undefined : officialCommune(body.commune),
    })
    return { status: 200, body: { success: true, data, meta: buildMeta(context, acquisitionMethod, law) } }
  },
})
