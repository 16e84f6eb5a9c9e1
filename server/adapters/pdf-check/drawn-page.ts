import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import type { Font } from './drawing-state.ts'
import { toMatrix } from './geometry.ts'
import type { Glyph } from './glyph.ts'
import { PageRun } from './page-run.ts'
import type { Shape } from './shapes.ts'

/** Opens a PDF; its fonts tell whether their characters are known. */
export const openPdf = (bytes: Uint8Array) => getDocumentProxy(bytes, { verbosity: 0, fontExtraProperties: true })

/** Document and page of the PDF library. */
export type PdfDocument = Awaited<ReturnType<typeof openPdf>>
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>

/** All that a page draws, in points from its upper left corner as it is shown. */
export interface DrawnPage {
  glyphs: Glyph[]
  shapes: readonly Shape[]
  width: number
  height: number
  /** Ids of annotations that draw text. */
  withText: ReadonlySet<string>
}

/** Annotations are drawn as they are printed, with the values of forms. */
const withAnnotations = 1

/** Whether the letters of a font are known: PDF.js takes the numbers of glyphs for them where it knows nothing better. */
const knowsCharacters = ({ composite, toUnicode }: Record<string, unknown>): boolean =>
  composite !== true || typeof toUnicode !== 'object' || toUnicode === null || !('firstChar' in toUnicode)

const readFont = (page: PdfPage, name: string): Font => {
  if (!page.commonObjs.has(name)) return { unit: 0.001, isReadable: true }
  const font = page.commonObjs.get(name) as Record<string, unknown>
  const unit = toMatrix(font.fontMatrix)?.[0] ?? 0.001
  return { unit, isReadable: knowsCharacters(font) }
}

/** Runs the drawing operators of a page, for its characters and shapes. */
export const drawPage = async (document: PdfDocument, page: PdfPage): Promise<DrawnPage> => {
  const { OPS } = await getResolvedPDFJS()
  const names = new Map(Object.entries(OPS).map(([name, number]) => [Number(number), name]))
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const base = toMatrix(transform) ?? [1, 0, 0, -1, 0, height]
  const run = new PageRun(base, { left: 0, top: 0, right: width, bottom: height }, name => readFont(page, name))
  const [{ fnArray, argsArray }, layers] = await Promise.all([
    page.getOperatorList({ annotationMode: withAnnotations }),
    document.getOptionalContentConfig(),
  ])
  for (const [index, operator] of fnArray.entries()) {
    const name = names.get(operator) ?? ''
    const given: unknown = argsArray[index]
    const args: readonly unknown[] = Array.isArray(given) ? given : []
    if (name === 'beginMarkedContent') run.beginLayer(true)
    else if (name === 'beginMarkedContentProps') run.beginLayer(args[0] !== 'OC' || layers.isVisible(args[1]))
    else if (name === 'endMarkedContent') run.endLayer()
    else run.operators[name]?.(args)
  }
  return { glyphs: run.glyphs, shapes: run.shapes, width, height, withText: run.withText }
}
