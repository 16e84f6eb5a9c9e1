import { fileURLToPath } from 'node:url'
import { readPriceTables } from '../adapters/price-tables/price-tables.ts'

/** Bundled price tables as JSON for browsers, validated. */
export const formatPriceTables = (): string =>
  JSON.stringify(readPriceTables(fileURLToPath(new URL('../data', import.meta.url))))
