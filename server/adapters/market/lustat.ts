import type { Observation } from '#domain/market/figure'
import type { Series } from '#domain/market/indicator'
import type { MarketSource } from '#server/ports/market'
import { answerOf, marketSource } from './market-source.ts'
import { type SdmxRow, sdmxObservations, sdmxRows } from './sdmx-csv.ts'
import { SourceFault } from './source-fault.ts'
import { type Reach, transport } from './transport.ts'

/** Months to ask for: a change of the wage index lies less than five years back. */
const observations = 60

/** Columns that describe one observation, not the series it belongs to. */
const isOfObservation = (column: string): boolean =>
  /^(TIME_PERIOD|OBS_.*|CONF_STATUS|PRE_BREAK_VALUE|COMMENT.*|DECIMALS)$/.test(column)

/** Code of a cell that may carry its name behind it, as `M: Mensuel` does. */
const codeOf = (cell: string): string => cell.split(': ')[0] ?? cell

/** A row with its codes alone, and the words of the names that its dimensions carry. */
interface NamedRow {
  codes: SdmxRow
  words: string
}

const plain = (words: string): string => words.toLowerCase().replaceAll('’', "'")

const namedRow = (row: SdmxRow): NamedRow => {
  const cells = Object.entries(row)
  return {
    codes: Object.fromEntries(cells.map(([column, cell]) => [codeOf(column), codeOf(cell)])),
    words: plain(cells.flatMap(([column, cell]) => (isOfObservation(codeOf(column)) ? [] : cell)).join('\n')),
  }
}

const seriesOf = ({ codes }: NamedRow): string =>
  JSON.stringify(Object.entries(codes).filter(([column]) => !isOfObservation(column)))

/** A dataflow has several series, whose codes may move: the one that is meant, or a fault when it cannot be identified. */
const chosen = (sent: readonly SdmxRow[], { id, where = {}, named = '' }: Series): Observation[] => {
  const rows = sent.map(namedRow)
  const foreign = rows.some(({ codes: { DATAFLOW, STRUCTURE_ID } }) => !(DATAFLOW ?? STRUCTURE_ID ?? id).includes(id))
  if (foreign) throw new SourceFault('wrong_series', 'the answer contains another dataflow')
  const meant = rows.filter(
    ({ codes, words }) =>
      Object.entries(where).every(([column, code]) => codes[column] === code) && words.includes(plain(named)),
  )
  if (rows.length > 0 && meant.length === 0)
    throw new SourceFault('wrong_series', 'no row carries the codes or the name asked for')
  const all = Object.values(Object.groupBy(meant, seriesOf)).map(one =>
    sdmxObservations((one ?? []).map(({ codes }) => codes)),
  )
  const filled = all.filter(one => one.length > 0)
  if (filled.length > 1) throw new SourceFault('wrong_series', `${filled.length} series fit where one is meant`)
  return filled[0] ?? []
}

/** Where a series is known by a name, codes are asked for with their names, in the language of the law. */
const headersOf = ({ named }: Series): { accept: string; headers?: Record<string, string> } =>
  named === undefined
    ? { accept: 'application/vnd.sdmx.data+csv;labels=id' }
    : { accept: 'application/vnd.sdmx.data+csv;labels=both', headers: { 'Accept-Language': 'fr' } }

/** STATEC's LUSTAT, in SDMX-CSV; a series id is a dataflow with its structure, as `DSD_PRIX_CONSO@DF_E5100`. */
export const lustat = (reach: Reach): MarketSource => {
  const ask = transport(reach)
  return marketSource('lustat', async ({ series, known, signal }) => {
    const received = (version: string) => {
      const url = new URL(`rest/data/LU1,${series.id},${version}/all`, reach.baseUrl ?? 'https://lustat.statec.lu/')
      url.search = `lastNObservations=${observations}&dimensionAtObservation=AllDimensions&format=csv`
      return ask({ url, ...headersOf(series), known, signal })
    }
    // Versions move; an empty one asks for the newest.
    const answered = await received('1.0').catch(error => {
      if (error instanceof SourceFault && error.status === 404) return received('')
      throw error
    })
    return answerOf(answered, text => ({ observations: chosen(sdmxRows(text), series), publishedAt: null }))
  })
}
