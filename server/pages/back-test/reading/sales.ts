import type { Language } from '#languages/registry'
import type { CsvRecord } from '../../../adapters/csv.ts'
import { type Columns, findHeaderLine, findSplitFault, getCell, readColumns } from '../../table-file/columns.ts'
import { findDayOrder } from '../../table-file/days.ts'
import { findDecimalSigns } from '../../table-file/numbers.ts'
import type { Sale } from '../sale.ts'
import { salesMax } from './bounds.ts'
import { type CellContext, isNeededField, isUpperFloorNumber, readCell, toSale } from './cells.ts'
import { type Field, formatChoiceWords, formatYesNoWords, saleColumns } from './names.ts'
import type { SaleFileFault, SaleRowFault } from './sale-fault.ts'

/** Sales read from a file. */
export interface SalesFile {
  /** Readable sales, each with its line number, from 1. */
  sales: readonly { line: number; sale: Sale }[]
  /** Faults of the other lines. */
  wrong: readonly SaleRowFault[]
  /** Optional cells that could not be read: they count as unknown, and their lines stay. */
  unread: readonly SaleRowFault[]
  /** Number of lines with a sale, valid or not. */
  rows: number
  /** Unknown columns. */
  ignored: readonly string[]
  /** Number of lines whose floor is a number above 0, which is ignored. */
  floorNumbers: number
  /** Whether days with slashes have their month first. */
  isMonthFirst: boolean
  /** Column names in the file, by field. */
  columnNames: Readonly<Partial<Record<Field, string>>>
}

/** A line: its sale or its faults, and the optional cells that count as unknown. */
interface ReadRow {
  line: number
  sale?: Sale
  faults: readonly SaleRowFault[]
  unread: readonly SaleRowFault[]
}

/** Reads the sale of a line, or all its faults. A fault of an optional cell leaves only the cell out. */
const readSaleRow = (record: CsvRecord, columns: Columns<Field>, context: CellContext): ReadRow => {
  const { line } = record
  const split = findSplitFault(record, columns)
  if (split.length > 0) return { line, faults: split, unread: [] }
  const faults: SaleRowFault[] = []
  const unread: SaleRowFault[] = []
  const read: Partial<Record<Field, string | number | boolean | undefined>> = {}
  for (const [field, { name }] of columns.byField) {
    const found = readCell(field, getCell(record, columns, field), context)
    if ('value' in found) read[field] = found.value
    else (isNeededField(field) ? faults : unread).push({ line, column: name, ...found.fault })
  }
  return faults.length > 0 ? { line, faults, unread: [] } : { line, sale: toSale(read), faults, unread }
}

const createAllowedWords =
  (language: Language): CellContext['allowedWords'] =>
  field => {
    if (field === 'classeEnergie') return 'A, B, C, D, E, F, G'
    return field === 'parking' || field === 'estNeuf' ? formatYesNoWords(language) : formatChoiceWords(field, language)
  }

/**
 * Reads the sales of the lines of a file, or the fault of the whole. A title and notes may stand before the names of the
 * columns. Messages are in `language`; the file may be in any supported language.
 */
export const readSales = (records: readonly CsvRecord[], language: Language): SalesFile | { fault: SaleFileFault } => {
  const at = findHeaderLine(
    records.map(({ cells }) => cells),
    saleColumns.find,
  )
  const [head, ...rows] = records.slice(at)
  if (!head) return { fault: { key: 'file.empty' } }
  const named = readColumns(head.cells, saleColumns, language)
  if ('fault' in named) return named
  const { columns } = named
  if (rows.length > salesMax) return { fault: { key: 'file.tooMany', values: { count: rows.length, most: salesMax } } }
  const days = findDayOrder(rows.map(row => getCell(row, columns, 'soldOn')))
  const signs = findDecimalSigns(
    rows.flatMap(row => [getCell(row, columns, 'price'), getCell(row, columns, 'surface')]),
  )
  const context: CellContext = { signs, days, allowedWords: createAllowedWords(language) }
  const read = rows.map(row => readSaleRow(row, columns, context))
  return {
    sales: read.flatMap(({ line, sale }) => (sale ? [{ line, sale }] : [])),
    wrong: read.flatMap(({ faults }) => faults),
    unread: read.flatMap(({ unread }) => unread),
    rows: rows.length,
    ignored: columns.ignored,
    floorNumbers: rows.filter(row => isUpperFloorNumber(getCell(row, columns, 'etage'))).length,
    isMonthFirst: days.isMonthFirst,
    columnNames: Object.fromEntries([...columns.byField].map(([field, { name }]) => [field, name])),
  }
}
