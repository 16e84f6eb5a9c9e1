import type { Observation, ObservationStatus } from '#domain/market/figure'
import { csvRecords } from '../csv.ts'
import { period } from './period.ts'
import { SourceFault } from './source-fault.ts'

/** One row of SDMX-CSV: its cells by column name. */
export type SdmxRow = Readonly<Record<string, string>>

/** The rows of an SDMX-CSV text, whose columns are in any order and may carry names; an empty text has none. */
export const sdmxRows = (text: string): SdmxRow[] => {
  const [header, ...records] = csvRecords(text, { name: 'SDMX-CSV' })
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

/** The status that a code of SDMX means; nothing where the source does not say. */
export const sdmxStatus = (code: string | null | undefined): { status?: ObservationStatus } => {
  const status = statuses[code ?? '']
  return status === undefined ? {} : { status }
}

const empty = ['', 'NaN']

/** The observations of rows; a row without a value, or of a whole year, is left out. */
export const sdmxObservations = (rows: readonly SdmxRow[]): Observation[] =>
  rows.flatMap(({ TIME_PERIOD = '', OBS_VALUE = '', OBS_STATUS }) => {
    const of = period(TIME_PERIOD)
    if (of === undefined || empty.includes(OBS_VALUE)) return []
    if (!/^-?\d+(\.\d+)?(E-?\d+)?$/i.test(OBS_VALUE))
      throw new SourceFault('bad_format', `the value of ${of} is not a number`)
    return [{ period: of, publishedValue: Number(OBS_VALUE), ...sdmxStatus(OBS_STATUS) }]
  })
