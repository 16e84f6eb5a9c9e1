import { CsvFault, type CsvRecord, type CsvSeparator, parseCsvRecords } from '../../adapters/csv.ts'
import { countFieldNames, type FieldFinder, findHeaderLine } from './columns.ts'
import type { FileFault } from './fault.ts'
import { decodeFile, isArchive, type OtherEncoding } from './file-text.ts'

/** Lines of a file with their cells as text. */
export interface FileTable {
  records: readonly CsvRecord[]
  /** Whether the cells are those of a workbook, whose numbers have a decimal point. */
  isWorkbook?: boolean
  /** Encoding of a text that was not in UTF-8. */
  encoding?: OtherEncoding | undefined
  /** Name of the sheet that was read, where a workbook has several. */
  sheet?: string | undefined
  /** Whether the workbook has macros; they are not run. */
  hasMacros?: boolean
}

/** How a file was read, without its lines. */
export type FileSource = Omit<FileTable, 'records'>

/** How a file was read. */
export const getFileSource = ({ records: _, ...source }: FileTable): FileSource => source

/** A sheet of a workbook: its name and rows. */
interface WorkbookSheet {
  sheet: string
  data: readonly (readonly unknown[])[]
}

/** Reads the sheets of a workbook (.xlsx); rejects for another archive. */
export type WorkbookReader = (bytes: Uint8Array<ArrayBuffer>) => Promise<readonly WorkbookSheet[]>

const separators = [';', '\t', ','] as const satisfies readonly CsvSeparator[]

/** Characters and lines by which the separator is found. */
const [sampleLength, sampleLines] = [20_000, 30]

const unquote = (cell: string): string => cell.trim().replace(/^"|"$/g, '')

/**
 * Finds the separator of cells: the one by which a line of the beginning names most columns, else the most frequent one of
 * the first line.
 */
const detectSeparator = (text: string, find: FieldFinder): CsvSeparator => {
  const lines = text.slice(0, sampleLength).trimStart().split(/\r?\n/, sampleLines)
  const scores = separators.map(separator => {
    const named = Math.max(...lines.map(line => countFieldNames(line.split(separator).map(unquote), find)))
    return 1000 * named + Math.min(999, (lines[0] ?? '').replace(/"[^"]*"/g, '').split(separator).length)
  })
  return separators[scores.indexOf(Math.max(...scores))] ?? ','
}

/** Parses the lines of a text, or returns its fault: a quote in the wrong place. */
export const parseTextTable = (text: string, find: FieldFinder): { records: CsvRecord[] } | { fault: FileFault } => {
  try {
    // Some spreadsheets declare the separator in the first line; the line is kept empty to preserve line numbers.
    const table = text.replace(/^\uFEFF?sep=[;,\t](?=\r?\n)/i, '')
    return { records: parseCsvRecords(table, { name: 'file', separator: detectSeparator(table, find) }) }
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error
    return { fault: { key: 'file.quote', values: { line: error.line, cell: error.column } } }
  }
}

/** A number as text that has one reading: three decimals would look like thousands. */
const writeNumber = (value: number): string => {
  const text = String(value)
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}

const writeCell = (value: unknown): string => {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if (typeof value === 'number') return writeNumber(value)
  return value === null || value === undefined ? '' : String(value).trim()
}

/** Bytes at the end of an archive in which the names of its files stand. */
const directoryLength = 65_536

/** Whether a workbook has macros: the names of the files of an archive are readable at its end. */
const hasMacroProgram = (bytes: Uint8Array): boolean =>
  new TextDecoder('windows-1252').decode(bytes.subarray(-directoryLength)).includes('vbaProject.bin')

const toRecords = ({ data }: WorkbookSheet): CsvRecord[] =>
  data
    .map((row, at) => ({ line: at + 1, cells: row.map(writeCell) }))
    .filter(({ cells }) => cells.some(cell => cell !== ''))

/** Fields that a sheet has to name to count as a table of what is looked for. */
const fieldsOfTable = 3

const namesFields = (records: readonly CsvRecord[], find: FieldFinder): boolean => {
  const lines = records.map(({ cells }) => cells)
  return countFieldNames(lines[findHeaderLine(lines, find)] ?? [], find) >= fieldsOfTable
}

/** Chooses the one sheet with a table of the fields, or returns the fault: none, or several. */
const chooseSheet = (sheets: readonly WorkbookSheet[], find: FieldFinder): FileTable | { fault: FileFault } => {
  const tables = sheets.map(sheet => ({ sheet: sheet.sheet, records: toRecords(sheet) }))
  const named = tables.filter(({ records }) => namesFields(records, find))
  if (named.length > 1)
    return {
      fault: {
        key: 'file.sheets',
        values: {
          names: named
            .map(({ sheet }) => sheet)
            .join(', ')
            .slice(0, 200),
        },
      },
    }
  const chosen = named[0] ?? tables.find(({ records }) => records.length > 0)
  if (!chosen) return { fault: { key: 'file.empty' } }
  return { records: chosen.records, isWorkbook: true, sheet: sheets.length > 1 ? chosen.sheet : undefined }
}

/**
 * Reads the lines of a file, a text or a workbook (.xlsx), or returns the fault of the whole. `find` finds the field of a
 * column name, by which separator and sheet are chosen.
 */
export const readTable = async (
  bytes: Uint8Array<ArrayBuffer>,
  readWorkbook: WorkbookReader,
  find: FieldFinder,
): Promise<FileTable | { fault: FileFault }> => {
  if (isArchive(bytes)) {
    const sheets = await readWorkbook(bytes).catch(() => undefined)
    const chosen = sheets ? chooseSheet(sheets, find) : { fault: { key: 'file.workbook' as const } }
    return 'fault' in chosen ? chosen : { ...chosen, hasMacros: hasMacroProgram(bytes) }
  }
  const decoded = decodeFile(bytes)
  if ('fault' in decoded) return decoded
  const parsed = parseTextTable(decoded.text, find)
  return 'fault' in parsed ? parsed : { ...parsed, encoding: decoded.encoding }
}
