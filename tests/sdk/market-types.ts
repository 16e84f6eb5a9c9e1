import type * as z from 'zod'
import type * as data from '#contract/data'
import type * as estimation from '#contract/estimation'
import type * as places from '#contract/estimation/places'
import type * as revaluation from '#contract/estimation/revaluation'
import type * as openLaw from '#contract/law'
import type * as lawChanges from '#contract/law-changes'
import type * as market from '#contract/market'
import type * as area from '#contract/market/area'
import type * as communes from '#contract/market/communes'
import type * as forecasts from '#contract/market/forecasts'
import type * as printed from '../../sdk/src/derived/types.ts'
import { tied } from './tied.ts'

/** The types of public data: places, prices over time, indicators and the law that is open to read, each tied to its schema. */
export const marketTies: Record<string, true> = {
  Area: tied<z.output<typeof area.Area>, printed.Area>(),
  AreaResponse: tied<z.output<typeof market.AreaResponse>, printed.AreaResponse>(),
  CommuneHistory: tied<z.output<typeof communes.CommuneHistory>, printed.CommuneHistory>(),
  CommuneHistoryResponse: tied<z.output<typeof market.CommuneHistoryResponse>, printed.CommuneHistoryResponse>(),
  CommunePrice: tied<z.output<typeof communes.CommunePrice>, printed.CommunePrice>(),
  CommunePrices: tied<z.output<typeof communes.CommunePrices>, printed.CommunePrices>(),
  CommunePricesResponse: tied<z.output<typeof market.CommunePricesResponse>, printed.CommunePricesResponse>(),
  CommunePriceQuarter: tied<z.output<typeof communes.CommunePriceQuarter>, printed.CommunePriceQuarter>(),
  CommunePriceYear: tied<z.output<typeof communes.CommunePriceYear>, printed.CommunePriceYear>(),
  ExpectedMean: tied<z.output<typeof forecasts.ExpectedMean>, printed.ExpectedMean>(),
  ForecastOutcome: tied<z.output<typeof forecasts.ForecastOutcome>, printed.ForecastOutcome>(),
  FormerCommune: tied<z.output<typeof communes.CommuneHistory>['former'][number], printed.FormerCommune>(),
  MarketForecast: tied<z.output<typeof forecasts.MarketForecast>, printed.MarketForecast>(),
  MarketForecasts: tied<z.output<typeof forecasts.MarketForecasts>, printed.MarketForecasts>(),
  MarketForecastsResponse: tied<z.output<typeof market.MarketForecastsResponse>, printed.MarketForecastsResponse>(),
  PeriodForecast: tied<z.output<typeof forecasts.PeriodForecast>, printed.PeriodForecast>(),
  PriceOnDay: tied<z.output<typeof revaluation.PriceOnDay>, printed.PriceOnDay>(),
  Revaluation: tied<z.output<typeof revaluation.Revaluation>, printed.Revaluation>(),
  RevaluationBatchInput: tied<z.input<typeof estimation.RevaluationBatchInput>, printed.RevaluationBatchInput>(),
  RevaluationItem: tied<z.input<typeof revaluation.RevaluationItem>, printed.RevaluationItem>(),
  RevaluationResponse: tied<z.output<typeof estimation.RevaluationResponse>, printed.RevaluationResponse>(),
  RevaluationTotal: tied<z.output<typeof revaluation.RevaluationTotal>, printed.RevaluationTotal>(),
  RevaluationSuccess: tied<z.output<typeof estimation.RevaluationSuccess>, printed.RevaluationSuccess>(),
  ValueOnDay: tied<z.output<typeof revaluation.ValueOnDay>, printed.ValueOnDay>(),
  RegisteredPeriod: tied<z.output<typeof communes.RegisteredPeriod>, printed.RegisteredPeriod>(),
  RegisteredYear: tied<z.output<typeof communes.RegisteredYear>, printed.RegisteredYear>(),
  District: tied<z.output<typeof places.District>, printed.District>(),
  Municipality: tied<z.output<typeof places.Municipality>, printed.Municipality>(),
  PlaceNames: tied<z.output<typeof places.PlaceNames>, printed.PlaceNames>(),
  Places: tied<z.output<typeof places.Places>, printed.Places>(),
  PlacesResponse: tied<z.output<typeof places.PlacesResponse>, printed.PlacesResponse>(),
  Indicator: tied<z.output<typeof data.Indicator>, printed.Indicator>(),
  IndicatorKey: tied<z.output<typeof data.IndicatorKey>, printed.IndicatorKey>(),
  IndicatorReason: tied<z.output<typeof data.IndicatorReason>, printed.IndicatorReason>(),
  IndicatorSource: tied<z.output<typeof data.IndicatorSource>, printed.IndicatorSource>(),
  MarketData: tied<z.output<typeof data.MarketData>, printed.MarketData>(),
  MarketDataResponse: tied<z.output<typeof data.MarketDataResponse>, printed.MarketDataResponse>(),
  MarketFailure: tied<z.output<typeof data.MarketFailure>, printed.MarketFailure>(),
  PreviousFigure: tied<z.output<typeof data.PreviousFigure>, printed.PreviousFigure>(),
  CountryReading: tied<z.output<typeof lawChanges.CountryReading>, printed.CountryReading>(),
  LawChange: tied<z.output<typeof lawChanges.LawChange>, printed.LawChange>(),
  LawChanges: tied<z.output<typeof lawChanges.LawChanges>, printed.LawChanges>(),
  LawChangesResponse: tied<z.output<typeof lawChanges.LawChangesResponse>, printed.LawChangesResponse>(),
  LawParameter: tied<z.output<typeof openLaw.LawParameter>, printed.LawParameter>(),
  LawParameters: tied<z.output<typeof openLaw.LawParameters>, printed.LawParameters>(),
  LawParametersResponse: tied<z.output<typeof openLaw.LawParametersResponse>, printed.LawParametersResponse>(),
  LawSource: tied<z.output<typeof openLaw.LawSource>, printed.LawSource>(),
  LawVersion: tied<z.output<typeof openLaw.LawVersion>, printed.LawVersion>(),
}
