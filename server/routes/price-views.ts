import { apiVersion } from '#contract/shared/version'
import { accuracyOf } from '#domain/accuracy/accuracy'
import { backTester } from '#domain/accuracy/back-test'
import { englishCardVoice } from '#domain/accuracy/card-voice'
import { listForecasts, selectForecasts } from '#domain/accuracy/forecast-answer'
import { buildModelCard } from '#domain/accuracy/model-card'
import { communeFinder } from '#domain/estimation/commune-finder'
import { estimator } from '#domain/estimation/estimate'
import { places } from '#domain/estimation/places'
import type { PriceTables } from '#domain/estimation/price-tables'
import { communeHistories, communePrices } from '#domain/estimation/prices/commune-history'
import { createDayPrices } from '#domain/estimation/prices/day-prices'
import type { PriceForecast } from '#domain/estimation/prices/forecast'
import { fileStarts } from '#domain/estimation/prices/history'
import { firstDayOf } from '#domain/estimation/prices/quarters'
import { revaluer } from '#domain/estimation/prices/revaluation'
import { valuer } from '#domain/estimation/valuation'
import { memoize } from '../operations/once.ts'
import type { CalculationDependencies } from './calculations.ts'

/** Computes the ETag of a value: equal for equal values. */
type TagOf = (value: unknown) => string

/** ETag functions of the views. */
export interface ViewTags {
  places: TagOf
  selfDescription: TagOf
  market: TagOf
}

/**
 * Views of the price tables for the calculations. The system of prices is solved where a view needs more than the calculated
 * prices; rarely used views are computed on first use, and forecasts are read then.
 */
export const createPriceViews = (
  tables: PriceTables,
  tagOf: ViewTags,
  readForecasts: () => readonly PriceForecast[],
): Omit<CalculationDependencies, 'law'> => {
  const prices = createDayPrices(tables)
  const valued = valuer(tables, prices)
  const firstPriceDay = firstDayOf(fileStarts(tables.history)[0] ?? prices.newest)
  const accuracy = accuracyOf(tables, valued)
  const described = { tables, contract: apiVersion }
  const commune = communeHistories(tables)
  const communes = memoize(() => ({ communes: communePrices(tables), tables: tables.hash }))
  const forecasts = memoize(() => {
    const data = listForecasts(readForecasts(), tables)
    return { data, tag: tagOf.market(data) }
  })
  return {
    estimate: estimator(tables, valued),
    revalue: revaluer(tables, prices),
    backTest: backTester(valued, tables.hash),
    selfDescription: {
      accuracy,
      modelCard: (asOf, voice = englishCardVoice) => buildModelCard(described, asOf, voice),
      // Computed for the first day of the prices: it covers every table, parameter and text, and depends on no date.
      tag: memoize(() =>
        tagOf.selfDescription([accuracy(firstPriceDay), buildModelCard(described, firstPriceDay, englishCardVoice)]),
      ),
    },
    officialCommune: communeFinder(tables),
    places: memoize(() => {
      const data = places(tables)
      return { data, tag: tagOf.places(data) }
    }),
    market: {
      communes,
      commune,
      forecasts: name => {
        const { data, tag } = forecasts()
        return { data: name === undefined ? data : selectForecasts(data, commune(name).commune), tag }
      },
      tag: memoize(() => tagOf.market([communes(), tables.communes.map(({ name }) => commune(name))])),
    },
  }
}
