import { daysInMonth, isoDay } from '../core/days.ts'
import { type Amount, amountsOf } from './amounts.ts'
import {
  basisPoints,
  currency,
  months,
  multipliers,
  ordinalWords,
  perCent,
  perMille,
  referenceWords,
  spaces,
  unit,
  wordEnd,
  wordStart,
} from './words.ts'

/** A figure as a text states it, letter by letter: a day, the number of an article, a year, a number, a percentage. */
export type Figure = { written: string; start: number } & (
  | { kind: 'day'; day: string }
  | { kind: 'reference'; key: string }
  | Pick<Amount, 'kind' | 'readings' | 'isCommonplace'>
)

/** Replaces text that has been read: part of no word, no number and no white space. */
const taken = '|'

const gap = `[${spaces}]{1,3}`
const anyMonth = months.flat().join('|')
const anyMultiplier = multipliers.map(([words]) => words).join('|')

/** Follows the number of a step: neither further digits nor a unit, with which it would be an amount. */
const noAmount = `(?!\\d|[.,'’${spaces}]\\d|[${spaces}]{0,4}(?:${perCent}|${perMille}|${basisPoints}|${currency}|${unit}|${anyMultiplier}))`

/** What is looked for in a text. */
interface Pattern {
  finds: RegExp
  /** A cheap test before the pattern: without such a character the pattern cannot match. */
  needs?: RegExp
}

/** A digit behind some words. */
const digitBehind = (words: string): RegExp => new RegExp(`(?<!\\d)(?<=(?:${words})[${spaces}]{0,3})\\d`, 'iu')

/** Addresses, numbers of lists and steps, marks of citations: no figures. */
const noFigures: readonly Pattern[] = [
  { finds: /(?:https?:\/\/|www\.)\S+/giu },
  { finds: new RegExp(`^[ >#-]*\\(?\\d{1,2}[.)](?=\\s)(?!\\s{1,3}(?:${anyMonth})${wordEnd})`, 'gimu') },
  {
    finds: new RegExp(`${wordStart}(?:${ordinalWords})${gap}\\d{1,2}(?:\\.\\d{1,2}){0,2}${noAmount}`, 'giu'),
    needs: digitBehind(ordinalWords),
  },
  { finds: /\[\d{1,2}\]/gu },
]

const digitBehindMonth = digitBehind(anyMonth)

const isoDays = new RegExp(`${wordStart}(\\d{4})-(\\d{2})-(\\d{2})(?!\\d)`, 'gu')
const numericDays = new RegExp(`${wordStart}(\\d{1,2})([./])(\\d{1,2})\\2(\\d{4})(?!\\d)`, 'gu')
const daysBeforeMonths = new RegExp(
  `${wordStart}(\\d{1,2})(?:er|st|nd|rd|th|\\.)?${gap}(?:of |de )?(${anyMonth})${gap}(\\d{4})(?!\\d)`,
  'giu',
)
const monthsBeforeDays = new RegExp(
  `${wordStart}(${anyMonth})${gap}(\\d{1,2})(?:st|nd|rd|th)?,?${gap}(\\d{4})(?!\\d)`,
  'giu',
)

const suffixes = `(?:-\\d{1,3}(?!\\d)|/\\d{1,4}(?!\\d)|[${spaces}]?(?:bis|ter|quater|quinquies)${wordEnd}(?![${spaces}]?\\d)|[${spaces}]?\\(\\d{1,3}\\)|[a-z]${wordEnd}){0,5}`
const references: Pattern = {
  finds: new RegExp(`${wordStart}(?:${referenceWords})[${spaces}]{0,2}(\\d{1,12}(?!\\d)${suffixes})`, 'giu'),
  needs: digitBehind(referenceWords),
}

const monthNumbers: ReadonlyMap<string, number> = new Map(
  months.flatMap((names, index) => names.map(name => [name, index + 1])),
)

const monthOf = (name = ''): number => monthNumbers.get(name.toLowerCase()) ?? 0

/** The ISO day; undefined where the calendar has none. */
const dayOf = (year: number, month: number, day: number): string | undefined =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) ? isoDay(year, month, day) : undefined

/** How each way to write a day is read. The day stands before the month, the reverse only where that is no day. */
const dayReaders: readonly (readonly [Pattern, (parts: readonly string[]) => string | undefined])[] = [
  [{ finds: isoDays, needs: /\d{4}-\d/ }, ([year, month, day]) => dayOf(Number(year), Number(month), Number(day))],
  [
    { finds: numericDays, needs: /\d[./]\d{1,2}[./]\d/ },
    ([first, , second, year]) =>
      dayOf(Number(year), Number(second), Number(first)) ?? dayOf(Number(year), Number(first), Number(second)),
  ],
  [
    { finds: daysBeforeMonths, needs: digitBehindMonth },
    ([day, month, year]) => dayOf(Number(year), monthOf(month), Number(day)),
  ],
  [
    { finds: monthsBeforeDays, needs: digitBehindMonth },
    ([month, day, year]) => dayOf(Number(year), monthOf(month), Number(day)),
  ],
]

/** The value of a decimal digit of any script; Unicode lists them from nought to nine, whole tens beside each other. */
const digitValue = (digit: string): number => {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return (code - first) % 10
}

/** A text as it is read: composed letters, the digits and signs of every script as ASCII has them, no Markdown. */
const folded = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\P{Nd}0-9]/gu, digit => String(digitValue(digit)))
    .replaceAll('\u2212', '-')
    .replace(/[*_`]/g, ' ')
    .replaceAll('\u066B', ',')
    .replaceAll('\u066C', "'")
    .replace(/[\u066A\uFF05]/g, '%')

/** Takes what a pattern finds and a reader understands, and gives the text without it. */
const without = (text: string, { finds, needs }: Pattern, read: (match: RegExpExecArray) => boolean): string => {
  if (needs && !needs.test(text)) return text
  let rest = ''
  let end = 0
  finds.lastIndex = 0
  for (let match = finds.exec(text); match; match = finds.exec(text)) {
    if (!read(match)) continue
    rest += text.slice(end, match.index) + taken.repeat(match[0].length)
    end = match.index + match[0].length
  }
  return end === 0 ? text : rest + text.slice(end)
}

/**
 * The figures of a text in their order. What has been read is taken out before the next kind is looked for: what is no
 * figure, days, articles, numbers. No pattern goes back over the text: each looks at a bounded stretch from where it begins.
 */
export const figuresOf = (text: string): Figure[] => {
  const figures: Figure[] = []
  let rest = folded(text)
  for (const pattern of noFigures) rest = without(rest, pattern, () => true)
  for (const [pattern, dayIn] of dayReaders)
    rest = without(rest, pattern, match => {
      const day = dayIn(match.slice(1))
      if (day) figures.push({ kind: 'day', day, written: match[0], start: match.index })
      return day !== undefined
    })
  rest = without(rest, references, match => {
    const key = (match[1] ?? '').toLowerCase().replace(/[\s.]/g, '')
    return figures.push({ kind: 'reference', key, written: match[0], start: match.index }) > 0
  })
  for (const { kind, readings, isCommonplace, start, end } of amountsOf(rest))
    figures.push({ kind, readings, isCommonplace, start, written: rest.slice(start, end) })
  return figures.sort((a, b) => a.start - b.start)
}
