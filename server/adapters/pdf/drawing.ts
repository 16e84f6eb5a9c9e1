import { PDFDocument } from 'pdf-lib'
import type { Block, Report } from '../../domain/report/report.ts'
import type { DrawnBrand, ReportDrawing } from '../../ports/report-drawing.ts'
import { boxesOf } from './blocks.ts'
import { type Box, flow, heightOf, type Room } from './flow.ts'
import { fonts, unprintableCharacters } from './fonts.ts'
import { embeddedLogo } from './logo.ts'
import {
  type Drawing,
  drawFirstHead,
  drawFoot,
  drawOverPages,
  drawRunningHead,
  edge,
  footTop,
  textWidth,
} from './page-layout.ts'
import { palette } from './palette.ts'
import { mm, Sheet } from './sheet.ts'
import type { Area } from './table.ts'
import { writeXmp } from './xmp.ts'

const maker = 'Valorem'

/** What the document says of itself; its day is that of the report, so that the same report gives the same bytes. */
const describe = (doc: PDFDocument, { title, author, number, keywords, locale, day }: Report): void => {
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

/** Space between and within parts, the widest first. */
const eases = [1.8, 1.5, 1.25, 1] as const

/** The boxes of a part with as much space as a page of it has, or with the least where it takes more pages than one. */
const eased = (drawing: Drawing, blocks: readonly Block[], area: Area, room: number): Box[] => {
  for (const ease of eases) {
    const boxes = boxesOf({ ...drawing, ease }, blocks, area)
    if (heightOf(boxes) <= room) return boxes
  }
  return boxesOf(drawing, blocks, area)
}

/** Draws the pages in reading order, each part of the report from the top of a page. */
const drawPages = (drawing: Drawing): void => {
  const { report, sheet } = drawing
  const area = { x: edge.left, width: textWidth }
  const room: Room = {
    bottom: footTop(drawing) - 2 * mm,
    nextPage: () => {
      drawFoot(drawing)
      sheet.addPage()
      return drawRunningHead(drawing)
    },
  }
  for (const [index, { blocks }] of report.pages.entries()) {
    if (index === 0) sheet.addPage()
    const top = index === 0 ? drawFirstHead(drawing) : room.nextPage()
    flow(eased(drawing, blocks, area, room.bottom - top), top, room)
  }
  drawFoot(drawing)
  drawOverPages(drawing)
}

const drawReport = async (report: Report, { colour, logo }: DrawnBrand): Promise<Uint8Array> => {
  const doc = await PDFDocument.create({ updateMetadata: false })
  describe(doc, report)
  const parsed = fonts()
  const sheet = new Sheet(doc, parsed)
  drawPages({
    report,
    sheet,
    fonts: parsed,
    palette: palette(colour),
    logo: logo && embeddedLogo(doc.context, logo),
    ease: 1,
  })
  await sheet.write()
  writeXmp(doc, report, maker)
  return doc.save({ addDefaultPage: false, updateFieldAppearances: false, objectsPerTick: Number.POSITIVE_INFINITY })
}

/** Draws reports as PDF; fonts are parsed once for the process, by the first report or check of a text. */
export const reportDrawing = (): ReportDrawing => ({ unprintableCharacters, drawReport })
