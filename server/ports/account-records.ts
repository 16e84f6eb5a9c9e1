import type { Plan } from '#contract/account/owner'
import type { CredentialKind, Tier } from '#contract/shared/access'
import type { ListedSession, Locale, Membership, Role } from './accounts.ts'
import type { AuditEvent } from './audit.ts'
import type { ApiKey } from './key-store.ts'

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

/** Owner of keys. */
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
  createOwned(key: NewOwnedKey): Promise<'created' | 'activeLimit' | 'dayLimit' | 'alreadyMade'>
  /** Replaces the origins of a publishable key; false where the key is revoked. */
  setOrigins(id: string, origins: readonly string[], event: AuditEvent): Promise<void>
  /** Revokes a key once; the first instant stays. */
  revokeOwned(id: string, by: string, revokedAt: string, event: AuditEvent): Promise<void>
  /**
   * Transfers a key to another owner if its limits allow it, capped at a tier of its plan; `gone`: revoked, or no
   * longer owned by the first.
   */
  handOver(
    id: string,
    owners: { from: KeyOwner; to: KeyOwner },
    plan: { activeKeys: number; tiers: readonly Tier[]; tier: Tier },
    event: AuditEvent,
  ): Promise<'given' | 'activeLimit' | 'gone'>
  /** Lowers every key of an owner whose tier is not in `tiers` to the tier `to`, and sets the owner's plan. */
  setPlan(owner: KeyOwner, plan: Plan, change: { tiers: readonly Tier[]; to: Tier; event: AuditEvent }): Promise<void>
}

/** Daily counts of several keys. */
export interface UsageHistory {
  /** Days with counts, between two UTC days, both included; oldest first. */
  between(keyIds: readonly string[], from: string, to: string): Promise<{ keyId: string; day: string; count: number }[]>
}

export interface StoredMember {
  id: string
  userId: string
  name: string
  email: string
  role: Role
  joinedAt: string
}

export interface StoredInvitation {
  id: string
  organisationId: string
  organisation: string
  /** Id and name of the inviter. */
  inviterId: string
  inviter: string
  email: string
  role: Exclude<Role, 'owner'>
  status: 'pending' | 'accepted' | 'rejected' | 'canceled'
  expiresAt: string
}

export interface StoredBrand {
  name: string
  colour: string
  logo: Uint8Array | null
  address: string | null
  phone: string | null
  email: string | null
  website: string | null
  legalMention: string | null
  /** Instant, ISO 8601 in UTC. */
  updatedAt: string
}

/** User who acts, and the roles of which it must still have one when the change is written. */
export interface ActingMember {
  userId: string
  roles: readonly Role[]
}

/**
 * Organisations, their members, invitations and brands. Each change writes its event in the same transaction; changes
 * to members and invitations are serialized per organisation, and return false where a concurrent one made them
 * invalid.
 */
export interface OrganisationRecords {
  membership(userId: string): Promise<(Membership & { memberId: string; createdAt: string }) | undefined>
  members(organisationId: string): Promise<StoredMember[]>
  /** Open ones of an organisation, oldest first. */
  openInvitations(organisationId: string, now: string): Promise<StoredInvitation[]>
  invitation(id: string): Promise<StoredInvitation | undefined>
  /**
   * False where the user already belongs to an organisation. With `terms` it also writes the event `terms.accepted`.
   */
  found(
    organisation: {
      id: string
      name: string
      ownerId: string
      at: string
      /** Terms accepted by the founder, and the founder's language. */
      terms?: { version: string; locale: Locale }
    },
    event: AuditEvent,
  ): Promise<boolean>
  /**
   * Creates an invitation; a pending one for the same e-mail ends. False where the inviter no longer has one of these
   * roles.
   */
  invite(
    invitation: Omit<StoredInvitation, 'organisation' | 'inviter' | 'status'> & { at: string },
    inviting: readonly Role[],
    event: AuditEvent,
  ): Promise<boolean>
  /** Ends a pending invitation without adding a member; false where it is no longer pending. */
  endInvitation(
    invitation: Pick<StoredInvitation, 'id' | 'organisationId'>,
    status: 'rejected' | 'canceled',
    event: AuditEvent,
  ): Promise<boolean>
  /**
   * Adds the invited user as a member; `over` where the invitation is no longer pending or the inviter no longer has
   * one of these roles, `full` where the organisation has its maximum of members.
   */
  accept(
    invitation: Pick<StoredInvitation, 'id' | 'organisationId'>,
    joining: { userId: string; at: string; inviting: readonly Role[]; membersMax: number },
    event: AuditEvent,
  ): Promise<'joined' | 'over' | 'full' | 'elsewhere'>
  /**
   * Sets the role of a member. Pending invitations of a member without the right to invite end. False where there is no
   * such member, it is the owner, or the actor is no longer allowed to.
   */
  setRole(
    member: Pick<StoredMember, 'id' | 'userId'> & { organisationId: string },
    { role, inviting }: { role: Exclude<Role, 'owner'>; inviting: readonly Role[] },
    by: ActingMember,
    event: AuditEvent,
  ): Promise<boolean>
  /** Makes another member the owner; the owner becomes an administrator. False where either role has changed. */
  transferOwnership(
    organisationId: string,
    fromMemberId: string,
    toMemberId: string,
    event: AuditEvent,
  ): Promise<boolean>
  /**
   * Removes a member and its pending invitations; false where there is no such member, it is the owner, or the actor is
   * no longer allowed to.
   * @param by undefined for a member that leaves.
   */
  removeMember(
    member: Pick<StoredMember, 'id' | 'userId'> & { organisationId: string },
    by: ActingMember | undefined,
    event: AuditEvent,
  ): Promise<boolean>
  /** Deletes an organisation whose only member is its owner, and revokes its keys; false while it has other members. */
  remove(organisationId: string, by: string, at: string, event: AuditEvent): Promise<boolean>
  /** Sets whether every member needs a second step; false where the actor is no longer allowed to. */
  requireSecondStep(organisationId: string, isRequired: boolean, by: ActingMember, event: AuditEvent): Promise<boolean>
  brand(organisationId: string): Promise<StoredBrand | undefined>
  saveBrand(organisationId: string, brand: StoredBrand, event: AuditEvent): Promise<void>
}

/** Deletion of an account. */
export interface AccountRemoval {
  /**
   * Deletes a user with all data of theirs in one transaction; `soleOwner` while its organisation has other members.
   */
  removeUser(userId: string, at: string, event: AuditEvent): Promise<'removed' | 'soleOwner'>
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
