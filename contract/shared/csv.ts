/** A row of a table by the names of its columns, the same in every row; null is an empty cell. */
export type CsvRow = Readonly<Record<string, string | number | boolean | null>>

/** The media type of a table with a line of names (RFC 4180, section 3). */
export const csvType = 'text/csv'

/** How a spreadsheet of a language reads a table: by default commas between cells and a point before decimals. */
export interface CsvDialect {
  separator: ',' | ';'
  decimal: '.' | ','
  /** Whether a text that is a number with a sign stays as it is. */
  keepsSignedNumbers?: boolean
}

const rfc4180: CsvDialect = { separator: ',', decimal: '.' }

/**
 * Places in a text at which a cell may begin whose first sign starts a formula: at its beginning, after any sign that a
 * program may take as separator or quote, with blanks between, and after a blank. A full-width sign starts one too. One
 * of these signs before a blank is a dash of a sentence, unless a separator precedes it.
 */
const formulaStarts =
  /(?:^|[,;:|^~"\t\r\n])[^\S\t\r\n]*(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|\s(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]\S)/g

/** A blank at the beginning that programs remove. */
const removedBlank = /^(?=[\t\r\n])/

/** Signs that end a cell or a line. */
const quoted = /[",;\r\n]/

/** One number with a sign, in groups or per cent: `-3,5`, `+352 26 12`. It has no other operator, and calls no function. */
const signedNumber = /^[+-]\d{1,20}(?:[ .,'’\u00A0\u202F]\d{1,20}){0,10}(?:[ \u00A0\u202F]?%)?$/

/** Characters of the longest number with a sign. */
const signedNumberMax = 40

/** A cell; an apostrophe precedes what a spreadsheet would run as a formula, whatever separator it reads by. */
const formatCell = (value: CsvRow[string], { decimal, keepsSignedNumbers }: CsvDialect): string => {
  if (typeof value === 'number') return String(value).replace('.', decimal)
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const isNumber = keepsSignedNumbers === true && value.length <= signedNumberMax && signedNumber.test(value)
  const text = isNumber ? value : value.replace(formulaStarts, "$&'").replace(removedBlank, "'")
  return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Lines as a text of separated values (RFC 4180). No cell begins a formula, also where the reader splits the lines by
 * another separator.
 */
export const formatCsvLines = (lines: readonly (readonly CsvRow[string][])[], dialect: CsvDialect = rfc4180): string =>
  lines.map(cells => `${cells.map(cell => formatCell(cell, dialect)).join(dialect.separator)}\r\n`).join('')

/** Rows as a text of comma-separated values, with a line of names before them. */
export const formatCsv = (rows: readonly CsvRow[], dialect?: CsvDialect): string => {
  const columns = Object.keys(rows[0] ?? {})
  return formatCsvLines([columns, ...rows.map(row => columns.map(column => row[column] ?? null))], dialect)
}
