import { texts } from '#languages/derived/figure-roles'
import { languages } from '#languages/registry'
import { splitWords } from '#languages/word-lists'
import type { WrittenDay } from '../reading/days.ts'
import type { NamedThings } from '../reading/named-things.ts'
import { wordsBefore } from '../reading/phrases.ts'
import type { WrittenFigure } from '../reading/read-figures.ts'
import type { Vocabulary } from '../reading/vocabulary.ts'
import type { FigureContext } from './figure-context.ts'
import { sentenceIndexAt } from './sentences.ts'

type Day = NamedThings['days'][number]

/** Whether a known day matches every stated part of a day. */
const isSameDay = (said: WrittenDay, known: Day): boolean =>
  (['year', 'month', 'day', 'part'] as const).every(part => said[part] === undefined || said[part] === known[part])

/** The word before a place and the one behind another, in small letters. */
const wordsBeside = (text: string, start: number, end: number) => ({
  before: /(?<!\p{L})(\p{L}+)[ .°-]{0,3}$/u.exec(text.slice(Math.max(0, start - 24), start))?.[1]?.toLowerCase(),
  behind: /^[ -](\p{L}+)/u.exec(text.slice(end, end + 24))?.[1]?.toLowerCase(),
})

/** A constant of a calculation that is shown, `12 × 1 950`, and the one in `1 m²`. */
const isConstant = (text: string, figure: WrittenFigure): boolean => {
  if (figure.kind !== 'amount') return false
  const [reading] = figure.readings
  if (reading?.unit === 'm²') return reading.value === 1
  if (!figure.isBare || ![1, 2, 4, 12, 52].includes(reading?.value ?? 0)) return false
  return (
    /^ ?[×x] ?\d|^ ?[×x] ?[€£$]/.test(text.slice(figure.end, figure.end + 5)) ||
    /[×÷/] ?$/.test(text.slice(Math.max(0, figure.start - 3), figure.start))
  )
}

/** Whether an act is spoken of right before a place: `loi modifiée de 2008`. */
const isOfAct = (text: string, at: number, { acts }: Vocabulary): boolean =>
  wordsBefore(text, at, 5).some(word => acts.some(act => word.includes(act)))

const hasYear = (named: readonly NamedThings[], year: number): boolean =>
  named.some(({ days }) => days.some(day => day.year === year))

/** Years of days that are known; of the law's in a sentence that cites it or names an act. */
const isKnownYear = (
  year: number,
  at: number,
  { named, namedInLaw, read, sentences, vocabulary }: FigureContext,
): boolean => {
  if (hasYear(named, year)) return true
  const isOfLaw =
    (sentences[sentenceIndexAt(sentences, at)]?.marks.length ?? 0) > 0 || isOfAct(read.folded.text, at, vocabulary)
  return isOfLaw && hasYear(namedInLaw, year)
}

const roomWords = languages.flatMap(code => splitWords(texts[code].rooms))

/** Whether a type of flat, `T3`, has the rooms that are known: three of them, or two next to the living room. */
const isKnownType = (written: string, named: readonly NamedThings[]): boolean => {
  const rooms = Number(/^[tf](\d)$/.exec(written)?.[1] ?? 0)
  const counts = rooms > 1 ? [rooms, rooms - 1] : []
  return counts.some(count => roomWords.some(word => named.some(({ pairs }) => pairs.has(`${count} ${word}`))))
}

/** Whether a figure names something that the caller, the law or the day of the request names so. */
export const isKnownName = (figure: WrittenFigure, evidence: FigureContext): boolean => {
  const { read } = evidence
  const named = [...evidence.named, ...evidence.namedInLaw]
  const { text } = read.folded
  if (figure.kind === 'day') return named.some(({ days }) => days.some(day => isSameDay(figure, day)))
  if (figure.kind === 'name') return named.some(({ names }) => names.has(figure.key))
  if (figure.readings.length === 0) {
    const written = text.slice(figure.start, figure.end).toLowerCase()
    return named.some(({ tokens }) => tokens.has(written)) || isKnownType(written, named)
  }
  const [first] = figure.readings
  if (first?.unit === 'calendar year' && isKnownYear(first.value, figure.start, evidence)) return true
  if (isConstant(text, figure)) return true
  if (!figure.isBare || first === undefined) return false
  const { before, behind } = wordsBeside(text, figure.start, figure.end)
  return named.some(({ pairs }) => pairs.has(`${before} ${first.value}`) || pairs.has(`${first.value} ${behind}`))
}
