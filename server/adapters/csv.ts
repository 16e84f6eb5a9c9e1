/** One record of a CSV text: its trimmed cells, and the line on which it begins. */
export interface CsvRecord {
  line: number
  cells: string[]
}

/** Misplaced or unclosed quote, with the position of its cell, both counted from 1. */
export class CsvFault extends Error {
  readonly line: number
  readonly column: number

  constructor(name: string, line: number, column: number) {
    super(`${name}, line ${line}, column ${column}: a quote is in the wrong place`)
    this.line = line
    this.column = column
  }
}

/** Separator between cells. */
export type CsvSeparator = ',' | ';' | '\t'

/**
 * Records of a CSV text (RFC 4180) without blank ones; a byte order mark and either kind of line ending are accepted.
 * @throws CsvFault with `name`, line and column for a misplaced quote.
 */
export const parseCsvRecords = (
  written: string,
  { name, separator = ',' }: { name: string; separator?: CsvSeparator },
) => {
  const bare = written.replace(/^\uFEFF/, '')
  const text = bare.endsWith('\n') ? bare : `${bare}\n`
  const found: CsvRecord[] = []
  let line = 1
  let record: CsvRecord = { line, cells: [] }
  // A quote that is never closed is detected in a single pass, whatever the length of the text.
  const cell = new RegExp(`(?:"([^"]*(?:""[^"]*)*)"|([^"${separator}\\r\\n]*))(${separator}|\\r?\\n)`, 'y')
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text)
    if (!match) throw new CsvFault(name, line, record.cells.length + 1)
    record.cells.push((match[1]?.replaceAll('""', '"') ?? match[2] ?? '').trim())
    line += match[0].split('\n').length - 1
    if (match[3] === separator) continue
    if (record.cells.join('') !== '') found.push(record)
    record = { line, cells: [] }
  }
  return found
}

/** A line of CSV (RFC 4180); cells that contain a comma, quote or line ending are quoted. */
export const formatCsvRecord = (cells: readonly (string | number)[]): string =>
  cells
    .map(cell => (/[",\r\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell)))
    .join(',')
