import type { SalesOfYear } from '#domain/estimation/prices/history'
import { type CsvRecord, parseCsvRecords } from '../csv.ts'
import { isCompoundFile } from './compound-file.ts'
import { readExcelRecords } from './excel-sheet.ts'
import { findSalesFault, type HistoryColumn, type HistoryRow } from './price-history.ts'
import { decodeTable } from './table-file.ts'

/** Columns of the official sheet, with their names in the table of registered sales. */
const columns = [
  ['commune', 'Commune'],
  ['existing_sales', 'Nombre de ventes'],
  ['existing_mean_m2', 'Prix moyen au m²'],
  ['existing_low_m2', 'Fourchette de prix au m²'],
  ['new_sales', 'Nombre de VEFA'],
  ['new_mean_m2', 'Prix moyen au m²'],
  ['new_low_m2', 'Fourchette de prix au m²'],
] as const satisfies readonly (readonly [HistoryColumn, string])[]

/** Header of the official sheet, for messages. */
export const sheetHeader = columns.map(([, name]) => name).join(';')

const places: ReadonlyMap<HistoryColumn, number> = new Map([
  ...columns.map(([column], at) => [column, at] as const),
  // Both ends of a range are in one cell.
  ['existing_high_m2', 3],
  ['new_high_m2', 6],
  ['year', 0],
])

const headerLine = /(?:^|[;,])"?Commune"?\s*([;,])/m

/** Sheet as a file: Excel, or CSV with commas or semicolons. */
export interface SheetBytes {
  file: string
  bytes: Uint8Array
}

/** Records of a sheet; undefined without the official header. @throws Error for an unreadable file. */
export const readSheetRecords = ({ file, bytes }: SheetBytes): CsvRecord[] | undefined => {
  if (isCompoundFile(bytes)) return readExcelRecords(bytes, file)
  const { text } = decodeTable(bytes, file)
  const separator = headerLine.exec(text)?.[1]
  return separator === undefined
    ? undefined
    : parseCsvRecords(text, { name: file, separator: separator === ',' ? ',' : ';' })
}

/** Official file of one year: "Prix de vente des appartements par commune". */
export interface OfficialSheet {
  /** Undefined where the sheet does not state it. */
  year?: number
  /** Rows with names as written; `year` of their figures is 0. */
  rows: HistoryRow[]
  /** Whether the sheet has a line of totals, which the rows were checked against. */
  hasTotal: boolean
}

const number = /^(?:\d+|\d{1,3}(?:[ \u00A0\u202F]\d{3})+)(?:\.\d+)?$/

/** Reader for the cells of a line; `offset` is the index of its first column. */
const createSheetReader = (file: string, offset: number) => (record: CsvRecord) => {
  const text = (column: HistoryColumn): string => record.cells[offset + (places.get(column) ?? 0)] ?? ''
  const fault = (column: HistoryColumn, reason: string): Error => {
    const at = places.get(column) ?? 0
    return new Error(`${file}, line ${record.line}, column ${offset + at + 1} (${columns[at]?.[1]}): ${reason}`)
  }
  const amount = (column: HistoryColumn, written: string): number => {
    const bare = written.replace(/\s*€$/, '')
    const value = number.test(bare) ? Number(bare.replace(/[ \u00A0\u202F]/g, '')) : 0
    if (!(value > 0)) throw fault(column, `"${written}" is not a number above 0, as 9625, 9625.15 or 9 625 €`)
    return value
  }
  const count = (column: HistoryColumn): number => {
    const bare = text(column).replace(/[ \u00A0\u202F]/g, '')
    if (!/^\d{1,6}$/.test(bare)) throw fault(column, `"${text(column)}" is not a whole number`)
    return Number(bare)
  }
  const isHidden = (column: HistoryColumn): boolean => ['', '*'].includes(text(column))
  const sales = (segment: 'existing' | 'new'): SalesOfYear => {
    const [mean, range] = [`${segment}_mean_m2`, `${segment}_low_m2`] as const
    const ends = isHidden(range) ? undefined : text(range).split(/\s+-\s+/)
    if (ends && ends.length !== 2) throw fault(range, `"${text(range)}" is no range, as 6530 € - 14530 €`)
    const [low, high] = ends ?? []
    const read = {
      sales: count(`${segment}_sales`),
      ...(!isHidden(mean) && { meanM2: amount(mean, text(mean)) }),
      ...(low !== undefined && { lowM2: amount(range, low) }),
      ...(high !== undefined && { highM2: amount(range, high) }),
    }
    const wrong = findSalesFault(read)
    if (wrong) throw fault(`${segment}_${wrong.part}_m2`, wrong.reason)
    return read
  }
  return { text, fault, count, sales }
}

/** Year of the title above the header; undefined without one. @throws Error where the sheet covers other months. */
const readTitleYear = (file: string, title: readonly CsvRecord[]): number | undefined => {
  for (const { line, cells } of title) {
    const text = cells.join(' ').replace(/\s+/g, ' ')
    const [, of, from, to] = /appartements (?:en (\d{4})|pour la période du (.+?) au (.+?\d{4}))/i.exec(text) ?? []
    if (of) return Number(of)
    if (from === undefined || to === undefined) continue
    const [, year] = /^31 décembre (\d{4})$/i.exec(to) ?? []
    if (year === undefined || !/^1er janvier( \d{4})?$/i.test(from))
      throw new Error(`${file}, line ${line}: is of ${from} to ${to}; the tables take calendar years`)
    return Number(year)
  }
  return undefined
}

/**
 * Reads the official sheet, with or without lines above its header and below its rows: `*` or blank where no price is
 * published, numbers with a decimal point and spaces between thousands.
 * @throws Error that names file, line and column of an invalid cell, also where the rows do not add up to the total.
 */
export const readOfficialSheet = (file: string, records: readonly CsvRecord[]): OfficialSheet => {
  const header = records.findIndex(({ cells }) => cells.includes('Commune'))
  const offset = records[header]?.cells.indexOf('Commune') ?? 0
  for (const [at, [, name]] of columns.entries()) {
    const written = records[header]?.cells[offset + at] ?? ''
    if (written.replace(/\s+/g, ' ') !== name)
      throw new Error(
        `${file}, line ${records[header]?.line ?? 1}, column ${offset + at + 1}: "${written}" stands where "${name}" is due`,
      )
  }
  const body = records.slice(header + 1)
  const end = body.findIndex(({ cells }) => /^(moyenne|total)\b/i.test(cells[offset] ?? ''))
  const read = createSheetReader(file, offset)
  const rows = (end < 0 ? body : body.slice(0, end)).map(record => {
    const row = read(record)
    const commune = row.text('commune')
    if (commune === '') throw row.fault('commune', 'must not be blank')
    return {
      figures: { commune, year: 0, existing: row.sales('existing'), newBuild: row.sales('new') },
      fault: row.fault,
    }
  })
  const total = body.find(({ cells }) => /^total\b/i.test(cells[offset] ?? ''))
  if (total) checkSalesTotal(read(total), rows)
  const year = readTitleYear(file, records.slice(0, header))
  return { ...(year !== undefined && { year }), rows, hasTotal: total !== undefined }
}

/** @throws Error at a total that differs from the sum of the rows. */
const checkSalesTotal = (
  total: ReturnType<ReturnType<typeof createSheetReader>>,
  rows: readonly HistoryRow[],
): void => {
  for (const [column, segment] of [
    ['existing_sales', 'existing'],
    ['new_sales', 'newBuild'],
  ] as const) {
    const sum = rows.reduce((all, { figures }) => all + figures[segment].sales, 0)
    const written = total.count(column)
    if (written !== sum) throw total.fault(column, `the total is ${written}, but the rows add up to ${sum}`)
  }
}
