import { join } from 'node:path'
import { datedPrices } from '#domain/estimation/prices/dated-price'
import { priceTables } from '#server/adapters/price-tables/price-tables'

/** The tables of the service with the history of registered sales and the index of house prices. */
export const prices = priceTables(join(import.meta.dirname, '../../../../server/data'))

/** The starting prices of any day on these tables. */
export const dated = datedPrices(prices)
