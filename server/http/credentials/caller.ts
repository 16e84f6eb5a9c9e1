import type { Actor } from '../../ports/accounts.ts'
import type { ApiKey } from '../../ports/key-store.ts'

/** A person who makes a request in a session. */
export interface Person {
  kind: 'person'
  actor: Actor
  /** The organisation the person acts for, on routes for administrators; undefined elsewhere. */
  organisationId: string | undefined
}

/** Who makes a request: a key, or a person by the session; `kind` tells them apart. */
export type Caller = ApiKey | Person
