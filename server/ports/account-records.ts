import type { Plan } from '#contract/account/owner'
import type { CredentialKind, Tier } from '#contract/shared/access'
import type { ActingMember, ListedSession, Locale } from './accounts.ts'
import type { AuditEvent } from './audit.ts'
import type { ApiKey } from './key-store.ts'
import type { SecretRotation } from './webhooks.ts'

/** Records of a person outside the account tables. */
export interface PersonRecords {
  /** User with this e-mail; `locale` is undefined where none was chosen. */
  byEmail(email: string): Promise<{ id: string; name: string; locale: Locale | undefined } | undefined>
  /**
   * Whether the user with this e-mail has signed in from this truncated address (/24 or /48) within the 400 days that
   * events are kept; false for an unknown e-mail, after the same statement.
   */
  hasSignedInFrom(email: string, shownAddress: string): Promise<boolean>
  /** E-mail of a user. */
  emailOf(userId: string): Promise<string | undefined>
  /** Whether an open invitation for this e-mail exists. */
  isInvited(email: string, now: string): Promise<boolean>
}

/** Settings that a person made for its account. */
export interface ProfileRecords {
  /**
   * Plan and language, with defaults where nothing was set; and the instant at which the ownership of the mailbox was
   * proven.
   */
  profile(userId: string): Promise<{ plan: Plan; locale: Locale | undefined; mailboxProvenAt: string | undefined }>
  save(userId: string, changes: { name: string; locale: Locale; at: string }): Promise<void>
}

/** The sessions of a person in the records. */
export interface SessionRecords {
  /** Unexpired sessions, newest first. */
  ofUser(userId: string, now: string): Promise<Omit<ListedSession, 'isThis'>[]>
  /** Ends one session; false where this user has none with the id. */
  end(userId: string, id: string): Promise<boolean>
  /** Ends all sessions, except the one with `exceptId`. */
  endAll(userId: string, exceptId?: string): Promise<void>
}

export interface KeyOwner {
  kind: 'user' | 'organisation'
  id: string
}

/** The user who made a key. */
interface KeyMaker {
  id: string
  /** Undefined once the account is deleted. */
  name: string | undefined
  /** Whether the user belongs to the organisation that owns the key. */
  isMember: boolean
}

/** Key with its owner. */
export interface OwnedKey extends ApiKey {
  kind: Exclude<CredentialKind, 'sandbox'>
  owner: KeyOwner
  /** Key text of a publishable key; undefined for secret ones. */
  publicText?: string | undefined
  /** Undefined where the operator made it. */
  createdBy?: KeyMaker | undefined
}

/** New key of an owner. */
export interface NewOwnedKey {
  key: OwnedKey
  /** SHA-256 of the key, hexadecimal. */
  hash: string
  createdBy: string
  /** Roles of which the creator of an organisation's key must still have one. */
  roles: ActingMember['roles']
  /** SHA-256 of user and Idempotency-Key; undefined without one. */
  creationId?: string | undefined
  /** Most active keys of the owner, and most new keys in a UTC day. */
  limits: { activeKeys: number; newKeysPerDay: number }
  event: AuditEvent
}

/** The keys of owners. */
export interface OwnedKeyRecords {
  /** Keys of these owners, newest first; keys revoked before `revokedSince` are left out. */
  ofOwners(owners: readonly KeyOwner[], revokedSince: string, limit: number): Promise<OwnedKey[]>
  /** A key of one of these owners. */
  one(owners: readonly KeyOwner[], id: string): Promise<OwnedKey | undefined>
  /** Number of active keys of an owner, and of keys created since the start of a day. */
  counts(owner: KeyOwner, dayStart: string): Promise<{ active: number; createdToday: number }>
  /** Creates a key if the limits of its owner allow it; the check is atomic. */
  createOwned(key: NewOwnedKey): Promise<'created' | 'activeLimit' | 'dayLimit' | 'alreadyMade' | 'forbidden'>
  /** Replaces the origins of a publishable key; false, with nothing changed, where `by` may no longer change it. */
  setOrigins(
    key: Pick<OwnedKey, 'id' | 'owner'>,
    change: { origins: readonly string[]; by: ActingMember },
    event: AuditEvent,
  ): Promise<boolean>
  /** Revokes a key once; the first instant stays. */
  revokeOwned(id: string, by: string, revokedAt: string, event: AuditEvent): Promise<void>
  /**
   * Transfers a key to another owner if its limits allow it, capped at a tier of its plan; `gone`: revoked, or no
   * longer owned by the first; `forbidden`: `by` has no right in that organisation any more.
   */
  handOver(
    id: string,
    owners: { from: KeyOwner; to: KeyOwner; by: ActingMember },
    plan: { activeKeys: number; tiers: readonly Tier[]; tier: Tier },
    event: AuditEvent,
  ): Promise<'given' | 'activeLimit' | 'gone' | 'forbidden'>
  /** Lowers every key of an owner whose tier is not in `tiers` to the tier `to`, and sets the owner's plan. */
  setPlan(owner: KeyOwner, plan: Plan, change: { tiers: readonly Tier[]; to: Tier; event: AuditEvent }): Promise<void>
}

/** Daily counts of several keys. */
export interface UsageHistory {
  /** Days with counts, between two UTC days, both included; oldest first. */
  between(keyIds: readonly string[], from: string, to: string): Promise<{ keyId: string; day: string; count: number }[]>
}

/** Deletion of an account. */
export interface AccountRemoval {
  /**
   * Deletes a user with all data of theirs in one transaction; `soleOwner` while its organisation has other members, or
   * while the transfer of it to this user can be undone. What it made for an organisation of others ends or is suspended.
   */
  removeUser(
    userId: string,
    by: { at: string; rotation: SecretRotation },
    event: AuditEvent,
  ): Promise<'removed' | 'soleOwner'>
}

/** Account operations of the operator's command line. */
export interface OperatorRecords {
  /** User with this e-mail, or organisation with this id. */
  ownerOf(text: string): Promise<KeyOwner | undefined>
  /** Language of a user; undefined where none was chosen. */
  localeOf(userId: string): Promise<Locale | undefined>
  /** Creates a key for an owner without checking the limits of its plan. */
  createFor(key: OwnedKey, hash: string, event: AuditEvent): Promise<void>
  /** Names of owners by id, for the list of keys: the e-mail of a user, the name of an organisation. */
  ownerNames(): Promise<ReadonlyMap<string, string>>
  /** Turns the second factor off and ends the sessions; false where it was off. */
  twoFactorOff(userId: string, event: AuditEvent): Promise<boolean>
}
