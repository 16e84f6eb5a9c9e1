import type { LawReference, LawRow } from '#contract/shared/law'
import type { Parameter } from './dated.ts'

/** Rows that a printed table may hold before it lists only those used. */
const rowsMax = 30

type Printed = LawReference['value']

/** A table as the rules for parameters allow it: numbers, rows, lists of rows or texts, each whole or by key. */
const lawRows = (key: string, value: unknown): LawRow[] => {
  if (typeof value === 'number') return [{ key, value }]
  if (Array.isArray(value)) return value.map((row: LawRow) => ({ key, ...row }))
  return [{ key, ...(value as LawRow) }]
}

const rowsByKey = (
  table: Readonly<Record<string, unknown>>,
  parameter: Parameter<unknown>,
  keys: readonly string[],
): Printed => {
  const wanted = new Set(keys)
  const used = Object.keys(table).filter(key => wanted.size === 0 || wanted.has(key))
  const [only] = used
  if (keys.length === 1 && only !== undefined && parameter.unit !== 'coefficients')
    return printableValue(table[only], parameter, [])
  return used.flatMap(key => lawRows(key, table[key]))
}

const isWords = (row: unknown): boolean => [row].flat().every(word => typeof word === 'string')

/** Every row of a table by key; of a table of words each after its key: `US-AR: buyer, seller`. */
const everyRow = (table: Readonly<Record<string, unknown>>): Printed => {
  const rows = Object.entries(table)
  return rows.every(([, row]) => isWords(row))
    ? rows.map(([key, row]) => `${key}: ${[row].flat().join(', ')}`)
    : rows.flatMap(([key, row]) => lawRows(key, row))
}

/**
 * The value of a version whole: a number, texts, or every row of its table.
 * @throws Error when it holds what cannot be printed.
 */
export const wholeValue = (value: unknown, parameter: Parameter<unknown>): Printed => {
  if (typeof value !== 'object' || value === null) return printableValue(value, parameter, [])
  // As above: a list of rows or texts, or a table by key.
  return Array.isArray(value) ? (value as LawRow[] | string[]) : everyRow(value as Readonly<Record<string, unknown>>)
}

/**
 * The value of a parameter as `meta.law` prints it: a number, rows, or texts. Of a table by key only the rows read are
 * printed; one row alone as its own value, but in a table of coefficients.
 * @throws Error when a table of more than thirty rows was read without a key.
 */
export const printableValue = (value: unknown, parameter: Parameter<unknown>, keys: readonly string[]): Printed => {
  if (typeof value === 'number') return value
  if (typeof value !== 'object' || value === null) throw new Error(`${parameter.id} holds what cannot be printed.`)
  // A parameter holds rows or texts in a list, or a table by key; the walk over all parameters keeps this.
  const printed = Array.isArray(value)
    ? (value as LawRow[] | string[])
    : rowsByKey(value as Readonly<Record<string, unknown>>, parameter, keys)
  if (Array.isArray(printed) && printed.length > rowsMax && keys.length === 0)
    throw new Error(`${parameter.id} is a long table; read its rows by key.`)
  return printed
}
