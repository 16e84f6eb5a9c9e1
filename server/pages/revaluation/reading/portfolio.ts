import type { Source } from '#languages/derived/revaluation'
import type { Language } from '#languages/registry'
import type { CsvRecord } from '../../../adapters/csv.ts'
import { type Columns, findHeaderLine, findSplitFault, getCell, readColumns } from '../../table-file/columns.ts'
import { type DayOrder, findDayOrder, readDayCell } from '../../table-file/days.ts'
import type { CellFault, Fault, FileFault, Read, RowFault } from '../../table-file/fault.ts'
import { readNameCell } from '../../table-file/name-cell.ts'
import { type DecimalSigns, findDecimalSigns, readNumberCell } from '../../table-file/numbers.ts'
import { isUnknownCell } from '../../table-file/words.ts'
import { homeBounds, homesMax } from './bounds.ts'
import { type PortfolioField, portfolioColumns } from './names.ts'

type Key = keyof Source & string

/** Fault of a whole portfolio. */
export type PortfolioFault = FileFault | Fault<Extract<Key, `file.${string}`>>

/** Fault of a line of a portfolio. */
export type HomeFault = RowFault<CellFault | Fault<Extract<Key, `row.${string}`>>>

/** A home as the file has it. */
export interface SentHome {
  id?: string
  commune: string
  /** EUR. */
  value: number
  /** Day of the value. */
  valuedOn: string
  /** Day to which the value is carried, where the line names one. */
  target?: string
}

/** A line of a portfolio: its home, or its faults. */
export interface PortfolioRow {
  record: CsvRecord
  home?: SentHome
  faults: readonly HomeFault[]
}

/** A portfolio that was read from a file. */
export interface Portfolio {
  /** Names of all columns, in the order of the file. */
  head: readonly string[]
  columns: Columns<PortfolioField>
  rows: readonly PortfolioRow[]
  /** References that could not be read; their homes stay, without one. */
  unread: readonly HomeFault[]
  /** Whether days with slashes have their month first. */
  isMonthFirst: boolean
}

interface CellContext {
  signs: DecimalSigns
  days: DayOrder
}

const readers: Readonly<Record<PortfolioField, (cell: string, context: CellContext) => Read<string | number>>> = {
  id: cell => readNameCell(cell, homeBounds.nameMax),
  commune: cell => readNameCell(cell, homeBounds.nameMax),
  value: (cell, { signs }) => readNumberCell(cell, 'sum', homeBounds.value, signs),
  valuedOn: (cell, { days }) => readDayCell(cell, days),
  target: (cell, { days }) => readDayCell(cell, days),
}

const isNeeded = (field: PortfolioField): boolean => portfolioColumns.needed.includes(field)

/** Value of a cell, undefined where an optional one is empty. */
const readHomeCell = (field: PortfolioField, cell: string, context: CellContext): Read<string | number | undefined> => {
  // A dash or a word for unknown counts as an empty cell.
  if (isUnknownCell(cell)) return isNeeded(field) ? { fault: { key: 'row.missing' } } : { value: undefined }
  return cell.startsWith('=') ? { fault: { key: 'row.formula' } } : readers[field](cell, context)
}

/** Reads the home of a line, or all its faults; a reference that cannot be read leaves only itself out. */
const readHomeRow = (
  record: CsvRecord,
  columns: Columns<PortfolioField>,
  context: CellContext,
): PortfolioRow & { unread: readonly HomeFault[] } => {
  const split = findSplitFault(record, columns)
  if (split.length > 0) return { record, faults: split, unread: [] }
  const faults: HomeFault[] = []
  const unread: HomeFault[] = []
  const read: Partial<Record<PortfolioField, string | number>> = {}
  for (const [field, { name }] of columns.byField) {
    const found = readHomeCell(field, getCell(record, columns, field), context)
    if ('fault' in found) (field === 'id' ? unread : faults).push({ line: record.line, column: name, ...found.fault })
    else if (found.value !== undefined) read[field] = found.value
  }
  if (faults.length > 0) return { record, faults, unread }
  // The readers return the types of a home, and each needed field was read.
  return { record, home: read as unknown as SentHome, faults, unread }
}

/**
 * Reads the portfolio of the lines of a file, or the fault of the whole. A title and notes may stand before the names of the
 * columns. Messages are in `language`; the file may be in any supported language.
 */
export const readPortfolio = (
  records: readonly CsvRecord[],
  language: Language,
): Portfolio | { fault: PortfolioFault } => {
  const at = findHeaderLine(
    records.map(({ cells }) => cells),
    portfolioColumns.find,
  )
  const [head, ...rows] = records.slice(at)
  if (!head) return { fault: { key: 'file.empty' } }
  const named = readColumns(head.cells, portfolioColumns, language)
  if ('fault' in named) return named
  const { columns } = named
  if (rows.length > homesMax) return { fault: { key: 'file.tooMany', values: { count: rows.length, most: homesMax } } }
  const context: CellContext = {
    days: findDayOrder(rows.flatMap(row => [getCell(row, columns, 'valuedOn'), getCell(row, columns, 'target')])),
    signs: findDecimalSigns(rows.map(row => getCell(row, columns, 'value'))),
  }
  const read = rows.map(row => readHomeRow(row, columns, context))
  return {
    head: head.cells,
    columns,
    rows: read.map(({ unread: _, ...row }) => row),
    unread: read.flatMap(({ unread }) => unread),
    isMonthFirst: context.days.isMonthFirst,
  }
}
