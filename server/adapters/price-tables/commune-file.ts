import { basename } from 'node:path'
import { yearsOf } from '#domain/estimation/prices/history'
import { missingCommunes, officialNameFinder } from '#domain/estimation/prices/official-names'
import type { ReferencePrices } from '#domain/estimation/reference-prices'
import type { CsvRecord } from '../csv.ts'
import { officialSheet } from './official-sheet.ts'
import { type HistoryRow, historyRows } from './price-history.ts'
import type { TableText } from './table-rows.ts'

/** Registered sales out of a file, with the names that the tables use. */
export interface CommuneFile {
  rows: HistoryRow[]
  /** The years that it is of, oldest first. */
  years: number[]
  /** What could not be checked, for people. */
  notes: string[]
}

/** Brings each name to that of the tables. @throws Error at a name that is none, or that is there twice. */
const named = (rows: readonly HistoryRow[], prices: ReferencePrices): HistoryRow[] => {
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

/** A table of registered sales as the service has it, of one year or several. @throws Error at a wrong cell. */
export const historyFile = (table: TableText, prices: ReferencePrices): CommuneFile => {
  const rows = named(historyRows(table), prices)
  if (rows.length === 0) throw new Error(`${table.file}: has no row`)
  return { rows, years: yearsOf(rows.map(({ figures }) => figures)), notes: [] }
}

/**
 * The official sheet of a calendar year, every municipality of today in it, by itself or by a part that it was merged of.
 * Those without any sale are left out, as in the table.
 * @param year the year where neither the sheet nor the name of the file says it.
 * @throws Error that names file, line and column of a wrong cell.
 */
export const sheetFile = (
  { file, records }: { file: string; records: readonly CsvRecord[] },
  prices: ReferencePrices,
  year?: number,
): CommuneFile => {
  const sheet = officialSheet(file, records)
  const [, inName] = /(?:^|\D)(\d{4})\.[a-z]+$/i.exec(basename(file)) ?? []
  const told = sheet.year ?? year ?? (inName === undefined ? undefined : Number(inName))
  if (told === undefined) throw new Error(`${file}: says no year; add --year YYYY`)
  if (year !== undefined && year !== told) throw new Error(`${file}: is of ${told}, as its title says, not of ${year}`)
  const rows = named(
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
