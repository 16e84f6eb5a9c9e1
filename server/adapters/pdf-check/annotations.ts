import type { UnseenReason } from '#domain/documents/page-text'
import type { PdfPage } from './drawn-page.ts'
import { type Box, type Matrix, toBox, toMatrix, transformBox } from './geometry.ts'
import type { Glyph } from './glyph.ts'
import type { Shape } from './shapes.ts'

/** Letters of an annotation that draws none itself, and whether they are seen on the page. */
interface NoteText {
  glyphs: Glyph[]
  reason: UnseenReason | undefined
}

/** Flags of an annotation that is not shown (ISO 32000-1, table 165): hidden, and no view. */
const hiddenFlags = 2 + 32
/** Kinds whose text stands on the page; that of the others opens on demand. */
const shownKinds = new Set(['Widget', 'FreeText'])
const textMax = 5000
const lineHeight = 12

const readText = ({ subtype, fieldType, fieldValue, contentsObj }: Record<string, unknown>): string => {
  if (subtype !== 'Widget') {
    const said = (contentsObj as { str?: unknown } | undefined)?.str
    return typeof said === 'string' ? said.slice(0, textMax) : ''
  }
  if (fieldType !== 'Tx' && fieldType !== 'Ch') return ''
  const values: unknown[] = Array.isArray(fieldValue) ? fieldValue : [fieldValue]
  return values
    .filter(value => typeof value === 'string')
    .join(', ')
    .slice(0, textMax)
}

/** Lays a text out in a box, in lines of letters of the same width. */
const layOut = (text: string, box: Box): Glyph[] => {
  const lines = text.split(/\r\n?|\n/)
  const size = Math.max(2, Math.min(lineHeight, (box.bottom - box.top) / lines.length))
  return lines.flatMap((line, row) => {
    const width = Math.min(size / 2, (box.right - box.left) / Math.max(1, line.length))
    const top = box.top + row * size
    return [...line].map((letter, index) => {
      const [x, endX, y] = [box.left + index * width, box.left + (index + 1) * width, top + 0.8 * size]
      const place = { left: x, top, right: endX, bottom: top + size }
      return { text: letter, box: place, x, y, endX, endY: y, size, order: 0, colour: 0, isReadable: true }
    })
  })
}

/** Lines that strike text out, as annotations for it. */
const readStrikes = (annotation: Record<string, unknown>, base: Matrix): Shape[] => {
  const quads = annotation.quadPoints
  if (annotation.subtype !== 'StrikeOut' || !ArrayBuffer.isView(quads)) return []
  const numbers = Array.from(quads as unknown as ArrayLike<number>)
  return Array.from({ length: Math.floor(numbers.length / 8) }, (_, index) => {
    const corners = numbers.slice(index * 8, index * 8 + 8)
    const [xs, ys] = [corners.filter((_value, at) => at % 2 === 0), corners.filter((_value, at) => at % 2 === 1)]
    const box = toBox([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)])
    const { left, top, right, bottom } = transformBox(base, box ?? { left: 0, top: 0, right: 0, bottom: 0 })
    const middle = bottom - 0.42 * (bottom - top)
    const line = { left, top: middle - 0.3, right, bottom: middle + 0.3 }
    return { kind: 'line' as const, box: line, order: 0, colour: 0, isOpaque: false }
  })
}

/** Form field or note whose text the page does not draw itself, before its letters are laid out. */
interface UndrawnText {
  text: string
  box: Box
  reason: UnseenReason | undefined
}

const listUndrawn = (annotations: readonly Record<string, unknown>[], withText: ReadonlySet<string>): UndrawnText[] =>
  annotations.flatMap(annotation => {
    const { id, subtype, annotationFlags, rect } = annotation
    const text = readText(annotation)
    const box = toBox(rect)
    if (!box || text.trim() === '' || withText.has(String(id)) || subtype === 'Popup') return []
    const isHidden = (Number(annotationFlags ?? 0) & hiddenFlags) !== 0
    const reason = isHidden ? ('invisible' as const) : shownKinds.has(String(subtype)) ? undefined : ('note' as const)
    return [{ text, box, reason }]
  })

/**
 * Texts of form fields and notes that the page does not draw itself, and strikes; `withText` are those that it draws.
 * Undefined where the texts have more letters than `lettersLeft`: none is laid out then.
 */
export const readAnnotations = async (
  page: PdfPage,
  withText: ReadonlySet<string>,
  lettersLeft: number,
): Promise<{ notes: NoteText[]; strikes: Shape[] } | undefined> => {
  const base = toMatrix(page.getViewport({ scale: 1 }).transform) ?? [1, 0, 0, 1, 0, 0]
  const annotations = (await page.getAnnotations()) as Record<string, unknown>[]
  const undrawn = listUndrawn(annotations, withText)
  if (undrawn.reduce((sum, { text }) => sum + text.length, 0) > lettersLeft) return undefined
  const notes = undrawn.map(({ text, box, reason }) => ({ glyphs: layOut(text, transformBox(base, box)), reason }))
  return { notes, strikes: annotations.flatMap(annotation => readStrikes(annotation, base)) }
}
