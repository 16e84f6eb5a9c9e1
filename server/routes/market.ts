import { type ForecastsAnswer, forecastsMethod } from '#domain/accuracy/forecast-answer'
import { type AreaAnswer, areaMethod } from '#domain/estimation/prices/area'
import type { CommuneHistoryAnswer, CommunePriceRow } from '#domain/estimation/prices/commune-history'
import { communePricesMethod } from '#domain/estimation/prices/commune-history'
import type { Handlers } from '../operations/handler.ts'
import { buildMeta } from '../operations/meta.ts'

/** Prices of municipalities, with the tag of their version. */
export interface MarketPrices {
  /** All municipalities with their latest price. */
  communes(): { communes: CommunePriceRow[]; tables: string }
  /** Prices of one municipality by any of its names; throws a Refusal for an unknown name. */
  commune(name: string): CommuneHistoryAnswer
  /** Price line of a municipality or a district; throws a Refusal for a place that is unknown, or has no price. */
  area(commune: string, quartier?: string): AreaAnswer
  /** Forecasts of official means, of all municipalities or of one by any of its names, with the tag of their state. */
  forecasts(name?: string): { data: ForecastsAnswer; tag: string }
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
  area: ({ query }, context) => ({
    status: 200,
    body: {
      success: true,
      data: prices.area(query.commune, query.quartier),
      meta: buildMeta(context, areaMethod),
    },
    headers: { ETag: prices.tag() },
  }),
  forecasts: ({ query }, context) => {
    const { data, tag } = prices.forecasts(query.commune)
    return {
      status: 200,
      body: { success: true, data, meta: buildMeta(context, forecastsMethod) },
      headers: { ETag: tag },
    }
  },
})
