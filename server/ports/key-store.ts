import type { CredentialKind, Tier } from '#contract/shared/access'

/** A key as it is stored: never the secret itself, only its SHA-256. */
export interface ApiKey {
  id: string
  name: string
  tier: Tier
  kind: CredentialKind
  /** Origins a publishable key is bound to, as `https://agency.lu`; empty for the other kinds. */
  origins: readonly string[]
  /** First letters of the key and its last four, for display. */
  prefix: string
  lastFour: string
  /** Instants, ISO 8601 in UTC. */
  createdAt: string
  revokedAt?: string
  /** Id of the user or organisation whose key it is; undefined for the operator's. */
  ownerId?: string
  /** Which of the two it is. */
  ownerKind?: 'user' | 'organisation'
}

/** Where keys are stored. */
export interface KeyStore {
  /** The key whose SHA-256 (hexadecimal) this is, revoked ones included. */
  byHash(hash: string): Promise<ApiKey | undefined>
  create(key: ApiKey, hash: string): Promise<void>
  list(): Promise<ApiKey[]>
  /** False when no key has this id. Revoking twice keeps the first instant. */
  revoke(id: string, revokedAt: string): Promise<boolean>
  /** False when no key has this id. */
  setTier(id: string, tier: Tier): Promise<boolean>
  /** Replaces the origins of a publishable key; false when no publishable key has this id. */
  replaceOrigins(id: string, origins: readonly string[]): Promise<boolean>
}
