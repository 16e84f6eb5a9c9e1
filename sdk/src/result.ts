import { isValoremError, type ValoremError } from './errors.ts'
import type { Rate } from './rate.ts'
import type { HeaderReader } from './web.ts'

/** A success: the answer, and details of the call. */
export interface Result<Data, Meta = undefined> {
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

/** A result or an error, as a value: `if (outcome.ok) outcome.data else outcome.error`. */
export type Outcome<Success> = ({ readonly ok: true } & Success) | { readonly ok: false; readonly error: ValoremError }

/** The same methods, resolving to an {@link Outcome} instead of throwing. */
export type Safe<Methods> = {
  readonly [Name in keyof Methods as Methods[Name] extends (...args: never[]) => Promise<unknown>
    ? Name
    : never]: Methods[Name] extends (...args: infer Args) => Promise<infer Success>
    ? (...args: Args) => Promise<Outcome<Success>>
    : never
}

/** Converts a call's result to a value; errors from outside this package are defects and still thrown. */
export const toOutcome = <Success>(call: Promise<Success>): Promise<Outcome<Success>> =>
  call.then(
    success => ({ ok: true, ...success }),
    (error: unknown) => {
      if (isValoremError(error)) return { ok: false, error }
      throw error
    },
  )
