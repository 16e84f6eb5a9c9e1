import type { Reading } from './readings.ts'
import { type Figure, figuresOf } from './tokens.ts'

/** The sources of the figures of an answer. */
export interface FigureSources {
  /** What the caller wrote: context and prompt, or the user turns of a chat. Assistant turns may be forged and do not count. */
  texts: readonly string[]
  /** Inputs and results of the calculations made for this answer. */
  calculations: readonly unknown[]
  /** The lines of law as they were sent. */
  law: readonly string[]
  /** ISO day whose law was cited. */
  lawDate: string
  /** ISO day of the request in Luxembourg. */
  today: string
}

/** A value that is known, without its sign; a share is a percentage or lies between 0 and 1. */
export interface KnownValue {
  value: number
  isShare: boolean
}

/** All known values, indexed for look-up. */
export interface Known {
  /** Known values in ascending order, for a binary search. */
  values: readonly KnownValue[]
  days: ReadonlySet<string>
  references: ReadonlySet<string>
  years: ReadonlySet<number>
  /**
   * Values that may be used in derivations although the answer does not state them: all of a short context, none of a
   * long one.
   */
  freeOperands: readonly KnownValue[]
}

/** Above this number of values a derived figure could match two of them by chance. */
const freeOperandsMax = 12

const knownValue = (value: number, isPercent: boolean): KnownValue => {
  const size = Math.abs(value)
  return { value: size, isShare: isPercent || (size > 0 && size < 1) }
}

const valuesOf = (readings: readonly Reading[], isPercent: boolean): KnownValue[] =>
  readings.map(({ value }) => knownValue(value, isPercent))

/** A list in JSON with room between its numbers, so that its commas are not taken for decimal signs. */
const spacedLists = (text: string): string =>
  text.replace(/\[[-\d.,eE\s]+\]/g, list => list.replace(/[[\]]/g, ' ').replaceAll(',', ' , '))

/** The numbers of a value of JSON, however deep, and its texts. */
const leavesOf = (value: unknown): { numbers: number[]; texts: string[] } => {
  const leaves: { numbers: number[]; texts: string[] } = { numbers: [], texts: [] }
  const open: unknown[] = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next === 'number' && Number.isFinite(next)) leaves.numbers.push(next)
    else if (typeof next === 'string') leaves.texts.push(next)
    else if (typeof next === 'object' && next !== null) open.push(...Object.values(next))
  }
  return leaves
}

const isOperand = (figure: Figure): boolean =>
  (figure.kind === 'number' && !figure.isCommonplace) || figure.kind === 'percent'

/** What a text states: values, years and small counts among them, since an answer may give those with their unit. */
interface Stated {
  values: KnownValue[]
  days: string[]
  references: string[]
  years: number[]
}

const statedIn = (figures: readonly Figure[]): Stated => {
  const stated: Stated = { values: [], days: [], references: [], years: [] }
  for (const figure of figures) {
    if (figure.kind === 'day') stated.days.push(figure.day)
    else if (figure.kind === 'reference') stated.references.push(figure.key)
    else {
      for (const { value } of figure.readings) {
        stated.values.push(knownValue(value, figure.kind === 'percent'))
        if (figure.kind === 'year') stated.years.push(value)
      }
    }
  }
  return stated
}

/** The values that a short context lets an answer calculate with; none of a long one. */
const freeOperandsOf = (written: readonly Figure[], numbers: readonly number[]): KnownValue[] => {
  const operands = new Map<string, KnownValue[]>()
  const add = (values: KnownValue[]) => operands.set(values.map(({ value }) => value).join(' '), values)
  for (const figure of written) {
    if (operands.size > freeOperandsMax) return []
    if ('readings' in figure && isOperand(figure)) add(valuesOf(figure.readings, figure.kind === 'percent'))
  }
  for (const number of numbers) add([knownValue(number, false)])
  return operands.size > freeOperandsMax ? [] : [...operands.values()].flat()
}

/** Lines of law that are cached, some hundred kilobytes; beyond that the oldest are parsed again. */
const rememberedMax = 500
const statedByLine = new Map<string, Stated>()

/**
 * The figures of a line of law. Cached, since most requests cite the same lines and parsing them would take most of the
 * time.
 */
const statedByLaw = (line: string): Stated => {
  const known = statedByLine.get(line)
  if (known) return known
  const stated = statedIn(figuresOf(spacedLists(line)))
  const oldest = statedByLine.size < rememberedMax ? undefined : statedByLine.keys().next().value
  if (oldest !== undefined) statedByLine.delete(oldest)
  statedByLine.set(line, stated)
  return stated
}

/** Reads all sources of an answer, once. */
export const knownFrom = ({ texts, calculations, law, lawDate, today }: FigureSources): Known => {
  const { numbers, texts: words } = leavesOf(calculations)
  const written = texts.flatMap(text => figuresOf(spacedLists(text)))
  const calculated = words.flatMap(text => figuresOf(spacedLists(text)))
  const stated = [statedIn(written), statedIn(calculated), ...law.map(statedByLaw)]
  const values = numbers.map(number => knownValue(number, false))
  const days = new Set([lawDate, today])
  const lawYear = Number(lawDate.slice(0, 4))
  const years = new Set([lawYear - 1, lawYear + 1])
  const references = new Set<string>()
  for (const one of stated) {
    for (const value of one.values) values.push(value)
    for (const day of one.days) days.add(day)
    for (const year of one.years) years.add(year)
    for (const key of one.references) references.add(key)
  }
  for (const day of days) years.add(Number(day.slice(0, 4)))
  values.sort((a, b) => a.value - b.value)
  return { values, days, references, years, freeOperands: freeOperandsOf(written, numbers) }
}
