import type { TextFigure, TextWarning, UnverifiedSpan } from '#contract/ai/figure'
import { figuresMax } from '#contract/ai/figure'
import type { LawReference } from '#contract/shared/law'
import type { Fact } from '#domain/figures/fact'
import { judgedOutside } from '#domain/figures/judge'
import { type ReferencedText, withReferences } from '#domain/figures/references/with-references'
import type { CitableLine } from '#domain/law/citable'
import type { Language } from '#languages/registry'
import { citedText } from './citations.ts'
import { cutText, shownText } from './shown-text.ts'
import { textWarnings } from './text-warnings.ts'

/** What the figures and citations of a text are checked against. */
export interface Evidence {
  /** What the caller wrote, the question first. */
  texts: readonly string[]
  /** What has a name in what the model read, and what else is known. */
  facts: readonly Fact[]
  /** What may be cited: law, frame, the law of calculations. */
  lines: readonly CitableLine[]
  /** The calculations made for the text. */
  calculations: readonly unknown[]
  language: Language
  lawDate: string
  today: string
}

/** A text as it is answered, with everything that is said of it. */
export interface CheckedText {
  text: string
  references: LawReference[]
  /** Figures with where they come from, in order. */
  figures: TextFigure[]
  /** Figures that nothing supports, in order. */
  unverified: UnverifiedSpan[]
  warnings: TextWarning[]
  /** It is in another language than asked for. */
  isForeign: boolean
  /** The sentences with unsupported figures as the model wrote them, references in braces. */
  sentences: string[]
}

/** A place of a text. */
interface Place {
  start: number
  end: number
}

const byPlace = (one: Place, other: Place): number => one.start - other.start

/** Marks of citations right behind a figure. */
const marksBehind = /^[ \u00A0)]{0,3}((?:\[\d{1,2}\](?:, )?)+)/

/** Whether a figure of law stands beside a mark of another line. */
const isOfOtherLaw = (text: string, { end, sources }: TextFigure, references: readonly LawReference[]): boolean => {
  const ids = sources.flatMap(({ kind, id }) => (kind === 'law' && id !== undefined ? [id] : []))
  const [, marks = ''] = marksBehind.exec(text.slice(end, end + 60)) ?? []
  if (ids.length === 0 || marks === '') return false
  const cited = [...marks.matchAll(/\d+/g)].map(([number]) => references[Number(number) - 1]?.id)
  return !cited.some(id => id !== undefined && ids.includes(id))
}

const sentenceMax = 400
const sentenceEnd = /[.!?](?=\s)|\n/g

/** The sentence at a position. */
const sentenceAt = (text: string, at: number): string => {
  const before = text.slice(Math.max(0, at - sentenceMax), at)
  const last = [...before.matchAll(sentenceEnd)].at(-1)
  const start = at - before.length + (last ? last.index + 1 : 0)
  const behind = text.slice(at, at + sentenceMax)
  const end = behind.search(/[.!?](?=\s|$)|\n/)
  return text.slice(start, end === -1 ? at + behind.length : at + end + 1).trim()
}

/** The sentences of unsupported figures, each once. */
const sentencesOf = ({ source, sourceAt }: ReferencedText, unverified: readonly UnverifiedSpan[]): string[] => [
  ...new Set(unverified.map(({ start }) => sentenceAt(source, sourceAt(start)))),
]

/**
 * A text of a model as it is answered: cleaned, its citations numbered, its references printed as figures, cut; then what
 * stands outside of references is judged. Citations come before figures, whose places they would shift.
 */
export const checkedText = (written: string, evidence: Evidence): CheckedText => {
  const { lines, facts, language, texts, calculations, lawDate, today } = evidence
  let references: LawReference[] = []
  const cite = (plain: string): string => {
    const cited = citedText(plain, lines)
    references = cited.references
    return cited.text
  }
  const addresses = lines.flatMap(({ reference }) => reference.url ?? [])
  const known = [...texts, ...lines.map(line => line.text), JSON.stringify(calculations)].join('\n')
  const referenced = withReferences(shownText(written, { addresses, known, cite }), facts, language)
  const places = [...referenced.figures, ...referenced.refused].sort(byPlace)
  const text = cutText(referenced.text, places)
  const isWithin = ({ end }: Place): boolean => end <= text.length
  const printed = referenced.figures.filter(isWithin).slice(0, figuresMax)
  const spoiled = printed.filter(figure => isOfOtherLaw(text, figure, references))
  const refused = referenced.refused.filter(isWithin)
  const sources = { texts, facts, language, lawDate, today, citations: references, printed }
  const outside = judgedOutside(text, { ...sources, law: lines.map(line => line.text) })
  const isApart = (span: Place): boolean => !refused.some(({ start, end }) => start < span.end && span.start < end)
  const unverified = [
    ...refused,
    ...spoiled.map(({ start, end, text: figure }) => ({ start, end, text: figure })),
    ...outside.unsupported.filter(isApart),
  ].sort(byPlace)
  const warnings = textWarnings(text, language)
  return {
    ...{ text, references, unverified, warnings },
    figures: [...printed.filter(figure => !spoiled.includes(figure)), ...outside.figures.filter(isApart)].sort(byPlace),
    isForeign: warnings.some(({ code }) => code === 'language'),
    sentences: sentencesOf(referenced, unverified),
  }
}

/** As much of the first text as a second one has to say again. */
const lengthMin = 0.7

/**
 * Whether a second text is the one to answer: it alone is in the right language, else it has fewer unsupported figures and
 * says as much, by its length and citations; an apology does not.
 */
export const isBetter = (second: CheckedText, first: CheckedText): boolean => {
  if (second.text === '') return false
  if (second.isForeign !== first.isForeign) return first.isForeign
  return (
    second.unverified.length < first.unverified.length &&
    second.text.length >= lengthMin * first.text.length &&
    second.references.length >= first.references.length
  )
}

/** Most unsupported figures that an answer lists. */
const unverifiedMax = 50

/** What an answer says of its figures. */
export const figureFields = ({ figures, unverified }: CheckedText) => {
  const spans = unverified.slice(0, unverifiedMax)
  return {
    unverifiedFigures: [...new Set(spans.map(({ text }) => text.replaceAll(/\s+/g, ' ')))],
    unverifiedSpans: spans,
    figures: figures.slice(0, figuresMax),
  }
}
