import { generateText, isStepCount, type ToolSet, tool } from 'ai'
import {
  type LanguageModel,
  ProviderFailure,
  type ToolCall,
  type WritingResult,
  type WritingTask,
} from '../../ports/language-model.ts'
import { toSdkFailure } from './failures.ts'
import {
  chooseOutputOptions,
  createSdkModel,
  everyCall,
  finishes,
  type ModelSettings,
  type SdkModel,
  toTokenUsage,
} from './sdk-model.ts'
import { readWithSdk } from './sdk-reading.ts'

/** Factor of the second try of a model whose output limit ended within its thoughts. */
const moreRoom = 4

/** Tools in the SDK's form, recording their calls; a defect aborts the run and is kept. */
const createRunningTools = (task: WritingTask, stop: AbortController) => {
  const calls: ToolCall[] = []
  const defects: unknown[] = []
  const tools = (task.tools ?? []).map(
    ({ name, description, input, execute, toModelText }): [string, ToolSet[string]] => [
      name,
      tool({
        description,
        inputSchema: input,
        execute: async (sent: unknown) => {
          try {
            const output = await execute(sent)
            calls.push({ tool: name, input: sent, output })
            return toModelText?.(output) ?? output
          } catch (defect) {
            defects.push(defect)
            stop.abort()
            throw defect
          }
        },
      }),
    ],
  )
  return { calls, defects, tools: Object.fromEntries(tools) }
}

const writeOnce = async (model: SdkModel, task: WritingTask, signal: AbortSignal): Promise<WritingResult> => {
  const stop = new AbortController()
  const { calls, defects, tools } = createRunningTools(task, stop)
  try {
    const result = await generateText({
      model,
      ...everyCall,
      instructions: task.system,
      messages: [...task.messages],
      ...chooseOutputOptions(model, task.maxOutputTokens),
      ...(Object.keys(tools).length > 0 && { tools, toolCallConcurrency: 1 }),
      stopWhen: isStepCount(task.maxSteps),
      abortSignal: AbortSignal.any([signal, stop.signal]),
      prepareStep: async ({ stepNumber, steps, responseMessages }) => {
        if (stepNumber > 0)
          await task.beforeStep?.(JSON.stringify(responseMessages).length, toTokenUsage(steps.at(-1)?.usage))
        // A call in the last step would leave no step to read its result.
        return stepNumber === task.maxSteps - 1 ? { toolChoice: 'none' } : {}
      },
    })
    if (defects.length > 0) throw defects[0]
    const { text, finishReason, usage } = result
    return { text, toolCalls: calls, finish: finishes[finishReason], usage: toTokenUsage(usage) }
  } catch (error) {
    if (defects.length > 0) throw defects[0]
    throw toSdkFailure(error)
  }
}

/** Writes, and once more with more room where the output limit ended within the thoughts of the model. */
const writeWithSdk = async (model: SdkModel, task: WritingTask, signal: AbortSignal): Promise<WritingResult> => {
  const first = await writeOnce(model, task, signal)
  if (first.finish !== 'length' || first.text.trim() !== '' || first.toolCalls.length > 0) return first
  try {
    await task.beforeStep?.(0, first.usage)
  } catch (failure) {
    if (failure instanceof ProviderFailure) return first
    throw failure
  }
  return writeOnce(model, { ...task, maxOutputTokens: task.maxOutputTokens * moreRoom }, signal)
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
