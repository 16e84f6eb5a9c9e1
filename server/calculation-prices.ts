import { fileURLToPath } from 'node:url'
import { communeFinder } from '#domain/estimation/commune-finder'
import { estimator } from '#domain/estimation/estimate'
import { referencePrices } from './adapters/reference-prices.ts'
import type { Prices } from './routes/calculations.ts'

const dataFolder = fileURLToPath(new URL('./data', import.meta.url))

/**
 * What the calculations read of the tables of reference prices, read from their files once.
 * @throws Error that names file, line and column of a wrong cell.
 */
export const calculationPrices = (): Prices => {
  const prices = referencePrices(dataFolder)
  return { estimate: estimator(prices), officialCommune: communeFinder(prices) }
}
