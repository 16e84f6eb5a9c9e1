import writeWorkbookFile from 'write-excel-file/universal'

/** A sheet of a workbook: its name, and its rows with the names of the columns first where it has names. */
export interface WrittenSheet {
  name: string
  rows: readonly (readonly (string | number | null)[])[]
  hasNames: boolean
}

/** Writes sheets as a workbook (.xlsx). */
export type WorkbookWriter = (sheets: readonly WrittenSheet[]) => Promise<Blob>

/** Width of a column in characters, by its longest text: within these. */
const [narrowest, widest] = [8, 48]

/** Escape sequence of a character (ECMA-376 part 1, 22.9.2.19 ST_Xstring): a typed `_x0041_` would be read as `A`. */
const encodedCharacter = /_(?=x[0-9A-Fa-f]{4}_)/g

/** Most characters of a cell of Excel. */
const cellLengthMax = 32_767

/** A cell of text, which is never read as a formula. */
const toTextCell = (text: string) => ({
  value: text.replace(encodedCharacter, '_x005F_').slice(0, cellLengthMax),
  type: String,
})

/** Days are real days for spreadsheets. */
const toCell = (value: string | number | null) => {
  if (value === null || value === '') return null
  if (typeof value === 'number') return { value, type: Number }
  return /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' }
    : toTextCell(value)
}

const getColumnWidth = ({ rows }: WrittenSheet, at: number): number =>
  Math.min(rows.reduce((longest, row) => Math.max(longest, String(row[at] ?? '').length), narrowest) + 2, widest)

const toSheet = (sheet: WrittenSheet) => ({
  sheet: sheet.name,
  stickyRowsCount: sheet.hasNames ? 1 : 0,
  columns: (sheet.rows[0] ?? []).map((_, at) => ({ width: getColumnWidth(sheet, at) })),
  data: sheet.rows.map((row, line) =>
    row.map(value =>
      line === 0 && sheet.hasNames
        ? { ...toTextCell(String(value ?? '')), fontWeight: 'bold' as const }
        : toCell(value),
    ),
  ),
})

/** Writes sheets as a workbook, without a worker of its own. */
export const writeWorkbook: WorkbookWriter = sheets => writeWorkbookFile(sheets.map(toSheet)).toBlob()
