import type * as z from 'zod'
import type { ModelProvider } from '#contract/ai/providers'

/** A provider of language models. */
export type AiProvider = ModelProvider

/** Reasons for a failed provider call: a closed list, each with its sentence for callers. */
export const failureSentences = {
  timeout: 'It did not answer in time.',
  unreachable: 'No connection came about, or it broke.',
  rate_limited: 'It refused for now.',
  over_budget: 'What the service may ask of it is used up for now.',
  unavailable: 'It has a failure, or had several in a row and is left alone for a moment.',
  rejected: 'It refused its key, or what the key may do.',
  not_accepted:
    'It does not accept the request, as for a model that it does not have or a form that it cannot read; its key is not at fault.',
  empty: 'It answered without text.',
  refused: 'Its content filter refused to answer.',
  unreadable: 'Its answer cannot be read.',
  only_calls:
    'It wrote a call of a calculation or data instead of a text, twice: its model or server does not handle calls of tools.',
  too_large: 'The request is larger than its model can read.',
  leaked: 'Its answer repeated instructions of the service or the key in use, and was dropped.',
  training_not_allowed: 'It learns from what it reads, and the request does not allow that.',
} as const

/** Reason for a failed provider call. */
export type FailureReason = keyof typeof failureSentences

/** Failures caused by the provider; they do not count towards the caller's day. */
export const providerFaults: readonly FailureReason[] = [
  'timeout',
  'unreachable',
  'unavailable',
  'rate_limited',
  'over_budget',
]

/** Failures that the request causes and a retry would repeat: they count towards the day. */
export const requestFaults: readonly FailureReason[] = ['leaked', 'empty', 'refused', 'too_large']

/** Details of a failure, for the wait before a retry and for the log, never for callers. */
export interface FailureDetail {
  /** Seconds until a retry makes sense, where the provider says so: 1 to 3,600. */
  waitSeconds?: number | undefined
  /** HTTP status of the provider's response. */
  upstreamStatus?: number | undefined
  /** Error code of the operating system, such as ECONNREFUSED. */
  causeCode?: string | undefined
}

/** Failed call of a provider. Carries nothing that the provider wrote: no text, header, address or cause. */
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

/** Message of the conversation sent with the system prompt. */
export interface PromptMessage {
  role: 'user' | 'assistant'
  content: string
}

/** Calculation that a model may call as a tool. */
export interface ModelTool {
  /** Letters, digits and `_`, such as an operation id. */
  name: string
  /** Description of the calculation, for the model. */
  description: string
  /** Schema of the model's input; invalid input is reported to the model without running `execute`. */
  input: z.ZodType
  /**
   * Calculates with the parsed input.
   * @returns plain JSON for the model, refusals included.
   * @throws only defects; they end the request and are rethrown by `write` unchanged.
   */
  execute(input: unknown): object | Promise<object>
  /**
   * Converts the result of `execute` to the text that the model reads; its JSON where this is left out or returns
   * undefined.
   */
  toModelText?(output: object): string | undefined
  /** Figure or day of a name such as `D4`, which a model may write in place of a value; undefined for an unknown name. */
  readName?(name: string): number | string | undefined
}

/** Text generation task. */
export interface WritingTask {
  system: string
  /** The last message is the user's. */
  messages: readonly PromptMessage[]
  /** Empty or left out: the model only writes. */
  tools?: readonly ModelTool[] | undefined
  /** Tools that join those above once their names are in `released`, from the next step on. */
  held?: { tools: readonly ModelTool[]; released: ReadonlySet<string> } | undefined
  /** Output token limit of one step. */
  maxOutputTokens: number
  /** Most calls of the model; 1 without tools. The last call may use no tools, so that it writes. */
  maxSteps: number
  /**
   * Called before each step after the first, with the number of characters that the previous steps added to the prompt
   * and the tokens of the previous step, where the provider counts them.
   * @throws ProviderFailure `over_budget` to prevent the step; `write` then rejects with it.
   */
  beforeStep?: ((addedCharacters: number, taken: TokenUsage | undefined) => Promise<void>) | undefined
}

/** Tokens as counted by the provider, over all steps. */
export interface TokenUsage {
  inputTokens: number
  outputTokens: number
}

/** Reason why a model stopped: finished, output limit, content filter, pending tool calls, or another one. */
export type StopReason = 'stop' | 'length' | 'content-filter' | 'tool-calls' | 'other'

/** Tool call of a model, in call order. Invalid input and unknown tools are not listed. */
export interface ToolCall {
  tool: string
  /** Input as parsed by the schema of the tool. */
  input: unknown
  /** The result of `execute`. */
  output: object
}

/** Output of a writing task. */
export interface WritingResult {
  /** Text of the last step, without the thoughts of a reasoning model. */
  text: string
  toolCalls: readonly ToolCall[]
  finish: StopReason
  /** Undefined where the provider does not count tokens. */
  usage: TokenUsage | undefined
}

/** Data extraction task on a file. */
export interface ReadingTask<T> {
  system: string
  /** Prompt sent with the file in the first message. */
  prompt: string
  /** The file in base64, as it was sent: to encode it again would hold the event loop. */
  file: { base64: string; mediaType: 'application/pdf' | 'image/png' | 'image/jpeg' }
  /** Schema of the data: types, enums and null, no bounds or patterns. */
  schema: z.ZodType<T>
  /** Name of the schema for the provider: letters, digits and `_`. */
  name: string
  /**
   * Messages after the first, for the repair round: the previous answer, then its errors. Left out in the first round.
   */
  earlier?: readonly PromptMessage[] | undefined
  maxOutputTokens: number
  /** Called before a second try of an answer that the output limit cut off, as that of a writing task. */
  beforeStep?: WritingTask['beforeStep']
}

/**
 * Output of a reading task: data that match the schema, or the JSON object of the text where it does not match; undefined
 * where it has none. `isCut`: the output limit cut it off behind the last whole entry of a list.
 */
export type ReadingResult<T> = { text: string; finish: StopReason; usage: TokenUsage | undefined; isCut?: boolean } & (
  | { isParsed: true; value: T }
  | { isParsed: false; value?: unknown }
)

/** One model of one provider. */
export interface LanguageModel {
  readonly provider: AiProvider
  /** Model id as configured. */
  readonly model: string
  /** Whether the provider trains on its input. */
  readonly trainsOnData: boolean
  /** Size of the context window, in tokens of input and output together. */
  readonly contextTokens: number
  /**
   * Generates text, using the tools of the task.
   * @throws ProviderFailure for every fault of the provider and for an abort by `signal` (`timeout`); errors of a tool
   * unchanged.
   */
  write(task: WritingTask, signal: AbortSignal): Promise<WritingResult>
  /**
   * Extracts data from a file. An answer that does not parse is returned as a value.
   * @throws ProviderFailure for every other fault, as above.
   */
  read<T>(task: ReadingTask<T>, signal: AbortSignal): Promise<ReadingResult<T>>
}
