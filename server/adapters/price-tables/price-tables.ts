import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { PriceTables, SourceTables } from '#domain/estimation/price-tables'
import { readHousePrices } from './house-prices.ts'
import { readPaths } from './path-files.ts'
import { readPriceHistory } from './price-history.ts'
import { parseReferencePrices } from './reference-prices.ts'
import { readTableFile } from './table-file.ts'
import type { TableText } from './table-rows.ts'

const hashDigits = 12

/** Texts of the price tables that are published or made by hand. */
export interface PriceTexts {
  communes: TableText
  quartiers: TableText
  history: TableText
  housePrices: TableText
}

/** Texts of the price tables that are calculated from the others. */
export interface PathTexts {
  paths: TableText
  years: TableText
  national: TableText
}

/** Reads the texts of the price tables in a folder. @throws Error where a file cannot be read, or is not UTF-8. */
export const readPriceTexts = (folder: string): PriceTexts => ({
  communes: readTableFile(join(folder, 'communes.csv')),
  quartiers: readTableFile(join(folder, 'quartiers.csv')),
  history: readTableFile(join(folder, 'price-history.csv')),
  housePrices: readTableFile(join(folder, 'price-index.csv')),
})

/** Reads the calculated tables in a folder. @throws Error where a file cannot be read, or is not UTF-8. */
const readPathTexts = (folder: string): PathTexts => ({
  paths: readTableFile(join(folder, 'price-path.csv')),
  years: readTableFile(join(folder, 'year-path.csv')),
  national: readTableFile(join(folder, 'national-path.csv')),
})

/**
 * Parses and validates the source tables, and hashes what is read of them: the calculated ones follow from these.
 * @throws Error that names file, line and column of an invalid cell.
 */
export const parseSourceTables = (texts: PriceTexts): SourceTables => {
  const tables = {
    ...parseReferencePrices(texts),
    history: readPriceHistory(texts.history),
    housePrices: readHousePrices(texts.housePrices),
  }
  if (tables.history.length === 0) throw new Error(`${texts.history.file}: has no row`)
  const hash = createHash('sha256').update(JSON.stringify(tables)).digest('hex').slice(0, hashDigits)
  return { ...tables, hash }
}

/** Parses and validates all price tables. @throws Error that names file, line and column of an invalid cell. */
export const parsePriceTables = (texts: PriceTexts & PathTexts): PriceTables => {
  const tables = parseSourceTables(texts)
  return { ...tables, paths: readPaths(texts, tables.communes) }
}

/**
 * Reads and validates all price tables in a folder. @throws Error that names file, line and column of an invalid cell.
 */
export const readPriceTables = (folder: string): PriceTables =>
  parsePriceTables({ ...readPriceTexts(folder), ...readPathTexts(folder) })
