import type * as z from 'zod'
import type { MarketData } from '#contract/data'
import type { Handlers } from '../operations/handler.ts'
import { buildMeta } from '../operations/meta.ts'
import { computeEntityTag } from '../services/market/entity-tag.ts'
import { marketMethod } from '../services/market/market-data.ts'

/** Current market figures; never waits for a source. */
export type MarketView = () => z.infer<typeof MarketData>

export const createDataHandlers = ({ marketData }: { marketData: MarketView }): Handlers<'data'> => ({
  marketData: (_input, context) => {
    const current = marketData()
    const { asOf: _, ...tagged } = current
    return {
      status: 200,
      body: { success: true, data: current, meta: buildMeta(context, marketMethod) },
      headers: { ETag: computeEntityTag(tagged) },
    }
  },
})
