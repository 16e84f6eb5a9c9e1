import { parentPort } from 'node:worker_threads'
import { EncryptedPDFError, PDFDocument } from 'pdf-lib'
import type { PageText } from '#domain/documents/page-text'
import type { PdfFinding } from '../../ports/pdf-check.ts'
import { makeLightCopy } from './light-copy.ts'
import { readPageTexts } from './page-texts.ts'

/** Messages of the thread, in this order: ready, the finding, and for a readable file its page texts. */
export type ThreadMessage =
  | 'ready'
  | Exclude<PdfFinding, { texts?: unknown }>
  | Pages
  | { texts: readonly PageText[] | undefined }
type Pages = Omit<Extract<PdfFinding, { outcome: 'pages' }>, 'texts'>

/** Files of more pages are refused, so their texts are not needed. */
const textPagesMax = 50

/** What a file is, and its document where it can be read. */
interface Inspected {
  finding: Exclude<ThreadMessage, 'ready' | { texts: unknown }>
  document?: PDFDocument
}

const inspectPdf = async (bytes: Uint8Array): Promise<Inspected> => {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    const pages = document.getPageCount()
    return pages > 0 ? { finding: { outcome: 'pages', pages }, document } : { finding: { outcome: 'unreadable' } }
  } catch (fault) {
    return { finding: { outcome: fault instanceof EncryptedPDFError ? 'encrypted' : 'unreadable' } }
  }
}

/** Page texts; undefined where the text reader fails on a file whose pages could be counted. */
const readTextsOrUndefined = async (
  document: PDFDocument,
  bytes: Uint8Array,
): Promise<readonly PageText[] | undefined> => {
  try {
    return await readPageTexts(await makeLightCopy(document, bytes))
  } catch {
    return undefined
  }
}

const postToParent = (told: ThreadMessage): void => parentPort?.postMessage(told)

// The libraries are loaded; the file's own time limit begins.
parentPort?.once('message', async (bytes: Uint8Array) => {
  const { finding, document } = await inspectPdf(bytes)
  postToParent(finding)
  if (document && finding.outcome === 'pages')
    postToParent({ texts: finding.pages <= textPagesMax ? await readTextsOrUndefined(document, bytes) : undefined })
})
postToParent('ready')
