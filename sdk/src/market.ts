import type { CommuneHistory, CommunePrices, MarketForecasts, Meta } from './derived/types.ts'
import type { CallOptions } from './options.ts'
import type { Result } from './result.ts'

/** Filter of the forecasts. */
export interface ForecastsQuery {
  /** A municipality by any name that an estimate understands; all when left out. */
  commune?: string | undefined
}

/** Registered sales and prices of Luxembourg apartments; not counted towards the daily quota. */
export interface Market {
  /**
   * The newest price of every municipality, its reliability, and the underlying sales.
   * @example const { data } = await client.market.communes()
   * @throws what README, *Errors*, lists for every call.
   */
  communes(options?: CallOptions): Promise<Result<CommunePrices, Meta>>
  /**
   * The prices of one municipality, year by year from 2014, by any name that an estimate understands.
   * @example const { data } = await client.market.commune('Mamer')
   * @throws NotFoundError where no municipality has the name: `suggestions` has those that are near.
   * @throws InvalidRequestError for a name of more than 100 characters, and what README, *Errors*, lists for every call.
   */
  commune(name: string, options?: CallOptions): Promise<Result<CommuneHistory, Meta>>
  /**
   * The forecasts of official means, made before they are published, and what the published files say of them: of every
   * municipality, or of one.
   * @example const { data } = await client.market.forecasts({ commune: 'Mamer' })
   * @throws NotFoundError where no municipality has the name, and what README, *Errors*, lists for every call.
   */
  forecasts(query?: ForecastsQuery, options?: CallOptions): Promise<Result<MarketForecasts, Meta>>
}
