import type { LawReference, LawRow } from '#contract/shared/law'
import type { Parameter } from './dated.ts'

/** Rows that a printed table may hold before it lists only those used. */
const rowsMax = 30

type Printed = LawReference['value']

/** A table as the rules for parameters allow it: numbers, rows, lists of rows or texts, each whole or by key. */
const rowsOf = (key: string, value: unknown): LawRow[] => {
  if (typeof value === 'number') return [{ key, value }]
  if (Array.isArray(value)) return value.map((row: LawRow) => ({ key, ...row }))
  return [{ key, ...(value as LawRow) }]
}

const byKey = (value: object, parameter: Parameter<unknown>, keys: readonly string[]): Printed => {
  const entries = Object.entries(value)
  const used = keys.length > 0 ? entries.filter(([key]) => keys.includes(key)) : entries
  const [only] = used
  if (keys.length === 1 && only && parameter.unit !== 'coefficients') return printedValue(only[1], parameter, [])
  return used.flatMap(([key, row]) => rowsOf(key, row))
}

/**
 * The value of a parameter as `meta.law` prints it: a number, rows, or texts. Of a table by key only the rows read are
 * printed; one row alone as its own value, but in a table of coefficients.
 * @throws Error when a table of more than thirty rows was read without a key.
 */
export const printedValue = (value: unknown, parameter: Parameter<unknown>, keys: readonly string[]): Printed => {
  if (typeof value === 'number') return value
  if (typeof value !== 'object' || value === null) throw new Error(`${parameter.id} holds what cannot be printed.`)
  // A parameter holds rows or texts in a list, or a table by key; the walk over all parameters keeps this.
  const printed = Array.isArray(value) ? (value as LawRow[] | string[]) : byKey(value, parameter, keys)
  if (Array.isArray(printed) && printed.length > rowsMax && keys.length === 0)
    throw new Error(`${parameter.id} is a long table; read its rows by key.`)
  return printed
}
