import writeWorkbookFile from 'write-excel-file/node'
import type { Sheet } from '../../ports/sheets.ts'

/** Width of a column in characters, by its longest text: within these. */
const [narrowest, widest] = [8, 48]

/** Escape sequence of a character (ECMA-376 part 1, 22.9.2.19 ST_Xstring): a typed `_x0041_` would be read as `A`. */
const encodedCharacter = /_(?=x[0-9A-Fa-f]{4}_)/g

/** A cell of text, which is never read as a formula. */
const toTextCell = (text: string) => ({ value: text.replace(encodedCharacter, '_x005F_'), type: String })

const toCell = (value: string | number | null) => {
  if (value === null || value === '') return null
  return typeof value === 'string' ? toTextCell(value) : { value, type: Number }
}

const getColumnWidth = ({ columns, rows }: Sheet, at: number): number => {
  const longest = rows.reduce((length, row) => Math.max(length, String(row[at] ?? '').length), narrowest)
  return Math.min(Math.max(longest, columns[at]?.length ?? 0) + 2, widest)
}

/** The bytes of a workbook (`.xlsx`) with one sheet, whose first line holds the names of the columns. */
export const buildWorkbook = (sheet: Sheet): Promise<Uint8Array> => {
  const names = sheet.columns.map(name => ({ ...toTextCell(name), fontWeight: 'bold' as const }))
  return writeWorkbookFile([names, ...sheet.rows.map(row => row.map(toCell))], {
    sheet: sheet.name,
    stickyRowsCount: 1,
    columns: sheet.columns.map((_, at) => ({ width: getColumnWidth(sheet, at) })),
  }).toBuffer()
}
