import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type BuiltTables, buildPriceTables, formatPathTables } from '../adapters/price-tables/built-tables.ts'
import { buildMeasures } from '../adapters/price-tables/model-measures.ts'
import { type PriceTexts, readPriceTexts } from '../adapters/price-tables/price-tables.ts'
import { readTableFile } from '../adapters/price-tables/table-file.ts'
import type { TableText } from '../adapters/price-tables/table-rows.ts'
import { replaceFiles } from '../adapters/replace-files.ts'
import type { WrittenForecast } from './prices-forecast.ts'

/** Contents of the table files by path: those that were read, and the calculated prices. */
const getTableFiles = (folder: string, built: BuiltTables): Map<string, string> => {
  const { communes, history, housePrices } = built.texts
  const { paths, years, national } = formatPathTables(built)
  return new Map([
    ...[communes, history, housePrices].map(({ file, text }) => [file, text] as const),
    [join(folder, 'price-path.csv'), paths],
    [join(folder, 'year-path.csv'), years],
    [join(folder, 'national-path.csv'), national],
  ])
}

const isFileUnchanged = (file: string, text: string): boolean => {
  try {
    return readFileSync(file, 'utf8') === text
  } catch {
    return false
  }
}

/**
 * Writes the next forecast, tables, the list of their files and what is measured on them to their folder, in this order; all
 * changed files or none.
 * @returns names of the written files.
 */
export const writeTables = (
  folder: string,
  built: BuiltTables,
  files: TableText = readTableFile(join(folder, 'price-files.csv')),
  forecast?: WrittenForecast,
): string[] => {
  if (forecast) mkdirSync(dirname(forecast.file), { recursive: true })
  const texts = [
    ...(forecast ? [[forecast.file, forecast.text] as const] : []),

    ...getTableFiles(folder, built),
    [files.file, files.text] as const,
    ...buildMeasures(folder, built, files),
  ]
  const changed = texts.filter(([file, text]) => !isFileUnchanged(file, text))
  replaceFiles(new Map(changed))
  return changed.map(([file]) => file.slice(folder.length + 1))
}

/** Human-readable list of written files. */
export const formatWrittenFiles = (names: readonly string[]): string =>
  names.length === 0 ? 'Every table is up to date.' : `Written: ${names.join(', ')}.`

/** Computes the derived tables of a folder and writes them. @throws Error that names file, line and column. */
export const buildPrices = (folder: string): string => {
  const texts: PriceTexts = readPriceTexts(folder)
  return formatWrittenFiles(writeTables(folder, buildPriceTables(texts)))
}
