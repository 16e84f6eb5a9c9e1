import type { MarketSource } from '#server/ports/market'
import { answerOf, marketSource } from './market-source.ts'
import { sdmxObservations, sdmxRows } from './sdmx-csv.ts'
import { SourceFault } from './source-fault.ts'
import { type Reach, transport } from './transport.ts'

/** Rows to ask for: enough to pass over future rows and holidays. */
const observations = 13

/** A 404 is how the portal says "no results", as for a key that does not exist. */
const noData = (error: unknown): never => {
  if (error instanceof SourceFault && error.status === 404)
    throw new SourceFault('no_data', 'HTTP 404: no results, perhaps a wrong key')
  throw error
}

/** The ECB Data Portal, in CSV without titles; a series id is `flow.key`, as `FM.B.U2.EUR.4F.KR.DFR.LEV`. */
export const ecb = (reach: Reach): MarketSource => {
  const ask = transport(reach)
  return marketSource('ecb', async ({ series: { id }, known, signal }) => {
    const path = `service/data/${id.replace('.', '/')}`
    const url = new URL(path, reach.baseUrl ?? 'https://data-api.ecb.europa.eu/')
    url.search = `lastNObservations=${observations}&format=csvdata&detail=dataonly`
    const received = await ask({ url, accept: 'text/csv', known, signal }).catch(noData)
    return answerOf(received, text => {
      const rows = sdmxRows(text)
      if (rows.some(({ KEY }) => KEY !== id)) throw new SourceFault('wrong_series', 'the answer contains another key')
      return { observations: sdmxObservations(rows), publishedAt: null }
    })
  })
}
