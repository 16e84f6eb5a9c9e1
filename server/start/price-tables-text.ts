import { fileURLToPath } from 'node:url'
import { parseSourceTables, readPriceTexts } from '../adapters/price-tables/price-tables.ts'

/** Bundled price tables as JSON for browsers, validated. */
export const formatPriceTables = (): string =>
  JSON.stringify(parseSourceTables(readPriceTexts(fileURLToPath(new URL('../data', import.meta.url)))))
