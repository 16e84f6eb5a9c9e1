import { apiVersion } from '#contract/shared/version'
import { accuracyOf } from '#domain/accuracy/accuracy'
import { backTester } from '#domain/accuracy/back-test'
import { englishCardVoice } from '#domain/accuracy/card-voice'
import { modelCard } from '#domain/accuracy/model-card'
import { communeFinder } from '#domain/estimation/commune-finder'
import { estimator } from '#domain/estimation/estimate'
import { places } from '#domain/estimation/places'
import type { PriceTables } from '#domain/estimation/price-tables'
import { communeHistories, communePrices } from '#domain/estimation/prices/commune-history'
import { datedPrices } from '#domain/estimation/prices/dated-price'
import { revaluer } from '#domain/estimation/prices/revaluation'
import { valuer } from '#domain/estimation/valuation'
import { once } from '../operations/once.ts'
import type { Prices } from './calculations.ts'

/** Gives the tag of a value: the same for the same value, as an `ETag` header carries it. */
type TagOf = (value: unknown) => string

/** How the states of the views are named. */
export interface ViewTags {
  places: TagOf
  selfDescription: TagOf
  market: TagOf
}

/**
 * What the calculations read of the tables of prices. The model of prices is computed here, once; what only some callers
 * ask for is made when it is first asked for.
 */
export const priceViews = (tables: PriceTables, tagOf: ViewTags): Omit<Prices, 'law'> => {
  const dated = datedPrices(tables)
  const valued = valuer(tables, dated)
  const firstDay = `${Math.min(...dated.index.keys())}-01-01`
  const accuracy = accuracyOf(tables, valued)
  const described = { tables, prices: dated, contract: apiVersion }
  const commune = communeHistories(tables, dated)
  const communes = once(() => ({ communes: communePrices(tables, dated), tables: tables.hash }))
  return {
    estimate: estimator(tables, valued),
    revalue: revaluer(tables, dated),
    backTest: backTester(valued, tables.hash),
    selfDescription: {
      accuracy,
      modelCard: (asOf, voice = englishCardVoice) => modelCard(described, asOf, voice),
      // What is said of the first day of the prices: every table, parameter and sentence is in it, but none of a day.
      tag: once(() => tagOf.selfDescription([accuracy(firstDay), modelCard(described, firstDay, englishCardVoice)])),
    },
    officialCommune: communeFinder(tables),
    places: once(() => {
      const data = places(tables)
      return { data, tag: tagOf.places(data) }
    }),
    market: {
      communes,
      commune,
      tag: once(() => tagOf.market([communes(), tables.communes.map(({ name }) => commune(name))])),
    },
  }
}
