import type { OrderedText, PageText, UnseenReason } from '#domain/documents/page-text'
import { readAnnotations } from './annotations.ts'
import { type DrawnPage, drawPage, openPdf, type PdfDocument, type PdfPage } from './drawn-page.ts'
import { boxArea, intersectBoxes } from './geometry.ts'
import { lettersMax } from './page-run.ts'
import { getReadingOrders, type Letter } from './reading-orders.ts'
import { listUnseen } from './visibility.ts'

/** Limit above any document of 50 pages in all its reading orders. */
const documentCharactersMax = 800_000

/** A page is a picture where one covers this part of it, and where it has fewer seen letters than this. */
const pictureShareMin = 0.3
const lettersOfPictureMax = 200
/** Part of the letters above which a page with unknown ones is read as a picture. */
const unknownShareMax = 0.1

const getPictureShare = ({ shapes, width, height }: DrawnPage): number => {
  const page = { left: 0, top: 0, right: width, bottom: height }
  const areas = shapes.flatMap(({ kind, box }) => (kind === 'picture' ? [boxArea(intersectBoxes(box, page))] : []))
  return areas.reduce((sum, area) => sum + area, 0) / (width * height)
}

const isPicture = (drawn: DrawnPage, unseen: readonly (UnseenReason | undefined)[]): boolean => {
  const printed = drawn.glyphs.filter(({ text }) => text.trim() !== '')
  if (printed.length === 0) return true
  const unknown = printed.filter(({ isReadable }) => !isReadable).length
  if (unknown > unknownShareMax * printed.length) return true
  const seen = drawn.glyphs.filter(({ text }, index) => text.trim() !== '' && unseen[index] === undefined).length
  return getPictureShare(drawn) >= pictureShareMin && seen < lettersOfPictureMax
}

/** Text of a page whose letters are not compared. */
const withoutText = (unread: 'picture' | 'tooLong'): PageText => ({
  ...{ seen: [], whole: [], boxes: new Float32Array(), unseen: new Map(), unread },
})

const readPage = async (document: PdfDocument, page: PdfPage): Promise<PageText> => {
  const drawn = await drawPage(document, page)
  if (drawn.glyphs.length > lettersMax) return withoutText('tooLong')
  const annotations = await readAnnotations(page, drawn.withText, lettersMax - drawn.glyphs.length)
  if (!annotations) return withoutText('tooLong')
  const { notes, strikes } = annotations
  const reasons = listUnseen(drawn.glyphs, [...drawn.shapes, ...strikes], drawn.height)
  const glyphs = [...drawn.glyphs, ...notes.flatMap(note => note.glyphs)]
  const all = [...reasons, ...notes.flatMap(note => note.glyphs.map(() => note.reason))]
  const unread = isPicture({ ...drawn, glyphs }, all) ? 'picture' : 'no'
  const letters: Letter[] = glyphs.map((glyph, number) => ({ ...glyph, number })).filter(({ isReadable }) => isReadable)
  const unseen = new Map<number, UnseenReason>()
  for (const [number, reason] of all.entries()) if (reason !== undefined) unseen.set(number, reason)
  return {
    seen: getReadingOrders(letters.filter(({ number }) => !unseen.has(number))),
    whole: letters.some(({ number, text }) => unseen.has(number) && text.trim() !== '')
      ? getReadingOrders(letters)
      : [],
    boxes: Float32Array.from(glyphs.flatMap(({ box }) => [box.left, box.top, box.right, box.bottom])),
    ...{ unseen, unread },
  }
}

const countCharacters = (orders: readonly OrderedText[]): number =>
  orders.reduce((sum, { text }) => sum + text.length, 0)

/**
 * Texts of a PDF's pages; a page with more letters than are compared has none, as one of a document with too many.
 * @throws Error for a file that the text reader cannot parse.
 */
export const readPageTexts = async (bytes: Uint8Array): Promise<PageText[]> => {
  const document = await openPdf(bytes)
  const texts: PageText[] = []
  let left = documentCharactersMax
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const text = await readPage(document, page)
    left -= countCharacters([...text.seen, ...text.whole])
    texts.push(left < 0 ? { ...text, seen: [], whole: [], unread: 'tooLong' } : text)
    page.cleanup()
  }
  return texts
}
