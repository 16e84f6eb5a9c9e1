import { basename } from 'node:path'
import { fileQuarters, fileStarts } from '#domain/estimation/prices/history'
import { missingCommunes, officialNameFinder } from '#domain/estimation/prices/official-names'
import { firstDayOf, formatFilePeriod, formatQuarter, type Quarter } from '#domain/estimation/prices/quarters'
import type { ReferencePrices } from '#domain/estimation/reference-prices'
import type { CsvRecord } from '../csv.ts'
import { readOfficialSheet } from './official-sheet.ts'
import { type HistoryRow, readHistoryRows } from './price-history.ts'
import type { TableText } from './table-rows.ts'

/** Registered sales read from a file, with the municipality names of the tables. */
export interface CommuneFile {
  rows: HistoryRow[]
  /** First quarters of the twelve months covered, oldest first. */
  starts: Quarter[]
  /** Whether the file says that its means are rounded to the euro. */
  isRounded: boolean
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
    const place = `${found.name} ${formatQuarter(figures.firstQuarter)}`
    if (known.has(place)) throw fault('commune', `"${found.name}" is there twice`)
    known.add(place)
    return { figures: { ...figures, commune: found.name }, fault }
  })
}

/**
 * Reads a table of registered sales in the service's format, of one file or several. @throws Error at an invalid cell.
 */
export const readHistoryFile = (table: TableText, prices: ReferencePrices): CommuneFile => {
  const rows = resolveCommuneNames(readHistoryRows(table), prices)
  if (rows.length === 0) throw new Error(`${table.file}: has no row`)
  return {
    ...{ rows, starts: fileStarts(rows.map(({ figures }) => figures)), notes: [] },
    isRounded: /^#.*rounded to the euro/m.test(table.text),
  }
}

/** The first quarter that a file name tells: `…-2025.xls` is of a calendar year, `…-2026t2.xls` of the twelve months to 2026-Q2. */
const startInName = (name: string): Quarter | undefined => {
  const [, year, quarter] = /(?:^|\D)(20\d{2})(?:t([1-4]))?\.[a-z]+$/i.exec(name.slice(-40)) ?? []
  if (year === undefined) return undefined
  return fileQuarters * Number(year) + (quarter === undefined ? 0 : Number(quarter) - fileQuarters)
}

/**
 * Reads the official sheet of four quarters; it must cover every current municipality, directly or by a part that was
 * merged into it. Those without sales are omitted, as in the table.
 * @param year the calendar year, where neither the sheet nor the file name tells the quarters.
 * @throws Error that names file, line and column of an invalid cell.
 */
export const readSheetFile = (
  { file, records }: { file: string; records: readonly CsvRecord[] },
  prices: ReferencePrices,
  year?: number,
): CommuneFile => {
  const sheet = readOfficialSheet(file, records)
  const asked = year === undefined ? undefined : fileQuarters * year
  const told = sheet.firstQuarter ?? asked ?? startInName(basename(file))
  if (told === undefined) throw new Error(`${file}: says no quarters; add --year YYYY for a calendar year`)
  if (asked !== undefined && asked !== told)
    throw new Error(`${file}: is of ${formatFilePeriod(told)}, as its title says, not of ${year}`)
  const rows = resolveCommuneNames(
    sheet.rows.map(row => ({ ...row, figures: { ...row.figures, firstQuarter: told } })),
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
    rows: rows.filter(({ figures: { existing, newBuild } }) => (existing.sales ?? 0) + (newBuild.sales ?? 0) > 0),
    starts: [told],
    isRounded: false,
    notes: sheet.hasTotal
      ? []
      : ['The sheet has no line "Total des transactions": that its sales add up was not checked.'],
  }
}

/** @throws Error at the first row whose twelve months have not ended by a day: they cannot be registered yet. */
export const refuseComingQuarters = ({ rows }: CommuneFile, today: string): void => {
  const coming = rows.find(({ figures: { firstQuarter } }) => firstDayOf(firstQuarter + fileQuarters) > today)
  if (!coming) return
  const { firstQuarter } = coming.figures
  throw coming.fault(
    'first_quarter',
    `${formatFilePeriod(firstQuarter)} has not ended on ${today}; correct the quarters of the file`,
  )
}
