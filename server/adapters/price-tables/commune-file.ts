import { basename } from 'node:path'
import { fileYears } from '#domain/estimation/prices/history'
import { missingCommunes, officialNameFinder } from '#domain/estimation/prices/official-names'
import type { ReferencePrices } from '#domain/estimation/reference-prices'
import type { CsvRecord } from '../csv.ts'
import { readOfficialSheet } from './official-sheet.ts'
import { type HistoryRow, readHistoryRows } from './price-history.ts'
import type { TableText } from './table-rows.ts'

/** Registered sales read from a file, with the municipality names of the tables. */
export interface CommuneFile {
  rows: HistoryRow[]
  /** Years covered, oldest first. */
  years: number[]
  /** Human-readable notes on checks that were not possible. */
  notes: string[]
}

/** Maps each name to the official one. @throws Error at an unknown or repeated name. */
const resolveCommuneNames = (rows: readonly HistoryRow[], prices: ReferencePrices): HistoryRow[] => {
  const nameOf = officialNameFinder(prices)
  const known = new Set<string>()
  return rows.map(({ figures, fault }) => {
    const found = nameOf(figures.commune)
    if ('suggestions' in found) {
      const meant = found.suggestions.length > 0 ? `; perhaps ${found.suggestions.join(' or ')}` : ''
      throw fault('commune', `"${figures.commune}" is no municipality${meant}`)
    }
    const place = `${found.name} ${figures.year}`
    if (known.has(place)) throw fault('commune', `"${found.name}" is there twice`)
    known.add(place)
    return { figures: { ...figures, commune: found.name }, fault }
  })
}

/**
 * Reads a table of registered sales in the service's format, of one year or several. @throws Error at an invalid cell.
 */
export const readHistoryFile = (table: TableText, prices: ReferencePrices): CommuneFile => {
  const rows = resolveCommuneNames(readHistoryRows(table), prices)
  if (rows.length === 0) throw new Error(`${table.file}: has no row`)
  return { rows, years: fileYears(rows.map(({ figures }) => figures)), notes: [] }
}

/**
 * Reads the official sheet of a calendar year; it must cover every current municipality, directly or by a part that was
 * merged into it. Those without sales are omitted, as in the table.
 * @param year the year, where neither the sheet nor the file name gives it.
 * @throws Error that names file, line and column of an invalid cell.
 */
export const readSheetFile = (
  { file, records }: { file: string; records: readonly CsvRecord[] },
  prices: ReferencePrices,
  year?: number,
): CommuneFile => {
  const sheet = readOfficialSheet(file, records)
  const [, inName] = /(?:^|\D)(\d{4})\.[a-z]+$/i.exec(basename(file)) ?? []
  const told = sheet.year ?? year ?? (inName === undefined ? undefined : Number(inName))
  if (told === undefined) throw new Error(`${file}: says no year; add --year YYYY`)
  if (year !== undefined && year !== told) throw new Error(`${file}: is of ${told}, as its title says, not of ${year}`)
  const rows = resolveCommuneNames(
    sheet.rows.map(row => ({ ...row, figures: { ...row.figures, year: told } })),
    prices,
  )
  const missing = missingCommunes(
    rows.map(({ figures }) => figures.commune),
    prices,
  )
  if (missing.length > 0)
    throw new Error(
      `${file}, column Commune: of ${prices.communes.length} municipalities ${missing.join(', ')} is missing`,
    )
  return {
    rows: rows.filter(({ figures: { existing, newBuild } }) => existing.sales + newBuild.sales > 0),
    years: [told],
    notes: sheet.hasTotal
      ? []
      : ['The sheet has no line "Total des transactions": that its sales add up was not checked.'],
  }
}
