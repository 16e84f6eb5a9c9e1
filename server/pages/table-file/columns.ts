import type { Language } from '#languages/registry'
import type { CsvRecord } from '../../adapters/csv.ts'
import type { FileFault, RowFault } from './fault.ts'
import type { ColumnNames } from './words.ts'

/** Column positions of the fields. */
export interface Columns<Field extends string> {
  /** Column index of a field, from 0, and its name in the file. */
  byField: ReadonlyMap<Field, { at: number; name: string }>
  /** Number of cells in the header. */
  count: number
  /** Names of columns that are not read: the unknown ones, and the repeated ones. */
  ignored: readonly string[]
  /** Names of columns that are not read because another one of their field is. */
  repeated: readonly string[]
}

/** Characters of the longest name of a column. */
const nameLengthMax = 100

/** Formats the header of a file for an error message. */
const formatHeader = (names: readonly string[]): string => {
  const text = names.filter(name => name !== '').join(', ')
  return text.length > 200 ? `${text.slice(0, 200)}…` : text || '–'
}

/** Lines in which the names of the columns are looked for: a title or notes may stand before them. */
const headerLinesMax = 30

/** Finds the field of a column name. */
export type FieldFinder = (name: string) => string | undefined

/** Number of fields that the cells of a line name. */
export const countFieldNames = (cells: readonly string[], find: FieldFinder): number =>
  new Set(cells.flatMap(cell => (cell.length > nameLengthMax ? [] : (find(cell) ?? [])))).size

/** The position of the line that names most columns, the first one of several; 0 where none does. */
export const findHeaderLine = (lines: readonly (readonly string[])[], find: FieldFinder): number => {
  const counts = lines.slice(0, headerLinesMax).map(cells => countFieldNames(cells, find))
  return Math.max(0, counts.indexOf(Math.max(...counts)))
}

/** The cell of a field in a line; empty where the line or the file lacks it. */
export const getCell = <Field extends string>(
  { cells }: CsvRecord,
  { byField }: Columns<Field>,
  field: Field,
): string => {
  const column = byField.get(field)
  return column ? (cells[column.at] ?? '') : ''
}

/** The fault of a line with more cells than columns: a value was split, so no cell is reliable. */
export const findSplitFault = ({ line, cells }: CsvRecord, { count }: Columns<string>): RowFault[] =>
  cells.slice(count).some(cell => cell !== '')
    ? [{ line, column: undefined, key: 'row.cells', values: { count: cells.length, expected: count } }]
    : []

interface NamedColumn {
  at: number
  name: string
}

/** Names of columns in the order of the file. */
const listNames = (columns: readonly NamedColumn[]): string[] =>
  [...columns].sort((one, next) => one.at - next.at).map(({ name }) => name)

/** Columns of each field in the order of the file, and the columns of no field. */
const groupColumns = <Field extends string>(
  names: readonly string[],
  known: ColumnNames<Field>,
): { named: ReadonlyMap<Field, readonly NamedColumn[]>; unknown: readonly NamedColumn[] } => {
  const named = new Map<Field, NamedColumn[]>()
  const unknown: NamedColumn[] = []
  for (const [at, name] of names.entries()) {
    const field = name.length > nameLengthMax ? undefined : known.find(name)
    if (field) named.set(field, [...(named.get(field) ?? []), { at, name }])
    else if (name !== '') unknown.push({ at, name })
  }
  return { named, unknown }
}

/**
 * Reads the columns from the header, or the fault in them; `language` is that of the message. Of several columns of a field
 * the one whose name is listed first is read.
 */
export const readColumns = <Field extends string>(
  names: readonly string[],
  known: ColumnNames<Field>,
  language: Language,
): { columns: Columns<Field> } | { fault: FileFault } => {
  const { named, unknown } = groupColumns(names, known)
  const byField = new Map<Field, NamedColumn>()
  const repeated: NamedColumn[] = []
  for (const [field, columns] of named) {
    const best = Math.min(...columns.map(({ name }) => known.rank(name)))
    const [first, second] = columns.filter(({ name }) => known.rank(name) === best)
    if (first && second) {
      const values = { first: first.name, second: second.name, column: known.list(field, language)[0] ?? field }
      return { fault: { key: 'file.twice', values } }
    }
    if (first) byField.set(field, first)
    repeated.push(...columns.filter(column => column !== first))
  }
  if (names.filter(name => name !== '').length < 2) return { fault: { key: 'file.oneColumn' } }
  const missing = known.needed.find(field => !byField.has(field))
  if (missing === undefined) {
    const ignored = listNames([...unknown, ...repeated])
    return { columns: { byField, count: names.length, ignored, repeated: listNames(repeated) } }
  }
  const values = {
    column: known.list(missing, language)[0] ?? missing,
    names: known.listAll(missing).join(', '),
    found: formatHeader(names),
  }
  return { fault: { key: 'file.missing', values } }
}
