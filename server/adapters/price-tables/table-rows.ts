import { csvRecords } from '../csv.ts'

/** One line of a table, which knows its place. */
export interface Row<Column extends string> {
  /** The cell without spaces around it; empty when blank. */
  text(column: Column): string
  /** An error that names file, line and column. */
  fault(column: Column, reason: string): Error
}

/** A table as it is written, with the file that its faults name. */
export interface TableText {
  file: string
  text: string
}

/** The rows of a table under exactly these columns, in any order. @throws Error that names file, line and column. */
export const rows = <Column extends string>({ file, text }: TableText, columns: readonly Column[]): Row<Column>[] => {
  const [header, ...lines] = csvRecords(text, { name: file })
  const names = header?.cells ?? []
  for (const column of columns)
    if (!names.includes(column)) throw new Error(`${file}, line 1, column ${column}: the column is missing`)
  const unknown = names.find((name, i) => !columns.some(column => column === name) || names.indexOf(name) !== i)
  if (unknown !== undefined) throw new Error(`${file}, line 1, column ${unknown}: unknown column, or twice there`)
  return lines.map(({ line, cells }) => {
    const fault = (column: string, reason: string) => new Error(`${file}, line ${line}, column ${column}: ${reason}`)
    const last = names[Math.min(cells.length, names.length) - 1] ?? ''
    if (cells.length !== names.length) throw fault(last, `${cells.length} cells instead of ${names.length}`)
    return { text: column => cells[names.indexOf(column)] ?? '', fault }
  })
}

/** The names in a cell, which stand between `;`. */
export const list = (text: string): string[] =>
  text
    .split(';')
    .map(name => name.trim())
    .filter(name => name !== '')

/** The text of a cell that must not be blank. */
export const filled = <Column extends string>(row: Row<Column>, column: Column): string => {
  const text = row.text(column)
  if (text === '') throw row.fault(column, 'must not be blank')
  return text
}

/** A number above 0. */
export const amount = <Column extends string>(row: Row<Column>, column: Column): number => {
  const text = filled(row, column)
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0
  if (!(value > 0)) throw row.fault(column, `"${text}" is not a number above 0`)
  return value
}

/** A whole number, at most six digits. */
export const count = <Column extends string>(row: Row<Column>, column: Column): number => {
  const text = filled(row, column)
  if (!/^\d{1,6}$/.test(text)) throw row.fault(column, `"${text}" is not a whole number`)
  return Number(text)
}

/** A number above 0, or undefined where the cell is blank. */
export const amountOrBlank = <Column extends string>(row: Row<Column>, column: Column): number | undefined =>
  row.text(column) === '' ? undefined : amount(row, column)
