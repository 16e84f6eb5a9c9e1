import { parseCsvRecords } from '../csv.ts'

/** Row of a table, aware of its position. */
export interface Row<Column extends string> {
  /** Trimmed cell; empty when blank. */
  text(column: Column): string
  /** Creates an error that names file, line and column. */
  fault(column: Column, reason: string): Error
}

/** Text of a table, with the file name for its errors. */
export interface TableText {
  file: string
  text: string
}

/** Rows of a table with exactly these columns, in any order. @throws Error that names file, line and column. */
export const readTableRows = <Column extends string>(
  { file, text }: TableText,
  columns: readonly Column[],
): Row<Column>[] => {
  const [header, ...lines] = parseCsvRecords(text, { name: file })
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

/** Names in a cell, separated by `;`. */
export const splitCellNames = (text: string): string[] =>
  text
    .split(';')
    .map(name => name.trim())
    .filter(name => name !== '')

/** Text of a cell that must not be blank. */
export const requireText = <Column extends string>(row: Row<Column>, column: Column): string => {
  const text = row.text(column)
  if (text === '') throw row.fault(column, 'must not be blank')
  return text
}

/** Number above 0. */
export const readAmount = <Column extends string>(row: Row<Column>, column: Column): number => {
  const text = requireText(row, column)
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0
  if (!(value > 0)) throw row.fault(column, `"${text}" is not a number above 0`)
  return value
}

/** Whole number of at most six digits. */
export const readCount = <Column extends string>(row: Row<Column>, column: Column): number => {
  const text = requireText(row, column)
  if (!/^\d{1,6}$/.test(text)) throw row.fault(column, `"${text}" is not a whole number`)
  return Number(text)
}

/** Number above 0, or undefined where the cell is blank. */
export const readAmountOrBlank = <Column extends string>(row: Row<Column>, column: Column): number | undefined =>
  row.text(column) === '' ? undefined : readAmount(row, column)
