import type { Unit } from '../fact.ts'
import type { Result } from './evaluate.ts'
import { findStatedFigures, type StatedFigure } from './stated-figures.ts'
import { statesNumber } from './stated-value.ts'

/** A number with one sign before three digits, which means groups or decimals. */
const doubtfulEnd = /(?<![\p{L}\d.,'’])\d{1,3}[.,]\d{3}(?:[ \u00A0\u202F]?[^\s\d()]{1,12})?$/u
const doubtfulStart = /^\d{1,3}[.,]\d{3}(?![\d.,'’])(?:[ \u00A0\u202F]?(?:€|EUR|m²|%)(?:\/m²)?)?/iu

/** A figure next to a reference; `figure` is undefined where it may mean two numbers. */
export interface Literal {
  start: number
  end: number
  written: string
  figure: StatedFigure | undefined
}

const makeLiteral = (text: string, start: number, end: number, figure?: StatedFigure): Literal => ({
  ...{ start, end, figure },
  written: text.slice(start, end),
})

/** The figure at the end of a text. */
export const readLiteralBefore = (text: string): Literal | undefined => {
  const figure = findStatedFigures(text).at(-1)
  if (figure?.end === text.length) return makeLiteral(text, figure.start, figure.end, figure)
  const found = doubtfulEnd.exec(text)
  return found ? makeLiteral(text, found.index, text.length) : undefined
}

/** The figure at a place of a text. */
export const readLiteralAfter = (text: string, start: number): Literal | undefined => {
  const [figure] = findStatedFigures(text)
  if (figure?.start === start) return makeLiteral(text, start, figure.end, figure)
  const [doubtful] = doubtfulStart.exec(text.slice(start)) ?? []
  return doubtful === undefined ? undefined : makeLiteral(text, start, start + doubtful.length)
}

const isBare = (unit: Unit): boolean => unit === 'number' || unit === 'calendar year' || unit === 'count'

/** Whether a literal says the value of a reference, to its own last decimal; a minus may stand in words. */
export const isCopy = ({ written, figure }: Literal, { value, unit }: Result): boolean => {
  if (typeof value === 'string') return figure?.value === value
  const size = Math.abs(value)
  if (!figure) return statesNumber(written, size)
  if (figure.unit !== unit && !isBare(figure.unit) && !isBare(unit)) return false
  const said = Math.abs(Number(figure.value))
  return Math.abs(said - size) <= size * 1e-9 || statesNumber(written.replace(/^[-\u2212]/, ''), size)
}
