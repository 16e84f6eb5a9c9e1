import type { CallContext, Handlers } from '../operations/handler.ts'
import type { DocumentReading } from '../services/ai/extraction.ts'
import type { TextCaller, Writing } from '../services/ai/writing.ts'

/** Who asks, for an operation by its id. */
const textCallerOf = ({ requestId, day, acceptLanguage, modelCaller }: CallContext, operation: string): TextCaller => {
  if (!modelCaller) throw new Error('A language model was asked for nobody.')
  return { requestId, operation, day, acceptLanguage, ...modelCaller }
}

/** The handlers of language models. */
export const ai = ({ writing, reading }: { writing: Writing; reading: DocumentReading }): Handlers<'ai'> => ({
  analyze: async ({ body }, context) => {
    const { answer, isOwn } = await writing.analyze(body, textCallerOf(context, 'analyze'))
    return { status: 200, body: answer, isUncounted: isOwn }
  },
  chat: async ({ body }, context) => {
    const { answer, isOwn } = await writing.chat(body, textCallerOf(context, 'chat'))
    return { status: 200, body: answer, isUncounted: isOwn }
  },
  // Only an own key reads files, and what it paid for is not counted.
  extract: async ({ body }, context) => ({
    status: 200,
    body: await reading.extract(body, textCallerOf(context, 'extract')),
    isUncounted: true,
  }),
})
