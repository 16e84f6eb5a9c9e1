import type { CommentaryRequest, WrittenCommentary } from '../../ports/report-commentary.ts'
import type { TextCaller, Writing } from '../ai/writing.ts'

/** Commentaries of language models on reports, by providers that do not train on their input. */
export const createCommentator = ({ analyze }: Pick<Writing, 'analyze'>) => ({
  /** @throws Refusal where every provider fails. */
  comment: async (wish: CommentaryRequest, caller: TextCaller): Promise<WrittenCommentary> => {
    const { answer, isOwn } = await analyze({ ...wish, allowTraining: false }, caller)
    return { commentary: answer, isOwn }
  },
})
