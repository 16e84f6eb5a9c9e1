import type * as z from 'zod'
import type { contract } from '#contract'
import type { Commentary } from '#contract/ai/text'
import type { Tier } from '#contract/shared/access'
import type { ErrorCode, errors } from '#contract/shared/errors'
import type { Progress } from '#contract/shared/progress'
import type { Actor, Visit } from '../ports/accounts.ts'
import type { ApiKey } from '../ports/key-store.ts'
import type { LeadCall } from '../ports/leads.ts'
import type { StoredBrand } from '../ports/organisation-records.ts'
import type { ProviderKeyOwner } from '../ports/provider-keys.ts'
import type { CommentaryRequest } from '../ports/report-commentary.ts'
import type { QueuedClient } from '../ports/workers.ts'

type Contract = typeof contract

/** A tag of the contract: `estimation`, `costs`, … */
type Tag = keyof Contract

/** Context of a report call. */
export interface ReportCall {
  /** SHA-256, in hexadecimal, of the body as received, with a session followed by the id of the organisation. */
  digest: string
  /**
   * Organisation whose session or key made the call, with its saved brand; `mayBring`: a key made it, and a brand in
   * its request takes precedence.
   */
  organisation?: { brand: StoredBrand | undefined; mayBring?: boolean }
  /** Sample of a brand: marked as a specimen, and about no real property. */
  isSample?: true
  /** Commentary that a language model wrote on the report, if requested. */
  commentary?: Commentary
}

/** Caller of an operation that uses a language model. */
export interface ModelCaller {
  /** Owners whose provider keys are used, in order of precedence. */
  owners: readonly ProviderKeyOwner[]
  /** The caller uses the shared sandbox key. */
  isSandbox: boolean
  /** Name under which the caller's daily calls are counted. */
  dayName: string
  /** Client that files of the caller are queued for. */
  client: QueuedClient
  /** Calls left today after this one; -1 without a limit. */
  remaining: number
  /** Aborted when the client disconnects. */
  signal: AbortSignal
  /** Receives the progress, if the client wants it. */
  tell?: ((progress: Progress) => void) | undefined
}

/** Context of a call. Plain data except for `modelCaller`, so that a call can be sent to a worker thread. */
export interface CallContext {
  /** Id of the call in the log and the response. */
  requestId: string
  /** Day whose law applies where the request names none, as YYYY-MM-DD. */
  day: string
  /** Key of the call as in `meta`; undefined for a session. */
  caller?: { readonly name: string; readonly tier: Tier } & Partial<Pick<ApiKey, 'id' | 'ownerId' | 'ownerKind'>>
  /** Origin of a contact; undefined for other operations. */
  lead?: LeadCall
  /** Person whose session made the call; undefined for a key. */
  actor?: Actor
  /** Context of a report; undefined for other operations. */
  report?: ReportCall
  /** Client of the request, where the operation limits its address. */
  visit?: Visit
  /** Idempotency-Key of the caller, where the operation itself handles it. */
  idempotencyKey?: string | undefined
  /** Origin of the browser's page, if sent. */
  origin?: string | undefined
  /** `Accept` header of the caller. */
  accept?: string | undefined
  /** `Accept-Language` header of the caller. */
  acceptLanguage?: string | undefined
  /** `If-None-Match` header of the caller. */
  ifNoneMatch?: string | undefined
  /** The caller, for operations that call a language model. */
  modelCaller?: ModelCaller
}

/** A line of the log about a success, with its fields: no text of a caller. */
interface Notice {
  fields: object
  message: string
}

/** Headers of an answer, by their names. */
export type Headers = Readonly<Record<string, string | number>>

/** Input of a route, parsed by its schemas. */
export interface Input<Route> {
  body: Route extends { body: infer Body extends z.ZodType } ? z.output<Body> : undefined
  /** Path parameters by name. */
  params: Route extends { pathParams: infer Params extends z.ZodType } ? z.output<Params> : undefined
  /** Query parameters by name. */
  query: Route extends { query: infer Query extends z.ZodType } ? z.output<Query> : undefined
}

type BodyOf<Schema> = Schema extends z.ZodType
  ? z.input<Schema>
  : Schema extends { contentType: string; body: infer File extends z.ZodType }
    ? z.input<File>
    : undefined

/** Success that the contract declares for a route. Failures are thrown as a `Refusal`. */
type Success<Route> = Route extends { responses: infer Responses }
  ? {
      [Status in (200 | 201) & keyof Responses]: {
        status: Status
        body: BodyOf<Responses[Status]>
        headers?: Headers
        /** A provider key of the caller paid: the call is not counted in the day. */
        isUncounted?: boolean
        /** The report is complete, and a commentary on it was requested. */
        wish?: CommentaryRequest
        /** What the operator is told of it, in the log. */
        notice?: Notice
      }
    }[(200 | 201) & keyof Responses]
  : never

/** Handles one operation: reads its input, calls the domain, builds the response. Independent of any framework. */
export type Handler<Route> = (input: Input<Route>, context: CallContext) => Success<Route> | Promise<Success<Route>>

/** Handlers of a tag; a missing one, or an undeclared status, does not compile. */
export type Handlers<Of extends Tag> = { readonly [Id in keyof Contract[Of]]: Handler<Contract[Of][Id]> }

export type HandlersByTag = { readonly [Of in Tag]?: Handlers<Of> }

/** Statuses of an operation: success, not modified, or failure. */
type AnswerStatus = 200 | 201 | 304 | (typeof errors)[ErrorCode]['status']

/** Response before serialization, the same for every transport. */
export interface Answer {
  status: AnswerStatus
  /** JSON value or bytes of a file; undefined where the contract declares no body. */
  body: unknown
  headers: Headers
  /** Error code of a failure. */
  code?: ErrorCode
  /** The call is not counted in the day of its caller. */
  isUncounted?: boolean
  /** Request for a commentary on the report. */
  wish?: CommentaryRequest
}
