import type { CommuneHistoryAnswer, CommunePriceRow } from '#domain/estimation/prices/commune-history'
import { communePricesMethod } from '#domain/estimation/prices/commune-history'
import type { Handlers } from '../operations/handler.ts'
import { metaOf } from '../operations/meta.ts'

/** The prices of municipalities, with what names this state of them among the tags of answers. */
export interface MarketPrices {
  /** Every municipality with its newest price. */
  communes(): { communes: CommunePriceRow[]; tables: string }
  /** The prices of one municipality by any of its names; throws a Refusal for a name that is none. */
  commune(name: string): CommuneHistoryAnswer
  tag(): string
}

/** The handlers of the market of the municipalities. */
export const market = ({ market: prices }: { market: MarketPrices }): Handlers<'market'> => ({
  communes: (_input, context) => ({
    status: 200,
    body: { success: true, data: prices.communes(), meta: metaOf(context, communePricesMethod) },
    headers: { ETag: prices.tag() },
  }),
  commune: ({ params }, context) => ({
    status: 200,
    body: { success: true, data: prices.commune(params.commune), meta: metaOf(context, communePricesMethod) },
    headers: { ETag: prices.tag() },
  }),
})
