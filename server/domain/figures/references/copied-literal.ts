import type { Unit } from '../fact.ts'
import type { Result } from './evaluate.ts'
import { findStatedFigures, type StatedFigure } from './stated-figures.ts'
import { statesNumber } from './stated-value.ts'
import { currencyOf, priceCurrencyOf } from './units.ts'

/** Text around a reference: the part between the figure before and it, and the part after it. */
export interface Neighbourhood {
  since: string
  after: string
}

/** Figures that a model typed next to a reference, which prints its figure itself. */
export interface CopiedLiteral {
  /** Characters before and after the reference that say its value once more. */
  cutBefore: number
  cutAfter: number
  /** A figure of the same kind with another value stands next to it, so that either may be meant. */
  hasRival: boolean
}

/** How much text on each side is read. */
const readMax = 80

const blank = '[ \\u00A0\\u202F\\u2009]'
const emphasis = '[*_`]{0,3}'
/** Signs between a figure and its name: emphasis, a blank, `=`, `:`, an opening bracket; their order is that of the text. */
const glueBefore = new RegExp(
  `(?<mark>${emphasis})${blank}{0,2}(?<sign>[=:]?)${blank}{0,2}(?<open>[([]?)${emphasis}$`,
  'u',
)
const glueAfter = new RegExp(
  `^${emphasis}${blank}{0,2}(?<sign>[=:]?)${blank}{0,2}(?<open>[([]?)(?<mark>${emphasis})(?:(?:€|EUR|£|GBP|\\$|USD|CHF|LUF)${blank}?)?`,
  'iu',
)
const closing = new RegExp(`^${emphasis}[)\\]]`)

/** A number with one sign before three digits, which means groups or decimals. */
const doubtfulEnd = /(?<![\p{L}\d.,'’])\d{1,3}[.,]\d{3}(?:[ \u00A0\u202F]?[^\s\d()]{1,12})?$/u
const doubtfulStart = /^\d{1,3}[.,]\d{3}(?![\d.,'’])(?:[ \u00A0\u202F]?(?:€|EUR|m²|%)(?:\/m²)?)?/iu

/** A figure next to a reference; `figure` is undefined where it may mean two numbers. */
interface Literal {
  start: number
  end: number
  written: string
  figure: StatedFigure | undefined
}

const makeLiteral = (text: string, start: number, end: number, figure?: StatedFigure): Literal => ({
  ...{ start, end, figure },
  written: text.slice(start, end),
})

const readLiteralBefore = (text: string): Literal | undefined => {
  const figure = findStatedFigures(text).at(-1)
  if (figure?.end === text.length) return makeLiteral(text, figure.start, figure.end, figure)
  const found = doubtfulEnd.exec(text)
  return found ? makeLiteral(text, found.index, text.length) : undefined
}

const readLiteralAfter = (text: string, start: number): Literal | undefined => {
  const [figure] = findStatedFigures(text)
  if (figure?.start === start) return makeLiteral(text, start, figure.end, figure)
  const [doubtful] = doubtfulStart.exec(text.slice(start)) ?? []
  return doubtful === undefined ? undefined : makeLiteral(text, start, start + doubtful.length)
}

const isBare = (unit: Unit): boolean => unit === 'number' || unit === 'calendar year' || unit === 'count'

/** Whether a literal says the value of a reference, to its own last decimal; a minus may stand in words. */
const isCopy = ({ written, figure }: Literal, { value, unit }: Result): boolean => {
  if (typeof value === 'string') return figure?.value === value
  const size = Math.abs(value)
  if (!figure) return statesNumber(written, size)
  if (figure.unit !== unit && !isBare(figure.unit) && !isBare(unit)) return false
  const said = Math.abs(Number(figure.value))
  return Math.abs(said - size) <= size * 1e-9 || statesNumber(written.replace(/^[-\u2212]/, ''), size)
}

/** Smallest bare number that is taken for a sum of money or an area: smaller ones count something. */
const bareMin = 1000

/** Whether a literal that is no copy is of the kind of a reference. */
const isRival = ({ figure }: Literal, { unit }: Result): boolean => {
  if (!figure) return false
  if (figure.unit === unit) return unit !== 'number'
  const isMeasure = currencyOf(unit) ?? priceCurrencyOf(unit) ?? (unit === 'm²' ? unit : undefined)
  return figure.unit === 'number' && Math.abs(Number(figure.value)) >= bareMin && isMeasure !== undefined
}

interface Side {
  /** Characters that go where the literal is a copy. */
  cut: number
  /** Characters on the other side that go with it: the bracket that it opened. */
  cutOther: number
  isRival: boolean
}

const nothing: Side = { cut: 0, cutOther: 0, isRival: false }

const compareBefore = (result: Result, since: string, after: string): Side => {
  const text = since.slice(-readMax)
  const glue = glueBefore.exec(text)
  const { mark = '', sign = '', open = '' } = glue?.groups ?? {}
  const literal = readLiteralBefore(text.slice(0, glue?.index))
  if (!literal) return nothing
  if (!isCopy(literal, result)) return { ...nothing, isRival: open === '' && sign !== ':' && isRival(literal, result) }
  const closed = open === '' ? '' : closing.exec(after)?.[0]
  if (closed === undefined) return nothing
  const opensMark = mark !== '' && text.slice(0, literal.start).endsWith(mark)
  return { ...nothing, cut: text.length - literal.start + (opensMark ? mark.length : 0), cutOther: closed.length }
}

const compareAfter = (result: Result, after: string): Side => {
  const text = after.slice(0, readMax)
  const glue = glueAfter.exec(text)
  const { mark = '', sign = '', open = '' } = glue?.groups ?? {}
  const literal = readLiteralAfter(text, glue?.[0].length ?? 0)
  if (!literal) return nothing
  if (!isCopy(literal, result)) return { ...nothing, isRival: open === '' && sign !== ':' && isRival(literal, result) }
  const rest = text.slice(literal.end)
  const closed = open === '' ? '' : closing.exec(rest)?.[0]
  if (closed === undefined) return nothing
  const closesMark = open === '' && mark !== '' && rest.startsWith(mark)
  return { ...nothing, cut: literal.end + closed.length + (closesMark ? mark.length : 0) }
}

/**
 * Finds the figures next to a reference that a model copied together with its name, as `700000 EUR {D1}`, which would be
 * printed twice, and those of another value, as `710000 EUR {D1}`.
 */
export const findCopies = (result: Result, { since, after }: Neighbourhood): CopiedLiteral => {
  const before = compareBefore(result, since, after)
  const behind = before.cutOther > 0 ? nothing : compareAfter(result, after)
  return {
    cutBefore: before.cut,
    cutAfter: before.cutOther + behind.cut,
    hasRival: before.isRival || behind.isRival,
  }
}

/** Length of the repetitions of a reference at the start of the text after it, as ` {D1}` and ` ({D1})`. */
export const measureRepeats = (after: string, reference: string): number => {
  const forms = [reference, `(${reference})`].flatMap(form => [form, ` ${form}`, `\u00A0${form}`])
  let length = 0
  for (;;) {
    const found = forms.find(form => after.startsWith(form, length))
    if (found === undefined) return length
    length += found.length
  }
}
