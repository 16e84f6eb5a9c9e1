import type * as z from 'zod'
import type { MarketData } from '#contract/data'
import type { Handlers } from '../operations/handler.ts'
import { metaOf } from '../operations/meta.ts'
import { entityTag } from '../services/market/entity-tag.ts'
import { marketMethod } from '../services/market/market-data.ts'

/** The current figures of the market; it waits for no source. */
export type MarketView = () => z.infer<typeof MarketData>

/** The handlers of public data. */
export const data = ({ marketData }: { marketData: MarketView }): Handlers<'data'> => ({
  marketData: (_input, context) => {
    const current = marketData()
    const { asOf: _, ...tagged } = current
    return {
      status: 200,
      body: { success: true, data: current, meta: metaOf(context, marketMethod) },
      headers: { ETag: entityTag(tagged) },
    }
  },
})
