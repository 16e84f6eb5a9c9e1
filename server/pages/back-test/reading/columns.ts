import type { Language } from '#languages/registry'
import type { FileFault } from './fault.ts'
import { allNamesOf, type Field, fieldOf, namesOf, neededFields } from './names.ts'

/** Which cell of a line is which field. */
export interface Columns {
  /** The cell of a field, counted from 0, and its name as the file writes it. */
  byField: ReadonlyMap<Field, { at: number; name: string }>
  /** How many cells the first line has. */
  count: number
  /** Names that stand for no field. */
  ignored: readonly string[]
}

/** The first words of a file, for a message that shows what it begins with. */
const foundText = (names: readonly string[]): string => {
  const text = names.filter(name => name !== '').join(', ')
  return text.length > 200 ? `${text.slice(0, 200)}…` : text || '–'
}

/** The columns that the first line of a file names, or why they do not do; `language` is that of the message. */
export const columnsOf = (
  names: readonly string[],
  language: Language,
): { columns: Columns } | { fault: FileFault } => {
  const byField = new Map<Field, { at: number; name: string }>()
  const ignored: string[] = []
  for (const [at, name] of names.entries()) {
    const field = fieldOf(name)
    const known = field && byField.get(field)
    if (known) {
      const values = { first: known.name, second: name, column: namesOf(field, language)[0] ?? field }
      return { fault: { key: 'file.twice', values } }
    }
    if (field) byField.set(field, { at, name })
    else if (name !== '') ignored.push(name)
  }
  const missing = neededFields.find(field => !byField.has(field))
  if (missing === undefined) return { columns: { byField, count: names.length, ignored } }
  const values = {
    column: namesOf(missing, language)[0] ?? missing,
    names: allNamesOf(missing).join(', '),
    found: foundText(names),
  }
  return { fault: { key: 'file.missing', values } }
}
