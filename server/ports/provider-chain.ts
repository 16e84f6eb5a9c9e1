import type { Progress } from '#contract/shared/progress'
import type {
  AiProvider,
  FailureReason,
  Read,
  ReadingTask,
  TokenUsage,
  Turn,
  WritingTask,
  Written,
} from './language-model.ts'
import type { OwnProvider, ProviderKeyOwner } from './provider-keys.ts'

/** Who asks, and what that allows. */
export interface AiCaller {
  /** Whose own keys are used, first of them first; none for the sandbox. */
  owners: readonly ProviderKeyOwner[]
  /** With the sandbox key at most half of a provider's day may be used. */
  isSandbox: boolean
  /** The name under which its day is counted, and its share of the free providers in an hour. */
  dayName: string
  /** For the log alone; nothing of the caller goes to a provider. */
  requestId: string
  operation: string
  /** Aborted when the client disconnects. */
  signal: AbortSignal
  /** Told how far its text is, where it wants to know. */
  tell?: ((progress: Progress) => void) | undefined
}

/** What an answer must not repeat. */
export interface Guarded {
  /** The part of the system text that is the same for everybody: 80 characters of it in a row are a leak. */
  fixedPart: string
  /** The marker of the request; left out where there is none. */
  marker?: string | undefined
}

/** Text that some provider is to write. */
export interface ChainWriting {
  task: Omit<WritingTask, 'beforeStep'>
  guarded: Guarded
  /** Whether providers that learn from what they read may be asked too. */
  allowTraining: boolean
  /** Drops the oldest turns where they do not fit the model's window; otherwise the provider is skipped. */
  dropsOldTurns: boolean
}

/**
 * What a provider wrote, once it counts as an answer: not empty (also once it is cleaned), not refused, without a leak.
 * `toolCalls` are those of the run that wrote it; a run that failed may have called tools before.
 */
export interface ChainText extends Omit<Written, 'finish'> {
  /** It stopped at the output cap; the text ends with its last whole sentence. */
  isTruncated: boolean
}

/** A text, with who wrote it. */
export interface ChainWritten extends ChainText {
  provider: AiProvider
  model: string
  /** Written with a key of the caller's own. */
  isOwn: boolean
  /** Oldest turns that were not sent. */
  droppedMessages: number
  /**
   * Asks the same model once more, under the same budget and within the same total time: the request as it was sent,
   * with turns after it.
   * @returns undefined where it gave no answer, or no time is left; why stands in the log.
   * @throws what a tool throws.
   */
  again(turns: readonly Turn[]): Promise<ChainText | undefined>
}

/** A file that a provider is to read, always with a key of the caller's own. */
export interface ChainReading<T> {
  /** anthropic for PDF, openai for images. */
  provider: OwnProvider
  task: Omit<ReadingTask<T>, 'earlier'>
  guarded: Guarded
}

/** Data, with who read them. */
export type ChainRead<T> = Read<T> & {
  provider: OwnProvider
  model: string
  /** The repair round: the same request with turns after it, within the time that is left of the whole request. */
  again(turns: readonly Turn[]): Promise<ChainOutcome<Read<T>>>
}

/** One provider that gave no answer. */
export interface ChainFailure {
  provider: AiProvider
  reason: FailureReason
}

/** The failure of all providers, with each one's reason. */
export interface ChainFailed {
  outcome: 'failed'
  /** `byok_provider_failed`: the caller's own keys failed, ours were not tried. */
  code: 'ai_providers_failed' | 'byok_provider_failed'
  /** In the order in which they were asked or skipped; empty: none is configured, or the own key is gone. */
  failures: readonly ChainFailure[]
  /** Smallest wait that is known, in seconds, 1 to 3 600; 30 where none is. Undefined: repeating is useless. */
  retryAfterSeconds: number | undefined
}

/**
 * The outcome of a request: its result; no provider answered; the client disconnected (nothing is to be sent); or the
 * service stops (503 `unavailable`, the day's count taken back).
 */
export type ChainOutcome<Result> =
  | { outcome: 'done'; result: Result }
  | ChainFailed
  | { outcome: 'abandoned' }
  | { outcome: 'stopping' }

/**
 * Asks the providers in their order: with the keys of the first owner that has some, as the person before its organisation,
 * and with no others; the free ones where no owner has any.
 */
export interface ProviderChain {
  /**
   * Lets the first provider write that answers. A request with tools that a provider rejects is made once more without.
   * @throws what a tool throws, and what the records throw; nothing of a provider.
   */
  write(request: ChainWriting, caller: AiCaller): Promise<ChainOutcome<ChainWritten>>
  /**
   * Lets a provider read a file with the caller's own key; whether there is one is asked before (`providersOf`).
   * @throws what the records throw; nothing of a provider.
   */
  read<T>(request: ChainReading<T>, caller: AiCaller): Promise<ChainOutcome<ChainRead<T>>>
}

/** One call of a provider, as it is measured. */
export interface MeasuredCall {
  provider: AiProvider
  outcome: 'done' | FailureReason
  /** How long it took; undefined where the provider was not asked. */
  ms: number | undefined
  usage: TokenUsage | undefined
}

/** Where AI calls are counted and timed. */
export interface AiMetrics {
  /** One call of a provider, or why it was not asked. */
  aiCall(call: MeasuredCall): void
  /** Figures of one answer that nothing supports. */
  unverifiedFigures(count: number): void
}

/** Budgets of UTC days, as rows beside the daily counts: they survive a restart, and processes share them. */
export interface DayBudgets {
  /** Takes places of a name's day where they fit under the limit, exactly, however many ask at once; false: none is taken. */
  reserve(name: string, day: string, places: number, limit: number): Promise<boolean>
  /** Places of a name's day that are taken. */
  used(name: string, day: string): Promise<number>
  /** Corrects a name's day by some places, negative ones give back; never below 0. */
  add(name: string, day: string, places: number): Promise<void>
}
