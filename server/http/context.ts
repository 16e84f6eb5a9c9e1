import type { Response } from 'express'
import type { ApiKey } from '../ports.ts'
import type { Window } from './rate-limit-headers.ts'

/** How a request was counted. */
export interface Counted {
  /** The UTC day in which it was counted, which may be over when the count is taken back. */
  day: string
  minute: Window
  /** Left out where the key has no daily limit. */
  daily?: Window
}

/** What is known of a request while it is answered; each middleware adds its part. */
export interface Context {
  requestId: string
  startedAt: number
  /** Operation id once a route matched. */
  operation?: string
  /** The key, once the credential is good. */
  caller?: ApiKey
  /** How it was counted, once it was. */
  counted?: Counted
  /** The body as it came, for its hash. */
  rawBody?: Buffer
  /** The day whose law counts: today, or the first day of a replay. */
  day: string
  /** Code of the failure that was answered. */
  code?: string
}

// Express types locals as any; this file is the only place that reads or writes them.

/** The context of a request, kept on its answer. */
export const contextOf = (res: Response): Context => res.locals.context as Context

/** Puts the context of a new request on its answer. */
export const setContext = (res: Response, context: Context): void => {
  res.locals.context = context
}
