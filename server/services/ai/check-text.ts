import type { TextFigure, TextWarning, UnverifiedSpan } from '#contract/ai/figure'
import { figuresMax } from '#contract/ai/figure'
import type { LawReference } from '#contract/shared/law'
import type { Fact } from '#domain/figures/fact'
import { judgeFigures } from '#domain/figures/judge'
import { type ReferencedText, withReferences } from '#domain/figures/references/with-references'
import type { CitableLine } from '#domain/law/citable'
import type { Language } from '#languages/registry'
import { replaceCitations } from './citations.ts'
import { cleanModelText, cutText } from './clean-model-text.ts'
import { listTextWarnings } from './text-warnings.ts'

/** Sources that the figures and citations of a text are checked against. */
export interface CheckSources {
  /** Texts of the caller, the question first. */
  texts: readonly string[]
  /** Named facts in the model's input, and other known facts. */
  facts: readonly Fact[]
  /** Citable lines: law, trade rules, the law of calculations. */
  lines: readonly CitableLine[]
  /** Calculations made for the text. */
  calculations: readonly unknown[]
  language: Language
  lawDate: string
  today: string
}

/** Text of a response with the results of its checks. */
export interface CheckedText {
  text: string
  references: LawReference[]
  /** Figures with their sources, in order. */
  figures: TextFigure[]
  /** Unsupported figures, in order. */
  unverified: UnverifiedSpan[]
  warnings: TextWarning[]
  /** It is not in the requested language. */
  isForeign: boolean
  /** Sentences with unsupported figures as the model wrote them, references in braces. */
  sentences: string[]
}

interface TextSpan {
  start: number
  end: number
}

const compareSpans = (one: TextSpan, other: TextSpan): number => one.start - other.start

/** Citation marks directly after a figure. */
const marksAfter = /^[ \u00A0)]{0,3}((?:\[\d{1,2}\](?:, )?)+)/

/** Whether a figure of law is followed by the mark of another line. */
const isOfOtherLaw = (text: string, { end, sources }: TextFigure, references: readonly LawReference[]): boolean => {
  const ids = sources.flatMap(({ kind, id }) => (kind === 'law' && id !== undefined ? [id] : []))
  const [, marks = ''] = marksAfter.exec(text.slice(end, end + 60)) ?? []
  if (ids.length === 0 || marks === '') return false
  const cited = [...marks.matchAll(/\d+/g)].map(([number]) => references[Number(number) - 1]?.id)
  return !cited.some(id => id !== undefined && ids.includes(id))
}

const sentenceMax = 400
const sentenceEnd = /[.!?](?=\s)|\n/g

/** Sentence at a position. */
const getSentenceAt = (text: string, at: number): string => {
  const before = text.slice(Math.max(0, at - sentenceMax), at)
  const last = [...before.matchAll(sentenceEnd)].at(-1)
  const start = at - before.length + (last ? last.index + 1 : 0)
  const behind = text.slice(at, at + sentenceMax)
  const end = behind.search(/[.!?](?=\s|$)|\n/)
  return text.slice(start, end === -1 ? at + behind.length : at + end + 1).trim()
}

/** Sentences of unsupported figures, without duplicates. */
const listUnsupportedSentences = (
  { source, sourceAt }: ReferencedText,
  unverified: readonly UnverifiedSpan[],
): string[] => [...new Set(unverified.map(({ start }) => getSentenceAt(source, sourceAt(start))))]

/**
 * Prepares a model's text for the response: cleaned, citations numbered, references replaced by figures, truncated;
 * then figures outside of references are checked. Citations come before figures, whose positions they would shift.
 */
export const checkText = (
  written: string,
  { lines, facts, language, texts, calculations, lawDate, today }: CheckSources,
): CheckedText => {
  let references: LawReference[] = []
  const cite = (plain: string): string => {
    const cited = replaceCitations(plain, lines)
    references = cited.references
    return cited.text
  }
  const addresses = lines.flatMap(({ reference }) => reference.url ?? [])
  const known = (): string => [...texts, ...lines.map(line => line.text), JSON.stringify(calculations)].join('\n')
  const referenced = withReferences(cleanModelText(written, { addresses, known, cite }), facts, language)
  const spans = [...referenced.figures, ...referenced.refused].sort(compareSpans)
  const text = cutText(referenced.text, spans)
  const isWithin = ({ end }: TextSpan): boolean => end <= text.length
  const printed = referenced.figures.filter(isWithin).slice(0, figuresMax)
  const miscited = printed.filter(figure => isOfOtherLaw(text, figure, references))
  const refused = referenced.refused.filter(isWithin)
  const sources = { texts, facts, language, lawDate, today, citations: references, printed }
  const outside = judgeFigures(text, { ...sources, law: lines.map(line => line.text) })
  const isApart = (span: TextSpan): boolean => !refused.some(({ start, end }) => start < span.end && span.start < end)
  const isMisplaced = (figure: TextSpan): boolean => outside.misplaced.some(({ start }) => start === figure.start)
  const unverified = [
    ...refused,
    ...printed
      .filter(figure => miscited.includes(figure) || isMisplaced(figure))
      .map(({ start, end, text: figure }) => ({ start, end, text: figure })),
    ...outside.unsupported.filter(isApart),
  ].sort(compareSpans)
  const warnings = listTextWarnings(text, language)
  return {
    ...{ text, references, unverified, warnings },
    figures: [
      ...printed.filter(figure => !miscited.includes(figure) && !isMisplaced(figure)),
      ...outside.figures.filter(isApart),
    ].sort(compareSpans),
    isForeign: warnings.some(({ code }) => code === 'language'),
    sentences: listUnsupportedSentences(referenced, unverified),
  }
}

/** Minimum length of a second text, as a share of the first. */
const lengthMin = 0.7

/**
 * Whether a second text is better: only it is in the right language, or it has fewer unsupported figures and about the
 * same length and citations; an apology has not.
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

/** Most unsupported figures listed in a response. */
const unverifiedMax = 50

/** Fields of a response that describe its figures. */
export const buildFigureFields = ({ figures, unverified }: CheckedText) => {
  const spans = unverified.slice(0, unverifiedMax)
  return {
    unverifiedFigures: [...new Set(spans.map(({ text }) => text.replaceAll(/\s+/g, ' ')))],
    unverifiedSpans: spans,
    figures: figures.slice(0, figuresMax),
  }
}
