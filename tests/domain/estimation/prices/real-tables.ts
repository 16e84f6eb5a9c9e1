import { join } from 'node:path'
import { datedPrices } from '#domain/estimation/prices/dated-price'
import { priceTables } from '#server/adapters/price-tables/price-tables'

/** Every table of prices that the service ships. */
export const tables = priceTables(join(import.meta.dirname, '../../../../server/data'))

/** The starting prices of any day on these tables. */
export const dated = datedPrices(tables)
