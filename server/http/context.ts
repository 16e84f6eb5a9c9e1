import type { Response } from 'express'
import type { ErrorCode } from '#contract/shared/errors'
import type { QuotaWindow } from '#domain/core/refusal'
import type { Actor } from '../ports/accounts.ts'
import type { ApiKey } from '../ports/key-store.ts'
import type { SecurityEvent } from '../ports/metrics.ts'
import type { ProviderKeyOwner } from '../ports/provider-keys.ts'
import type { Allowance } from './allowance.ts'

/** What an answer will be headed with: names and values by turns. */
export type Head = (string | number)[]

/** How a request was counted. */
export interface Counted {
  /** What the caller may do, and the names under which it is counted. */
  allowance: Allowance
  minute: QuotaWindow
  /**
   * The UTC day in which it was counted, which may be over when the count is taken back; left out while only the minute
   * is counted, as for a request that may be a repeat.
   */
  day?: string
  /** Left out where the caller has no daily limit. */
  daily?: QuotaWindow
  /** No count of it is in the day: it was given back, or a provider key of the caller's own pays. */
  isOutsideDay?: boolean
}

/** What is known of a request while it is answered; each middleware adds its part. */
export interface Context {
  requestId: string
  /** The headers of the answer so far, until Node has them. */
  head: Head | undefined
  startedAt: number
  /** Operation id once a route matched. */
  operation?: string
  /** The key, once the credential is good. */
  caller?: ApiKey
  /** The person who acts, once the session is good. */
  actor?: Actor
  /** Id of the organisation in whose name the session acts, on routes for its administrators. */
  organisationId?: string
  /** The Idempotency-Key of an operation that keeps it itself. */
  idempotencyKey?: string
  /** How it was counted, once it was. */
  counted?: Counted
  /** The parts of the path as they came, on routes whose path has some. */
  params?: Readonly<Record<string, unknown>>
  /** The body as it came, for its hash. */
  rawBody?: Buffer
  /** Whose provider keys an operation uses that asks a language model; of these operations alone. */
  modelOwners?: readonly ProviderKeyOwner[]
  /** The answer as JSON, where repeats get it as it is. */
  answer?: string
  /** The day whose law counts: today, or the first day of a replay. */
  day: string
  /** The scenario that the sandbox key asked for, by its name. */
  scenario?: string
  /** Refused for its X-Sandbox-Scenario: a 400 that, like 405, not every operation declares. */
  isScenarioRefused?: true
  /** Milliseconds to wait before the real answer, where the sandbox key asked for it. */
  slowMs?: number
  /** By which other door it came in. */
  via?: 'mcp'
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
