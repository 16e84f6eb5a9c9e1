import type { MarketSource } from '#server/ports/market'
import { createMarketSource, toSeriesAnswer } from './market-source.ts'
import { parseSdmxRows, toSdmxObservations } from './sdmx-csv.ts'
import { SourceFault } from './source-fault.ts'
import { createSourceTransport, type TransportOptions } from './transport.ts'

/** Number of rows requested: enough to skip future rows and holidays. */
const observations = 13

/** The portal answers 404 for "no results", as for a key that does not exist. */
const throwNoData = (error: unknown): never => {
  if (error instanceof SourceFault && error.status === 404)
    throw new SourceFault('no_data', 'HTTP 404: no results, perhaps a wrong key')
  throw error
}

/** ECB Data Portal, in CSV without labels; a series id is `flow.key`, such as `FM.B.U2.EUR.4F.KR.DFR.LEV`. */
export const createEcb = (reach: TransportOptions): MarketSource => {
  const ask = createSourceTransport(reach)
  return createMarketSource('ecb', async ({ series: { id }, known, signal }) => {
    const path = `service/data/${id.replace('.', '/')}`
    const url = new URL(path, reach.baseUrl ?? 'https://data-api.ecb.europa.eu/')
    url.search = `lastNObservations=${observations}&format=csvdata&detail=dataonly`
    const received = await ask({ url, accept: 'text/csv', known, signal }).catch(throwNoData)
    return toSeriesAnswer(received, text => {
      const rows = parseSdmxRows(text)
      if (rows.some(({ KEY }) => KEY !== id)) throw new SourceFault('wrong_series', 'the answer contains another key')
      return { observations: toSdmxObservations(rows), publishedAt: null }
    })
  })
}
