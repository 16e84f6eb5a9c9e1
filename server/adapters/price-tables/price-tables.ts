import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { PriceTables } from '#domain/estimation/price-tables'
import { fileYears } from '#domain/estimation/prices/history'
import { lastQuarter, yearOfQuarter } from '#domain/estimation/prices/house-prices'
import { readHousePrices } from './house-prices.ts'
import { readPriceHistory } from './price-history.ts'
import { parseReferencePrices } from './reference-prices.ts'
import { readTableFile } from './table-file.ts'
import type { TableText } from './table-rows.ts'

const hashDigits = 12

/** Source texts of all price tables. */
export interface PriceTexts {
  communes: TableText
  quartiers: TableText
  history: TableText
  housePrices: TableText
}

/** Reads the texts of the price tables in a folder. @throws Error where a file cannot be read, or is not UTF-8. */
export const readPriceTexts = (folder: string): PriceTexts => ({
  communes: readTableFile(join(folder, 'communes.csv')),
  quartiers: readTableFile(join(folder, 'quartiers.csv')),
  history: readTableFile(join(folder, 'price-history.csv')),
  housePrices: readTableFile(join(folder, 'price-index.csv')),
})

/** @throws Error where the index has no quarter for a year of registered sales: prices could not be indexed to it. */
const checkHistoryYears = (
  { history, housePrices }: Pick<PriceTables, 'history' | 'housePrices'>,
  file: string,
): void => {
  const years = fileYears(history)
  const [first, last] = [yearOfQuarter(housePrices.first), yearOfQuarter(lastQuarter(housePrices))]
  const without = years.find(year => year < first || year > last)
  if (without !== undefined)
    throw new Error(`${file}, column period: ${first} to ${last}, but there are registered sales of ${without}`)
}

/**
 * Parses and validates price tables, and hashes the columns that estimates read: computed ones, such as the modelled
 * prices in `communes.csv`, are excluded.
 * @throws Error that names file, line and column of an invalid cell.
 */
export const parsePriceTables = (texts: PriceTexts): PriceTables => {
  const tables = {
    ...parseReferencePrices(texts),
    history: readPriceHistory(texts.history),
    housePrices: readHousePrices(texts.housePrices),
  }
  checkHistoryYears(tables, texts.housePrices.file)
  const hash = createHash('sha256').update(JSON.stringify(tables)).digest('hex').slice(0, hashDigits)
  return { ...tables, hash }
}

/**
 * Reads and validates all price tables in a folder. @throws Error that names file, line and column of an invalid cell.
 */
export const readPriceTables = (folder: string): PriceTables => parsePriceTables(readPriceTexts(folder))
