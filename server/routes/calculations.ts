import { type CommuneFinder, costs } from './costs.ts'
import { type Estimator, estimation } from './estimation.ts'
import { evaluation } from './evaluation.ts'
import { fiscal } from './fiscal.ts'
import { propcalc } from './propcalc.ts'

/** What the calculations read of the table of reference prices. */
export interface Prices {
  estimate: Estimator
  officialCommune: CommuneFinder
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
})
