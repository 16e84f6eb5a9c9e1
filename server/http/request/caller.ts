import type { Actor } from '../../ports/accounts.ts'
import type { ApiKey } from '../../ports/key-store.ts'

/** Person who makes a request in a session. */
export interface Person {
  kind: 'person'
  actor: Actor
  /** Organisation that the person acts for, on routes for administrators; undefined elsewhere. */
  organisationId: string | undefined
}

/** Whether a caller is for tests: the shared sandbox key, or a key of a private sandbox. */
export const isTestCaller = (caller: Caller): boolean =>
  caller.kind === 'sandbox' || (caller.kind !== 'person' && caller.sandbox !== undefined)

/** Caller of a request: a key, or a person with a session, discriminated by `kind`. */
export type Caller = ApiKey | Person
