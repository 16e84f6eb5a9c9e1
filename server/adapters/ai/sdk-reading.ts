import { generateText, type ModelMessage, NoObjectGeneratedError, Output } from 'ai'
import { ProviderFailure, type ReadingResult, type ReadingTask } from '../../ports/language-model.ts'
import { toSdkFailure } from './failures.ts'
import { holdFile } from './held-files.ts'
import { findCutJsonObject, findJsonObject } from './json-in-text.ts'
import { addUsage, chooseOutputOptions, everyCall, finishes, type SdkModel, toTokenUsage } from './sdk-model.ts'

const createReadingMessages = ({ prompt, file, earlier = [] }: ReadingTask<unknown>): ModelMessage[] => [
  {
    role: 'user',
    content: [
      // Marked as data: the SDK would fetch a plain string that looks like a URL.
      { type: 'file', data: { type: 'data', data: file.base64 }, mediaType: file.mediaType },
      { type: 'text', text: prompt },
    ],
  },
  ...earlier,
]

/** JSON object of a text, up to its last whole entry where the output limit cut it off. */
const readObject = <T>(answer: Pick<ReadingResult<T>, 'text' | 'finish' | 'usage'>): ReadingResult<T> => {
  const cut = answer.finish === 'length' ? findCutJsonObject(answer.text) : undefined
  if (cut !== undefined) return { ...answer, isParsed: false, value: cut, isCut: true }
  return { ...answer, isParsed: false, value: findJsonObject(answer.text) }
}

/** Text of a model without a schema for its answer, as the object in it. */
const readTextWithSdk = async <T>(
  model: SdkModel,
  task: ReadingTask<T>,
  signal: AbortSignal,
): Promise<ReadingResult<T>> => {
  const { text, finishReason, usage } = await generateText({
    ...{ model, ...everyCall, instructions: task.system, messages: createReadingMessages(task) },
    ...{ ...chooseOutputOptions(model, task.maxOutputTokens), abortSignal: signal },
  })
  return readObject({ text, finish: finishes[finishReason], usage: toTokenUsage(usage) })
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
    return finishReason === 'stop' ? { ...shown, isParsed: true, value: result.output as T } : readObject(shown)
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw toSdkFailure(error)
    const { text = '', finishReason = 'other', usage } = error
    return readObject({ text, finish: finishes[finishReason], usage: toTokenUsage(usage) })
  }
}

/** Reads with the schema and, where the provider does not accept the request (400), once more without one. */
const readOnce = async <T>(model: SdkModel, task: ReadingTask<T>, signal: AbortSignal): Promise<ReadingResult<T>> => {
  try {
    return await readDataWithSdk(model, task, signal)
  } catch (failure) {
    if (!(failure instanceof ProviderFailure) || failure.detail.upstreamStatus !== 400) throw failure
    return readTextWithSdk(model, task, signal).catch(error => {
      throw toSdkFailure(error)
    })
  }
}

/** Factor of the output limit of a second try. */
const moreRoom = 4

/** Reads, and once more with more room where the output limit cut the answer off. */
const readWithRoom = async <T>(
  model: SdkModel,
  task: ReadingTask<T>,
  signal: AbortSignal,
): Promise<ReadingResult<T>> => {
  const first = await readOnce(model, task, signal)
  if (first.finish !== 'length') return first
  try {
    await task.beforeStep?.(0, first.usage)
    const second = await readOnce(model, { ...task, maxOutputTokens: task.maxOutputTokens * moreRoom }, signal)
    return { ...second, usage: addUsage(first.usage, second.usage) }
  } catch (failure) {
    // A model with a smaller limit refuses the second try, or no budget is left for it; the whole entries of the first answer are kept.
    if (failure instanceof ProviderFailure) return first
    throw failure
  }
}

/** Reads a file, of which the SDK gets only a mark. */
export const readWithSdk = async <T>(
  model: SdkModel,
  task: ReadingTask<T>,
  signal: AbortSignal,
): Promise<ReadingResult<T>> => {
  const { mark, release } = holdFile(task.file.base64)
  try {
    return await readWithRoom(model, { ...task, file: { ...task.file, base64: mark } }, signal)
  } finally {
    release()
  }
}
