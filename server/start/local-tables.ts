import { fileURLToPath } from 'node:url'
import { readPriceTables } from '../adapters/price-tables/price-tables.ts'
import { readModelMeasures } from '../adapters/price-tables/read-model-measures.ts'
import { localOperations } from '../in-process/local-operations.ts'
import type { LocalTables } from '../in-process/local-service.ts'
import { packHistory } from '../in-process/packed-history.ts'
import { everyOperation } from '../operations/every-operation.ts'
import { getCalculationPrices } from './calculation-prices.ts'

/**
 * Data for building a local service, read from files: the prices as validated at a service's start, and the entity tags
 * under which the running service serves the same data.
 */
export const readLocalTables = (): LocalTables => {
  const { places, law: view, market, selfDescription } = getCalculationPrices()
  const law = view()
  const here = new Set(localOperations.map(({ id }) => id))
  const folder = fileURLToPath(new URL('../data', import.meta.url))
  const { communes, quartiers, housePrices, history, hash } = readPriceTables(folder)
  return {
    prices: { communes, quartiers, housePrices, history: packHistory(history), hash },
    measures: readModelMeasures(folder, hash),
    tags: {
      places: places().tag,
      law: law.tag,
      countries: law.countriesTag,
      market: market.tag(),
      selfDescription: selfDescription.tag(),
    },
    elsewhere: everyOperation.filter(({ id }) => !here.has(id)).map(({ method, path }) => ({ method, path })),
  }
}
