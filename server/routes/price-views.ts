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
import { createDatedPrices } from '#domain/estimation/prices/dated-price'
import type { PriceForecast } from '#domain/estimation/prices/forecast'
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
 * Views of the price tables for the calculations. The price model is computed once, at creation; rarely used views are
 * computed on first use, and forecasts are read then.
 */
export const createPriceViews = (
  tables: PriceTables,
  tagOf: ViewTags,
  readForecasts: () => readonly PriceForecast[],
): Omit<CalculationDependencies, 'law'> => {
  const dated = createDatedPrices(tables)
  const valued = valuer(tables, dated)
  const firstDay = `${Math.min(...dated.index.keys())}-01-01`
  const accuracy = accuracyOf(tables, valued)
  const described = { tables, prices: dated, contract: apiVersion }
  const commune = communeHistories(tables, dated)
  const communes = memoize(() => ({ communes: communePrices(tables, dated), tables: tables.hash }))
  const forecasts = memoize(() => {
    const data = listForecasts(readForecasts(), tables)
    return { data, tag: tagOf.market(data) }
  })
  return {
    estimate: estimator(tables, valued),
    revalue: revaluer(tables, dated),
    backTest: backTester(valued, tables.hash),
    selfDescription: {
      accuracy,
      modelCard: (asOf, voice = englishCardVoice) => buildModelCard(described, asOf, voice),
      // Computed for the first day of the prices: it covers every table, parameter and text, and depends on no date.
      tag: memoize(() =>
        tagOf.selfDescription([accuracy(firstDay), buildModelCard(described, firstDay, englishCardVoice)]),
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
