import type { Block } from '../../domain/report/report.ts'
import type { Box } from './flow.ts'
import { type Drawing, drawLines, leading } from './page-layout.ts'
import { type Colour, mixed } from './palette.ts'
import { type Look, mm } from './sheet.ts'
import { child } from './structure.ts'
import type { Area } from './table.ts'
import { fittingSize, linesOf } from './wrap.ts'

type Band = Extract<Block, { kind: 'band' }>

const height = 35.5 * mm
const edgeWidth = 1.2 * mm
const padding = 6 * mm
/** Left end of the figure, from the left end of the box. */
const figureLeft = 66 * mm
const barHeight = 4 * mm
const barTop = 11.5 * mm
/** How much of the ink is in the bar, and where half of the sales lie. */
const paleShare = 0.25
const darkShare = 0.75
const tick = { end: 0.8 * mm, centre: 1.6 * mm, over: 1 * mm } as const
const valueSize = 27
const leastValueSize = 13
const shareTop = 32 * mm
const shareSize = 8

const paper: Colour = [1, 1, 1]

/** The central value in large letters, its name above and the price per square metre below. */
const drawValue = (
  { sheet, fonts, palette }: Drawing,
  { labels: { central } }: Band,
  { x }: Area,
  top: number,
): void => {
  const width = figureLeft - padding - 4 * mm
  const left = x + edgeWidth + padding
  const name: Look = { size: 9, weight: 400, colour: palette.grey }
  const figure: Look = { size: valueSize, weight: 600, colour: palette.ink }
  const size = fittingSize(central.value, figure, leastValueSize, width, fonts.width)
  const perM2 = { ...name, size: fittingSize(central.perM2, { ...name, size: 8.5 }, 8, width, fonts.width) }
  sheet.mark(child(sheet.document, 'P'), () => {
    sheet.text(`${central.name} `, left, top + 7.5 * mm, name)
    sheet.text(`${central.value} `, left, top + 17.5 * mm, { ...figure, size })
    sheet.text(central.perM2, left, top + 23.5 * mm, perM2)
  })
}

/** The left edge of a text centred on a place, kept between two limits. */
const leftOf = (place: number, width: number, left: number, right: number): number =>
  Math.min(Math.max(place - width / 2, left), right - width)

/** The range as a bar, dark where half of the sales lie: its ends and its centre marked, the values at their places. */
const drawFigure = ({ sheet, fonts, palette }: Drawing, band: Band, { x, width }: Area, top: number): void => {
  const { low, central, high, half, labels, alt } = band
  const [left, right] = [x + figureLeft, x + width - padding]
  const at = (worth: number): number => left + (high > low ? (worth - low) / (high - low) : 0.5) * (right - left)
  const centre = at(central)
  const bar = top + barTop
  const name: Look = { size: 8, weight: 400, colour: palette.grey }
  const value: Look = { size: 11, weight: 600, colour: palette.text }
  const middle: Look = { size: 9, weight: 600, colour: palette.ink }
  const wide = (text: string, look: Look): number => fonts.width(text, look.weight, look.size)
  sheet.mark(child(sheet.document, 'Figure', { alt }), () => {
    sheet.rectangle(left, bar, right - left, barHeight, mixed(paper, palette.ink, paleShare))
    sheet.rectangle(at(half.low), bar, at(half.high) - at(half.low), barHeight, mixed(paper, palette.ink, darkShare))
    for (const place of [left, right - tick.end])
      sheet.rectangle(place, bar - tick.over, tick.end, barHeight + 2 * tick.over, palette.ink)
    sheet.rectangle(centre - tick.centre / 2, bar - 2 * tick.over, tick.centre, barHeight + 4 * tick.over, palette.ink)
    const label = labels.central.value
    sheet.text(`${label} `, leftOf(centre, wide(label, middle), left, right), bar - 4 * tick.over, middle)
    const values = bar + barHeight + 6.5 * mm
    sheet.text(`${labels.low.value} `, left, values, value)
    sheet.text(`${labels.low.name} `, left, values + leading * value.size - 3, name)
    sheet.text(`${labels.high.value} `, right - wide(labels.high.value, value), values, value)
    sheet.text(labels.high.name, right - wide(labels.high.name, name), values + leading * value.size - 3, name)
  })
}

/** What share of sales lies where, below. */
const shareLines = ({ fonts, palette }: Drawing, { labels: { share } }: Band, area: Area) => {
  const width = area.width - edgeWidth - 2 * padding
  const look: Look = { size: shareSize, weight: 400, colour: palette.text }
  return { look, width, lines: linesOf(share, look, width, fonts.width) }
}

const drawShare = (drawing: Drawing, band: Band, area: Area, top: number): void => {
  const { sheet } = drawing
  const { look, lines, width } = shareLines(drawing, band, area)
  const place = { lines, width, x: area.x + edgeWidth + padding, top: top + shareTop - shareSize }
  sheet.mark(child(sheet.document, 'P'), () => drawLines(drawing, place, look))
}

/** The values of the estimate and the share of sales between them, set apart on the tint. */
export const bandBox = (drawing: Drawing, band: Band, area: Area): Box => {
  const { sheet, palette } = drawing
  const boxHeight = height + (shareLines(drawing, band, area).lines.length - 1) * leading * shareSize
  return {
    height: boxHeight,
    gap: 4 * mm,
    draw: top => {
      sheet.artefact(() => {
        sheet.rectangle(area.x, top, area.width, boxHeight, palette.tint)
        sheet.rectangle(area.x, top, edgeWidth, boxHeight, palette.ink)
      })
      drawValue(drawing, band, area, top)
      drawFigure(drawing, band, area, top)
      drawShare(drawing, band, area, top)
    },
  }
}
