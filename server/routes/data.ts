import { initServer } from '@ts-rest/express'
import type * as z from 'zod'
import { contract } from '#contract'
import { type MarketData, marketDataMaxAgeSeconds } from '#contract/data'
import { contextOf } from '../http/context.ts'
import { entityTag, isHeld } from '../http/entity-tag.ts'
import { metaOf } from '../http/meta.ts'
import { marketMethod } from '../services/market-data.ts'

/** What is held of the market now; it waits for no source. */
export type MarketView = () => z.infer<typeof MarketData>

/** The routes of public data. */
export const data = ({ marketData }: { marketData: MarketView }) =>
  initServer().router(contract.data, {
    marketData: async ({ req, res }) => {
      const held = marketData()
      const { asOf: _, ...tagged } = held
      if (isHeld(req, res, entityTag(tagged), marketDataMaxAgeSeconds)) return { status: 304, body: undefined }
      return { status: 200, body: { success: true, data: held, meta: metaOf(contextOf(res), marketMethod) } }
    },
  })
