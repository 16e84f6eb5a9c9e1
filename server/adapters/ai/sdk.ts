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
  type Finish,
  type LanguageModel,
  ProviderFailure,
  type Read,
  type ReadingTask,
  type TokenUsage,
  type ToolCall,
  type WritingTask,
  type Written,
} from '../../ports/language-model.ts'
import type { PassedTrace } from '../../ports/tracing.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { failureOfSdk, failureOfStatus } from './failures.ts'

// The SDK prints its warnings on the console otherwise.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

/** One model, and how it is reached. */
export interface ModelSettings {
  provider: AiProvider
  model: string
  /** Root of the provider's interface, without a slash at its end. */
  url: string
  /** Undefined: none is sent. */
  apiKey: string | undefined
  trainsOnData: boolean
  contextTokens: number
  /** Milliseconds of one HTTP call that writes, and of one that reads a file. */
  callTimeoutMs: { write: number; read: number }
  /** The trace that a call belongs to, at its time. */
  trace?: (() => PassedTrace | undefined) | undefined
}

/** A success, or the failure that its status means. */
const successOnly =
  (ask: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await ask(input, init)
    if (!response.ok) throw failureOfStatus(response, Date.now())
    return response
  }

/** Most calls of tools in one answer: each is work of this service, and no text needs more. */
const toolCallsMax = 16

/** Characters from which a key is a secret; a server of one's own may want a word, as `local`, that any text has. */
const secretMin = 16

/** A text without white space and without what nobody sees, so that neither hides a key. */
const packed = (text: string): string => text.replaceAll(/[\s\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')

/** A model whose answer counts for nothing where it has too many calls, before any of them runs, or holds the key in use. */
const judged = (model: Parameters<typeof wrapLanguageModel>[0]['model'], apiKey = '') =>
  wrapLanguageModel({
    model,
    middleware: {
      wrapGenerate: async ({ doGenerate }) => {
        const answer = await doGenerate()
        const calls = answer.content.flatMap(part => (part.type === 'tool-call' ? [part.input] : []))
        if (calls.length > toolCallsMax) throw new ProviderFailure('unreadable')
        const texts = answer.content.flatMap(part => (part.type === 'text' ? [part.text] : []))
        if (apiKey.length >= secretMin && packed([...texts, ...calls].join('\n')).includes(apiKey))
          throw new ProviderFailure('leaked')
        return answer
      },
    },
  })

/**
 * The model of the SDK. Key and address are given, or the packages would look for them in the environment. Those of the two
 * providers that are called with own keys are loaded with the first such key: most services never have one.
 */
const modelOf = async ({ provider, model, url: baseURL, apiKey, trace }: ModelSettings, timeoutMs: number) => {
  const fetch = successOnly(boundedFetch({ timeoutMs, trace }))
  const own = { baseURL, apiKey: apiKey ?? '', fetch }
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return judged(createAnthropic(own)(model), apiKey)
  }
  if (provider === 'openai') {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return judged(createOpenAI(own).chat(model), apiKey)
  }
  const settings = { name: provider, baseURL, fetch, supportsStructuredOutputs: true, ...(apiKey && { apiKey }) }
  return judged(createOpenAICompatible(settings)(model), apiKey)
}

type SdkModel = Awaited<ReturnType<typeof modelOf>>

const finishes: Readonly<Record<FinishReason, Finish>> = {
  stop: 'stop',
  length: 'length',
  'content-filter': 'content-filter',
  'tool-calls': 'tool-calls',
  error: 'other',
  interrupted: 'other',
  other: 'other',
}

const usageOf = (usage: LanguageModelUsage | undefined): TokenUsage | undefined => {
  if (usage?.inputTokens === undefined && usage?.outputTokens === undefined) return undefined
  return { inputTokens: usage.inputTokens ?? 0, outputTokens: usage.outputTokens ?? 0 }
}

/** Options of every call: the SDK does not retry, and sends no telemetry. */
const everyCall = { maxRetries: 0, telemetry: { isEnabled: false } } as const

/** The tools as the SDK runs them, with what they did; a defect ends the run and is remembered. */
const runningTools = (task: WritingTask, stop: AbortController) => {
  const calls: ToolCall[] = []
  const defects: unknown[] = []
  const tools = (task.tools ?? []).map(({ name, description, input, execute, shown }): [string, ToolSet[string]] => [
    name,
    tool({
      description,
      inputSchema: input,
      execute: async (sent: unknown) => {
        try {
          const output = await execute(sent)
          calls.push({ tool: name, input: sent, output })
          return shown?.(output) ?? output
        } catch (defect) {
          defects.push(defect)
          stop.abort()
          throw defect
        }
      },
    }),
  ])
  return { calls, defects, tools: Object.fromEntries(tools) }
}

const written = async (model: SdkModel, task: WritingTask, signal: AbortSignal): Promise<Written> => {
  const stop = new AbortController()
  const { calls, defects, tools } = runningTools(task, stop)
  try {
    const result = await generateText({
      model,
      ...everyCall,
      instructions: task.system,
      messages: [...task.messages],
      maxOutputTokens: task.maxOutputTokens,
      ...(Object.keys(tools).length > 0 && { tools, toolCallConcurrency: 1 }),
      stopWhen: isStepCount(task.maxSteps),
      abortSignal: AbortSignal.any([signal, stop.signal]),
      prepareStep: async ({ stepNumber, steps, responseMessages }) => {
        if (stepNumber > 0)
          await task.beforeStep?.(JSON.stringify(responseMessages).length, usageOf(steps.at(-1)?.usage))
        // A call in the last step would leave no step in which its result is read.
        return stepNumber === task.maxSteps - 1 ? { toolChoice: 'none' } : {}
      },
    })
    if (defects.length > 0) throw defects[0]
    const { text, finishReason, usage } = result
    return { text, toolCalls: calls, finish: finishes[finishReason], usage: usageOf(usage) }
  } catch (error) {
    if (defects.length > 0) throw defects[0]
    throw failureOfSdk(error)
  }
}

const turnsOf = ({ prompt, file, earlier = [] }: ReadingTask<unknown>): ModelMessage[] => [
  {
    role: 'user',
    content: [
      // Bytes, never a text: one that looks like an address would be fetched.
      { type: 'file', data: file.bytes, mediaType: file.mediaType },
      { type: 'text', text: prompt },
    ],
  },
  ...earlier,
]

const read = async <T>(model: SdkModel, task: ReadingTask<T>, signal: AbortSignal): Promise<Read<T>> => {
  try {
    const result = await generateText({
      model,
      ...everyCall,
      instructions: task.system,
      messages: turnsOf(task),
      maxOutputTokens: task.maxOutputTokens,
      output: Output.object({ schema: task.schema, name: task.name }),
      abortSignal: signal,
    })
    const { text, finishReason, usage } = result
    const shown = { text, finish: finishes[finishReason], usage: usageOf(usage) }
    // Data are there only where the model stopped by itself; asking for them otherwise throws.
    return finishReason === 'stop'
      ? { ...shown, isParsed: true, value: result.output as T }
      : { ...shown, isParsed: false }
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw failureOfSdk(error)
    const { text = '', finishReason = 'other', usage } = error
    return { isParsed: false, text, finish: finishes[finishReason], usage: usageOf(usage) }
  }
}

/** Makes something once, when it is first wanted. */
const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** A model of a provider behind the AI SDK. Importing this file loads the SDK: only an AI request may do it. */
export const sdkModel = (settings: ModelSettings): LanguageModel => {
  const { callTimeoutMs } = settings
  // A model of the SDK makes its schemas anew, which takes as long as the whole call.
  const [writing, reading] = [
    once(() => modelOf(settings, callTimeoutMs.write)),
    once(() => modelOf(settings, callTimeoutMs.read)),
  ]
  return {
    provider: settings.provider,
    model: settings.model,
    trainsOnData: settings.trainsOnData,
    contextTokens: settings.contextTokens,
    write: async (task, signal) => written(await writing(), task, signal),
    read: async (task, signal) => read(await reading(), task, signal),
  }
}
