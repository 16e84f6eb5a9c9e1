import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { PriceTables } from '#domain/estimation/price-tables'
import { yearsOf } from '#domain/estimation/prices/history'
import { lastQuarter, yearOfQuarter } from '#domain/estimation/prices/house-prices'
import { housePrices } from './house-prices.ts'
import { priceHistory } from './price-history.ts'
import { referencePricesOf } from './reference-prices.ts'
import { tableFile } from './table-file.ts'
import type { TableText } from './table-rows.ts'

const hashDigits = 12

/** The tables that everything about prices is made of, as they are written. */
export interface PriceTexts {
  communes: TableText
  quartiers: TableText
  history: TableText
  housePrices: TableText
}

/** The tables of prices in a folder, as they are written. @throws Error where a file cannot be read, or is not UTF-8. */
export const priceTexts = (folder: string): PriceTexts => ({
  communes: tableFile(join(folder, 'communes.csv')),
  quartiers: tableFile(join(folder, 'quartiers.csv')),
  history: tableFile(join(folder, 'price-history.csv')),
  housePrices: tableFile(join(folder, 'price-index.csv')),
})

/** @throws Error where a year of the registered sales has no quarter in the index: prices could not be carried to it. */
const checkYears = ({ history, housePrices }: Pick<PriceTables, 'history' | 'housePrices'>, file: string): void => {
  const years = yearsOf(history)
  const [first, last] = [yearOfQuarter(housePrices.first), yearOfQuarter(lastQuarter(housePrices))]
  const without = years.find(year => year < first || year > last)
  if (without !== undefined)
    throw new Error(`${file}, column period: ${first} to ${last}, but there are registered sales of ${without}`)
}

/**
 * Tables of prices, checked, with the short hash of what estimates read of them: figures that are computed from them, as the
 * modelled prices in `communes.csv`, have no part in it.
 * @throws Error that names file, line and column of a wrong cell.
 */
export const priceTablesOf = (texts: PriceTexts): PriceTables => {
  const tables = {
    ...referencePricesOf(texts),
    history: priceHistory(texts.history),
    housePrices: housePrices(texts.housePrices),
  }
  checkYears(tables, texts.housePrices.file)
  const hash = createHash('sha256').update(JSON.stringify(tables)).digest('hex').slice(0, hashDigits)
  return { ...tables, hash }
}

/** Every table of prices in a folder, checked. @throws Error that names file, line and column of a wrong cell. */
export const priceTables = (folder: string): PriceTables => priceTablesOf(priceTexts(folder))
