import type { Progress } from '#contract/shared/progress'
import type {
  AiProvider,
  FailureReason,
  PromptMessage,
  ReadingResult,
  ReadingTask,
  TokenUsage,
  WritingResult,
  WritingTask,
} from './language-model.ts'
import type { OwnProvider, ProviderKeyOwner } from './provider-keys.ts'

/** Caller of a language model, and its allowance. */
export interface AiCaller {
  /** Owners whose provider keys are used, in order of precedence; empty for the sandbox. */
  owners: readonly ProviderKeyOwner[]
  /** With the sandbox key at most half of a provider's daily budget may be used. */
  isSandbox: boolean
  /** Name under which daily calls and the hourly share of the free providers are counted. */
  dayName: string
  /** For the log only; no data of the caller is sent to a provider. */
  requestId: string
  operation: string
  /** Aborted when the client disconnects. */
  signal: AbortSignal
  /** Receives the progress of the text, if set. */
  tell?: ((progress: Progress) => void) | undefined
}

/** Contents that an answer must not repeat. */
export interface LeakGuard {
  /** Fixed part of the system prompt: 80 consecutive characters of it in an answer are a leak. */
  fixedPart: string
  /** Marker of the request, if any. */
  marker?: string | undefined
}

/** Text generation request for the first available provider. */
export interface ChainWriting {
  task: Omit<WritingTask, 'beforeStep'>
  guarded: LeakGuard
  /** Whether providers that train on their input may be used. */
  allowTraining: boolean
  /** Drops the oldest messages where they exceed the model's context window; otherwise the provider is skipped. */
  dropsOldTurns: boolean
}

/**
 * Accepted text of a provider: not empty (also after cleaning), not refused, without a leak. `toolCalls` are those of
 * the run that wrote it; a failed run may have called tools before.
 */
export interface ChainText extends Omit<WritingResult, 'finish'> {
  /** Truncated by the output limit; the text ends with its last whole sentence. */
  isTruncated: boolean
}

/** Text with its provider and model. */
export interface ChainWritten extends ChainText {
  provider: AiProvider
  model: string
  /** Written with a provider key of the caller. */
  isOwn: boolean
  /** Number of oldest messages that were not sent. */
  droppedMessages: number
  /**
   * Calls the same model again under the same budget and total timeout: the original request followed by `turns`.
   * @returns undefined where it failed or no time is left; the reason is logged.
   * @throws errors of a tool.
   */
  again(turns: readonly PromptMessage[]): Promise<ChainText | undefined>
}

/** File for a provider to read, always with a provider key of the caller. */
export interface ChainReading<T> {
  /** Anthropic for PDF, openai for images. */
  provider: OwnProvider
  task: Omit<ReadingTask<T>, 'earlier'>
  guarded: LeakGuard
}

/** Extracted data with their provider and model. */
export type ChainRead<T> = ReadingResult<T> & {
  provider: OwnProvider
  model: string
  /** Repair round: the same request followed by `turns`, within the remaining time of the whole request. */
  again(turns: readonly PromptMessage[]): Promise<ChainOutcome<ReadingResult<T>>>
}

/** Failed call of one provider. */
interface ChainFailure {
  provider: AiProvider
  reason: FailureReason
}

/** Failure of all providers, with the reason of each. */
export interface ChainFailed {
  outcome: 'failed'
  /** `byok_provider_failed`: the caller's own keys failed, the service's were not tried. */
  code: 'ai_providers_failed' | 'byok_provider_failed'
  /** In call order, skipped ones included; empty where none is configured, or the caller's key was deleted. */
  failures: readonly ChainFailure[]
  /** Shortest known wait in seconds, 1 to 3,600; 30 by default. Undefined: retrying is useless. */
  retryAfterSeconds: number | undefined
}

/**
 * Outcome of a request: its result; all providers failed; the client disconnected (no response is sent); or the service
 * is stopping (503 `unavailable`, the daily count is given back).
 */
export type ChainOutcome<Result> =
  | { outcome: 'done'; result: Result }
  | ChainFailed
  | { outcome: 'abandoned' }
  | { outcome: 'stopping' }

/**
 * Calls the providers in order: with the keys of the first owner that has any, such as the person before its
 * organisation, and only with those; the free ones where no owner has a key.
 */
export interface ProviderChain {
  /**
   * Returns the text of the first provider that succeeds. A request with tools that a provider rejects is retried
   * without them.
   * @throws errors of tools and records, never of a provider.
   */
  write(request: ChainWriting, caller: AiCaller): Promise<ChainOutcome<ChainWritten>>
  /**
   * Reads a file with a provider key of the caller, whose existence is checked before (`providersOf`).
   * @throws errors of the records, never of a provider.
   */
  read<T>(request: ChainReading<T>, caller: AiCaller): Promise<ChainOutcome<ChainRead<T>>>
}

/** Measured call of a provider. */
export interface MeasuredCall {
  provider: AiProvider
  outcome: 'done' | FailureReason
  /** Duration; undefined where the provider was not called. */
  ms: number | undefined
  usage: TokenUsage | undefined
}

/** Counters and timers of AI calls. */
export interface AiMetrics {
  /** One call of a provider, or the reason why it was skipped. */
  aiCall(call: MeasuredCall): void
  /** Number of unsupported figures in one answer. */
  unverifiedFigures(count: number): void
}

/** Daily budgets (UTC), stored in the table of daily counts: they survive a restart and are shared by processes. */
export interface DayBudgets {
  /** Takes units of a name's daily budget atomically; false, with none taken, where they exceed the limit. */
  reserve(name: string, day: string, places: number, limit: number): Promise<boolean>
  /** Used units of a name's daily budget. */
  used(name: string, day: string): Promise<number>
  /** Adjusts a name's daily budget; negative values give units back. Never below 0. */
  add(name: string, day: string, places: number): Promise<void>
}
