import { isValoremError, type ValoremError } from './errors.ts'
import type { Rate } from './rate.ts'
import type { HeaderReader } from './web.ts'

/** A success: what was asked for, and how the call went. */
export interface Result<Data, Meta = undefined> {
  readonly data: Data
  /** Who asked, and by which method it was calculated; undefined where the answer has no such part, or is handed over whole in `data`. */
  readonly meta: Meta
  /** Name of the request in the service's log. */
  readonly requestId: string | undefined
  /** Limits of the key after this call; undefined where the answer did not say. */
  readonly rate: Rate | undefined
  /** Headers of the answer: `headers.get('idempotent-replayed')`. */
  readonly headers: HeaderReader
  /** Requests that were sent for this call. */
  readonly attempts: number
}

/** A file: `data` holds its bytes. */
export interface FileResult extends Result<Uint8Array> {
  /** Its media type, as `application/pdf`. */
  readonly type: string
  /** The name that the service suggests for it; undefined where the answer, or a proxy, tells none. */
  readonly fileName: string | undefined
}

/** A result or an error, as a value: `if (outcome.ok) outcome.data else outcome.error`. */
export type Outcome<Success> = ({ readonly ok: true } & Success) | { readonly ok: false; readonly error: ValoremError }

/** The same methods, answering an {@link Outcome} instead of throwing. */
export type Safe<Methods> = {
  readonly [Name in keyof Methods as Methods[Name] extends (...args: never[]) => Promise<unknown>
    ? Name
    : never]: Methods[Name] extends (...args: infer Args) => Promise<infer Success>
    ? (...args: Args) => Promise<Outcome<Success>>
    : never
}

/** The result of a call as a value; what is no error of this package is a defect and still thrown. */
export const outcome = <Success>(call: Promise<Success>): Promise<Outcome<Success>> =>
  call.then(
    success => ({ ok: true, ...success }),
    (error: unknown) => {
      if (isValoremError(error)) return { ok: false, error }
      throw error
    },
  )
