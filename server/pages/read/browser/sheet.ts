import type { ReadRow } from '../readings.ts'
import { loadPdfReader, type OpenPdf } from './pdf-reader.ts'

/** The chosen document as pictures of its pages, with the words of a value lit. */
export interface Sheet {
  pages: number
  /** Shows a page and lights the boxes of a value. */
  show(page: number, row: ReadRow | undefined): Promise<void>
  close(): void
}

const pixelsMax = 2000

const placeBoxes = (paper: HTMLElement, row: ReadRow | undefined, size: { width: number; height: number }): void => {
  for (const box of paper.querySelectorAll('.lit')) box.remove()
  for (const { left, top, width, height } of row?.boxes ?? []) {
    const lit = document.createElement('div')
    lit.className = `lit ${row?.status ?? ''}`
    lit.style.left = `${(100 * left) / size.width}%`
    lit.style.top = `${(100 * top) / size.height}%`
    lit.style.width = `${(100 * width) / size.width}%`
    lit.style.height = `${(100 * height) / size.height}%`
    paper.append(lit)
  }
  paper.querySelector('.lit')?.scrollIntoView({ block: 'nearest' })
}

const openPdfSheet = (pdf: OpenPdf, paper: HTMLElement): Sheet => {
  const canvas = document.createElement('canvas')
  canvas.setAttribute('role', 'img')
  canvas.setAttribute('aria-labelledby', 'page-number')
  paper.replaceChildren(canvas)
  let shown: { page: number; size: { width: number; height: number } } | undefined
  let drawing: Promise<unknown> = Promise.resolve()
  const draw = async (page: number): Promise<void> => {
    const width = Math.min(pixelsMax, Math.max(320, paper.clientWidth) * (globalThis.devicePixelRatio || 1))
    shown = { page, size: await pdf.draw(page, canvas, width) }
  }
  return {
    pages: pdf.pages,
    show: (page, row) => {
      // One page is drawn at a time, since they share a canvas.
      const next = drawing.then(async () => {
        if (shown?.page !== page) await draw(page)
        if (shown) placeBoxes(paper, row, shown.size)
      })
      drawing = next.catch(() => undefined)
      return next
    },
    close: () => paper.replaceChildren(),
  }
}

const openImageSheet = (file: File, paper: HTMLElement): Sheet => {
  const image = document.createElement('img')
  image.src = URL.createObjectURL(file)
  image.alt = file.name
  paper.replaceChildren(image)
  return {
    pages: 1,
    show: async () => undefined,
    close: () => {
      URL.revokeObjectURL(image.src)
      paper.replaceChildren()
    },
  }
}

/** Opens the chosen file for showing. @throws for a PDF that cannot be opened. */
export const openSheet = async (file: File, bytes: Uint8Array, paper: HTMLElement): Promise<Sheet> => {
  if (file.type !== 'application/pdf') return openImageSheet(file, paper)
  const open = await loadPdfReader()
  // The reader takes over the bytes that it is given.
  return openPdfSheet(await open(bytes.slice()), paper)
}
