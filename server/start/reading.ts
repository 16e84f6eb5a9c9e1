import { Refusal, unavailable } from '#domain/core/refusal'
import { createPdfCheck } from '../adapters/pdf-check/pdf-check.ts'
import { createDocumentReading, type DocumentReading, type ExtractionDependencies } from '../services/ai/extraction.ts'

/** Data extraction from files, once open. */
export interface OpenReading {
  reading: DocumentReading
  close(): Promise<void>
}

/** Dependencies of data extraction. */
interface ReadingDependencies extends Omit<ExtractionDependencies, 'pdfCheck' | 'officialCommune' | 'estimate'> {
  prices: Pick<ExtractionDependencies, 'officialCommune' | 'estimate'>
}

/** Retry delay of a client that fills the queue of files, in milliseconds. */
const retryMs = 5000

/** Opens data extraction from files with language models; each PDF is checked in a thread of its own. */
export const openReading = ({ chain, providerKeys, prices, now }: ReadingDependencies): OpenReading => {
  const check = createPdfCheck({
    createRefusal: (cause, limit) => {
      if (limit === undefined) return unavailable('the check of a PDF', cause)
      const resetAt = now().getTime() + retryMs
      return new Refusal('rate_limited', { window: { limit, remaining: 0, resetAt } })
    },
  })
  const { officialCommune, estimate } = prices
  return {
    reading: createDocumentReading({ chain, providerKeys, officialCommune, estimate, now, pdfCheck: check }),
    close: check.close,
  }
}
