import { fileURLToPath } from 'node:url'
import { priceTables } from '../adapters/price-tables/price-tables.ts'
import { localOperations } from '../in-process/local-operations.ts'
import type { LocalTables } from '../in-process/local-service.ts'
import { packedHistory } from '../in-process/packed-history.ts'
import { everyOperation } from '../operations/every-operation.ts'
import { calculationPrices } from './calculation-prices.ts'

/**
 * What a local service is built with, read where there are files: the prices as they are checked when a service starts,
 * and the tags under which the running service names the same state of them.
 */
export const localTables = (): LocalTables => {
  const { places, law, market, selfDescription } = calculationPrices()
  const here = new Set(localOperations.map(({ id }) => id))
  const { communes, quartiers, housePrices, history, hash } = priceTables(
    fileURLToPath(new URL('../data', import.meta.url)),
  )
  return {
    prices: { communes, quartiers, housePrices, history: packedHistory(history), hash },
    tags: { places: places().tag, law: law().tag, market: market.tag(), selfDescription: selfDescription.tag() },
    elsewhere: everyOperation.filter(({ id }) => !here.has(id)).map(({ method, path }) => ({ method, path })),
  }
}
