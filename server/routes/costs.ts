import { initServer } from '@ts-rest/express'
import { contract } from '#contract'
import { acquisitionCosts, acquisitionMethod } from '#domain/law/lu/acquisition'
import { contextOf } from '../http/context.ts'
import { metaOf } from '../http/meta.ts'

/** The official name of a municipality; throws a Refusal for a name that leads to none. */
export type CommuneFinder = (name: string) => string

/** The routes of acquisition costs; the law of today counts when no day is sent. */
export const costs = ({ officialCommune }: { officialCommune: CommuneFinder }) =>
  initServer().router(contract.costs, {
    acquisitionCosts: async ({ body, res }) => {
      const context = contextOf(res)
      const { data, law } = acquisitionCosts(body, {
        deedDate: body.deedDate ?? context.day,
        commune: body.commune === undefined ? undefined : officialCommune(body.commune),
      })
      return { status: 200, body: { success: true, data, meta: metaOf(context, acquisitionMethod, law) } }
    },
  })
