import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { type FinishReason, type LanguageModelUsage, wrapLanguageModel } from 'ai'
import type { AiProvider, StopReason, TokenUsage } from '../../ports/language-model.ts'
import type { PassedTrace } from '../../ports/tracing.ts'
import { createAnswerMiddleware } from './answer-forms.ts'
import { createBoundedFetch } from './bounded-fetch.ts'
import { toStatusFailure } from './failures.ts'

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

const guardModel = (model: Parameters<typeof wrapLanguageModel>[0]['model'], apiKey?: string) =>
  wrapLanguageModel({ model, middleware: createAnswerMiddleware(apiKey) })

/**
 * Model of the SDK. Key and URL are always given, or the packages would read them from the environment. The packages of
 * the two providers with users' own keys are imported with the first such key: most services never have one.
 */
export const createSdkModel = async (
  { provider, model, url: baseURL, apiKey, trace }: ModelSettings,
  timeoutMs: number,
) => {
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

/** Model with its guards. */
export type SdkModel = Awaited<ReturnType<typeof createSdkModel>>

/** Reasons to stop, by the words of the SDK. */
export const finishes: Readonly<Record<FinishReason, StopReason>> = {
  stop: 'stop',
  length: 'length',
  'content-filter': 'content-filter',
  'tool-calls': 'tool-calls',
  error: 'other',
  interrupted: 'other',
  other: 'other',
}

/** Tokens as the provider counts them; undefined where it counts none. */
export const toTokenUsage = (usage: LanguageModelUsage | undefined): TokenUsage | undefined => {
  if (usage?.inputTokens === undefined && usage?.outputTokens === undefined) return undefined
  return { inputTokens: usage.inputTokens ?? 0, outputTokens: usage.outputTokens ?? 0 }
}

/** Tokens of two calls together; those of one where the provider counts only these. */
export const addUsage = (one: TokenUsage | undefined, other: TokenUsage | undefined): TokenUsage | undefined =>
  one && other
    ? { inputTokens: one.inputTokens + other.inputTokens, outputTokens: one.outputTokens + other.outputTokens }
    : (one ?? other)

/** Options of every call: no retries and no telemetry by the SDK. */
export const everyCall = { maxRetries: 0, telemetry: { isEnabled: false } } as const

/** Models of OpenAI that think before they write; their thoughts count as output. */
const thinkingModel = /^(?:gpt-5|o[134])(?![0-9])/
/** Least output tokens of a model that thinks: so many as thoughts and a text of this service take. */
const thinkingTokensMin = 8192

/** Output limit of a task for a model, and the effort of one that thinks. */
export const chooseOutputOptions = ({ provider, modelId }: SdkModel, maxOutputTokens: number) =>
  provider.startsWith('openai') && thinkingModel.test(modelId)
    ? {
        maxOutputTokens: Math.max(maxOutputTokens, thinkingTokensMin),
        providerOptions: { openai: { reasoningEffort: 'low' } },
      }
    : { maxOutputTokens }
