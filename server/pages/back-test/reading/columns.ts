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

/** Formats the header of a file for an error message. */
const formatHeader = (names: readonly string[]): string => {
  const text = names.filter(name => name !== '').join(', ')
  return text.length > 200 ? `${text.slice(0, 200)}…` : text || '–'
}

/** Reads the columns from the header, or the fault in them; `language` is that of the message. */
export const readColumns = (
  names: readonly string[],
  language: Language,
): { columns: Columns } | { fault: FileFault } => {
  const byField = new Map<Field, { at: number; name: string }>()
  const ignored: string[] = []
  for (const [at, name] of names.entries()) {
    const field = findFieldByName(name)
    const known = field && byField.get(field)
    if (known) {
      const values = { first: known.name, second: name, column: listFieldNames(field, language)[0] ?? field }
      return { fault: { key: 'file.twice', values } }
    }
    if (field) byField.set(field, { at, name })
    else if (name !== '') ignored.push(name)
  }
  const missing = neededFields.find(field => !byField.has(field))
  if (missing === undefined) return { columns: { byField, count: names.length, ignored } }
  const values = {
    column: listFieldNames(missing, language)[0] ?? missing,
    names: listAllFieldNames(missing).join(', '),
    found: formatHeader(names),
  }
  return { fault: { key: 'file.missing', values } }
}
