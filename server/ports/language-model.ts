import type * as z from 'zod'
import type { ModelProvider } from '#contract/ai/providers'

/** A provider of language models. */
export type AiProvider = ModelProvider

/** Why a provider gave no answer: a closed list, each with the one sentence that callers read of it. */
export const failureSentences = {
  timeout: 'It did not answer in time.',
  unreachable: 'No connection came about, or it broke.',
  rate_limited: 'It refused for now.',
  over_budget: 'What the service may ask of it is used up for now.',
  unavailable: 'It has a failure, or had several in a row and is left alone for a moment.',
  rejected: 'It refused the request or its key.',
  empty: 'It answered without text.',
  refused: 'Its content filter refused to answer.',
  unreadable: 'Its answer cannot be read.',
  too_large: 'The request is larger than its model can read.',
  leaked: 'Its answer repeated instructions of the service or the key in use, and was dropped.',
  training_not_allowed: 'It learns from what it reads, and the request does not allow that.',
} as const

/** Why a provider gave no answer. */
export type FailureReason = keyof typeof failureSentences

/** Failures by the fault of a provider: nobody pays for them with a place in the day. */
export const providerFaults: readonly FailureReason[] = [
  'timeout',
  'unreachable',
  'unavailable',
  'rate_limited',
  'over_budget',
]

/** Failures that a request can bring about and would bring about again: they take their place, and no repetition helps. */
export const requestFaults: readonly FailureReason[] = ['leaked', 'empty', 'refused', 'too_large']

/** What is known of a failure beside its reason; for waiting and for the log, never for callers. */
export interface FailureDetail {
  /** Seconds after which the provider is worth asking again, where it said so: 1 to 3 600. */
  waitSeconds?: number | undefined
  /** HTTP status that the provider answered. */
  upstreamStatus?: number | undefined
  /** Code of the operating system, as ECONNREFUSED. */
  causeCode?: string | undefined
}

/** A provider gave no answer. It carries nothing that the provider wrote: no text, no header, no address, no cause. */
export class ProviderFailure extends Error {
  readonly reason: FailureReason
  readonly detail: FailureDetail

  constructor(reason: FailureReason, detail: FailureDetail = {}) {
    super(failureSentences[reason])
    this.name = 'ProviderFailure'
    this.reason = reason
    this.detail = detail
  }
}

/** One turn of what is sent beside the system text. */
export interface Turn {
  role: 'user' | 'assistant'
  content: string
}

/** A calculation that a model may ask for. */
export interface WritingTool {
  /** Letters, digits and `_`, as an operation id. */
  name: string
  /** What it calculates, for the model. */
  description: string
  /** The schema of the model's input; wrong input is reported to the model, and `execute` does not run. */
  input: z.ZodType
  /**
   * Calculates, with what `input` made of the model's call.
   * @returns plain JSON for the model, refusals included.
   * @throws only defects; they end the request and come out of `write` as they are.
   */
  execute(input: unknown): object | Promise<object>
  /** What `execute` returned as the model reads it; undefined, or left out: its JSON. */
  shown?(output: object): string | undefined
}

/** Text that is to be written. */
export interface WritingTask {
  system: string
  /** The last one is the user's. */
  messages: readonly Turn[]
  /** None or left out: the model only writes. */
  tools?: readonly WritingTool[] | undefined
  /** Most tokens of one step's output. */
  maxOutputTokens: number
  /** Most calls of the model: 1 without tools. In the last one it may use none, so that it writes. */
  maxSteps: number
  /**
   * Asked before each step after the first with the number of characters that the steps before it added to what is sent,
   * and the tokens that the step before it took, where the provider counts them.
   * @throws ProviderFailure `over_budget` where the step may not be made; `write` then rejects with it.
   */
  beforeStep?: ((addedCharacters: number, taken: TokenUsage | undefined) => Promise<void>) | undefined
}

/** Tokens as the provider counted them, over all steps. */
export interface TokenUsage {
  inputTokens: number
  outputTokens: number
}

/** Why a model stopped: by itself, at its output cap, by a filter, with tools it asked for last, or for another reason. */
export type Finish = 'stop' | 'length' | 'content-filter' | 'tool-calls' | 'other'

/** A calculation that a model asked for, in the order of its calls. Wrong input and unknown tools are not listed. */
export interface ToolCall {
  tool: string
  /** As the schema of the tool read it. */
  input: unknown
  /** The result of `execute`. */
  output: object
}

/** What a model wrote. */
export interface Written {
  /** The text of the last step, as it came; reasoning is no text. */
  text: string
  toolCalls: readonly ToolCall[]
  finish: Finish
  /** Undefined where the provider counts nothing. */
  usage: TokenUsage | undefined
}

/** Data that are to be read out of a file. */
export interface ReadingTask<T> {
  system: string
  /** What is asked of the file, beside it in the first turn. */
  prompt: string
  file: { bytes: Uint8Array; mediaType: 'application/pdf' | 'image/png' | 'image/jpeg' }
  /** Shape of the data: types, closed lists and null, no bounds or patterns. */
  schema: z.ZodType<T>
  /** Name of the shape for the provider: letters, digits and `_`. */
  name: string
  /** Turns after the first, for the repair round: the answer, then what is wrong with it. Left out: the first round. */
  earlier?: readonly Turn[] | undefined
  maxOutputTokens: number
}

/** What a model read: data of the shape, or its text where that is none. */
export type Read<T> = { text: string; finish: Finish; usage: TokenUsage | undefined } & (
  | { isParsed: true; value: T }
  | { isParsed: false }
)

/** One model of one provider. */
export interface LanguageModel {
  readonly provider: AiProvider
  /** The model as it is configured, whatever the provider calls it. */
  readonly model: string
  /** Whether the provider learns from what it reads. */
  readonly trainsOnData: boolean
  /** Tokens of input and output together that it can hold. */
  readonly contextTokens: number
  /**
   * Lets it write, with its tools where there are some.
   * @throws ProviderFailure for every fault of the provider and for the end of `signal` (`timeout`), what a tool throws as it is.
   */
  write(task: WritingTask, signal: AbortSignal): Promise<Written>
  /**
   * Lets it read a file. An answer that does not parse is a value.
   * @throws ProviderFailure for every other fault, as above.
   */
  read<T>(task: ReadingTask<T>, signal: AbortSignal): Promise<Read<T>>
}
