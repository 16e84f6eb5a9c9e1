import type * as z from 'zod'
import type { contract } from '#contract'
import type { Commentary } from '#contract/ai/text'
import type { Tier } from '#contract/shared/access'
import type { ErrorCode, errors } from '#contract/shared/errors'
import type { Progress } from '#contract/shared/progress'
import type { StoredBrand } from '../ports/account-records.ts'
import type { Actor } from '../ports/accounts.ts'
import type { ApiKey } from '../ports/key-store.ts'
import type { LeadCall } from '../ports/leads.ts'
import type { ProviderKeyOwner } from '../ports/provider-keys.ts'
import type { CommentaryWish } from '../ports/report-commentary.ts'

type Contract = typeof contract

/** A tag of the contract: `estimation`, `costs`, … */
export type Tag = keyof Contract

/** What the call of a report carries beside its input. */
export interface ReportCall {
  /** SHA-256, in hexadecimal, of the body as received, with a session followed by the id of the organisation. */
  digest: string
  /**
   * The organisation whose session or key made the call, with the brand that it saved; `mayBring`: a key made it, and a brand
   * of its request goes before.
   */
  organisation?: { brand: StoredBrand | undefined; mayBring?: boolean }
  /** A sample of a brand: marked as a specimen, and about no real property. */
  isSample?: true
  /** What a language model wrote on the report, once it was asked. */
  commentary?: Commentary
}

/** What an operation that asks a language model knows of its caller. */
export interface ModelCaller {
  /** Whose provider keys are used, the first before the others. */
  owners: readonly ProviderKeyOwner[]
  /** The caller uses the shared sandbox key. */
  isSandbox: boolean
  /** The name under which the caller's day is counted. */
  dayName: string
  /** Calls left today after this one; -1 without a limit. */
  remaining: number
  /** Aborted when the client disconnects. */
  signal: AbortSignal
  /** Told how far the answer is, where the client wants to know. */
  tell?: ((progress: Progress) => void) | undefined
}

/**
 * What a handler knows of a call beside its input. Plain data but for `modelCaller`, so that a call can be sent to a
 * worker thread.
 */
export interface CallContext {
  /** Name of the call, as the log and the answer have it. */
  requestId: string
  /** The day whose law counts where the request names none, as YYYY-MM-DD. */
  day: string
  /** The key of the call, as `meta` prints it; undefined where a session made it. */
  caller?: { readonly name: string; readonly tier: Tier } & Partial<Pick<ApiKey, 'id' | 'ownerId' | 'ownerKind'>>
  /** What a contact needs beside its input; undefined for other operations. */
  lead?: LeadCall
  /** The person whose session made the call; undefined where a key made it. */
  actor?: Actor
  /** What a report needs beside its input; undefined for other operations. */
  report?: ReportCall
  /** The caller's Idempotency-Key, where the operation itself keeps it. */
  idempotencyKey?: string | undefined
  /** The page that a browser asks from, where it says so. */
  origin?: string | undefined
  /** The media types that the caller wants, as `Accept` lists them. */
  accept?: string | undefined
  /** The languages that the caller wants, as `Accept-Language` lists them. */
  acceptLanguage?: string | undefined
  /** The tags of answers that the caller has already, as `If-None-Match` lists them. */
  ifNoneMatch?: string | undefined
  /** The caller, for operations that call a language model. */
  modelCaller?: ModelCaller
}

/** Headers of an answer, by their names. */
export type Headers = Readonly<Record<string, string | number>>

/** A request as its schemas have read it. */
export interface Input<Route> {
  body: Route extends { body: infer Body extends z.ZodType } ? z.output<Body> : undefined
  /** Parts of the path by their names. */
  params: Route extends { pathParams: infer Params extends z.ZodType } ? z.output<Params> : undefined
  /** The query by its names. */
  query: Route extends { query: infer Query extends z.ZodType } ? z.output<Query> : undefined
}

type BodyOf<Schema> = Schema extends z.ZodType
  ? z.input<Schema>
  : Schema extends { contentType: string; body: infer File extends z.ZodType }
    ? z.input<File>
    : undefined

/** A success that the contract declares for a route. Failures are not answered: they are thrown as a `Refusal`. */
export type Success<Route> = Route extends { responses: infer Responses }
  ? {
      [Status in (200 | 201) & keyof Responses]: {
        status: Status
        body: BodyOf<Responses[Status]>
        headers?: Headers
        /** A provider key of the caller's own paid: the call is not counted in the day. */
        isUncounted?: boolean
        /** The report is whole, and a commentary on it is wished for. */
        wish?: CommentaryWish
      }
    }[(200 | 201) & keyof Responses]
  : never

/** Answers one operation: reads its input, calls once, wraps. It knows no framework. */
export type Handler<Route> = (input: Input<Route>, context: CallContext) => Success<Route> | Promise<Success<Route>>

/** A handler for each operation of a tag; one that is missing, or a status that is not declared, does not compile. */
export type Handlers<Of extends Tag> = { readonly [Id in keyof Contract[Of]]: Handler<Contract[Of][Id]> }

/** The handlers of some tags, or of all. */
export type HandlersByTag = { readonly [Of in Tag]?: Handlers<Of> }

/** Every status that an operation may answer: a success, one that the caller has already, or that of a failure. */
export type AnswerStatus = 200 | 201 | 304 | (typeof errors)[ErrorCode]['status']

/** An answer before it is printed, the same for every transport. */
export interface Answer {
  status: AnswerStatus
  /** JSON, or the bytes of a file; undefined where the contract declares no body. */
  body: unknown
  headers: Headers
  /** Code of a failure. */
  code?: ErrorCode
  /** The call is not counted in the day of its caller. */
  isUncounted?: boolean
  /** Of a report: what a commentary on it is to be asked with. */
  wish?: CommentaryWish
}
