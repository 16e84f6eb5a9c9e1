import { newTables } from '#domain/estimation/parameters/new-tables'
import type { PriceTables } from '#domain/estimation/price-tables'
import type { HousePrices } from '#domain/estimation/prices/house-prices'
import { quarterText, valueAt } from '#domain/estimation/prices/house-prices'
import { largeMoves, type PublishedMove, wholeEuroChanges } from '#domain/estimation/prices/published-moves'
import type { BuiltTables } from './built-tables.ts'
import { type CommuneFile, historyFile, sheetFile } from './commune-file.ts'
import { housePriceColumns, housePrices } from './house-prices.ts'
import { type SheetBytes, sheetHeader, sheetRecords } from './official-sheet.ts'
import { historyColumns, priceHistory } from './price-history.ts'
import type { PriceTexts } from './price-tables.ts'
import { utf8Table } from './table-file.ts'
import { historyText, housePricesText } from './table-writing.ts'

/** A file that is to become part of the tables: registered sales by municipality, or an index of house prices. */
export type NewFile = { communes: CommuneFile } | { housePrices: HousePrices }

/**
 * Reads a file of registered sales (the official sheet as Excel file or CSV, or the service's own table) or of house prices,
 * whichever its header says.
 * @param year the year of an official sheet that does not say it.
 * @throws Error that names file, line and column of what is wrong.
 */
export const newFile = (written: SheetBytes, tables: PriceTables, year?: number): NewFile => {
  const { file } = written
  const records = sheetRecords(written)
  if (records) return { communes: sheetFile({ file, records }, tables, year) }
  const table = utf8Table(written.bytes, file)
  const header = (/^[^\r\n]*/.exec(table.text)?.[0] ?? '').split(',').map(name => name.trim())
  if (header.includes('period')) return { housePrices: housePrices(table) }
  if (header.includes('year')) return { communes: historyFile(table, tables) }
  throw new Error(
    `${file}, line 1, column 1: the header is none of ${[historyColumns.join(), sheetHeader, housePriceColumns.join()].join(' · ')}`,
  )
}

/** The tables with a new file in them: registered sales replace those of the same years, an index the whole index. */
export const withNewFile = (texts: PriceTexts, file: NewFile): PriceTexts => {
  if ('housePrices' in file)
    return { ...texts, housePrices: { ...texts.housePrices, text: housePricesText(file.housePrices) } }
  const { rows, years } = file.communes
  const others = priceHistory(texts.history).filter(({ year }) => !years.includes(year))
  const history = [...others, ...rows.map(({ figures }) => figures)]
  return { ...texts, history: { ...texts.history, text: historyText(history) } }
}

const percent = (share: number): string => `${share < 0 ? '' : '+'}${(100 * share).toFixed(1)} %`

/** The quarters of a new index that have moved, beside the mean of all shared ones, by more than a price may. */
const indexFaults = (fresh: HousePrices, present: HousePrices): string[] => {
  const first = Math.max(fresh.first, present.first)
  const shared = Math.min(fresh.values.length + fresh.first, present.values.length + present.first) - first
  if (shared <= 0) return ['the index shares no quarter with the present one']
  const ratios = Array.from({ length: shared }, (_, at) => valueAt(fresh, first + at) / valueAt(present, first + at))
  const usual = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / shared)
  return ratios.flatMap((ratio, at) =>
    Math.abs(ratio / usual - 1) > newTables.moveMax
      ? [`${quarterText(first + at)}, column value: moves by ${percent(ratio / usual - 1)} beside the other quarters`]
      : [],
  )
}

const columnOf = { existing: 'existing_mean_m2', newBuild: 'new_mean_m2' } as const

/**
 * Why a new file is not taken over before a person has looked at it, each with its file, line and column: prices that move by
 * more than a quarter, and changes of whole euros, which means of other sales do not make.
 */
export const moveFaults = (file: NewFile, { tables, paths, index }: BuiltTables): string[] => {
  if ('housePrices' in file) return indexFaults(file.housePrices, tables.housePrices)
  const { rows } = file.communes
  const figures = rows.map(row => row.figures)
  const at = ({ row, segment }: PublishedMove, reason: string): string =>
    rows.find(({ figures: of }) => of === row)?.fault(columnOf[segment], reason).message ?? reason
  const moves = largeMoves(figures, { history: tables.history, paths, index }).map(move =>
    at(
      move,
      `${move.to} moves by ${percent(move.to / move.from - 1)} from ${move.from.toFixed(0)}, more than ${100 * newTables.moveMax} %`,
    ),
  )
  const euros = wholeEuroChanges(figures, tables.history)
  const [example] = euros?.whole ?? []
  return euros && example
    ? [
        ...moves,
        at(
          example,
          `${example.to} differs from ${example.from} by whole euros, as ${euros.whole.length} of ${euros.of} changes do, more than a fifth`,
        ),
      ]
    : moves
}
