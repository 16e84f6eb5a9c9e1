import { lastOfFile } from '#domain/estimation/prices/history'
import { formatQuarter, type Quarter, quarterFrom } from '#domain/estimation/prices/quarters'
import { formatCsvRecord } from '../csv.ts'
import { readCount, readTableRows, requireText, type TableText } from './table-rows.ts'

/** Columns of the list of files behind the registered sales. */
const priceFileColumns = [
  'first_quarter',
  'last_quarter',
  'file',
  'address',
  'bytes',
  'sha256',
  'read_on',
  'note',
] as const

/** Origin of the rows of one twelve months. Blank or undefined is not known. */
export interface PriceFile {
  readonly firstQuarter: Quarter
  /** Name of the file that was read. */
  readonly file: string
  /** Address that it was read from, or of the publisher's page. */
  readonly address: string
  readonly bytes: number | undefined
  /** SHA-256 of the file, 64 hexadecimal digits. */
  readonly sha256: string
  /** Day on which it was read, `YYYY-MM-DD`. */
  readonly readOn: string
  readonly note: string
}

/** Reads the list of files. @throws Error that names file, line and column of an invalid cell. */
export const readPriceFiles = (table: TableText): PriceFile[] =>
  readTableRows(table, priceFileColumns).map(row => {
    const firstQuarter = quarterFrom(requireText(row, 'first_quarter'))
    if (firstQuarter === undefined) throw row.fault('first_quarter', 'is no quarter as 2025-Q1')
    if (row.text('last_quarter') !== formatQuarter(lastOfFile(firstQuarter)))
      throw row.fault('last_quarter', `must be ${formatQuarter(lastOfFile(firstQuarter))}, the fourth quarter`)
    const sha256 = row.text('sha256')
    if (sha256 !== '' && (sha256.length !== 64 || !/^[0-9a-f]+$/.test(sha256)))
      throw row.fault('sha256', 'is not 64 hexadecimal digits')
    return {
      ...{ firstQuarter, file: requireText(row, 'file'), address: row.text('address'), sha256 },
      bytes: row.text('bytes') === '' ? undefined : readCount(row, 'bytes'),
      ...{ readOn: row.text('read_on'), note: row.text('note') },
    }
  })

/** List of files as CSV, oldest first, with the origins of new files in place of the former ones. */
export const formatPriceFiles = (present: readonly PriceFile[], fresh: readonly PriceFile[] = []): string => {
  const replaced = new Set(fresh.map(({ firstQuarter }) => firstQuarter))
  const all = [...present.filter(({ firstQuarter }) => !replaced.has(firstQuarter)), ...fresh]
  const lines = all
    .sort((a, b) => a.firstQuarter - b.firstQuarter)
    .map(({ firstQuarter, file, address, bytes, sha256, readOn, note }) => [
      ...[formatQuarter(firstQuarter), formatQuarter(lastOfFile(firstQuarter))],
      ...[file, address, bytes ?? '', sha256, readOn, note],
    ])
  return [priceFileColumns, ...lines, []].map(formatCsvRecord).join('\n')
}
