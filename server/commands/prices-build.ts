import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuiltTables, builtTables } from '../adapters/price-tables/built-tables.ts'
import { type PriceTexts, priceTexts } from '../adapters/price-tables/price-tables.ts'
import { replaceFiles } from '../adapters/replace-files.ts'

/** The files of tables as they are written, by their path: those that were read, and the modelled prices by year. */
const filesOf = (folder: string, { texts, pathText }: BuiltTables): Map<string, string> => {
  const { communes, history, housePrices } = texts
  return new Map([
    ...[communes, history, housePrices].map(({ file, text }) => [file, text] as const),
    [join(folder, 'price-path.csv'), pathText],
  ])
}

const isAsWritten = (file: string, text: string): boolean => {
  try {
    return readFileSync(file, 'utf8') === text
  } catch {
    return false
  }
}

/**
 * Writes tables into their folder, all files that change or none.
 * @returns the names of the files that were written.
 */
export const writeTables = (folder: string, built: BuiltTables): string[] => {
  const changed = [...filesOf(folder, built)].filter(([file, text]) => !isAsWritten(file, text))
  replaceFiles(new Map(changed))
  return changed.map(([file]) => file.slice(folder.length + 1))
}

/** What was written, for people. */
export const writtenText = (names: readonly string[]): string =>
  names.length === 0 ? 'Every table is up to date.' : `Written: ${names.join(', ')}.`

/** Computes what is computed of the tables in a folder, and writes it. @throws Error that names file, line and column. */
export const build = (folder: string): string => {
  const texts: PriceTexts = priceTexts(folder)
  return writtenText(writeTables(folder, builtTables(texts)))
}
