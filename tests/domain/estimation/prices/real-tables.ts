import { join } from 'node:path'
import { housePrices } from '#server/adapters/price-tables/house-prices'
import { priceHistory } from '#server/adapters/price-tables/price-history'
import { referencePrices } from '#server/adapters/price-tables/reference-prices'

const folder = join(import.meta.dirname, '../../../../server/data')

/** The tables of prices over time that the service ships. */
export const tables = {
  communes: referencePrices(folder).communes,
  history: priceHistory(join(folder, 'price-history.csv')),
  housePrices: housePrices(join(folder, 'price-index.csv')),
}
