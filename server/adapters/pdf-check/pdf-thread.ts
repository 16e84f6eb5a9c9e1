import { parentPort } from 'node:worker_threads'
import { EncryptedPDFError, PDFDocument } from 'pdf-lib'
import type { PageText, PdfFinding } from '../../ports/pdf-check.ts'
import { pageTexts } from './page-texts.ts'

/** What a thread says, in this order: that it is ready, what the file is, and behind pages the texts of them. */
export type Told =
  | 'ready'
  | Exclude<PdfFinding, { texts?: unknown }>
  | Pages
  | { texts: readonly PageText[] | undefined }
type Pages = Omit<Extract<PdfFinding, { outcome: 'pages' }>, 'texts'>

/** Files of more pages are refused, so that their texts are of no use. */
const textPagesMax = 50

const look = async (bytes: Uint8Array): Promise<Exclude<Told, 'ready' | { texts: unknown }>> => {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    const pages = document.getPageCount()
    return pages > 0 ? { outcome: 'pages', pages } : { outcome: 'unreadable' }
  } catch (fault) {
    return { outcome: fault instanceof EncryptedPDFError ? 'encrypted' : 'unreadable' }
  }
}

/** The texts; undefined where the reader of texts cannot read what the reader of pages can. */
const textsOf = async (bytes: Uint8Array): Promise<readonly PageText[] | undefined> => {
  try {
    return await pageTexts(bytes)
  } catch {
    return undefined
  }
}

const tell = (told: Told): void => parentPort?.postMessage(told)

// The libraries are loaded now: the time of the file itself begins.
parentPort?.once('message', async (bytes: Uint8Array) => {
  const finding = await look(bytes)
  tell(finding)
  if (finding.outcome === 'pages') tell({ texts: finding.pages <= textPagesMax ? await textsOf(bytes) : undefined })
})
tell('ready')
