import type { Commentary } from '#contract/ai/text'
import { factsText } from '#domain/report/commentary-facts'
import { commentaryFacts } from '#domain/report/commentary-sources'
import type { ReportCommentary, ReportInput } from '#domain/report/report'
import { voice } from '#domain/report/say'
import type { CommentaryRequest } from '../../ports/report-commentary.ts'
import type { ReportDrawing } from '../../ports/report-drawing.ts'

/** Request for a commentary on a report. */
export const buildCommentaryPrompt = (content: ReportInput): CommentaryRequest => {
  const say = voice(content.input.language)
  return {
    context: factsText(commentaryFacts(say, content)),
    prompt: content.input.audience === 'seller' ? say.sell('commentaryPrompt') : say.text('commentaryPrompt'),
    language: say.language,
    lawDate: content.costs.deedDate,
  }
}

/**
 * Commentary fit for a client; undefined for one with unsupported figures, with warnings, or with characters that no
 * font has.
 */
export const selectPrintableCommentary = (
  { text, figures, references, notice, unverifiedFigures, unverifiedSpans, warnings }: Commentary,
  { unprintableCharacters }: Pick<ReportDrawing, 'unprintableCharacters'>,
): ReportCommentary | undefined => {
  const isDoubtful = unverifiedFigures.length > 0 || unverifiedSpans.length > 0 || warnings.length > 0
  // Line feeds are always printable.
  const isUnprintable = unprintableCharacters(text.replaceAll('\n', ' ')).length > 0
  return isDoubtful || isUnprintable ? undefined : { text, figures, references, notice }
}
