import { fileQuarters, type SalesOfPeriod } from '#domain/estimation/prices/history'
import type { Quarter } from '#domain/estimation/prices/quarters'
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
  ['first_quarter', 0],
  ['last_quarter', 0],
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

/** Official file of twelve months: "Prix de vente des appartements par commune". */
export interface OfficialSheet {
  /** First of its four quarters; undefined where the sheet does not state it. */
  firstQuarter?: Quarter
  /** Rows with names as written; `firstQuarter` of their figures is 0. */
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
  const sales = (segment: 'existing' | 'new'): SalesOfPeriod => {
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

/** First and last months of quarters as the publisher writes them, with their last days. */
const quarterStarts = ['janvier', 'avril', 'juillet', 'octobre'] as const
const quarterEnds = ['31 mars', '30 juin', '30 septembre', '31 décembre'] as const

/** The quarter that begins or ends on a day as the publisher writes it; undefined for another day. */
const readQuarterDay = (
  days: readonly string[],
  written: string,
): { quarter: number; year: number | undefined } | undefined => {
  const [, day = '', year] = /^(.{3,20}?)(?: (\d{4}))?$/.exec(written.toLowerCase()) ?? []
  const quarter = days.indexOf(day)
  return quarter < 0 ? undefined : { quarter, year: year === undefined ? undefined : Number(year) }
}

/** First quarter of a title from one day to another. @throws Error where these are not four whole quarters. */
const readPeriod = (from: string, to: string, at: string): Quarter => {
  const start = readQuarterDay(
    quarterStarts.map(month => `1er ${month}`),
    from,
  )
  const end = readQuarterDay(quarterEnds, to)
  const year = end?.year ?? 0
  const last = fileQuarters * year + (end?.quarter ?? 0)
  const first = fileQuarters * (start?.year ?? year) + (start?.quarter ?? 0)
  if (!start || !end || last - first !== fileQuarters - 1)
    throw new Error(`${at}: is of ${from} to ${to}; the tables take four whole quarters`)
  return first
}

/** First quarter of the title above the header; undefined without one. @throws Error where the sheet covers other months. */
const readTitleQuarter = (file: string, title: readonly CsvRecord[]): Quarter | undefined => {
  for (const { line, cells } of title) {
    const text = cells.join(' ').slice(0, 500).replace(/\s+/g, ' ')
    const [, of, from, to] = /appartements (?:en (\d{4})|pour la période du (.+?) au (.+?\d{4}))/i.exec(text) ?? []
    if (of) return fileQuarters * Number(of)
    if (from !== undefined && to !== undefined) return readPeriod(from, to, `${file}, line ${line}`)
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
      figures: { commune, firstQuarter: 0, existing: row.sales('existing'), newBuild: row.sales('new') },
      fault: row.fault,
    }
  })
  const total = body.find(({ cells }) => /^total\b/i.test(cells[offset] ?? ''))
  if (total) checkSalesTotal(read(total), rows)
  const firstQuarter = readTitleQuarter(file, records.slice(0, header))
  return { ...(firstQuarter !== undefined && { firstQuarter }), rows, hasTotal: total !== undefined }
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
    const sum = rows.reduce((all, { figures }) => all + (figures[segment].sales ?? 0), 0)
    const written = total.count(column)
    if (written !== sum) throw total.fault(column, `the total is ${written}, but the rows add up to ${sum}`)
  }
}
