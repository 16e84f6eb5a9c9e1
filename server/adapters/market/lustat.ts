import type { Observation } from '#domain/market/figure'
import type { Series } from '#domain/market/indicator'
import type { MarketSource } from '#server/ports'
import { answerOf, marketSource } from './market-source.ts'
import { type SdmxRow, sdmxObservations, sdmxRows } from './sdmx-csv.ts'
import { SourceFault } from './source-fault.ts'
import { type Reach, transport } from './transport.ts'

/** Months to ask for: far enough back that the figure which tells a series apart is among them. */
const observations = 60

/** Columns that describe one observation, not the series it belongs to. */
const isOfObservation = (column: string): boolean =>
  /^(TIME_PERIOD|OBS_.*|CONF_STATUS|PRE_BREAK_VALUE|COMMENT.*|DECIMALS)$/.test(column)

const seriesOf = (row: SdmxRow): string =>
  JSON.stringify(Object.entries(row).filter(([column]) => !isOfObservation(column)))

/** A dataflow holds several series, whose codes may move: the one that is meant, or a fault when it cannot be told apart. */
const chosen = (rows: readonly SdmxRow[], { id, where = {}, holding }: Series): Observation[] => {
  const foreign = rows.some(({ DATAFLOW, STRUCTURE_ID }) => !(DATAFLOW ?? STRUCTURE_ID ?? id).includes(id))
  if (foreign) throw new SourceFault('wrong_series', 'the answer holds another dataflow')
  const meant = rows.filter(row => Object.entries(where).every(([column, code]) => row[column] === code))
  if (rows.length > 0 && meant.length === 0) throw new SourceFault('wrong_series', 'no row carries the codes asked for')
  const all = Object.values(Object.groupBy(meant, seriesOf)).map(one => sdmxObservations(one ?? []))
  const filled = all.filter(one => one.length > 0)
  const known =
    holding === undefined ? filled : filled.filter(one => one.some(({ publishedValue }) => publishedValue === holding))
  if (filled.length > 0 && known.length !== 1)
    throw new SourceFault('wrong_series', `${known.length} series fit where one is meant`)
  return known[0] ?? []
}

/** STATEC's LUSTAT, in SDMX-CSV; a series id is a dataflow with its structure, as `DSD_PRIX_CONSO@DF_E5100`. */
export const lustat = (reach: Reach): MarketSource => {
  const ask = transport(reach)
  return marketSource('lustat', async ({ series, known, signal }) => {
    const received = (version: string) => {
      const url = new URL(`rest/data/LU1,${series.id},${version}/all`, reach.baseUrl ?? 'https://lustat.statec.lu/')
      url.search = `lastNObservations=${observations}&dimensionAtObservation=AllDimensions&format=csv`
      return ask({ url, accept: 'application/vnd.sdmx.data+csv;labels=id', known, signal })
    }
    // Versions move; an empty one asks for the newest.
    const answered = await received('1.0').catch(error => {
      if (error instanceof SourceFault && error.status === 404) return received('')
      throw error
    })
    return answerOf(answered, text => ({ observations: chosen(sdmxRows(text), series), publishedAt: null }))
  })
}
