/** One record of a CSV text: its cells without spaces around them, and the line on which it begins. */
export interface CsvRecord {
  line: number
  cells: string[]
}

/** A quote in the wrong place, or one that is never closed: where its cell begins, both counted from 1. */
export class CsvFault extends Error {
  readonly line: number
  readonly column: number

  constructor(name: string, line: number, column: number) {
    super(`${name}, line ${line}, column ${column}: a quote is in the wrong place`)
    this.line = line
    this.column = column
  }
}

/** What may stand between the cells of a record. */
export type CsvSeparator = ',' | ';' | '\t'

/**
 * The records of a CSV text (RFC 4180), blank ones left out; the byte order mark and the kind of line end do not matter.
 * @throws CsvFault with `name`, line and column where a quote is in the wrong place.
 */
export const csvRecords = (written: string, { name, separator = ',' }: { name: string; separator?: CsvSeparator }) => {
  const bare = written.replace(/^\uFEFF/, '')
  const text = bare.endsWith('\n') ? bare : `${bare}\n`
  const found: CsvRecord[] = []
  let line = 1
  let record: CsvRecord = { line, cells: [] }
  // A quote that is never closed is found out in one pass, however much follows it.
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

/** A line of a CSV text (RFC 4180): cells with a comma, a quote or a line end in them stand between quotes. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  cells
    .map(cell => (/[",\r\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell)))
    .join(',')
