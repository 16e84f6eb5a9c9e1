import type { CommuneHistoryAnswer, CommunePriceRow } from '#domain/estimation/prices/commune-history'
import { communePricesMethod } from '#domain/estimation/prices/commune-history'
import { type ForecastsAnswer, forecastsMethod } from '#domain/estimation/prices/forecast-answer'
import type { Handlers } from '../operations/handler.ts'
import { buildMeta } from '../operations/meta.ts'

/** Prices of municipalities, with the tag of their version. */
export interface MarketPrices {
  /** All municipalities with their latest price. */
  communes(): { communes: CommunePriceRow[]; tables: string }
  /** Prices of one municipality by any of its names; throws a Refusal for an unknown name. */
  commune(name: string): CommuneHistoryAnswer
  /** Forecasts of official means, with the tag of their state. */
  forecasts(): { data: ForecastsAnswer; tag: string }
  tag(): string
}

export const createMarketHandlers = ({ market: prices }: { market: MarketPrices }): Handlers<'market'> => ({
  communes: (_input, context) => ({
    status: 200,
    body: { success: true, data: prices.communes(), meta: buildMeta(context, communePricesMethod) },
    headers: { ETag: prices.tag() },
  }),
  commune: ({ params }, context) => ({
    status: 200,
    body: { success: true, data: prices.commune(params.commune), meta: buildMeta(context, communePricesMethod) },
    headers: { ETag: prices.tag() },
  }),
  forecasts: (_input, context) => {
    const { data, tag } = prices.forecasts()
    return {
      status: 200,
      body: { success: true, data, meta: buildMeta(context, forecastsMethod) },
      headers: { ETag: tag },
    }
  },
})
