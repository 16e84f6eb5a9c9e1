import { apiVersion } from '#contract/shared/version'
import { accuracyOf } from '#domain/accuracy/accuracy'
import { backTester } from '#domain/accuracy/back-test'
import { englishCardVoice } from '#domain/accuracy/card-voice'
import { listForecasts, selectForecasts } from '#domain/accuracy/forecast-answer'
import { buildModelCard } from '#domain/accuracy/model-card'
import type { ModelMeasures } from '#domain/accuracy/pack/model-measures'
import { communeFinder } from '#domain/estimation/commune-finder'
import { estimator } from '#domain/estimation/estimate'
import { places } from '#domain/estimation/places'
import type { PriceTables } from '#domain/estimation/price-tables'
import { createAreaFinder } from '#domain/estimation/prices/area'
import { communeHistories, communePrices } from '#domain/estimation/prices/commune-history'
import { createDayPrices } from '#domain/estimation/prices/day-prices'
import type { PriceForecast } from '#domain/estimation/prices/forecast'
import { fileStarts } from '#domain/estimation/prices/history'
import { firstDayOf } from '#domain/estimation/prices/quarters'
import { revaluer } from '#domain/estimation/prices/revaluation'
import { valuer } from '#domain/estimation/valuation'
import { memoize, memoizeLast } from '../operations/once.ts'
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
 * Views of the price tables for the calculations. The system of prices is solved at the first revaluation, in slices: `pause`
 * resolves when others had their turn. Rarely used views are computed on first use, and forecasts are read then.
 */
export const createPriceViews = (
  { tables, measures }: { tables: PriceTables; measures: ModelMeasures },
  tagOf: ViewTags,
  readForecasts: () => readonly PriceForecast[],
  pause: () => Promise<void>,
): Omit<CalculationDependencies, 'law'> => {
  const prices = createDayPrices(tables)
  const valued = valuer(tables, prices)
  const firstPriceDay = firstDayOf(fileStarts(tables.history)[0] ?? prices.newest)
  const accuracy = accuracyOf(tables, valued, measures.measured)
  const described = { tables, contract: apiVersion, measures }
  const englishCard = memoizeLast((asOf: string) => buildModelCard(described, asOf, englishCardVoice))
  const commune = communeHistories(tables)
  const area = createAreaFinder(tables)
  const communes = memoize(() => ({ communes: communePrices(tables), tables: tables.hash }))
  const forecasts = memoize(() => {
    const data = listForecasts(readForecasts(), tables)
    return { data, tag: tagOf.market(data) }
  })
  return {
    estimate: estimator(tables, valued),
    revalue: revaluer(tables, prices, pause),
    backTest: backTester(valued, tables.hash),
    selfDescription: {
      accuracy: memoizeLast(accuracy),
      modelCard: (asOf, voice = englishCardVoice) =>
        voice === englishCardVoice ? englishCard(asOf) : buildModelCard(described, asOf, voice),
      // Computed for the first day of the prices: it covers every table, measure, parameter and text, and depends on no date.
      tag: memoize(() => tagOf.selfDescription([measures, buildModelCard(described, firstPriceDay, englishCardVoice)])),
    },
    officialCommune: communeFinder(tables),
    places: memoize(() => {
      const data = places(tables)
      return { data, tag: tagOf.places(data) }
    }),
    market: {
      communes,
      commune,
      area,
      forecasts: name => {
        const { data, tag } = forecasts()
        return { data: name === undefined ? data : selectForecasts(data, commune(name).commune), tag }
      },
      // The list has a price of every municipality, one history and one price line the form of all, and the hash the other
      // figures.
      tag: memoize(() => {
        const first = tables.communes[0]?.name ?? ''
        return tagOf.market([tables.hash, communes(), commune(first), area(first)])
      }),
    },
  }
}
