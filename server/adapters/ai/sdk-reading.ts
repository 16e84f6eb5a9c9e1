import { generateText, type ModelMessage, NoObjectGeneratedError, Output } from 'ai'
import { ProviderFailure, type ReadingResult, type ReadingTask } from '../../ports/language-model.ts'
import { toSdkFailure } from './failures.ts'
import { chooseOutputOptions, everyCall, finishes, type SdkModel, toTokenUsage } from './sdk-model.ts'

const createReadingMessages = ({ prompt, file, earlier = [] }: ReadingTask<unknown>): ModelMessage[] => [
  {
    role: 'user',
    content: [
      // Bytes, never a string: the SDK would fetch one that looks like a URL.
      { type: 'file', data: file.bytes, mediaType: file.mediaType },
      { type: 'text', text: prompt },
    ],
  },
  ...earlier,
]

/** Text of a model without a schema for its answer; the caller parses it. */
const readTextWithSdk = async <T>(
  model: SdkModel,
  task: ReadingTask<T>,
  signal: AbortSignal,
): Promise<ReadingResult<T>> => {
  const { text, finishReason, usage } = await generateText({
    ...{ model, ...everyCall, instructions: task.system, messages: createReadingMessages(task) },
    ...{ ...chooseOutputOptions(model, task.maxOutputTokens), abortSignal: signal },
  })
  return { isParsed: false, text, finish: finishes[finishReason], usage: toTokenUsage(usage) }
}

/** Data of the schema. */
const readDataWithSdk = async <T>(
  model: SdkModel,
  task: ReadingTask<T>,
  signal: AbortSignal,
): Promise<ReadingResult<T>> => {
  try {
    const result = await generateText({
      model,
      ...everyCall,
      instructions: task.system,
      messages: createReadingMessages(task),
      ...chooseOutputOptions(model, task.maxOutputTokens),
      output: Output.object({ schema: task.schema, name: task.name }),
      abortSignal: signal,
    })
    const { text, finishReason, usage } = result
    const shown = { text, finish: finishes[finishReason], usage: toTokenUsage(usage) }
    // The output is available only when the model stopped normally; accessing it otherwise throws.
    return finishReason === 'stop'
      ? { ...shown, isParsed: true, value: result.output as T }
      : { ...shown, isParsed: false }
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw toSdkFailure(error)
    const { text = '', finishReason = 'other', usage } = error
    return { isParsed: false, text, finish: finishes[finishReason], usage: toTokenUsage(usage) }
  }
}

/** Reads with the schema and, where the provider does not accept the request (400), once more without one. */
export const readWithSdk = async <T>(
  model: SdkModel,
  task: ReadingTask<T>,
  signal: AbortSignal,
): Promise<ReadingResult<T>> => {
  try {
    return await readDataWithSdk(model, task, signal)
  } catch (failure) {
    if (!(failure instanceof ProviderFailure) || failure.detail.upstreamStatus !== 400) throw failure
    return readTextWithSdk(model, task, signal).catch(error => {
      throw toSdkFailure(error)
    })
  }
}
