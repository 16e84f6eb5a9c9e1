import { join } from 'node:path'
import { createDatedPrices } from '#domain/estimation/prices/dated-price'
import { readPriceTables } from '#server/adapters/price-tables/price-tables'

/** Every table of prices that the service ships. */
export const tables = readPriceTables(join(import.meta.dirname, '../../../../server/data'))

/** The starting prices of any day on these tables. */
export const dated = createDatedPrices(tables)
