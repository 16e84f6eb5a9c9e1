import { scenarioHeader, scenarioLengthMax, scenarioPattern } from './scenarios.ts'
import { contractDay, versionHeader } from './version.ts'

/** A header as the OpenAPI file prints it. */
export interface HeaderNote {
  description: string
  type: 'string' | 'integer'
  /** Highest value of an integer. */
  maximum?: number
  example: string | number
  /** The example of a status where the usual one would be untrue. */
  exampleOf?: Readonly<Partial<Record<number, string | number>>>
  /** The example on answers that must not be cached, to POST for instance, where it differs. */
  exampleWhereNotKept?: string | number
  /**
   * Answers that have it: each answer, answers to a counted request, repeated answers, cacheable answers, these and
   * answers that must not be cached (to changes or about a person, and refusals of a caller), good answers that are
   * stored under a name, files, good answers of language models, or answers with these statuses.
   */
  on: 'every' | 'counted' | 'repeated' | 'cacheable' | 'keeping' | 'stored' | 'file' | 'generated' | readonly number[]
  /**
   * False where a listed answer may lack it, or the statuses whose answers may: there it is listed with `required: false`.
   */
  always: boolean | { but: readonly number[] }
}

/** Most characters of a header of text. */
export const headerLengthMax = 1000

/** Most seconds since 1970 that a header tells: the end of the year 9999. */
const lastSecond = 253_402_300_799

/** Marks a good answer of a language model, for clients that do not read its body. */
export const generatedHeader = { name: 'X-Generated-By', value: 'ai' } as const

/** Outcomes of a commentary requested with a report. */
export const commentaryOutcomes = ['printed', 'withheld', 'quota', 'unanswered'] as const
/** Outcome of a commentary requested with a report. */
export type CommentaryOutcome = (typeof commentaryOutcomes)[number]

/** Header with the outcome of a commentary requested with a report. */
export const commentaryHeader = 'X-Commentary'

/** A contact and a sandbox may be refused with 403 before they are counted or after; all others are before. */
const counting = { but: [403] } as const

/** Headers of answers, with an example each. */
export const responseHeaders: Record<string, HeaderNote> = {
  'X-Request-Id': {
    description: "Identifier of this request in our log; the caller's own when it sent a well-formed one.",
    type: 'string',
    example: 'req_2f1c9a7be04d4e0f',
    on: 'every',
    always: true,
  },
  [versionHeader]: {
    description: 'The day of the contract by which this answer was made, whichever the request named.',
    type: 'string',
    example: contractDay,
    on: 'every',
    always: true,
  },
  'X-RateLimit-Limit': {
    description: 'Requests allowed in the window with the fewest left: the minute or the UTC day.',
    type: 'integer',
    maximum: 1e9,
    example: 10,
    on: 'counted',
    always: counting,
  },
  'X-RateLimit-Remaining': {
    description: 'Requests left in that window.',
    type: 'integer',
    maximum: 1e9,
    example: 9,
    exampleOf: { 429: 0 },
    on: 'counted',
    always: counting,
  },
  'X-RateLimit-Reset': {
    description: 'When that window begins anew, in seconds since 1970-01-01T00:00:00Z.',
    type: 'integer',
    maximum: lastSecond,
    example: 1795262460,
    on: 'counted',
    always: counting,
  },
  'Retry-After': {
    description: 'Whole seconds to wait before the request is worth repeating.',
    type: 'integer',
    maximum: 86_400,
    example: 30,
    // Those of the scenarios of the sandbox key.
    exampleOf: { 503: 2 },
    on: [429, 502, 503],
    always: { but: [502] },
  },
  'X-Should-Retry': {
    description:
      '`false` where repeating the request is useless. The service sends no other value, and leaves the header out where repeating may help; a mock server, which sends each listed header, sends the example `true` there.',
    type: 'string',
    // Prism sends each listed header with its example; with `false` no client of the mock would repeat a 429.
    example: 'true',
    on: [403, 429, 502],
    always: false,
  },
  'WWW-Authenticate': {
    description: 'How to send the key.',
    type: 'string',
    example: 'Bearer realm="Valorem"',
    on: [401],
    always: true,
  },
  'Idempotent-Replayed': {
    description:
      '`true` on the repeated answer to an Idempotency-Key that was used before. The service sends no other value, and leaves the header out on the first answer; a mock server, which sends each listed header, sends the example `false`.',
    type: 'string',
    // Prism sends each listed header with its example, and its answers are first ones.
    example: 'false',
    on: 'repeated',
    always: false,
  },
  ETag: {
    description: 'Names this state of the figures; send it back as `If-None-Match`.',
    type: 'string',
    example: 'W/"1c9a7be04d4e0f2f"',
    on: 'cacheable',
    always: true,
  },
  'Cache-Control': {
    description: 'For how many seconds the answer may be cached, and by whom; `no-store`: by nobody.',
    type: 'string',
    example: 'private, max-age=3600',
    exampleOf: { 401: 'no-store', 403: 'no-store', 429: 'no-store' },
    exampleWhereNotKept: 'no-store',
    on: 'keeping',
    // Failures before the operation is known do not have it.
    always: { but: [500, 503] },
  },
  'Content-Disposition': {
    description: 'The name under which to store the file.',
    type: 'string',
    example: 'attachment; filename="estimation-20261121-3F9A7C01.pdf"',
    on: 'stored',
    always: true,
  },
  'Content-Language': {
    description: 'Language of the file.',
    type: 'string',
    example: 'fr-LU',
    on: 'file',
    always: true,
  },
  [commentaryHeader]: {
    description:
      'What became of the commentary, where one was asked for: `printed`, and then `X-Generated-By: ai` too; `withheld`: it had a figure without a source, a statement that must not be relied on or a character that cannot be printed; `quota`: no call of a language model is left today or in this minute; `unanswered`: no provider answered in time. The report is whole in each case.',
    type: 'string',
    example: 'printed',
    on: 'file',
    always: false,
  },
  [generatedHeader.name]: {
    description:
      '`ai`: a language model wrote or read what is answered; `meta.generated` says which, and when (Regulation (EU) 2024/1689, article 50).',
    type: 'string',
    example: generatedHeader.value,
    on: 'generated',
    always: true,
  },
}

/** Whether each answer of a status that has a header at all has it. */
export const isAlwaysSent = ({ always }: HeaderNote, status: number): boolean =>
  typeof always === 'boolean' ? always : !always.but.includes(status)

/** A header that a request may carry, as the OpenAPI file prints it. */
export interface RequestHeaderNote {
  description: string
  pattern: string
  maxLength: number
  /**
   * Requests on which it is read: each request, repeatable ones, those with a cacheable answer, those that the sandbox
   * key may make.
   */
  on: 'every' | 'repeated' | 'cacheable' | 'sandbox'
}

/** Headers of a request besides its credential; without examples, which a docs page would send unchanged. */
export const requestHeaders: Record<string, RequestHeaderNote> = {
  'Idempotency-Key': {
    description:
      'Repeats with the same key and body within 24 hours (or `x-replay-seconds` of the operation) get the same answer and are not counted in the day; 400 when it is not 1 to 255 visible ASCII characters.',
    pattern: '^[\\x21-\\x7E]{1,255}$',
    maxLength: 255,
    on: 'repeated',
  },
  'If-None-Match': {
    description: 'The ETag of the answer that you have; while nothing has changed the answer is 304, without a body.',
    // The quote mark is a code, since generators put the pattern between quote marks.
    pattern: '^(\\*|(W/)?\\x22[^\\x22]*\\x22(, *(W/)?\\x22[^\\x22]*\\x22)*)$',
    maxLength: 1000,
    on: 'cacheable',
  },
  'X-Request-Id': {
    description:
      'Your own identifier for this request, 1 to 64 letters, digits and `_.-`; it is repeated in the answer and in our log. Any other value, as some gateways add, is ignored.',
    pattern: '^[A-Za-z0-9_.-]{1,64}$',
    maxLength: 64,
    on: 'every',
  },
  [versionHeader]: {
    description:
      'The day of the contract that your program was written for, as YYYY-MM-DD. There is one contract, so every day is answered by it, and the header of this name in the answer says which it is; 400 for what is no day.',
    pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
    maxLength: 10,
    on: 'every',
  },
  [scenarioHeader]: {
    description:
      'For tests, with the sandbox key alone: asks for a documented answer or for a broken one, by a name of `x-sandbox-scenarios`, as `503` or `rate_limited; times=2; retry-after=1`. The answer repeats the name in a header of this name; anything else is 400.',
    pattern: scenarioPattern,
    maxLength: scenarioLengthMax,
    on: 'sandbox',
  },
}
