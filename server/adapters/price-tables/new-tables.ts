import { newTables } from '#domain/estimation/parameters/new-tables'
import { type ExcessCount, excessCounts } from '#domain/estimation/prices/covered-counts'
import type { CommunePeriod } from '#domain/estimation/prices/history'
import type { HousePrices } from '#domain/estimation/prices/house-prices'
import { indexValueAt } from '#domain/estimation/prices/house-prices'
import { largeMoves, type PublishedMove, wholeEuroChanges } from '#domain/estimation/prices/published-moves'
import { formatFilePeriod, formatQuarter } from '#domain/estimation/prices/quarters'
import type { ReferencePrices } from '#domain/estimation/reference-prices'
import type { BuiltTables } from './built-tables.ts'
import { type CommuneFile, readHistoryFile, readSheetFile } from './commune-file.ts'
import { housePriceColumns, readHousePrices } from './house-prices.ts'
import { readSheetRecords, type SheetBytes, sheetHeader } from './official-sheet.ts'
import { historyColumns, readPriceHistory } from './price-history.ts'
import type { PriceTexts } from './price-tables.ts'
import { decodeTable } from './table-file.ts'
import { formatHistory, formatHousePrices } from './table-writing.ts'

/** Most lines of notes above a header. */
const notesMax = 100

/** File to import into the tables: registered sales by municipality, or a house price index. */
export type NewFile = { communes: CommuneFile } | { housePrices: HousePrices }

/**
 * Reads a file of registered sales (the official sheet as Excel file or CSV, or the service's own table) or of house
 * prices, detected from its header.
 * @param year year of an official sheet that does not state it.
 * @throws Error that names file, line and column of the fault.
 */
export const readNewFile = (written: SheetBytes, tables: ReferencePrices, year?: number): NewFile => {
  const { file } = written
  const records = readSheetRecords(written)
  if (records) return { communes: readSheetFile({ file, records }, tables, year) }
  const table = decodeTable(written.bytes, file)
  // Notes above the header begin with "#".
  const firstLine = table.text.split('\n', notesMax).find(line => !line.startsWith('#')) ?? ''
  const header = firstLine.split(',').map(name => name.trim())
  if (header.includes('period')) return { housePrices: readHousePrices(table) }
  if (header.includes('first_quarter')) return { communes: readHistoryFile(table, tables) }
  throw new Error(
    `${file}, line 1, column 1: the header is none of ${[historyColumns.join(), sheetHeader, housePriceColumns.join()].join(' · ')}`,
  )
}

/**
 * Tables with a new file imported: registered sales replace those of the same quarters, an index replaces the whole index.
 */
export const importNewFile = (texts: PriceTexts, file: NewFile): PriceTexts => {
  if ('housePrices' in file)
    return { ...texts, housePrices: { ...texts.housePrices, text: formatHousePrices(file.housePrices) } }
  const { rows, starts } = file.communes
  const others = readPriceHistory(texts.history).filter(({ firstQuarter }) => !starts.includes(firstQuarter))
  const history = [...others, ...rows.map(({ figures }) => figures)]
  return { ...texts, history: { ...texts.history, text: formatHistory(history) } }
}

const formatMovePercent = (share: number): string => `${share < 0 ? '' : '+'}${(100 * share).toFixed(1)} %`

/** Quarters of a new index that move, relative to the mean of all shared ones, by more than the limit for prices. */
const findIndexFaults = (fresh: HousePrices, present: HousePrices): string[] => {
  const first = Math.max(fresh.first, present.first)
  const shared = Math.min(fresh.values.length + fresh.first, present.values.length + present.first) - first
  if (shared <= 0) return ['the index shares no quarter with the present one']
  const ratios = Array.from(
    { length: shared },
    (_, at) => indexValueAt(fresh, first + at) / indexValueAt(present, first + at),
  )
  const usual = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / shared)
  return ratios.flatMap((ratio, at) =>
    Math.abs(ratio / usual - 1) > newTables.moveMax
      ? [
          `${formatQuarter(first + at)}, column value: moves by ${formatMovePercent(ratio / usual - 1)} beside the other quarters`,
        ]
      : [],
  )
}

const countColumnOf = { existing: 'existing_sales', newBuild: 'new_sales' } as const

/** Reason at the row of a new file: its count, or, where that count is of the tables, those beside it. */
const formatExcess = ({ within, around, sales, most }: ExcessCount): string => {
  const [before, after] = around.map(({ firstQuarter }) => formatFilePeriod(firstQuarter))
  return `${sales} sales of ${formatFilePeriod(within.firstQuarter)} are more than the ${most} of ${before} and ${after}, which have every sale of these quarters`
}

/** Counts of a new file that contradict those of overlapping files, with file, line and column. */
const findCountFaults = ({ rows, starts }: CommuneFile, history: readonly CommunePeriod[]): string[] => {
  const faultOf = new Map(rows.map(({ figures, fault }) => [figures, fault]))
  const others = history.filter(({ firstQuarter }) => !starts.includes(firstQuarter))
  return excessCounts([...faultOf.keys()], others).map(excess => {
    const fault = [excess.within, ...excess.around].flatMap(row => faultOf.get(row) ?? [])[0]
    const reason = formatExcess(excess)
    return fault?.(countColumnOf[excess.segment], reason).message ?? reason
  })
}

const columnOf = { existing: 'existing_mean_m2', newBuild: 'new_mean_m2' } as const

/**
 * Reasons why a new file needs review before import, with file, line and column: counts that contradict those of
 * overlapping files, prices that move by more than a quarter, and changes by whole euros, which real means of other sales would not show.
 */
export const findMoveFaults = (file: NewFile, { tables }: BuiltTables): string[] => {
  if ('housePrices' in file) return findIndexFaults(file.housePrices, tables.housePrices)
  const { rows, isRounded } = file.communes
  const figures = rows.map(row => row.figures)
  const at = ({ row, segment }: PublishedMove, reason: string): string =>
    rows.find(({ figures: of }) => of === row)?.fault(columnOf[segment], reason).message ?? reason
  const moves = largeMoves(figures, tables).map(move =>
    at(
      move,
      `${move.to} moves by ${formatMovePercent(move.to / move.from - 1)} from ${move.from.toFixed(0)}, more than ${100 * newTables.moveMax} %`,
    ),
  )
  // Rounded means differ by whole euros from any rounded ones.
  const counts = findCountFaults(file.communes, tables.history)
  const euros = isRounded ? undefined : wholeEuroChanges(figures, tables.history)
  const [example] = euros?.whole ?? []
  return euros && example
    ? [
        ...counts,
        ...moves,
        at(
          example,
          `${example.to} differs from ${example.from} by whole euros, as ${euros.whole.length} of ${euros.of} changes do, more than a fifth`,
        ),
      ]
    : [...counts, ...moves]
}
