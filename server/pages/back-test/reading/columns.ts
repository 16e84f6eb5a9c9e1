import type { Language } from '#languages/registry'
import type { FileFault } from './fault.ts'
import { type Field, findFieldByName, listAllFieldNames, listFieldNames, neededFields } from './names.ts'

/** Column positions of the fields. */
export interface Columns {
  /** Column index of a field, from 0, and its name in the file. */
  byField: ReadonlyMap<Field, { at: number; name: string }>
  /** Number of cells in the header. */
  count: number
  /** Names of unknown columns. */
  ignored: readonly string[]
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

/** Number of fields that the cells of a line name. */
export const countFieldNames = (cells: readonly string[]): number =>
  new Set(cells.flatMap(cell => (cell.length > nameLengthMax ? [] : (findFieldByName(cell) ?? [])))).size

/** The position of the line that names most columns, the first one of several; 0 where none does. */
export const findHeaderLine = (lines: readonly (readonly string[])[]): number => {
  const counts = lines.slice(0, headerLinesMax).map(countFieldNames)
  return Math.max(0, counts.indexOf(Math.max(...counts)))
}

/** Reads the columns from the header, or the fault in them; `language` is that of the message. */
export const readColumns = (
  names: readonly string[],
  language: Language,
): { columns: Columns } | { fault: FileFault } => {
  const byField = new Map<Field, { at: number; name: string }>()
  const ignored: string[] = []
  for (const [at, name] of names.entries()) {
    const field = name.length > nameLengthMax ? undefined : findFieldByName(name)
    const known = field && byField.get(field)
    if (known) {
      const values = { first: known.name, second: name, column: listFieldNames(field, language)[0] ?? field }
      return { fault: { key: 'file.twice', values } }
    }
    if (field) byField.set(field, { at, name })
    else if (name !== '') ignored.push(name)
  }
  if (names.filter(name => name !== '').length < 2) return { fault: { key: 'file.oneColumn' } }
  const missing = neededFields.find(field => !byField.has(field))
  if (missing === undefined) return { columns: { byField, count: names.length, ignored } }
  const values = {
    column: listFieldNames(missing, language)[0] ?? missing,
    names: listAllFieldNames(missing).join(', '),
    found: formatHeader(names),
  }
  return { fault: { key: 'file.missing', values } }
}
