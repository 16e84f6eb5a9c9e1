import type { Language } from '#languages/registry'
import { CsvFault, type CsvRecord, type CsvSeparator, csvRecords } from '../../../adapters/csv.ts'
import type { Sale } from '../sale.ts'
import { fileLimits } from './bounds.ts'
import { type CellContext, isUpperFloorNumber, readCell, saleOf } from './cells.ts'
import { type Columns, columnsOf } from './columns.ts'
import { isMonthFirst } from './days.ts'
import type { FileFault, RowFault } from './fault.ts'
import { type Field, wordsOfAnswer, wordsOfChoice } from './names.ts'
import { decimalSigns } from './numbers.ts'

/** What was read of a file. */
export interface SalesFile {
  /** The sales that could be read, each with its line in the file, counted from 1. */
  sales: readonly { line: number; sale: Sale }[]
  /** What is wrong with the others. */
  wrong: readonly RowFault[]
  /** Lines with a sale, right or wrong. */
  rows: number
  /** Columns that stand for no field. */
  ignored: readonly string[]
  /** Lines whose floor is a number above 0, and was left out. */
  floorNumbers: number
  /** The name of each column in the file, by its field. */
  columnNames: Readonly<Partial<Record<Field, string>>>
}

const separators = [';', '\t', ','] as const satisfies readonly CsvSeparator[]

/** What stands between the cells: the sign that is most frequent in the first line, outside of quotes. */
const separatorOf = (text: string): CsvSeparator => {
  const [first = ''] = text
    .trimStart()
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n/, 1)
  const counts = separators.map(separator => first.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

const recordsOf = (text: string): { records: CsvRecord[] } | { fault: FileFault } => {
  try {
    // Some spreadsheets say first what stands between the cells; the line stays, so that lines keep their numbers.
    const table = text.replace(/^sep=[;,\t](?=\r?\n)/i, '')
    return { records: csvRecords(table, { name: 'file', separator: separatorOf(table) }) }
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error
    return { fault: { key: 'file.quote', values: { line: error.line, cell: error.column } } }
  }
}

const cellOf = ({ cells }: CsvRecord, { byField }: Columns, field: Field): string => {
  const column = byField.get(field)
  return column ? (cells[column.at] ?? '') : ''
}

/** The sale of a line, or all that is wrong with it. */
const readRow = (
  record: CsvRecord,
  columns: Columns,
  context: CellContext,
): { sale: Sale } | { faults: RowFault[] } => {
  const { line, cells } = record
  // More cells than names: some value was cut in two, and none of them is to be trusted.
  if (cells.slice(columns.count).some(cell => cell !== ''))
    return {
      faults: [{ line, column: undefined, key: 'row.cells', values: { count: cells.length, expected: columns.count } }],
    }
  const faults: RowFault[] = []
  const read: Partial<Record<Field, string | number | boolean | undefined>> = {}
  for (const [field, { name }] of columns.byField) {
    const found = readCell(field, cellOf(record, columns, field), context)
    if ('fault' in found) faults.push({ line, column: name, ...found.fault })
    else read[field] = found.value
  }
  return faults.length > 0 ? { faults } : { sale: saleOf(read) }
}

/**
 * The sales of a file of text, or why it is not read as a whole. Messages have the words of `language`; the file may be in
 * any of them.
 */
export const readSales = (text: string, language: Language): SalesFile | { fault: FileFault } => {
  const found = recordsOf(text)
  if ('fault' in found) return found
  const [head, ...rows] = found.records
  if (!head) return { fault: { key: 'file.empty' } }
  const named = columnsOf(head.cells, language)
  if ('fault' in named) return named
  const { columns } = named
  if (rows.length > fileLimits.sales)
    return { fault: { key: 'file.tooMany', values: { count: rows.length, most: fileLimits.sales } } }
  const american = rows.find(row => isMonthFirst(cellOf(row, columns, 'soldOn')))
  if (american) {
    const values = { line: american.line, value: cellOf(american, columns, 'soldOn') }
    return { fault: { key: 'file.american', values } }
  }
  const context: CellContext = {
    signs: decimalSigns(rows.flatMap(row => [cellOf(row, columns, 'price'), cellOf(row, columns, 'surface')])),
    wordsOf: field =>
      field === 'classeEnergie'
        ? 'A, B, C, D, E, F, G'
        : field === 'parking' || field === 'estNeuf'
          ? wordsOfAnswer(language)
          : wordsOfChoice(field, language),
  }
  const read = rows.map(row => ({ line: row.line, ...readRow(row, columns, context) }))
  return {
    sales: read.flatMap(row => ('sale' in row ? [{ line: row.line, sale: row.sale }] : [])),
    wrong: read.flatMap(row => ('faults' in row ? row.faults : [])),
    rows: rows.length,
    ignored: columns.ignored,
    floorNumbers: rows.filter(row => isUpperFloorNumber(cellOf(row, columns, 'etage'))).length,
    columnNames: Object.fromEntries([...columns.byField].map(([field, { name }]) => [field, name])),
  }
}
