import type { Language } from '#languages/registry'
import { CsvFault, type CsvRecord, type CsvSeparator, parseCsvRecords } from '../../../adapters/csv.ts'
import type { Sale } from '../sale.ts'
import { fileLimits } from './bounds.ts'
import { type CellContext, isUpperFloorNumber, readCell, toSale } from './cells.ts'
import { type Columns, readColumns } from './columns.ts'
import { isMonthFirst } from './days.ts'
import type { FileFault, RowFault } from './fault.ts'
import { type Field, formatChoiceWords, formatYesNoWords } from './names.ts'
import { findDecimalSigns } from './numbers.ts'

/** Sales read from a file. */
export interface SalesFile {
  /** Readable sales, each with its line number, from 1. */
  sales: readonly { line: number; sale: Sale }[]
  /** Faults of the other lines. */
  wrong: readonly RowFault[]
  /** Number of lines with a sale, valid or not. */
  rows: number
  /** Unknown columns. */
  ignored: readonly string[]
  /** Number of lines whose floor is a number above 0, which is ignored. */
  floorNumbers: number
  /** Column names in the file, by field. */
  columnNames: Readonly<Partial<Record<Field, string>>>
}

const separators = [';', '\t', ','] as const satisfies readonly CsvSeparator[]

/** Detects the cell separator: the most frequent one in the first line, outside quotes. */
const detectSeparator = (text: string): CsvSeparator => {
  const [first = ''] = text
    .trimStart()
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n/, 1)
  const counts = separators.map(separator => first.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

const parseRecords = (text: string): { records: CsvRecord[] } | { fault: FileFault } => {
  try {
    // Some spreadsheets declare the separator in the first line; the line is kept empty to preserve line numbers.
    const table = text.replace(/^sep=[;,\t](?=\r?\n)/i, '')
    return { records: parseCsvRecords(table, { name: 'file', separator: detectSeparator(table) }) }
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error
    return { fault: { key: 'file.quote', values: { line: error.line, cell: error.column } } }
  }
}

const getCell = ({ cells }: CsvRecord, { byField }: Columns, field: Field): string => {
  const column = byField.get(field)
  return column ? (cells[column.at] ?? '') : ''
}

/** Reads the sale of a line, or all its faults. */
const readSaleRow = (
  record: CsvRecord,
  columns: Columns,
  context: CellContext,
): { sale: Sale } | { faults: RowFault[] } => {
  const { line, cells } = record
  // More cells than columns: a value was split, so no cell is reliable.
  if (cells.slice(columns.count).some(cell => cell !== ''))
    return {
      faults: [{ line, column: undefined, key: 'row.cells', values: { count: cells.length, expected: columns.count } }],
    }
  const faults: RowFault[] = []
  const read: Partial<Record<Field, string | number | boolean | undefined>> = {}
  for (const [field, { name }] of columns.byField) {
    const found = readCell(field, getCell(record, columns, field), context)
    if ('fault' in found) faults.push({ line, column: name, ...found.fault })
    else read[field] = found.value
  }
  return faults.length > 0 ? { faults } : { sale: toSale(read) }
}

/**
 * Reads the sales of a text file, or the fault of the whole file. Messages are in `language`; the file may be in
 * any supported language.
 */
export const readSales = (text: string, language: Language): SalesFile | { fault: FileFault } => {
  const found = parseRecords(text)
  if ('fault' in found) return found
  const [head, ...rows] = found.records
  if (!head) return { fault: { key: 'file.empty' } }
  const named = readColumns(head.cells, language)
  if ('fault' in named) return named
  const { columns } = named
  if (rows.length > fileLimits.sales)
    return { fault: { key: 'file.tooMany', values: { count: rows.length, most: fileLimits.sales } } }
  const american = rows.find(row => isMonthFirst(getCell(row, columns, 'soldOn')))
  if (american) {
    const values = { line: american.line, value: getCell(american, columns, 'soldOn') }
    return { fault: { key: 'file.american', values } }
  }
  const context: CellContext = {
    signs: findDecimalSigns(rows.flatMap(row => [getCell(row, columns, 'price'), getCell(row, columns, 'surface')])),
    allowedWords: field =>
      field === 'classeEnergie'
        ? 'A, B, C, D, E, F, G'
        : field === 'parking' || field === 'estNeuf'
          ? formatYesNoWords(language)
          : formatChoiceWords(field, language),
  }
  const read = rows.map(row => ({ line: row.line, ...readSaleRow(row, columns, context) }))
  return {
    sales: read.flatMap(row => ('sale' in row ? [{ line: row.line, sale: row.sale }] : [])),
    wrong: read.flatMap(row => ('faults' in row ? row.faults : [])),
    rows: rows.length,
    ignored: columns.ignored,
    floorNumbers: rows.filter(row => isUpperFloorNumber(getCell(row, columns, 'etage'))).length,
    columnNames: Object.fromEntries([...columns.byField].map(([field, { name }]) => [field, name])),
  }
}
