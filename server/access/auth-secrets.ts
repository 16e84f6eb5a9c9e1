/** Values of `AUTH_SECRET`: what is new is made with the current one, and what exists is also checked with the former. */
export interface AuthSecrets {
  /** Signs and encrypts what is new. */
  current: string
  /** Values with which signatures and encrypted texts are accepted, the current one first. */
  accepted: readonly [string, ...string[]]
  /** The values by their ids, the current one first; empty for a plain value. */
  named: readonly NamedSecret[]
}

/** A value and its id. */
export interface NamedSecret {
  id: string
  value: string
}
