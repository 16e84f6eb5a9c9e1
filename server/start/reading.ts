import { unavailable } from '#domain/core/refusal'
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

/** Opens data extraction from files with language models; each PDF is checked in a thread of its own. */
export const openReading = ({ chain, providerKeys, prices, now }: ReadingDependencies): OpenReading => {
  const check = createPdfCheck({ createRefusal: cause => unavailable('the check of a PDF', cause) })
  const { officialCommune, estimate } = prices
  return {
    reading: createDocumentReading({ chain, providerKeys, officialCommune, estimate, now, pdfCheck: check }),
    close: check.close,
  }
}
