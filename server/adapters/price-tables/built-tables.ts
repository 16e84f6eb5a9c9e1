import type { PriceTables } from '#domain/estimation/price-tables'
import { fileYears, findPublishedMeans } from '#domain/estimation/prices/history'
import { type NationalIndex, nationalIndex } from '#domain/estimation/prices/national-index'
import { type PricePaths, pricePaths } from '#domain/estimation/prices/price-paths'
import { type PriceTexts, parsePriceTables } from './price-tables.ts'
import { createPublishedCells } from './published-cells.ts'
import { createModelledCells, formatCommunes, formatPricePaths } from './table-writing.ts'

/** Price tables whose computed columns are up to date. */
export interface BuiltTables {
  texts: PriceTexts
  tables: PriceTables
  paths: PricePaths
  /** National index of the published means. */
  index: NationalIndex
  /** CSV table of modelled prices by year. */
  pathText: string
}

/**
 * Computes the derived parts of the price tables: the municipalities' published prices from the latest year of
 * registered sales, then the model, and from it their modelled prices.
 * @throws Error that names file, line and column of an invalid cell.
 * @throws RangeError where two neighbouring files share no published municipality.
 */
export const buildPriceTables = (texts: PriceTexts): BuiltTables => {
  const present = parsePriceTables(texts)
  const { history, housePrices } = present
  const index = nationalIndex(findPublishedMeans(history), housePrices)
  const year = fileYears(history).at(-1) ?? 0
  const cells = new Map(
    present.communes.map(commune => [commune.name, createPublishedCells(commune, { history, index, year })]),
  )
  const published = { ...texts.communes, text: formatCommunes(texts.communes, name => cells.get(name) ?? {}) }
  const tables = parsePriceTables({ ...texts, communes: published })
  const { paths } = pricePaths(history, tables.communes, housePrices)
  const communes = { ...published, text: formatCommunes(published, name => createModelledCells(paths, name)) }
  return { texts: { ...texts, communes }, tables, paths, index, pathText: formatPricePaths({ paths, index }) }
}
