import type { PriceTables } from '#domain/estimation/price-tables'
import { publishedMeans, yearsOf } from '#domain/estimation/prices/history'
import { type NationalIndex, nationalIndex } from '#domain/estimation/prices/national-index'
import { type PricePaths, pricePaths } from '#domain/estimation/prices/price-paths'
import { type PriceTexts, priceTablesOf } from './price-tables.ts'
import { publishedCells } from './published-cells.ts'
import { communesText, modelledCells, pathText } from './table-writing.ts'

/** Tables whose computed figures are up to date with the rest of them. */
export interface BuiltTables {
  texts: PriceTexts
  tables: PriceTables
  paths: PricePaths
  /** The national index of the published means. */
  index: NationalIndex
  /** The table of modelled prices by year. */
  pathText: string
}

/**
 * Computes what the tables of prices hold that is computed: from the newest year of the registered sales the published prices
 * of the municipalities, then the model, and from it their modelled prices.
 * @throws Error that names file, line and column of a wrong cell.
 * @throws RangeError where two neighbouring files share no published municipality.
 */
export const builtTables = (texts: PriceTexts): BuiltTables => {
  const present = priceTablesOf(texts)
  const { history, housePrices } = present
  const index = nationalIndex(publishedMeans(history), housePrices)
  const year = yearsOf(history).at(-1) ?? 0
  const cells = new Map(
    present.communes.map(commune => [commune.name, publishedCells(commune, { history, index, year })]),
  )
  const published = { ...texts.communes, text: communesText(texts.communes, name => cells.get(name) ?? {}) }
  const tables = priceTablesOf({ ...texts, communes: published })
  const { paths } = pricePaths(history, tables.communes, housePrices)
  const communes = { ...published, text: communesText(published, name => modelledCells(paths, name)) }
  return { texts: { ...texts, communes }, tables, paths, index, pathText: pathText({ paths, index }) }
}
