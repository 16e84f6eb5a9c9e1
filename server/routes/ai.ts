import type { CallContext, Handlers, ModelCaller } from '../operations/handler.ts'
import type { DocumentReading } from '../services/ai/extraction.ts'
import type { TextCaller, Writing } from '../services/ai/writing.ts'

/** Caller of an AI operation. */
const toTextCaller = (
  { requestId, day, acceptLanguage, modelCaller }: CallContext,
  operation: string,
): TextCaller & Pick<ModelCaller, 'client'> => {
  if (!modelCaller) throw new Error('A language model was asked for nobody.')
  return { requestId, operation, day, acceptLanguage, ...modelCaller }
}

export const createAiHandlers = ({
  writing,
  reading,
}: {
  writing: Writing
  reading: DocumentReading
}): Handlers<'ai'> => ({
  analyze: async ({ body }, context) => {
    const { answer, isOwn } = await writing.analyze(body, toTextCaller(context, 'analyze'))
    return { status: 200, body: answer, isUncounted: isOwn }
  },
  chat: async ({ body }, context) => {
    const { answer, isOwn } = await writing.chat(body, toTextCaller(context, 'chat'))
    return { status: 200, body: answer, isUncounted: isOwn }
  },
  // Only callers with their own provider key extract from files, and calls paid by it are not counted.
  extract: async ({ body }, context) => ({
    status: 200,
    body: await reading.extract(body, toTextCaller(context, 'extract')),
    isUncounted: true,
  }),
})
