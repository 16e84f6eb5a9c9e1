import { unavailable } from '#domain/core/refusal'
import { pdfCheck } from '../adapters/pdf-check/pdf-check.ts'
import { type DocumentReading, documentReading, type ExtractionDependencies } from '../services/ai/extraction.ts'

/** The reading of files, once it is open. */
export interface OpenReading {
  reading: DocumentReading
  close(): Promise<void>
}

/** What the reading of files is opened with. */
interface ReadingNeeds extends Omit<ExtractionDependencies, 'pdfCheck' | 'officialCommune' | 'estimate'> {
  prices: Pick<ExtractionDependencies, 'officialCommune' | 'estimate'>
}

/** Opens what asks language models for the data of files; a thread for PDF files starts with each of them. */
export const openReading = ({ chain, providerKeys, prices, now }: ReadingNeeds): OpenReading => {
  const check = pdfCheck({ refused: cause => unavailable('the look at a PDF', cause) })
  const { officialCommune, estimate } = prices
  return {
    reading: documentReading({ chain, providerKeys, officialCommune, estimate, now, pdfCheck: check }),
    close: check.close,
  }
}
