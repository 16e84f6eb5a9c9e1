import type { Observation, ObservationStatus } from '#domain/market/figure'
import { parseCsvRecords } from '../csv.ts'
import { parsePeriod } from './period.ts'
import { SourceFault } from './source-fault.ts'

/** Row of SDMX-CSV: cells by column name. */
export type SdmxRow = Readonly<Record<string, string>>

/** Rows of an SDMX-CSV text, with columns in any order and optional labels; none for an empty text. */
export const parseSdmxRows = (text: string): SdmxRow[] => {
  const [header, ...records] = parseCsvRecords(text, { name: 'SDMX-CSV' })
  if (!header) return []
  const { cells: names } = header
  const columns = names.map(name => name.split(': ')[0])
  if (!columns.includes('TIME_PERIOD') || !columns.includes('OBS_VALUE'))
    throw new SourceFault('bad_format', 'the columns TIME_PERIOD and OBS_VALUE are missing')
  return records.map(({ line, cells }) => {
    if (cells.length !== names.length)
      throw new SourceFault('bad_format', `line ${line} has ${cells.length} cells instead of ${names.length}`)
    return Object.fromEntries(names.map((name, i) => [name, cells[i] ?? '']))
  })
}

const statuses: Readonly<Record<string, ObservationStatus>> = {
  A: 'final',
  P: 'provisional',
  E: 'estimated',
  F: 'estimated',
}

/** Status for an SDMX code; empty where the source gives none. */
export const parseSdmxStatus = (code: string | null | undefined): { status?: ObservationStatus } => {
  const status = statuses[code ?? '']
  return status === undefined ? {} : { status }
}

const empty = ['', 'NaN']

/** Observations of rows; rows without a value, or of a whole year, are skipped. */
export const toSdmxObservations = (rows: readonly SdmxRow[]): Observation[] =>
  rows.flatMap(({ TIME_PERIOD = '', OBS_VALUE = '', OBS_STATUS }) => {
    const of = parsePeriod(TIME_PERIOD)
    if (of === undefined || empty.includes(OBS_VALUE)) return []
    if (!/^-?\d+(\.\d+)?(E-?\d+)?$/i.test(OBS_VALUE))
      throw new SourceFault('bad_format', `the value of ${of} is not a number`)
    return [{ period: of, publishedValue: Number(OBS_VALUE), ...parseSdmxStatus(OBS_STATUS) }]
  })
