import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { PriceTables } from '#domain/estimation/price-tables'
import { housePrices } from './house-prices.ts'
import { priceHistory } from './price-history.ts'
import { referencePrices } from './reference-prices.ts'

const hashDigits = 12

/**
 * Every table of prices in a folder, checked, with the short hash of what they say.
 * @throws Error that names file, line and column of a wrong cell.
 */
export const priceTables = (folder: string): PriceTables => {
  const tables = {
    ...referencePrices(folder),
    history: priceHistory(join(folder, 'price-history.csv')),
    housePrices: housePrices(join(folder, 'price-index.csv')),
  }
  const hash = createHash('sha256').update(JSON.stringify(tables)).digest('hex').slice(0, hashDigits)
  return { ...tables, hash }
}
