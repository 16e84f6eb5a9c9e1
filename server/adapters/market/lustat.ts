import type { Observation } from '#domain/market/figure'
import type { Series } from '#domain/market/indicator'
import type { MarketSource } from '#server/ports/market'
import { createMarketSource, toSeriesAnswer } from './market-source.ts'
import { parseSdmxRows, type SdmxRow, toSdmxObservations } from './sdmx-csv.ts'
import { SourceFault } from './source-fault.ts'
import { createSourceTransport, type TransportOptions } from './transport.ts'

/** Number of months requested: the last change of the wage index is less than five years old. */
const observations = 60

/** Columns that describe an observation rather than its series. */
const isObservationColumn = (column: string): boolean =>
  /^(TIME_PERIOD|OBS_.*|CONF_STATUS|PRE_BREAK_VALUE|COMMENT.*|DECIMALS)$/.test(column)

/** Code of a cell that may carry a label too, as in `M: Mensuel`. */
const getCellCode = (cell: string): string => cell.split(': ')[0] ?? cell

/** Row of codes, and the labels of its dimensions. */
interface NamedRow {
  codes: SdmxRow
  words: string
}

const toPlainLabel = (words: string): string => words.toLowerCase().replaceAll('’', "'")

const toNamedRow = (row: SdmxRow): NamedRow => {
  const cells = Object.entries(row)
  return {
    codes: Object.fromEntries(cells.map(([column, cell]) => [getCellCode(column), getCellCode(cell)])),
    words: toPlainLabel(
      cells.flatMap(([column, cell]) => (isObservationColumn(getCellCode(column)) ? [] : cell)).join('\n'),
    ),
  }
}

const getSeriesKey = ({ codes }: NamedRow): string =>
  JSON.stringify(Object.entries(codes).filter(([column]) => !isObservationColumn(column)))

/**
 * Observations of the requested series. A dataflow has several, whose codes may change; a fault where it cannot be
 * identified.
 */
const selectObservations = (sent: readonly SdmxRow[], { id, where = {}, named = '' }: Series): Observation[] => {
  const rows = sent.map(toNamedRow)
  const foreign = rows.some(({ codes: { DATAFLOW, STRUCTURE_ID } }) => !(DATAFLOW ?? STRUCTURE_ID ?? id).includes(id))
  if (foreign) throw new SourceFault('wrong_series', 'the answer contains another dataflow')
  const meant = rows.filter(
    ({ codes, words }) =>
      Object.entries(where).every(([column, code]) => codes[column] === code) && words.includes(toPlainLabel(named)),
  )
  if (rows.length > 0 && meant.length === 0)
    throw new SourceFault('wrong_series', 'no row carries the codes or the name asked for')
  const all = Object.values(Object.groupBy(meant, getSeriesKey)).map(one =>
    toSdmxObservations((one ?? []).map(({ codes }) => codes)),
  )
  const filled = all.filter(one => one.length > 0)
  if (filled.length > 1) throw new SourceFault('wrong_series', `${filled.length} series fit where one is meant`)
  return filled[0] ?? []
}

/** A series identified by name needs labels, in the language of the law. */
const createLustatHeaders = ({ named }: Series): { accept: string; headers?: Record<string, string> } =>
  named === undefined
    ? { accept: 'application/vnd.sdmx.data+csv;labels=id' }
    : { accept: 'application/vnd.sdmx.data+csv;labels=both', headers: { 'Accept-Language': 'fr' } }

/** STATEC's LUSTAT, in SDMX-CSV; a series id is a dataflow with its structure, such as `DSD_PRIX_CONSO@DF_E5100`. */
export const createLustat = (reach: TransportOptions): MarketSource => {
  const ask = createSourceTransport(reach)
  return createMarketSource('lustat', async ({ series, known, signal }) => {
    const received = (version: string) => {
      const url = new URL(`rest/data/LU1,${series.id},${version}/all`, reach.baseUrl ?? 'https://lustat.statec.lu/')
      url.search = `lastNObservations=${observations}&dimensionAtObservation=AllDimensions&format=csv`
      return ask({ url, ...createLustatHeaders(series), known, signal })
    }
    // Versions change; an empty one requests the latest.
    const answered = await received('1.0').catch(error => {
      if (error instanceof SourceFault && error.status === 404) return received('')
      throw error
    })
    return toSeriesAnswer(answered, text => ({
      observations: selectObservations(parseSdmxRows(text), series),
      publishedAt: null,
    }))
  })
}
