import { unavailable } from './access/unavailable.ts'
import { pdfCheck } from './adapters/pdf-check/pdf-check.ts'
import type { Deps } from './app.ts'
import { documentReading, type ExtractionDependencies } from './services/extraction.ts'

/** What is needed of the service. */
export type ReadingNeeds = Omit<ExtractionDependencies, 'pdfCheck'>

/** Opens what asks language models for the data of files; a thread for PDF files starts with each of them. */
export const openReading = (needs: ReadingNeeds): Pick<Deps, 'reading'> & { close(): Promise<void> } => {
  const check = pdfCheck({ refused: cause => unavailable('the look at a PDF', cause) })
  return { reading: documentReading({ ...needs, pdfCheck: check }), close: check.close }
}
