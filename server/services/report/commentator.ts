import type { CommentaryWish, WrittenCommentary } from '../../ports/report-commentary.ts'
import type { TextCaller, Writing } from '../ai/writing.ts'

/** Has language models comment on reports: as a commentary of anybody, by providers that do not learn from what they read. */
export const commentator = ({ analyze }: Pick<Writing, 'analyze'>) => ({
  /** @throws Refusal where no provider answers. */
  comment: async (wish: CommentaryWish, caller: TextCaller): Promise<WrittenCommentary> => {
    const { answer, isOwn } = await analyze({ ...wish, allowTraining: false }, caller)
    return { commentary: answer, isOwn }
  },
})
