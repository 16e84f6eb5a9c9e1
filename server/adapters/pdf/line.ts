import type { Block } from '../../domain/report/report.ts'
import type { Box } from './flow.ts'
import type { Drawing } from './page-layout.ts'
import { type Look, mm } from './sheet.ts'
import { addChildElement } from './structure.ts'
import type { Area } from './table.ts'

type Line = Extract<Block, { kind: 'line' }>

const height = 25 * mm
/** Room of the labels of years below the drawing, and of the upper half of the highest label above it. */
const [below, above] = [5 * mm, 1.2 * mm]
const labelSize = 8
/** Distance between the labels of prices and the drawing. */
const beside = 2 * mm
const [lineWidth, hairWidth, discRadius] = [1.4, 0.5, 2] as const

/** Where the values of a line are on the page: from left to right by year, from bottom to top by value. */
interface Plot {
  left: number
  right: number
  top: number
  bottom: number
}

const createLabel = ({ palette }: Drawing): Look => ({ size: labelSize, weight: 400, colour: palette.grey })

const measureLabel = ({ fonts }: Drawing, text: string): number => fonts.width(text, 400, labelSize)

/** Draws the grid with its labels. */
const drawGrid = (drawing: Drawing, { scale }: Line, { left, right }: Plot, toY: (value: number) => number): void => {
  const { sheet, palette } = drawing
  for (const { value, text } of scale) {
    const y = toY(value)
    const ends = [left, right].map(x => ({ x, y }))
    sheet.line(ends, { width: hairWidth, colour: palette.hairline })
    sheet.text(`${text} `, left - beside - measureLabel(drawing, text), y + labelSize / 3, createLabel(drawing))
  }
}

/** Draws the years below: the first from its point on, the last up to the edge, others about their points. */
const drawYears = (drawing: Drawing, { years }: Line, { right, bottom }: Plot, toX: (at: number) => number): void => {
  for (const [index, { at, text }] of years.entries()) {
    const width = measureLabel(drawing, text)
    const start = index === 0 ? toX(at) : Math.min(toX(at) - width / 2, right + discRadius - width)
    drawing.sheet.text(`${text} `, start, bottom + below - 1, createLabel(drawing))
  }
}

/** Box of yearly prices as a line from 0: whole between published years, dotted elsewhere; the newest one is a disc. */
export const createLineBox = (drawing: Drawing, line: Line, { x, width }: Area): Box => {
  const { sheet, palette } = drawing
  const { values, isWhole, scale, says } = line
  const left = x + Math.max(...scale.map(({ text }) => measureLabel(drawing, text))) + beside
  const highest = Math.max(...scale.map(({ value }) => value))
  const draw = (top: number): void => {
    const plot: Plot = { left, right: x + width - discRadius, top: top + above, bottom: top + height - below }
    const toX = (at: number): number => left + ((plot.right - left) * at) / (values.length - 1)
    const toY = (value: number): number => plot.bottom - ((plot.bottom - plot.top) * value) / highest
    const points = values.map((value, at) => ({ x: toX(at), y: toY(value) }))
    sheet.mark(addChildElement(sheet.document, 'Figure', { alt: says }), () => {
      drawGrid(drawing, line, plot, toY)
      for (const [at, whole] of isWhole.entries())
        if (at > 0)
          sheet.line(points.slice(at - 1, at + 1), { width: lineWidth, colour: palette.ink, isDotted: !whole })
      for (const newest of points.slice(-1)) sheet.disc(newest, discRadius, palette.ink)
      drawYears(drawing, line, plot, toX)
    })
  }
  return { height, gap: 1 * mm, draw, keepsNext: true }
}
