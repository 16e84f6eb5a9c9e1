import { texts as homes } from '#languages/derived/homes'
import { texts } from '#languages/derived/sale-table'
import { type Language, languages } from '#languages/registry'

/** Normalises a name for comparison: lower-case letters and digits, without accents and bracketed text. */
export const normaliseName = (name: string): string =>
  name
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('²', '2')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9+]+/g, '')
    .replace(/(?<=[a-z])(?:m2|eur|euro|euros)$/, '')

/** Splits a text of the table into its names. */
export const splitNames = (text: string): string[] => text.split('|').map(name => name.trim())

/** Values by the normalised forms of their names. */
export const indexByName = <Value>(
  entries: readonly (readonly [name: string, value: Value])[],
): ReadonlyMap<string, Value> => new Map(entries.map(([name, value]) => [normaliseName(name), value]))

/** The names that the columns of a table may have. */
export interface ColumnNames<Field extends string> {
  /** Fields in display order. */
  fields: readonly Field[]
  needed: readonly Field[]
  /** Names of a field in a language, the displayed one first. */
  list(field: Field, language: Language): string[]
  /** Distinct names of a field in every language. */
  listAll(field: Field): string[]
  /** Finds the field of a column name. */
  find(name: string): Field | undefined
  /** Position of a name among those of its field, the first in any language; names for programs come last. */
  rank(name: string): number
}

/** Makes the names of columns from the texts of each language, and from names for programs that are accepted too. */
export const createColumnNames = <Field extends string>(
  columns: (language: Language) => Readonly<Record<Field, string>>,
  needed: readonly Field[],
  programNames: (field: Field) => readonly string[],
): ColumnNames<Field> => {
  const fields = Object.keys(columns('en')) as Field[]
  const list = (field: Field, language: Language): string[] => splitNames(columns(language)[field])
  const listAll = (field: Field): string[] => {
    const names = [...languages.flatMap(language => list(field, language)), ...programNames(field).slice(0, 1)]
    const keys = names.map(normaliseName)
    return names.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
  }
  const byName = indexByName(
    fields.flatMap(field => [...listAll(field), ...programNames(field)].map(name => [name, field] as const)),
  )
  const ranks = new Map<string, number>()
  for (const names of languages.flatMap(language => fields.map(field => list(field, language))))
    for (const [at, name] of names.entries()) {
      const key = normaliseName(name)
      ranks.set(key, Math.min(at, ranks.get(key) ?? at))
    }
  const rank = (name: string): number => ranks.get(normaliseName(name)) ?? ranks.size
  return { fields, needed, list, listAll, find: name => byName.get(normaliseName(name)), rank }
}

/** The months of each language by their names, first January. */
const months = languages.flatMap(language =>
  splitNames(texts[language].months).map((name, at) => ({ name: normaliseName(name), month: at + 1 })),
)

/** Fewest letters of a shortened month. */
const monthLettersMin = 3

/** Finds the month, from 1, of its name in any language, or of a beginning that only one month has. */
export const findMonth = (word: string): number | undefined => {
  const key = normaliseName(word)
  if (key.length < monthLettersMin || !/^[a-z]+$/.test(key)) return undefined
  const found = new Set(months.filter(({ name }) => name.startsWith(key)).map(({ month }) => month))
  return found.size === 1 ? [...found][0] : undefined
}

const unknownWords = indexByName(
  languages.flatMap(language =>
    [...splitNames(texts[language].unknown), homes[language].classeEnergie.NC].map(name => [name, true] as const),
  ),
)

/** Whether a cell means unknown: it is empty, a dash, or a word for it. */
export const isUnknownCell = (cell: string): boolean =>
  /^[-–—?.\s]*$/.test(cell) || unknownWords.has(normaliseName(cell))
