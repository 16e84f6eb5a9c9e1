/** One record of a CSV text: its cells without spaces around them, and the line on which it begins. */
export interface CsvRecord {
  line: number
  cells: string[]
}

/**
 * The records of a CSV text (RFC 4180), blank ones left out; the byte order mark and the kind of line end do not matter.
 * A quote in the wrong place is an error with `name`, line and column.
 */
export const csvRecords = (written: string, { name, separator = ',' }: { name: string; separator?: ',' | ';' }) => {
  const bare = written.replace(/^\uFEFF/, '')
  const text = bare.endsWith('\n') ? bare : `${bare}\n`
  const found: CsvRecord[] = []
  let line = 1
  let record: CsvRecord = { line, cells: [] }
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r?\\n)`, 'y')
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text)
    if (!match)
      throw new Error(`${name}, line ${line}, column ${record.cells.length + 1}: a quote is in the wrong place`)
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
