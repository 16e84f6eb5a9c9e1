import type { AnalyzeInput, ChatAnswer, ChatInput, Commentary, ExtractInput, Extraction } from './derived/types.ts'
import type { CallOptions, TextOptions } from './options.ts'
import type { Result } from './result.ts'

/** Extraction of a document whose `schema` is known. */
type ExtractionOf<Schema extends ExtractInput['schema']> = Extract<Extraction, { schema: Schema }>

/** A conversation to continue, with the previous answer. */
export interface ChatTurns extends ChatInput {
  /**
   * `data` of the previous answer, instead of `calculations`: its calculations are sent back, so that the service knows
   * their figures in later turns. The last 16 of them are computed again.
   */
  after?: Pick<ChatAnswer, 'calculations'> | undefined
}

/**
 * Texts by language models. Every figure is in your input, calculated by the service, a parameter of law with its
 * article, or listed in `unverifiedFigures`. One attempt may take 45 s, a call with all its retries 100 s.
 * `data.meta.generated` names the model and the time: store it with the text, and show people the first line of
 * `notice`.
 */
export interface Ai {
  /**
   * A commentary on figures that you send; show both lines of `notice` with it.
   * @example const { data } = await client.ai.analyze({ context: 'Prix 700000 EUR\nDroits 49000 EUR', prompt: 'Commente les droits.' })
   * @throws QuotaExceededError where the day of the session is used up (`ai_quota_exhausted`).
   * @throws ServerError where no provider answers: `issues` says which failed and why; and what README, *Errors*, lists for every call.
   */
  analyze(input: AnalyzeInput, options?: TextOptions): Promise<Result<Commentary>>
  /**
   * The next turn of a conversation. `calculations` holds what the service calculated, each with its assumed values
   * (`assumed`); show `notice` with the answer. Pass the previous answer as `after` to keep its figures known.
   * @example const { data } = await client.ai.chat({ messages: [{ role: 'user', content: 'Que paierais-je pour 700 000 EUR à Esch-sur-Alzette ?' }] })
   * @throws ServerError where no provider answers: `issues` says which failed and why; and what README, *Errors*, lists for every call.
   */
  chat(input: ChatTurns, options?: TextOptions): Promise<Result<ChatAnswer>>
  /**
   * The data of a PDF or an image, the source of each value (`evidence`), inconsistencies, and requests of this service
   * built from them. `data.data` has the type of `schema`; show people the values of `unverified` before you use them.
   * One attempt may take 75 s, a call with all its retries 160 s. Requires a provider key of your own.
   * @example const { data } = await client.ai.extract({ schema: 'facture_immo', fileBase64: base64Of(bytes), mediaType: 'application/pdf' })
   * @throws PaymentRequiredError where you have stored no provider key.
   * @throws InvalidRequestError for a file that cannot be read: `issues` says why.
   * @throws ServerError where the provider of your key does not answer, or what it read does not fit the schema; and what README, *Errors*, lists for every call.
   */
  extract<const Schema extends ExtractInput['schema']>(
    input: ExtractInput & { schema: Schema },
    options?: CallOptions,
  ): Promise<Result<ExtractionOf<Schema>>>
}
