import type { DrawingState } from './drawing-state.ts'
import { type Box, boxAround, holdsPoint, type Matrix, transformPoint } from './geometry.ts'

/** A character of a page with its place, and how it was drawn. */
export interface Glyph {
  text: string
  box: Box
  /** Point at which it begins on its line, and its direction. */
  x: number
  y: number
  endX: number
  endY: number
  /** Height of its letters, in points. */
  size: number
  order: number
  /** Colour as 0xRRGGBB; undefined for a pattern. */
  colour: number | undefined
  /** Reason why it is invisible, as far as it depends on how it was drawn alone. */
  unseen?: 'mode' | 'off'
  isReadable: boolean
}

/** Parts of the height of a letter above and below its line. */
const ascent = 0.8
const descent = 0.2

/** Least opacity at which a letter is seen. */
const inkMin = 0.1

/** Place and style of a letter, in addition to the state of the page. */
interface Placed {
  text: string
  /** Matrix from the text to the page. */
  matrix: Matrix
  page: Box
  /** Distance from the begin of the line, and width, in units of the text. */
  x: number
  width: number
  /** Whether its layer is shown. */
  isShown: boolean
  order: number
}

/** Modes of text that is drawn by its outline alone; without ink; and as a clip for what follows (ISO 32000-1, table 106). */
const outlineModes = new Set([1, 5])
const modesWithoutInk = new Set([3, 7])

const findUnseen = (state: DrawingState, box: Box, { page, isShown }: Placed): Glyph['unseen'] => {
  const alpha = outlineModes.has(state.mode) ? state.strokeAlpha : state.fillAlpha
  if (!isShown || modesWithoutInk.has(state.mode) || alpha < inkMin) return 'mode'
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  return holdsPoint(page, x, y) && holdsPoint(state.clip, x, y) ? undefined : 'off'
}

/** Places a letter on its page. */
export const placeGlyph = (state: DrawingState, placed: Placed): Glyph => {
  const { text, matrix, x: start, width, order } = placed
  const { size, direction, font, mode } = state
  const base = state.y + state.rise
  const [x, y] = transformPoint(matrix, start, base)
  const [endX, endY] = transformPoint(matrix, start + width, base)
  const [upX, upY] = transformPoint(matrix, start, base + size)
  const corners = [start, start + width].flatMap(at =>
    [ascent, -descent].map(part => transformPoint(matrix, at, base + part * size * direction)),
  )
  const box = boxAround(corners)
  const unseen = findUnseen(state, box, placed)
  return {
    ...{ text, box, x, y, endX, endY, order },
    size: Math.hypot(upX - x, upY - y),
    colour: outlineModes.has(mode) ? state.stroke : state.fill,
    isReadable: font.isReadable,
    ...(unseen && { unseen }),
  }
}
