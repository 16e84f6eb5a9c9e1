import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
  type FinishReason,
  generateText,
  isStepCount,
  type LanguageModelUsage,
  type ModelMessage,
  NoObjectGeneratedError,
  Output,
  type ToolSet,
  tool,
  wrapLanguageModel,
} from 'ai'
import {
  type AiProvider,
  type LanguageModel,
  ProviderFailure,
  type ReadingResult,
  type ReadingTask,
  type StopReason,
  type TokenUsage,
  type ToolCall,
  type WritingResult,
  type WritingTask,
} from '../../ports/language-model.ts'
import type { PassedTrace } from '../../ports/tracing.ts'
import { createBoundedFetch } from './bounded-fetch.ts'
import { toSdkFailure, toStatusFailure } from './failures.ts'

// Otherwise the SDK prints its warnings to the console.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

/** One model and its connection settings. */
export interface ModelSettings {
  provider: AiProvider
  model: string
  /** Root of the provider's API, without a trailing slash. */
  url: string
  /** Undefined: no key is sent. */
  apiKey: string | undefined
  trainsOnData: boolean
  contextTokens: number
  /** Timeouts of one HTTP call, in milliseconds: writing, and reading a file. */
  callTimeoutMs: { write: number; read: number }
  /** Current trace context. */
  trace?: (() => PassedTrace | undefined) | undefined
}

/** Throws the failure of an unsuccessful status. */
const requireSuccess =
  (ask: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await ask(input, init)
    if (!response.ok) throw toStatusFailure(response, Date.now())
    return response
  }

/** Maximum tool calls in one response: each is work for this service, and no text needs more. */
const toolCallsMax = 16

/** Minimum length of a key that is treated as secret; a self-hosted server may require a word such as `local`. */
const secretMin = 16

/** Text without white space and invisible characters, so that neither can disguise a key. */
const stripHiddenCharacters = (text: string): string =>
  text.replaceAll(/[\s\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')

/** Rejects responses with too many tool calls, before any of them runs, or that contain the API key. */
const guardModel = (model: Parameters<typeof wrapLanguageModel>[0]['model'], apiKey = '') =>
  wrapLanguageModel({
    model,
    middleware: {
      wrapGenerate: async ({ doGenerate }) => {
        const answer = await doGenerate()
        const calls = answer.content.flatMap(part => (part.type === 'tool-call' ? [part.input] : []))
        if (calls.length > toolCallsMax) throw new ProviderFailure('unreadable')
        const texts = answer.content.flatMap(part => (part.type === 'text' ? [part.text] : []))
        if (apiKey.length >= secretMin && stripHiddenCharacters([...texts, ...calls].join('\n')).includes(apiKey))
          throw new ProviderFailure('leaked')
        return answer
      },
    },
  })

/**
 * Model of the SDK. Key and URL are always given, or the packages would read them from the environment. The packages of
 * the two providers with users' own keys are imported with the first such key: most services never have one.
 */
const createSdkModel = async ({ provider, model, url: baseURL, apiKey, trace }: ModelSettings, timeoutMs: number) => {
  const fetch = requireSuccess(createBoundedFetch({ timeoutMs, trace }))
  const own = { baseURL, apiKey: apiKey ?? '', fetch }
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return guardModel(createAnthropic(own)(model), apiKey)
  }
  if (provider === 'openai') {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return guardModel(createOpenAI(own).chat(model), apiKey)
  }
  const settings = { name: provider, baseURL, fetch, supportsStructuredOutputs: true, ...(apiKey && { apiKey }) }
  return guardModel(createOpenAICompatible(settings)(model), apiKey)
}

type SdkModel = Awaited<ReturnType<typeof createSdkModel>>

const finishes: Readonly<Record<FinishReason, StopReason>> = {
  stop: 'stop',
  length: 'length',
  'content-filter': 'content-filter',
  'tool-calls': 'tool-calls',
  error: 'other',
  interrupted: 'other',
  other: 'other',
}

const toTokenUsage = (usage: LanguageModelUsage | undefined): TokenUsage | undefined => {
  if (usage?.inputTokens === undefined && usage?.outputTokens === undefined) return undefined
  return { inputTokens: usage.inputTokens ?? 0, outputTokens: usage.outputTokens ?? 0 }
}

/** Options of every call: no retries and no telemetry by the SDK. */
const everyCall = { maxRetries: 0, telemetry: { isEnabled: false } } as const

/** Models of OpenAI that think before they write; their thoughts count as output. */
const thinkingModel = /^(?:gpt-5|o[134])(?![0-9])/
/** Least output tokens of a model that thinks: so many as thoughts and a text of this service take. */
const thinkingTokensMin = 8192
/** Factor of the second try of a model whose output limit ended within its thoughts. */
const moreRoom = 4

/** Output limit of a task for a model, and the effort of one that thinks. */
const chooseOutputOptions = ({ provider, modelId }: SdkModel, maxOutputTokens: number) =>
  provider.startsWith('openai') && thinkingModel.test(modelId)
    ? {
        maxOutputTokens: Math.max(maxOutputTokens, thinkingTokensMin),
        providerOptions: { openai: { reasoningEffort: 'low' } },
      }
    : { maxOutputTokens }

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
const readWithSdk = async <T>(
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
