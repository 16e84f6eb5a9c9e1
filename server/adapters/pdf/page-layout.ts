import { fillGaps } from '#languages/text'
import type { Report } from '../../domain/report/report.ts'
import type { Fonts } from './fonts.ts'
import { paper } from './operators.ts'
import type { Palette } from './palette.ts'
import type { EmbeddedPicture } from './picture.ts'
import { type Look, mm, type Sheet } from './sheet.ts'
import { addChildElement, type Element } from './structure.ts'
import type { Wrap } from './wrap.ts'

/** Line height as a multiple of the font size. */
export const leading = 1.3

/** Smallest size of a photo, as a part of its whole room: the particulars are then below it. */
export const smallPhoto = 0.5

/** Left and right edges of the text. */
export const edge = { left: 18 * mm, right: paper.width - 18 * mm } as const
/** Width of the text on a page. */
export const textWidth = edge.right - edge.left

/** Context for drawing any part of a report. */
export interface Drawing {
  report: Report
  sheet: Sheet
  fonts: Fonts
  wrap: Wrap
  palette: Palette
  logo: EmbeddedPicture | undefined
  /** Photo of the home. */
  photo: EmbeddedPicture | undefined
  /** Size of the photo, as a part of its whole room. */
  photoScale: number
}

/** Lines of text and their position. */
export interface Lines {
  lines: readonly string[]
  x: number
  top: number
  width: number
  align?: 'right' | undefined
  /** Line height as a multiple of the font size; `leading` by default. */
  spacing?: number
}

/** Draws lines of text; returns their height. */
export const drawLines = (
  { sheet, fonts }: Drawing,
  { lines, x, top, width, align, spacing = leading }: Lines,
  look: Look,
): number => {
  for (const [index, line] of lines.entries()) {
    const left = align === 'right' ? x + width - fonts.width(line.trimEnd(), look.weight, look.size) : x
    // Letters are centred in their line, whatever the line height.
    const baseline = (index + 0.5) * spacing * look.size + 0.36 * look.size
    sheet.text(line, left, top + baseline, look)
  }
  return lines.length * spacing * look.size
}

/** Lines of text, linked where `href` is set. */
export interface LinkedLines extends Lines {
  href: string | undefined
}

/** Draws lines as part of an element, inside a link where they have one. Returns their height. */
export const drawLinkedLines = (
  drawing: Drawing,
  parent: Element,
  { href, ...place }: LinkedLines,
  look: Look,
): number => {
  const { sheet, fonts } = drawing
  const { lines, x, top, width, align } = place
  const height = lines.length * leading * look.size
  const draw = (): void => {
    drawLines(drawing, place, look)
  }
  if (href === undefined) {
    sheet.mark(parent, draw)
    return height
  }
  const element = addChildElement(parent, 'Link')
  sheet.mark(element, draw)
  const wide = Math.max(...lines.map(line => fonts.width(line.trimEnd(), look.weight, look.size)))
  const left = align === 'right' ? x + width - wide : x
  sheet.link(element, { href, says: lines.join('').trim() }, { x: left, y: top, width: wide, height })
  return height
}

const barHeight = 4 * mm
const headTop = 10 * mm
const logoBox = { width: 55 * mm, height: 16 * mm } as const
const nameSizes = [15, 13, 11] as const
const smallestName = 9.5
const nameBesideLogo = 10
const contactSize = 8
const gutter = 6 * mm

const drawBar = ({ sheet, palette }: Drawing): void =>
  sheet.artefact(() => {
    sheet.rectangle(0, 0, paper.width, barHeight, palette.brand)
    if (palette.barRule) sheet.rectangle(0, barHeight, paper.width, 0.75, palette.barRule)
  })

/** Size of a name without a logo: the largest that needs at most two lines, else the smallest. */
const fitNameSize = ({ report, wrap }: Drawing, width: number): number =>
  nameSizes.find(size => wrap(report.head.name, { size, weight: 600 }, width).length <= 2) ?? smallestName

/** Margin of the ground of a white logo. */
const groundMargin = 2 * mm

const drawLogo = ({ report, sheet, palette }: Drawing, logo: EmbeddedPicture): number => {
  const margin = logo.isWhite ? groundMargin : 0
  const room = { width: logoBox.width - 2 * margin, height: logoBox.height - 2 * margin }
  const scale = Math.min(room.width / logo.width, room.height / logo.height)
  const [width, height] = [logo.width * scale, logo.height * scale]
  if (logo.isWhite)
    sheet.artefact(() =>
      sheet.rectangle(edge.left, headTop, width + 2 * margin, height + 2 * margin, palette.logoGround),
    )
  sheet.mark(addChildElement(sheet.document, 'Figure', { alt: report.head.logoAlt }), () =>
    sheet.image({ ref: logo.ref, name: 'Logo' }, edge.left + margin, headTop + margin, width, height),
  )
  return height + 2 * margin + 1.5 * mm
}

const drawContacts = (drawing: Drawing, width: number): number => {
  const { report, sheet, wrap, palette } = drawing
  let height = 0
  for (const contact of report.head.contacts) {
    const look: Look = { size: contactSize, weight: 400, colour: palette.text }
    const lines = wrap(contact.text, look, width)
    const place = { lines, x: edge.right - width, top: headTop + height, width, align: 'right' } as const
    height += drawLinkedLines(drawing, addChildElement(sheet.document, 'P'), { ...place, href: contact.href }, look)
  }
  return height
}

/** Draws the bar, the agency's logo, name and contacts, and a rule; returns the top of the text. */
export const drawFirstHead = (drawing: Drawing): number => {
  const { report, sheet, wrap, palette, logo } = drawing
  const width = (textWidth - gutter) / 2
  drawBar(drawing)
  const logoHeight = logo ? drawLogo(drawing, logo) : 0
  const size = logo ? nameBesideLogo : fitNameSize(drawing, width)
  const look: Look = { size, weight: 600, colour: palette.ink }
  const lines = wrap(report.head.name, look, width)
  const place = { lines, x: edge.left, top: headTop + logoHeight, width }
  sheet.mark(addChildElement(sheet.document, 'P'), () => drawLines(drawing, place, look))
  const nameHeight = logoHeight + lines.length * leading * size
  const bottom = headTop + Math.max(nameHeight, drawContacts(drawing, width)) + 2.5 * mm
  sheet.artefact(() => sheet.rectangle(edge.left, bottom, textWidth, 0.5, palette.hairline))
  return bottom + 4 * mm
}

/** First line of a name, with an ellipsis where there are more; no other text is truncated. */
const truncateToLine = (text: string, look: Look, width: number, { wrap }: Drawing): string => {
  const [first = '', ...rest] = wrap(text, look, width)
  return rest.length > 0 ? `${first.trimEnd()}…` : first.trimEnd()
}

/** Draws the bar, name and title of a later page; returns the top of the text. */
export const drawRunningHead = (drawing: Drawing): number => {
  const { report, sheet, fonts, palette } = drawing
  const width = (textWidth - gutter) / 2
  const name: Look = { size: 9, weight: 600, colour: palette.ink }
  const title: Look = { size: 9, weight: 400, colour: palette.grey }
  drawBar(drawing)
  sheet.artefact(() => {
    const baseline = headTop + name.size
    sheet.text(truncateToLine(report.head.name, name, width, drawing), edge.left, baseline, name)
    const text = truncateToLine(report.head.runningTitle, title, width, drawing)
    sheet.text(text, edge.right - fonts.width(text, title.weight, title.size), baseline, title)
    sheet.rectangle(edge.left, 15.5 * mm, textWidth, 0.5, palette.hairline)
  })
  return 18.5 * mm
}

const footEnd = paper.height - 10 * mm
const caveatSize = 8
const mentionSize = 8
const footPadding = 1.6 * mm

const wrapFoot = ({ report, wrap }: Drawing) => ({
  caveat: wrap(report.foot.caveat, { size: caveatSize, weight: 400 }, textWidth),
  mention:
    report.foot.mention === undefined ? [] : wrap(report.foot.mention, { size: mentionSize, weight: 400 }, textWidth),
})

/** Top of the footer's rule, the same on each page. */
export const getFootTop = (drawing: Drawing): number => {
  const { caveat, mention } = wrapFoot(drawing)
  const height = (caveat.length + 1) * leading * caveatSize + mention.length * leading * mentionSize
  return footEnd - height - footPadding
}

/** Draws the page's caveat, the legal mention, date and number. */
export const drawFoot = (drawing: Drawing): void => {
  const { report, sheet, palette } = drawing
  const { caveat, mention } = wrapFoot(drawing)
  const top = getFootTop(drawing)
  const look: Look = { size: caveatSize, weight: 400, colour: palette.grey }
  sheet.artefact(() => sheet.rectangle(edge.left, top, textWidth, 0.5, palette.hairline))
  let at = top + footPadding
  sheet.mark(addChildElement(sheet.document, 'P'), () => {
    at += drawLines(drawing, { lines: caveat, x: edge.left, top: at, width: textWidth }, look)
  })
  sheet.artefact(() => {
    at += drawLines(
      drawing,
      { lines: mention, x: edge.left, top: at, width: textWidth },
      { ...look, size: mentionSize },
    )
    sheet.text(report.foot.line, edge.left, at + caveatSize, look)
  })
}

/** Draws over all pages: page numbers, and the watermark of a specimen. */
export const drawOverPages = (drawing: Drawing): void => {
  const { report, sheet, fonts, palette } = drawing
  const look: Look = { size: caveatSize, weight: 400, colour: palette.grey }
  const baseline = footEnd - leading * caveatSize + caveatSize
  for (let page = 0; page < sheet.pageCount; page += 1) {
    const text = fillGaps(report.foot.page, { page: page + 1, pages: sheet.pageCount })
    sheet.turnTo(page)
    sheet.artefact(() => {
      sheet.text(text, edge.right - fonts.width(text, look.weight, look.size), baseline, look)
      if (report.specimen !== undefined)
        sheet.acrossPage(report.specimen, { size: 110, weight: 600, colour: [0.5, 0.5, 0.5] })
    })
  }
}
