import { isCopy, type Literal, readLiteralAfter, readLiteralBefore } from './beside-literal.ts'
import type { Result } from './evaluate.ts'
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

/** Cents that are written as a dash, `700.000,- €`. */
const dash = /(?<=\d)[.,][-\u2013\u2014]{1,2}(?=[ \u00A0]?(?:€|EUR|CHF)?$)/u
const withoutDash = (text: string): string => text.replace(dash, '')

/** A copy in brackets in front of a reference: `(700 000 €) {D1}`. */
const readBracketedBefore = (result: Result, text: string): Side => {
  const [closed = ''] = /\)[ \u00A0]{0,2}$/u.exec(text) ?? []
  const inner = closed === '' ? '' : text.slice(0, text.length - closed.length)
  const literal = closed === '' ? undefined : readLiteralBefore(withoutDash(inner))
  if (!literal || text[literal.start - 1] !== '(' || !isCopy(literal, result)) return nothing
  return { ...nothing, cut: text.length - literal.start + 1 }
}

const compareBefore = (result: Result, since: string, after: string): Side => {
  const text = since.slice(-readMax)
  const glue = glueBefore.exec(text)
  const { mark = '', sign = '', open = '' } = glue?.groups ?? {}
  const literal = readLiteralBefore(withoutDash(text.slice(0, glue?.index)))
  if (!literal) return readBracketedBefore(result, text)
  if (!isCopy(literal, result)) return { ...nothing, isRival: open === '' && sign === '' && isRival(literal, result) }
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
  if (!isCopy(literal, result)) return { ...nothing, isRival: open === '' && sign === '' && isRival(literal, result) }
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
