import type { Area, CommuneHistory, CommunePrices, MarketForecasts, Meta } from './derived/types.ts'
import type { AsCsv, CallOptions, IfNoneMatch } from './options.ts'
import type { Conditional, Result } from './result.ts'

/** Place of a price line. */
export interface AreaQuery {
  /** A municipality by any name that an estimate understands. */
  commune: string
  /** A district of the capital, by any of its names; the city when left out. */
  quartier?: string | undefined
}

/** Filter of the forecasts. */
export interface ForecastsQuery {
  /** A municipality by any name that an estimate understands; all when left out. */
  commune?: string | undefined
}

/** Registered sales and prices of Luxembourg apartments; not counted towards the daily quota. */
export interface Market {
  /** With `ifNoneMatch`: `notModified` while the answer that you have is the newest. */
  communes(options: CallOptions & IfNoneMatch): Promise<Conditional<Result<CommunePrices, Meta>>>
  /** With `format: 'csv'`: the text of a table. */
  communes(options: CallOptions & AsCsv): Promise<Result<string>>
  /**
   * The newest price of every municipality, its reliability, and the underlying sales.
   * @example const { data } = await client.market.communes()
   * @throws what README, *Errors*, lists for every call.
   */
  communes(options?: CallOptions): Promise<Result<CommunePrices, Meta>>
  /** With `ifNoneMatch`: `notModified` while the answer that you have is the newest. */
  commune(name: string, options: CallOptions & IfNoneMatch): Promise<Conditional<Result<CommuneHistory, Meta>>>
  /** With `format: 'csv'`: the text of a table. */
  commune(name: string, options: CallOptions & AsCsv): Promise<Result<string>>
  /**
   * The prices of one municipality, year by year from 2014, by any name that an estimate understands.
   * @example const { data } = await client.market.commune('Mamer')
   * @throws NotFoundError where no municipality has the name: `suggestions` has those that are near.
   * @throws InvalidRequestError for a name of more than 100 characters, and what README, *Errors*, lists for every call.
   */
  commune(name: string, options?: CallOptions): Promise<Result<CommuneHistory, Meta>>
  /** With `ifNoneMatch`: `notModified` while the answer that you have is the newest. */
  area(query: AreaQuery, options: CallOptions & IfNoneMatch): Promise<Conditional<Result<Area, Meta>>>
  /**
   * The price line of a municipality, or of a district of the capital, in about a kilobyte: for a page about it.
   * @example const { data } = await client.market.area({ commune: 'Mamer' })
   * @throws NotFoundError where no municipality has the name: `suggestions` has those that are near.
   * @throws InvalidRequestError for a district that is unknown or has no price of its own, and what README, *Errors*, lists for every call.
   */
  area(query: AreaQuery, options?: CallOptions): Promise<Result<Area, Meta>>
  /** With `ifNoneMatch`: `notModified` while the answer that you have is the newest. */
  forecasts(
    query: ForecastsQuery,
    options: CallOptions & IfNoneMatch,
  ): Promise<Conditional<Result<MarketForecasts, Meta>>>
  /** With `format: 'csv'`: the text of a table. */
  forecasts(query: ForecastsQuery, options: CallOptions & AsCsv): Promise<Result<string>>
  /**
   * The forecasts of official means, made before they are published, and what the published files say of them: of every
   * municipality, or of one.
   * @example const { data } = await client.market.forecasts({ commune: 'Mamer' })
   * @throws NotFoundError where no municipality has the name, and what README, *Errors*, lists for every call.
   */
  forecasts(query?: ForecastsQuery, options?: CallOptions): Promise<Result<MarketForecasts, Meta>>
}
