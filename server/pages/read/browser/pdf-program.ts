import { getDocumentProxy } from 'unpdf'
import type { OpenPdf, PdfReader } from './pdf-reader.ts'

/** Opens a PDF for drawing; nothing of it leaves the page. */
const openPdf: PdfReader = async bytes => {
  const document = await getDocumentProxy(bytes, { verbosity: 0 })
  const opened: OpenPdf = {
    pages: document.numPages,
    draw: async (number, canvas, width) => {
      const page = await document.getPage(number)
      const size = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({ scale: width / size.width })
      canvas.width = Math.round(viewport.width)
      canvas.height = Math.round(viewport.height)
      await page.render({ canvas, viewport }).promise
      return { width: size.width, height: size.height }
    },
  }
  return opened
}

globalThis.valoremPdf = openPdf
