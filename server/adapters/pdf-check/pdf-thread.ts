import { parentPort } from 'node:worker_threads'
import { EncryptedPDFError, PDFDocument } from 'pdf-lib'
import type { PdfFinding } from '../../ports/pdf-check.ts'

const look = async (bytes: Uint8Array): Promise<PdfFinding> => {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    const pages = document.getPageCount()
    return pages > 0 ? { outcome: 'pages', pages } : { outcome: 'unreadable' }
  } catch (fault) {
    return { outcome: fault instanceof EncryptedPDFError ? 'encrypted' : 'unreadable' }
  }
}

// The library is loaded now: the time of the file itself begins.
parentPort?.once('message', async (bytes: Uint8Array) => parentPort?.postMessage(await look(bytes)))
parentPort?.postMessage('ready')
