import type { Commentary } from '#contract/ai/text'
import { factsText } from '#domain/report/commentary-facts'
import { commentaryFacts } from '#domain/report/commentary-sources'
import type { ReportCommentary, ReportInput } from '#domain/report/report'
import { voice } from '#domain/report/say'
import type { CommentaryWish } from '../../ports/report-commentary.ts'
import type { ReportDrawing } from '../../ports/report-drawing.ts'

/** What is asked for a commentary on a report. */
export const commentaryWish = (content: ReportInput): CommentaryWish => {
  const say = voice(content.input.language)
  return {
    context: factsText(commentaryFacts(say, content)),
    prompt: content.input.audience === 'seller' ? say.sell('commentaryPrompt') : say.text('commentaryPrompt'),
    language: say.language,
    lawDate: content.costs.deedDate,
  }
}

/**
 * A commentary as it may be handed to a client; undefined for one with a figure that nothing supports, with a statement that
 * must not be relied on, or with letters that no font has.
 */
export const printableCommentary = (
  { text, figures, references, notice, unverifiedFigures, unverifiedSpans, warnings }: Commentary,
  { unprintableCharacters }: Pick<ReportDrawing, 'unprintableCharacters'>,
): ReportCommentary | undefined => {
  const isDoubtful = unverifiedFigures.length > 0 || unverifiedSpans.length > 0 || warnings.length > 0
  // A line feed is no letter.
  const isUnprintable = unprintableCharacters(text.replaceAll('\n', ' ')).length > 0
  return isDoubtful || isUnprintable ? undefined : { text, figures, references, notice }
}
