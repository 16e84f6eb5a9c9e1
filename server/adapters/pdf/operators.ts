import type { Colour } from './palette.ts'

/** A4 page, in points. */
export const paper = { width: 595.28, height: 841.89 } as const

/** A point on a page, from its left and its top. */
export interface Point {
  x: number
  y: number
}

/** How a line is drawn; a dotted one has round dots. */
export interface Stroke {
  width: number
  colour: Colour
  isDotted?: boolean
}

/** Prints a number with at most two decimals; from its hundredths, since printing a fraction takes twice as long. */
export const formatPdfNumber = (value: number): string => {
  const hundredths = Math.round(value * 100)
  const rest = Math.abs(hundredths % 100)
  const whole = String(Math.abs(Math.trunc(hundredths / 100)))
  const decimals = rest % 10 === 0 ? String(rest / 10) : rest < 10 ? `0${rest}` : String(rest)
  return `${hundredths < 0 ? '-' : ''}${whole}${rest === 0 ? '' : `.${decimals}`}`
}

/** Writes the operator that sets the colour of areas and letters. */
export const formatFillColour = (colour: Colour): string => `${colour.map(formatPdfNumber).join(' ')} rg`

/** Writes a line through points. Dots are strokes of no length with round ends (ISO 32000-1, 8.4.3.3 and 8.4.3.6). */
export const writeLine = (points: readonly Point[], { width, colour, isDotted = false }: Stroke): string => {
  const path = points.map(
    ({ x, y }, at) => `${formatPdfNumber(x)} ${formatPdfNumber(paper.height - y)} ${at === 0 ? 'm' : 'l'}`,
  )
  const pattern = isDotted ? `[0 ${formatPdfNumber(2.2 * width)}] 0 d ` : ''
  const pen = `${formatPdfNumber(width)} w ${colour.map(formatPdfNumber).join(' ')} RG`
  return `q 1 J 1 j ${pattern}${pen} ${path.join(' ')} S Q`
}
