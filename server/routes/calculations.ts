import type { BackTester } from '#domain/accuracy/back-test'
import type { Estimator } from '#domain/estimation/estimate'
import type { Revaluer } from '#domain/estimation/prices/revaluation'
import { type CommuneFinder, costs } from './costs.ts'
import { estimation, type FormFaces, type PlacesView, type SelfDescription } from './estimation.ts'
import { evaluation } from './evaluation.ts'
import { fiscal } from './fiscal.ts'
import { type LawView, law } from './law.ts'
import { type MarketPrices, market } from './market.ts'
import { propcalc } from './propcalc.ts'

/** What the calculations read: what is made of the tables of prices, and the law as a list. */
export interface Prices {
  estimate: Estimator
  revalue: Revaluer
  backTest: BackTester
  selfDescription: SelfDescription
  officialCommune: CommuneFinder
  places: PlacesView
  /** What a form shows of the agency whose key asks; left out where there are no agencies. */
  formFaces?: FormFaces | undefined
  market: MarketPrices
  law: LawView
}

/**
 * The handlers of every operation that only calculates: the same input gives the same answer, nothing outside is asked.
 * They run wherever the prices are, also in a worker thread or a browser.
 */
export const calculations = (prices: Prices) => ({
  estimation: estimation(prices),
  evaluation: evaluation(),
  costs: costs(prices),
  fiscal: fiscal(),
  propcalc: propcalc(prices),
  market: market(prices),
  law: law(prices),
})
