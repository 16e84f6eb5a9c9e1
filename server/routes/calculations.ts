import type { BackTester } from '#domain/accuracy/back-test'
import type { Estimator } from '#domain/estimation/estimate'
import type { Revaluer } from '#domain/estimation/prices/revaluation'
import { type CommuneFinder, createCostHandlers } from './costs.ts'
import {
  createEstimationHandlers,
  type FormBrandingFinder,
  type PlacesView,
  type SelfDescription,
} from './estimation.ts'
import { createEvaluationHandlers } from './evaluation.ts'
import { createFiscalHandlers } from './fiscal.ts'
import { createLawHandlers, type LawView } from './law.ts'
import { createMarketHandlers, type MarketPrices } from './market.ts'
import { createPropcalcHandlers } from './propcalc.ts'

/** Dependencies of the calculations: views of the price tables, and the list of law parameters. */
export interface CalculationDependencies {
  estimate: Estimator
  revalue: Revaluer
  backTest: BackTester
  selfDescription: SelfDescription
  officialCommune: CommuneFinder
  places: PlacesView
  /** Branding of the form of the calling key's agency; left out without accounts. */
  formFaces?: FormBrandingFinder | undefined
  market: MarketPrices
  law: LawView
}

/**
 * Handlers of all pure calculations: the same input gives the same response, without I/O. They run wherever the prices
 * are loaded, also in a worker thread or a browser.
 */
export const createCalculationHandlers = (prices: CalculationDependencies) => ({
  estimation: createEstimationHandlers(prices),
  evaluation: createEvaluationHandlers(),
  costs: createCostHandlers(prices),
  fiscal: createFiscalHandlers(),
  propcalc: createPropcalcHandlers(prices),
  market: createMarketHandlers(prices),
  law: createLawHandlers(prices),
})
