/** A row of a table by the names of its columns, the same in every row; null is an empty cell. */
export type CsvRow = Readonly<Record<string, string | number | boolean | null>>

/** The media type of a table with a line of names (RFC 4180, section 3). */
export const csvType = 'text/csv'

/** First characters that spreadsheets interpret as a formula. */
const formula = /^[=+\-@\t\r]/

/** A cell; a text that a spreadsheet would run as a formula gets an apostrophe before it, which shows it as it is. */
const formatCell = (value: CsvRow[string]): string => {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const formatCsvLine = (cells: readonly CsvRow[string][]): string => `${cells.map(formatCell).join(',')}\r\n`

/** Rows as a text of comma-separated values, with a line of names before them (RFC 4180). */
export const formatCsv = (rows: readonly CsvRow[]): string => {
  const columns = Object.keys(rows[0] ?? {})
  return [columns, ...rows.map(row => columns.map(column => row[column] ?? null))].map(formatCsvLine).join('')
}
