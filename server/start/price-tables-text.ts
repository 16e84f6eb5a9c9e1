import { fileURLToPath } from 'node:url'
import { priceTables } from '../adapters/price-tables/price-tables.ts'

/** The tables of prices as a browser gets them, in JSON: those that come with the program, checked. */
export const priceTablesText = (): string =>
  JSON.stringify(priceTables(fileURLToPath(new URL('../data', import.meta.url))))
