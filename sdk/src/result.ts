import type { ValoremError } from './errors.ts'
import type { OperationError, OperationName } from './operation-error.ts'
import type { Rate } from './rate.ts'
import type { HeaderReader } from './web.ts'

/** A success: the answer, and details of the call. */
export interface Result<Data, Meta = undefined> {
  /** The answer: its `data`, or the whole body where it has none. */
  readonly data: Data
  /**
   * Caller and method of the calculation; undefined where the answer has no such part, or `data` is the whole answer.
   */
  readonly meta: Meta
  /** Id of the request in the service's log. */
  readonly requestId: string | undefined
  /** Limits of the key after this call; undefined where the answer stated none. */
  readonly rate: Rate | undefined
  /** Headers of the answer: `headers.get('idempotent-replayed')`. */
  readonly headers: HeaderReader
  /** Requests sent for this call. */
  readonly attempts: number
}

/** A file: `data` holds its bytes. */
export interface FileResult extends Result<Uint8Array> {
  /** Its media type, as `application/pdf`. */
  readonly type: string
  /** File name suggested by the service; undefined where the answer, or a proxy, omits it. */
  readonly fileName: string | undefined
}

/** What a call with `ifNoneMatch` gives while nothing has changed: use the answer that you have. */
export interface NotModified extends Result<undefined> {
  /** Always true here; false in the result with an answer. */
  readonly notModified: true
}

/** The result of a call with `ifNoneMatch`: `if (!result.notModified) result.data`. */
export type Conditional<Success> = (Success & { readonly notModified: false }) | NotModified

/** The answer as it came, in the results of `client.withResponse()`. */
export interface ResponseParts {
  /** HTTP status. */
  readonly status: number
  /** The body before it is parsed; bytes for a file, empty for 304. */
  readonly body: string | Uint8Array
}

/** A result or an error, as a value: `if (outcome.ok) outcome.data else outcome.error`. */
export type Outcome<Success, Failure = ValoremError> =
  | ({ readonly ok: true } & Success)
  | { readonly ok: false; readonly error: Failure }

/** Names of the methods that are calls. */
type CallNames<Methods> = {
  [Name in keyof Methods]: Methods[Name] extends (...args: never[]) => Promise<unknown> ? Name : never
}[keyof Methods]

/** A call with one form, two or three: those that read are overloaded by `ifNoneMatch` and `format`. */
type OneForm<A extends unknown[], X> = (...args: A) => Promise<X>
interface TwoForms<A extends unknown[], X, B extends unknown[], Y> {
  (...args: A): Promise<X>
  (...args: B): Promise<Y>
}
interface ThreeForms<A extends unknown[], X, B extends unknown[], Y, C extends unknown[], Z> {
  (...args: A): Promise<X>
  (...args: B): Promise<Y>
  (...args: C): Promise<Z>
}

/** A success with {@link ResponseParts}, or as an {@link Outcome} with an error of this type. */
type Changed<Success, How> = How extends 'parts' ? Success & ResponseParts : Outcome<Success, How>

/** The forms of a call with other results. A form that is not there is inferred as one of any arguments. */
type ChangedCall<Method, How> =
  Method extends ThreeForms<infer A, infer X, infer B, infer Y, infer C, infer Z>
    ? unknown[] extends A
      ? ChangedShortCall<Method, How>
      : ThreeForms<A, Changed<X, How>, B, Changed<Y, How>, C, Changed<Z, How>>
    : ChangedShortCall<Method, How>
type ChangedShortCall<Method, How> =
  Method extends TwoForms<infer A, infer X, infer B, infer Y>
    ? unknown[] extends A
      ? OneForm<B, Changed<Y, How>>
      : TwoForms<A, Changed<X, How>, B, Changed<Y, How>>
    : Method extends OneForm<infer A, infer X>
      ? OneForm<A, Changed<X, How>>
      : never

/** The error of a method of a tag; of any method where the tag is not given. */
type FailureOf<Tag extends string, Name> = [`${Tag}.${Name & string}`] extends [OperationName]
  ? OperationError<`${Tag}.${Name & string}` & OperationName>
  : ValoremError

/** The same methods, resolving to an {@link Outcome} instead of throwing; with the tag, its error has the codes of the operation. */
export type Safe<Methods, Tag extends string = string> = {
  readonly [Name in CallNames<Methods>]: ChangedCall<Methods[Name], FailureOf<Tag, Name>>
}

/** The same methods, whose results have {@link ResponseParts} too. */
export type WithResponse<Methods> = { readonly [Name in CallNames<Methods>]: ChangedCall<Methods[Name], 'parts'> }
