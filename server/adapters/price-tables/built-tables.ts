import type { PriceTables } from '#domain/estimation/price-tables'
import { withSolvedPaths } from '#domain/estimation/prices/solved-paths'
import { formatNationalTable, formatPathTable, formatYearTable } from './path-files.ts'
import { type PriceTexts, parseSourceTables } from './price-tables.ts'
import { createPublishedCells } from './published-cells.ts'
import { formatCommunes } from './table-writing.ts'

/** Price tables whose calculated columns and files are up to date. */
export interface BuiltTables {
  texts: PriceTexts
  tables: PriceTables
}

const deriveCells = (texts: PriceTexts): PriceTexts => {
  const cells = createPublishedCells(withSolvedPaths(parseSourceTables(texts)))
  return {
    ...texts,
    communes: { ...texts.communes, text: formatCommunes(texts.communes, name => cells.get(name) ?? {}) },
  }
}

/**
 * Computes the derived cells of the municipalities' table: prices published in the newest files, and those that the system
 * of prices gives. Prices by quarter are solved where they are asked for.
 * @throws Error that names file, line and column of an invalid cell.
 * @throws RangeError where the registered sales name a place that is no municipality.
 */
export const buildPriceTables = (texts: PriceTexts): BuiltTables => {
  // A price that is published now is observed no more: the cells that the system gives follow in a second step.
  const built = deriveCells(deriveCells(texts))
  return { texts: built, tables: withSolvedPaths(parseSourceTables(built)) }
}

/** CSV tables of the calculated prices, solved now: of municipalities by quarter and by year, and of the nation. */
export const formatPathTables = ({
  tables: { paths, communes },
}: BuiltTables): { paths: string; years: string; national: string } => {
  const names = communes.map(({ name }) => name)
  return {
    paths: formatPathTable(paths, names),
    years: formatYearTable(paths, names),
    national: formatNationalTable(paths),
  }
}
