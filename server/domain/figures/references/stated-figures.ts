import { texts } from '#languages/derived/figure-words'
import { languages } from '#languages/registry'
import type { Unit } from '../fact.ts'
import { formsPattern } from './adjacent-words.ts'
import { unitBefore, unitBehind } from './unit-words.ts'
import { currencyOf, priceCurrencyOf } from './units.ts'
import { dayFound, dayPattern } from './written-days.ts'

/** A figure as a text states it, with its sign and its unit. */
export interface StatedFigure {
  start: number
  /** After its unit, where the unit follows. */
  end: number
  value: number | string
  unit: Unit
}

const space = '[ \\u00A0\\u202F\\u2009]'
const referenceForms = [...new Set(languages.flatMap(code => texts[code].references.split(' ')))].join(' ')

/**
 * Everything that is read, in this order: non-figures (addresses, list numbers, articles), of which no group tells, periods,
 * days, numbers. Three groups without names: an object of twenty names was made for each match (an eighth of the CPU).
 */
const anything = new RegExp(
  [
    '(?:https?://\\S+|www\\.\\S+|(?<![\\w.+-])[\\w.+-]{1,64}@[\\w-]{1,64}\\.\\S+)',
    `(?:(?<=^[ \\t>#*•-]{0,8}\\(?)\\d{1,2}[.)](?=\\s))`,
    `(?:(?<![\\p{L}\\d])(?:${formsPattern(referenceForms)}|§{1,2})${space}{0,2}\\d{1,6}(?:[-/.]\\d{1,4}|[a-z]{1,10}|\\(\\d{1,3}\\)){0,4})`,
    '(?<![\\d.,-])(\\d{4}-\\d{2}\\.\\.\\d{4}-\\d{2})(?![\\d-])',
    `(?<![\\p{L}\\d.,/-])(${dayPattern})`,
    `(?<![\\p{L}\\d\\\\_{]|[\\p{L}\\d]-|\\d[.,'’/:])([-\\u2212]?(?:\\d{1,3}(?:${space}\\d{3})+(?:[.,]\\d+)?|\\d{1,3}(?:['’]\\d{3})+(?:\\.\\d+)?|\\d{1,3}(?:\\.\\d{3})+(?:,\\d+)?|\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:[.,]\\d+)?))(?!\\d|[.,'’/:]\\d|[-–]\\d)`,
  ].join('|'),
  'gimu',
)

/** Three digits behind one point or comma: thousands or decimals. */
const isDoubtful = (written: string): boolean => /^[-\u2212]?[1-9]\d{0,2}[.,]\d{3}$/.test(written)

/** The value of a number; where one sign before three digits may part either, it parts groups. */
const sizeOf = (written: string, hasDecimals: boolean): number => {
  const plain = written.replace('\u2212', '-').replaceAll(/[ \u00A0\u202F\u2009'’]/g, '')
  const isGrouped = !hasDecimals && plain.length === written.length
  if (isGrouped && /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(plain))
    return Number(plain.replaceAll('.', '').replace(',', '.'))
  if (isGrouped && /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''))
  return Number(plain.replace(',', '.'))
}

/** Characters before a number that are read as its label. */
const labelMax = 48

/** Reading of a doubtful number by its unit: money in groups, a share with decimals; undefined for other units. */
const readingByUnit = (unit: Unit): 'groups' | 'decimals' | undefined => {
  if (currencyOf(unit) || priceCurrencyOf(unit)) return 'groups'
  return unit === 'fraction' ? 'decimals' : undefined
}

/** A code, not a figure: it begins with zeros, or has more digits than any amount. */
const isCodeNumber = (written: string): boolean => /^[-\u2212]?0\d|\d{13}/.test(written)

const isYear = (written: string): boolean => /^(?:19|20)\d\d$/.test(written)

/** Unit next to a number: the label may give the currency of millions, and the area of a price. */
const unitBeside = (text: string, { start, written, since }: Match) => {
  const end = start + written.length
  const behind = unitBehind(text, end, sizeOf(written, false))
  const isScaled = behind?.unit === 'number'
  // The label can add to a multiplier and to money alone.
  const isAlone = behind && !isScaled && !currencyOf(behind.unit)
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const before = isAlone ? undefined : unitBefore(text.slice(Math.max(lineStart, since, start - labelMax), start))
  const isBoth = before && behind && (isScaled || (priceCurrencyOf(before.unit) && currencyOf(behind.unit)))
  const none = { unit: isYear(written) ? ('calendar year' as const) : ('number' as const), factor: 1 }
  const { unit, factor } = isBoth ? { ...before, factor: behind.factor } : (behind ?? before ?? none)
  return { unit, factor, end: end + (behind?.length ?? 0) }
}

/** A matched number, and the start of the unread text before it. */
interface Match {
  start: number
  written: string
  since: number
}

/** The number at a match with its adjacent unit; undefined where it is part of a word or ambiguous. */
const numberAt = (text: string, match: Match): StatedFigure | undefined => {
  const { start, written } = match
  if (isCodeNumber(written)) return undefined
  const { unit, factor, end } = unitBeside(text, match)
  if (end === start + written.length && /[\p{L}_]/u.test(text[end] ?? ' ')) return undefined
  const reading = isDoubtful(written) ? readingByUnit(unit) : 'groups'
  if (!reading) return undefined
  const value = sizeOf(written, reading === 'decimals') * factor
  return { start, end, value: Number(value.toPrecision(15)), unit }
}

/** A period, a day or a number at a match; undefined for other matches. */
const figureAt = (text: string, found: RegExpExecArray, since: number): StatedFigure | undefined => {
  const { 0: whole, 1: period, 2: writtenDay, 3: number, index: start } = found
  if (start < since) return undefined
  if (number !== undefined) return numberAt(text, { start, written: number, since })
  const end = start + whole.length
  if (period !== undefined) return { start, end, value: period, unit: 'period' }
  const day = writtenDay === undefined ? undefined : dayFound(writtenDay)
  return day === undefined ? undefined : { start, end, value: day, unit: 'day' }
}

/**
 * Unambiguous figures of a text by people or programs, in their order: periods and days as one,
 * numbers with their units in any language of the service. Numbers of articles, of lists and inside words are excluded.
 */
export const findStatedFigures = (text: string): StatedFigure[] => {
  const figures: StatedFigure[] = []
  if (!/\d/.test(text)) return figures
  for (const found of text.matchAll(anything)) {
    const figure = figureAt(text, found, figures.at(-1)?.end ?? 0)
    if (figure) figures.push(figure)
  }
  return figures
}
