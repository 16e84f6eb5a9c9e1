import { PDFDocument, PDFStreamWriter } from 'pdf-lib'
import type { Block, Report } from '../../domain/report/report.ts'
import type { DrawnBrand, ReportDrawing } from '../../ports/report-drawing.ts'
import { createBoxes } from './blocks.ts'
import { type Box, drawFlow, measureBoxes, type Room, spaceBoxes } from './flow.ts'
import { findUnprintableCharacters, getFonts } from './fonts.ts'
import { useNativeDeflate } from './native-deflate.ts'
import {
  type Drawing,
  drawFirstHead,
  drawFoot,
  drawOverPages,
  drawRunningHead,
  edge,
  getFootTop,
  smallPhoto,
  textWidth,
} from './page-layout.ts'
import { createPalette } from './palette.ts'
import { addPicture } from './picture.ts'
import { mm, Sheet } from './sheet.ts'
import type { Area } from './table.ts'
import { createWrap } from './wrap.ts'
import { writeXmp } from './xmp.ts'

const maker = 'Valorem'

/** Objects that are packed together: all of a report, which the fifty of the library would part into nine streams. */
const objectsPerStream = 5000

/** Document metadata; its date is the report's, so that the same report yields the same bytes. */
const setDocumentInfo = (doc: PDFDocument, { title, author, number, keywords, locale, day }: Report): void => {
  const midnight = new Date(`${day}T00:00:00Z`)
  doc.setTitle(title, { showInWindowTitleBar: true })
  doc.setAuthor(author)
  doc.setSubject(number)
  if (keywords) doc.setKeywords([...keywords])
  doc.setCreator(maker)
  doc.setProducer(maker)
  doc.setCreationDate(midnight)
  doc.setModificationDate(midnight)
  doc.setLanguage(locale)
}

/** Spacing factors between and within parts, widest first. */
const eases = [1.8, 1.5, 1.25, 1, 0.85] as const
/** Those of a page that is not crowded. */
const usualEases = eases.filter(ease => ease >= 1)

/** Sizes of a photo, as parts of its whole room, largest first: a full page takes a smaller one. */
const photoScales = [1, 0.85, smallPhoto] as const

const hasLine = (blocks: readonly Block[]): boolean =>
  blocks.some(block => block.kind === 'line' || (block.kind === 'columns' && hasLine([...block.left, ...block.right])))

/** The blocks without lines of prices. */
const omitLines = (blocks: readonly Block[]): Block[] =>
  blocks
    .filter(({ kind }) => kind !== 'line')
    .map(block =>
      block.kind === 'columns' ? { ...block, left: omitLines(block.left), right: omitLines(block.right) } : block,
    )

/** Part of a page: its blocks, their area, and the height that they may take. */
interface Part {
  blocks: readonly Block[]
  area: Area
  room: number
}

/** Boxes with the widest of some spacings at which they fit; undefined where they do not. */
const fitSpacing = (drawing: Drawing, { blocks, area, room }: Part, factors: readonly number[]): Box[] | undefined => {
  const boxes = createBoxes(drawing, blocks, area)
  for (const ease of factors) {
    const spaced = spaceBoxes(boxes, ease)
    if (measureBoxes(spaced) <= room) return spaced
  }
  return undefined
}

/** Adds lines of prices to boxes that fit without them, where they fit with the usual spacing and the same photo. */
const addLines = (drawing: Drawing, part: Part, boxes: Box[]): Box[] =>
  hasLine(part.blocks) ? (fitSpacing(drawing, part, usualEases) ?? boxes) : boxes

/**
 * Boxes of a part on one page, with the largest photo and the widest spacing; where nothing fits, with the usual spacing on
 * several pages. Lines of prices are left out where they would take room from a photo or crowd the page.
 */
const createSpacedBoxes = (drawing: Drawing, part: Part): Box[] => {
  const others = { ...part, blocks: omitLines(part.blocks) }
  const hasPhoto = drawing.photo && part.blocks.some(({ kind }) => kind === 'photo')
  for (const photoScale of hasPhoto ? photoScales : [1]) {
    const scaled = { ...drawing, photoScale }
    const boxes = fitSpacing(scaled, others, eases)
    if (boxes) return addLines(scaled, part, boxes)
  }
  return spaceBoxes(createBoxes(drawing, others.blocks, part.area), 1)
}

/** Draws the pages in reading order; each part of the report begins on a new page. */
const drawPages = (drawing: Drawing): void => {
  const { report, sheet } = drawing
  const area = { x: edge.left, width: textWidth }
  const room: Room = {
    bottom: getFootTop(drawing) - 2 * mm,
    nextPage: () => {
      drawFoot(drawing)
      sheet.addPage()
      return drawRunningHead(drawing)
    },
  }
  for (const [index, { blocks }] of report.pages.entries()) {
    if (index === 0) sheet.addPage()
    const top = index === 0 ? drawFirstHead(drawing) : room.nextPage()
    drawFlow(createSpacedBoxes(drawing, { blocks, area, room: room.bottom - top }), top, room)
  }
  drawFoot(drawing)
  drawOverPages(drawing)
}

const drawReport = async (report: Report, { colour, logo, photo }: DrawnBrand): Promise<Uint8Array> => {
  const doc = await PDFDocument.create({ updateMetadata: false })
  useNativeDeflate(doc.context)
  setDocumentInfo(doc, report)
  const parsed = getFonts()
  const sheet = new Sheet(doc, parsed)
  drawPages({
    report,
    sheet,
    fonts: parsed,
    wrap: createWrap(parsed.width),
    palette: createPalette(colour),
    logo: logo && addPicture(doc.context, logo, 'logo'),
    photo: photo && addPicture(doc.context, photo, 'photo'),
    photoScale: 1,
  })
  await sheet.write()
  writeXmp(doc, report, maker)
  await doc.flush()
  return PDFStreamWriter.forContext(doc.context, Number.POSITIVE_INFINITY, true, objectsPerStream).serializeToBuffer()
}

/** Draws reports as PDF; fonts are parsed once per process, on first use. */
export const createReportDrawing = (): ReportDrawing => ({
  unprintableCharacters: findUnprintableCharacters,
  drawReport,
})
