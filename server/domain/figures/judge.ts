import type { FigureSource, TextFigure, UnverifiedSpan } from '#contract/ai/figure'
import { type Evidence, evidenceOf } from './judging/evidence.ts'
import { isOfOtherLine } from './judging/marks.ts'
import { knownName } from './judging/named.ts'
import { sentenceAt } from './judging/sentences.ts'
import type { JudgeSources } from './judging/sources.ts'
import { type Found, foundIn } from './judging/supported.ts'
import { figuresIn, type WrittenFigure } from './reading/figures-in.ts'

export type { JudgeSources } from './judging/sources.ts'

/** A text whose figures have been judged. */
export interface Judged {
  /** Figures that the text states and that are known, in order, with where they come from. */
  figures: TextFigure[]
  /** Figures that nothing supports, in order. */
  unsupported: UnverifiedSpan[]
}

const textMax = 100

/** The place of a figure in the text, without white space at its end. */
const spanOf = (text: string, evidence: Evidence, { start, end }: WrittenFigure): UnverifiedSpan => {
  const { starts, ends } = evidence.read.folded
  const first = starts[start] ?? 0
  const written = text.slice(first, Math.min(ends[end - 1] ?? first + 1, first + textMax)).trimEnd()
  return { start: first, end: first + written.length, text: written }
}

/** The model wrote it itself: it has no expression, and of what it was derived stands in its sources. */
const figureOf = (span: UnverifiedSpan, { value, unit, sources }: Found): TextFigure => ({
  ...span,
  ...{ value, unit },
  expression: null,
  sources: sources.slice(0, 24) as FigureSource[],
})

/**
 * Judges the figures of a text that its service has not written, in digits and in words: each is found (a fact has its value
 * and its unit; one of law only in a sentence that cites it), derived (one operation on figures that the text states or, of
 * at most twelve facts, on any), or unsupported. Citations, numbers of lists, words up to four, names of the caller's text
 * and of the law, and today are no figures. Positions are in UTF-16 code units of the text.
 */
export const judgedOutside = (text: string, sources: JudgeSources): Judged => {
  const read = figuresIn(text, sources.language, sources.printed)
  const evidence = evidenceOf(read, sources)
  const found = foundIn(evidence)
  const judged: Judged = { figures: [], unsupported: [] }
  let last = 0
  for (const figure of read.figures) {
    if (figure.kind === 'amount' && figure.isFree) continue
    const sentence = evidence.sentences[sentenceAt(evidence.sentences, figure.start)]
    const support = found.get(figure)
    const isSupported = support !== undefined || knownName(figure, evidence)
    const span = spanOf(text, evidence, figure)
    // One character may be read as several, of which each is a figure: `⒈⒉`.
    if (span.start < last || span.end <= span.start) continue
    last = span.end
    if (!isSupported || (sentence && isOfOtherLine(figure, support, sentence, evidence))) judged.unsupported.push(span)
    else if (support) judged.figures.push(figureOf(span, support))
  }
  return judged
}
