import type { FigureSource, TextFigure, UnverifiedSpan } from '#contract/ai/figure'
import { createFigureContext, type FigureContext } from './judging/figure-context.ts'
import { isKnownName } from './judging/known-name.ts'
import { isOfOtherLine } from './judging/marks.ts'
import { findMisplacedReferences } from './judging/relations.ts'
import { sentenceIndexAt } from './judging/sentences.ts'
import type { JudgeSources } from './judging/sources.ts'
import { type Found, foundIn } from './judging/supported.ts'
import { readFigures, type WrittenFigure } from './reading/read-figures.ts'

export type { JudgeSources } from './judging/sources.ts'

/** A text whose figures have been judged. */
export interface Judged {
  /** Figures that the text states and that are known, in order, with where they come from. */
  figures: TextFigure[]
  /** Figures that nothing supports, in order. */
  unsupported: UnverifiedSpan[]
  /** Figures that the service inserted where the text speaks of something else, in order. */
  misplaced: UnverifiedSpan[]
}

const textMax = 100

/** The place of a figure in the text, without white space at its end. */
const figureSpan = (text: string, evidence: FigureContext, { start, end }: WrittenFigure): UnverifiedSpan => {
  const { starts, ends } = evidence.read.folded
  const first = starts[start] ?? 0
  const written = text.slice(first, Math.min(ends[end - 1] ?? first + 1, first + textMax)).trimEnd()
  return { start: first, end: first + written.length, text: written }
}

/** A figure written by the model: it has no expression; its sources say what it was derived from. */
const toTextFigure = (span: UnverifiedSpan, { value, unit, sources }: Found): TextFigure => ({
  ...span,
  ...{ value, unit },
  expression: null,
  sources: sources.slice(0, 24) as FigureSource[],
})

/**
 * Judges the figures of a text from elsewhere, in digits and in words: each is found (a fact has its value
 * and its unit; one of law only in a sentence that cites it), derived (one operation on figures that the text states or, of
 * at most twelve facts, on any), or unsupported. Citations, numbers of lists, words up to four, names of the caller's text
 * and of the law, and today are no figures. Positions are in UTF-16 code units of the text.
 */
export const judgeFigures = (text: string, sources: JudgeSources): Judged => {
  const read = readFigures(text, sources.language, sources.printed)
  const evidence = createFigureContext(read, sources)
  const found = foundIn(evidence)
  const judged: Judged = { figures: [], unsupported: [], misplaced: findMisplacedReferences(text, evidence) }
  let last = 0
  for (const figure of read.figures) {
    if (figure.kind === 'amount' && figure.isFree) continue
    const sentence = evidence.sentences[sentenceIndexAt(evidence.sentences, figure.start)]
    const support = found.get(figure)
    const isSupported = support ? support.isMisplaced !== true : isKnownName(figure, evidence)
    const span = figureSpan(text, evidence, figure)
    // One character may be read as several, of which each is a figure: `⒈⒉`.
    if (span.start < last || span.end <= span.start) continue
    last = span.end
    if (!isSupported || (sentence && isOfOtherLine(figure, support, sentence, evidence))) judged.unsupported.push(span)
    else if (support) judged.figures.push(toTextFigure(span, support))
  }
  return judged
}
