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

/** Box of yearly prices as a line from 0: whole between published years, dotted elsewhere; the newest one is a disc. */
export const createLineBox = (drawing: Drawing, line: Line, { x, width }: Area): Box => {
  const { sheet, fonts, palette } = drawing
  const { values, isWhole, scale, years, says } = line
  const label: Look = { size: labelSize, weight: 400, colour: palette.grey }
  const measure = (text: string): number => fonts.width(text, label.weight, label.size)
  const left = x + Math.max(...scale.map(({ text }) => measure(text))) + beside
  const right = x + width - discRadius
  const highest = Math.max(...scale.map(({ value }) => value))
  const toX = (at: number): number => left + ((right - left) * at) / (values.length - 1)
  const draw = (top: number): void => {
    const [plotTop, plotBottom] = [top + above, top + height - below]
    const toY = (value: number): number => plotBottom - ((plotBottom - plotTop) * value) / highest
    const toPoint = (at: number) => ({ x: toX(at), y: toY(values[at] ?? 0) })
    sheet.mark(addChildElement(sheet.document, 'Figure', { alt: says }), () => {
      for (const { value, text } of scale) {
        const y = toY(value)
        sheet.line(
          [
            { x: left, y },
            { x: right, y },
          ],
          { width: hairWidth, colour: palette.hairline },
        )
        sheet.text(`${text} `, left - beside - measure(text), y + labelSize / 3, label)
      }
      for (const [at, whole] of isWhole.entries())
        if (at > 0)
          sheet.line([toPoint(at - 1), toPoint(at)], { width: lineWidth, colour: palette.ink, isDotted: !whole })
      sheet.disc(toPoint(values.length - 1), discRadius, palette.ink)
      for (const [index, { at, text }] of years.entries()) {
        const wide = measure(text)
        const start = Math.min(toX(at) - (index === 0 ? 0 : wide / 2), x + width - wide)
        sheet.text(`${text} `, start, top + height - 1, label)
      }
    })
  }
  return { height, gap: 1 * mm, draw, keepsNext: true }
}
