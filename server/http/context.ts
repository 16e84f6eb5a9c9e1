import type { Response } from 'express'
import type { ErrorCode } from '#contract/shared/errors'
import type { QuotaWindow } from '#domain/core/refusal'
import type { Actor } from '../ports/accounts.ts'
import type { ApiKey, SecurityEvent } from '../ports.ts'

/** How a request was counted. */
export interface Counted {
  minute: QuotaWindow
  /**
   * The UTC day in which it was counted, which may be over when the count is taken back; left out while only the minute
   * is counted, as for a request that may be a repeat.
   */
  day?: string
  /** Left out where the key has no daily limit. */
  daily?: QuotaWindow
}

/** What is known of a request while it is answered; each middleware adds its part. */
export interface Context {
  requestId: string
  startedAt: number
  /** Operation id once a route matched. */
  operation?: string
  /** The key, once the credential is good. */
  caller?: ApiKey
  /** The person who acts, once the session is good. */
  actor?: Actor
  /** The Idempotency-Key of an operation that keeps it itself. */
  idempotencyKey?: string
  /** How it was counted, once it was. */
  counted?: Counted
  /** The body as it came, for its hash. */
  rawBody?: Buffer
  /** The day whose law counts: today, or the first day of a replay. */
  day: string
  /** Code of the failure that was answered. */
  code?: ErrorCode
  /** What whoever watches over attacks wants to know of it. */
  security?: SecurityEvent
}

// Express types locals as any; this file is the only place that reads or writes them.

/** The context of a request, which travels on its answer. */
export const contextOf = (res: Response): Context => res.locals.context as Context

/** Puts the context of a new request on its answer. */
export const setContext = (res: Response, context: Context): void => {
  res.locals.context = context
}
