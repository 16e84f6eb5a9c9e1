import type { CredentialKind, Tier } from '#contract/shared/access'
import type { KeySandbox } from './sandboxes.ts'

/** Key as stored: its SHA-256, never the secret itself. */
export interface ApiKey {
  id: string
  name: string
  tier: Tier
  kind: CredentialKind
  /** Origins that a publishable key is bound to, such as `https://agency.lu`; empty for the other kinds. */
  origins: readonly string[]
  /** First characters of the key and its last four, for display. */
  prefix: string
  lastFour: string
  /** Instants, ISO 8601 in UTC. */
  createdAt: string
  revokedAt?: string
  /** Id of the user or organisation that owns the key; undefined for the operator's. */
  ownerId?: string
  ownerKind?: 'user' | 'organisation'
  /** Private sandbox that the key belongs to; undefined outside of sandboxes. */
  sandbox?: KeySandbox
}

/** Storage of keys. */
export interface KeyStore {
  /** Key with this SHA-256 (hexadecimal), revoked ones included; keys of private sandboxes have the tier `sandbox`. */
  byHash(hash: string): Promise<ApiKey | undefined>
  create(key: ApiKey, hash: string): Promise<void>
  list(): Promise<ApiKey[]>
  /** Revokes a key; false for an unknown id. A second revocation keeps the first instant. */
  revoke(id: string, revokedAt: string): Promise<boolean>
  /** False for an unknown id. */
  setTier(id: string, tier: Tier): Promise<boolean>
  /** Replaces the origins of a publishable key; false where no publishable key has this id. */
  replaceOrigins(id: string, origins: readonly string[]): Promise<boolean>
}
