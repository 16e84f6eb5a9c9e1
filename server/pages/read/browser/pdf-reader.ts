/** A PDF that is open in the page. */
export interface OpenPdf {
  pages: number
  /** Draws a page, from 1, in a width in pixels; its size in points. */
  draw(number: number, canvas: HTMLCanvasElement, width: number): Promise<{ width: number; height: number }>
}

/** Opens a PDF. */
export type PdfReader = (bytes: Uint8Array) => Promise<OpenPdf>

declare global {
  var valoremPdf: PdfReader | undefined
}

const path = '/pages/read-pdf.js'

/** Loads the reader of PDF files once. @throws where it cannot be loaded. */
export const loadPdfReader = async (): Promise<PdfReader> => {
  if (globalThis.valoremPdf) return globalThis.valoremPdf
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = path
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('the reader of PDF files was not loaded')))
    document.head.append(script)
  })
  if (!globalThis.valoremPdf) throw new Error('the reader of PDF files was not loaded')
  return globalThis.valoremPdf
}
