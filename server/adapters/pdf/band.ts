import type { Block } from '../../domain/report/report.ts'
import type { Box } from './flow.ts'
import { type Drawing, drawLines, leading } from './page-layout.ts'
import { type Colour, combineColours } from './palette.ts'
import { type Look, mm } from './sheet.ts'
import { addChildElement } from './structure.ts'
import type { Area } from './table.ts'
import { fitTextSize } from './wrap.ts'

type Band = Extract<Block, { kind: 'band' }>

const height = 35.5 * mm
const edgeWidth = 1.2 * mm
const padding = 6 * mm
/** Left edge of the figure, from the left edge of the box. */
const figureLeft = 66 * mm
const barHeight = 4 * mm
const barTop = 11.5 * mm
/** Tints of the bar: the whole range, and the interval of half of the sales. */
const paleShare = 0.25
const darkShare = 0.75
const tick = { end: 0.8 * mm, centre: 1.6 * mm, over: 1 * mm } as const
const valueSize = 27
const leastValueSize = 13
const shareTop = 32 * mm
const shareSize = 8

const paper: Colour = [1, 1, 1]

/** Central value in large type, with its name above and the price per square metre below. */
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
  const size = fitTextSize(central.value, figure, leastValueSize, width, fonts.width)
  const perM2 = { ...name, size: fitTextSize(central.perM2, { ...name, size: 8.5 }, 8, width, fonts.width) }
  sheet.mark(addChildElement(sheet.document, 'P'), () => {
    sheet.text(`${central.name} `, left, top + 7.5 * mm, name)
    sheet.text(`${central.value} `, left, top + 17.5 * mm, { ...figure, size })
    sheet.text(central.perM2, left, top + 23.5 * mm, perM2)
  })
}

/** Left edge of a text centred on a point, clamped between two limits. */
const alignToCentre = (place: number, width: number, left: number, right: number): number =>
  Math.min(Math.max(place - width / 2, left), right - width)

/** Range as a bar with a darker interval of half of the sales, whose ends are labelled; the centre is marked. */
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
  sheet.mark(addChildElement(sheet.document, 'Figure', { alt }), () => {
    sheet.rectangle(left, bar, right - left, barHeight, combineColours(paper, palette.ink, paleShare))
    sheet.rectangle(
      at(half.low),
      bar,
      at(half.high) - at(half.low),
      barHeight,
      combineColours(paper, palette.ink, darkShare),
    )
    for (const place of [left, right - tick.end])
      sheet.rectangle(place, bar - tick.over, tick.end, barHeight + 2 * tick.over, palette.ink)
    sheet.rectangle(centre - tick.centre / 2, bar - 2 * tick.over, tick.centre, barHeight + 4 * tick.over, palette.ink)
    const label = labels.central.value
    sheet.text(`${label} `, alignToCentre(centre, wide(label, middle), left, right), bar - 4 * tick.over, middle)
    const values = bar + barHeight + 6.5 * mm
    const names = values + leading * value.size - 3
    const [from, to] = [at(half.low), at(half.high)]
    sheet.text(`${labels.low.value} `, from, values, value)
    sheet.text(`${labels.low.name} `, from, names, name)
    sheet.text(`${labels.high.value} `, to - wide(labels.high.value, value), values, value)
    sheet.text(labels.high.name, to - wide(labels.high.name, name), names, name)
  })
}

/** Lines of the text on the share of sales. */
const wrapShare = ({ wrap, palette }: Drawing, { labels: { share } }: Band, area: Area) => {
  const width = area.width - edgeWidth - 2 * padding
  const look: Look = { size: shareSize, weight: 400, colour: palette.text }
  return { look, width, lines: wrap(share, look, width) }
}

const drawShare = (drawing: Drawing, band: Band, area: Area, top: number): void => {
  const { sheet } = drawing
  const { look, lines, width } = wrapShare(drawing, band, area)
  const place = { lines, width, x: area.x + edgeWidth + padding, top: top + shareTop - shareSize }
  sheet.mark(addChildElement(sheet.document, 'P'), () => drawLines(drawing, place, look))
}

/** Values of the estimate and the share of sales between them, on a tinted background. */
export const createBandBox = (drawing: Drawing, band: Band, area: Area): Box => {
  const { sheet, palette } = drawing
  const boxHeight = height + (wrapShare(drawing, band, area).lines.length - 1) * leading * shareSize
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
