import { type Box, identity, intersectBoxes, type Matrix, multiply, transformBox } from './geometry.ts'

/** Properties of a font that the text of a page depends on. */
export interface Font {
  /** Width of a glyph unit, as a part of the size. */
  unit: number
  /** Whether its characters are known: a font of glyph numbers without a table of characters has none. */
  isReadable: boolean
}

/** Graphics and text state of a page while it is drawn (ISO 32000-1, 8.4 and 9.3). */
export interface DrawingState {
  matrix: Matrix
  clip: Box
  /** Fill colour as 0xRRGGBB; undefined for a pattern. */
  fill: number | undefined
  stroke: number | undefined
  fillAlpha: number
  strokeAlpha: number
  /** Whether what is drawn hides what is below: no other blend mode, no soft mask. */
  isOpaque: boolean
  lineWidth: number
  font: Font
  size: number
  direction: 1 | -1
  charSpacing: number
  wordSpacing: number
  horizontalScale: number
  leading: number
  rise: number
  mode: number
  textMatrix: Matrix
  x: number
  y: number
  lineX: number
  lineY: number
}

const everywhere: Box = { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 }

/** State at the begin of a page whose coordinates are converted by a matrix. */
export const createDrawingState = (matrix: Matrix): DrawingState => ({
  matrix,
  clip: everywhere,
  fill: 0,
  stroke: 0,
  fillAlpha: 1,
  strokeAlpha: 1,
  isOpaque: true,
  lineWidth: 1,
  font: { unit: 0.001, isReadable: true },
  size: 0,
  direction: 1,
  charSpacing: 0,
  wordSpacing: 0,
  horizontalScale: 1,
  leading: 0,
  rise: 0,
  mode: 0,
  textMatrix: identity,
  ...{ x: 0, y: 0, lineX: 0, lineY: 0 },
})

/** Narrows the clip of a state to a box in its own coordinates. */
export const clipTo = (state: DrawingState, box: Box): void => {
  state.clip = intersectBoxes(state.clip, transformBox(state.matrix, box))
}

/** Matrix of the text that a state draws next. */
export const textToPage = ({ matrix, textMatrix }: DrawingState): Matrix => multiply(matrix, textMatrix)

/** Moves to a new line of text, relative to the begin of the current one. */
export const moveLine = (state: DrawingState, x: number, y: number): void => {
  state.lineX += x
  state.lineY += y
  state.x = state.lineX
  state.y = state.lineY
}

/** Change of a state by an entry of its graphics parameters (ISO 32000-1, table 58); none for one that text does not depend on. */
export const readGraphicsEntry = (name: string, value: unknown): Partial<DrawingState> => {
  if (name === 'ca') return { fillAlpha: Number(value) }
  if (name === 'CA') return { strokeAlpha: Number(value) }
  if (name === 'LW') return { lineWidth: Number(value) }
  if (name === 'BM') return { isOpaque: value === 'source-over' }
  return name === 'SMask' && value ? { isOpaque: false } : {}
}
