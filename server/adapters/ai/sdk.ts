import {
  generateText,
  isStepCount,
  type ModelMessage,
  type PrepareStepFunction,
  type StopCondition,
  type ToolSet,
} from 'ai'
import {
  type LanguageModel,
  ProviderFailure,
  type WritingResult,
  type WritingTask,
} from '../../ports/language-model.ts'
import { toSdkFailure } from './failures.ts'
import {
  addUsage,
  chooseOutputOptions,
  createSdkModel,
  everyCall,
  finishes,
  type ModelSettings,
  type SdkModel,
  toTokenUsage,
} from './sdk-model.ts'
import { readWithSdk } from './sdk-reading.ts'
import { createRunningTools } from './sdk-tools.ts'
import { isCallText, unwrapText } from './text-calls.ts'

/** Factor of the second try of a model whose output limit ended within its thoughts. */
const moreRoom = 4

/** One run of a task, and the messages that continue it. */
interface WritingRun {
  result: WritingResult
  /** Messages of the task, and those of its steps. */
  messages: ModelMessage[]
}

/** Tools of the next step, where some are held. */
const listActiveTools = ({ tools = [], held }: WritingTask) =>
  held && { activeTools: [...tools.map(({ name }) => name), ...held.released] }

/** Options of a run whose last step may call no tool. */
const createStepOptions = (
  task: WritingTask,
): { stopWhen: StopCondition<ToolSet>; prepareStep: PrepareStepFunction<ToolSet> } => ({
  stopWhen: isStepCount(task.maxSteps),
  prepareStep: async ({ stepNumber, steps, responseMessages }) => {
    if (stepNumber > 0)
      await task.beforeStep?.(JSON.stringify(responseMessages).length, toTokenUsage(steps.at(-1)?.usage))
    // A call in the last step would leave no step to read its result.
    return { ...listActiveTools(task), ...(stepNumber === task.maxSteps - 1 && { toolChoice: 'none' as const }) }
  },
})

const listToolNames = ({ tools = [], held }: WritingTask): string[] =>
  [...tools, ...(held?.tools ?? [])].map(({ name }) => name)

const runOnce = async (
  model: SdkModel,
  task: WritingTask,
  signal: AbortSignal,
  messages: readonly ModelMessage[] = task.messages,
): Promise<WritingRun> => {
  const stop = new AbortController()
  const { calls, defects, tools } = await createRunningTools(task, stop)
  try {
    const result = await generateText({
      model,
      ...everyCall,
      instructions: task.system,
      messages: [...messages],
      ...chooseOutputOptions(model, task.maxOutputTokens),
      ...(Object.keys(tools).length > 0 && { tools, toolCallConcurrency: 1 }),
      abortSignal: AbortSignal.any([signal, stop.signal]),
      ...createStepOptions(task),
    })
    if (defects.length > 0) throw defects[0]
    const { text, finishReason, usage, responseMessages } = result
    const answer = unwrapText(text, listToolNames(task))
    return {
      result: { text: answer, toolCalls: calls, finish: finishes[finishReason], usage: toTokenUsage(usage) },
      messages: [...messages, ...responseMessages],
    }
  } catch (error) {
    if (defects.length > 0) throw defects[0]
    throw toSdkFailure(error)
  }
}

const isCallOf = (task: WritingTask, text: string): boolean => isCallText(text, listToolNames(task))

/** Whether a run ended without a text that people can read: with a call in place of it, or with the calls that it made. */
const isWithoutText = (task: WritingTask, { text, finish, toolCalls }: WritingResult): boolean =>
  isCallOf(task, text) || (text.trim() === '' && finish !== 'content-filter' && toolCalls.length > 0)

const askForText = 'Write the answer itself now, in sentences for people: no call, no JSON.'

/**
 * Text of a run that ended with a call instead of a text, requested a second time.
 * @throws ProviderFailure `only_calls` where there is none again.
 */
const askAgainForText = async (
  model: SdkModel,
  task: WritingTask,
  signal: AbortSignal,
  { result, messages }: WritingRun,
): Promise<WritingResult> => {
  await task.beforeStep?.(askForText.length + JSON.stringify(messages).length, result.usage)
  // Anthropic wants the tools of earlier calls described; other servers may not know that they must not be called.
  const known = model.provider.startsWith('anthropic') ? task : { ...task, tools: [], held: undefined }
  const again = await runOnce(model, { ...known, maxSteps: 1 }, signal, [
    ...messages,
    { role: 'user', content: askForText },
  ])
  if (isCallOf(task, again.result.text)) throw new ProviderFailure('only_calls')
  return { ...again.result, toolCalls: result.toolCalls, usage: addUsage(result.usage, again.result.usage) }
}

/** Runs once more with more room where the output limit ended within the thoughts of the model. */
const runWithRoom = async (model: SdkModel, task: WritingTask, signal: AbortSignal): Promise<WritingRun> => {
  const first = await runOnce(model, task, signal)
  const { finish, text, toolCalls, usage } = first.result
  if (finish !== 'length' || text.trim() !== '' || toolCalls.length > 0) return first
  try {
    await task.beforeStep?.(0, usage)
  } catch (failure) {
    if (failure instanceof ProviderFailure) return first
    throw failure
  }
  const second = await runOnce(model, { ...task, maxOutputTokens: task.maxOutputTokens * moreRoom }, signal)
  return { ...second, result: { ...second.result, usage: addUsage(usage, second.result.usage) } }
}

/** Writes; a model that thinks too long gets more room, and one that wrote a call in place of a text is asked again. */
const writeWithSdk = async (model: SdkModel, task: WritingTask, signal: AbortSignal): Promise<WritingResult> => {
  const run = await runWithRoom(model, task, signal)
  return isWithoutText(task, run.result) ? askAgainForText(model, task, signal, run) : run.result
}

/** Memoizes a factory: the value is created on first use. */
const memoizeFactory = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Model of a provider through the AI SDK. Importing this file loads the SDK, so only AI requests may do so. */
export const createSdkLanguageModel = (settings: ModelSettings): LanguageModel => {
  const { callTimeoutMs } = settings
  // The SDK rebuilds a model's schemas on creation, which takes as long as the whole call.
  const [writing, reading] = [
    memoizeFactory(() => createSdkModel(settings, callTimeoutMs.write)),
    memoizeFactory(() => createSdkModel(settings, callTimeoutMs.read)),
  ]
  return {
    provider: settings.provider,
    model: settings.model,
    trainsOnData: settings.trainsOnData,
    contextTokens: settings.contextTokens,
    write: async (task, signal) => writeWithSdk(await writing(), task, signal),
    read: async (task, signal) => readWithSdk(await reading(), task, signal),
  }
}
