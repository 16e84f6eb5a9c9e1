import type { Plan } from '#contract/account/owner'
import type { CredentialKind, Tier } from '#contract/shared/access'
import type { ListedSession, Locale, Membership, Role } from './accounts.ts'
import type { AuditEvent } from './audit.ts'
import type { ApiKey } from './key-store.ts'

/** What is written and read of persons beside their accounts. */
export interface PersonRecords {
  /** The user who has an e-mail; its language is undefined where it chose none. */
  byEmail(email: string): Promise<{ id: string; name: string; locale: Locale | undefined } | undefined>
  /**
   * Whether the user who has an e-mail signed in before from an address as events show it (cut to /24 or /48), within the
   * 400 days of which there are events; false for an e-mail that nobody has, after the same statement.
   */
  hasSignedInFrom(email: string, shownAddress: string): Promise<boolean>
  /** The e-mail of a user. */
  emailOf(userId: string): Promise<string | undefined>
  /** Whether an open invitation for this e-mail exists. */
  isInvited(email: string, now: string): Promise<boolean>
}

/** What a person set of its account. */
export interface ProfileRecords {
  /**
   * Plan and language, the defaults where nothing was set; and the instant since which it is proven that the account
   * belongs to the mailbox.
   */
  profile(userId: string): Promise<{ plan: Plan; locale: Locale | undefined; mailboxProvenAt: string | undefined }>
  save(userId: string, changes: { name: string; locale: Locale; at: string }): Promise<void>
}

/** The sessions of a person in the records. */
export interface SessionRecords {
  /** Those that are not over, newest first. */
  ofUser(userId: string, now: string): Promise<Omit<ListedSession, 'isThis'>[]>
  /** Ends one; false where this user has none with the id. */
  end(userId: string, id: string): Promise<boolean>
  /** Ends all, but for one where an id is sent. */
  endAll(userId: string, exceptId?: string): Promise<void>
}

/** Whose keys are meant. */
export interface KeyOwner {
  kind: 'user' | 'organisation'
  id: string
}

/** The user who made a key. */
export interface KeyMaker {
  id: string
  /** Undefined once the account is deleted. */
  name: string | undefined
  /** Whether the user belongs to the organisation that owns the key. */
  isMember: boolean
}

/** A key with whose it is. */
export interface OwnedKey extends ApiKey {
  kind: Exclude<CredentialKind, 'sandbox'>
  owner: KeyOwner
  /** The key itself where it is publishable; undefined for secret ones. */
  publicText?: string | undefined
  /** Undefined where the operator made it. */
  createdBy?: KeyMaker | undefined
}

/** A key that is to be made for an owner. */
export interface NewOwnedKey {
  key: OwnedKey
  /** SHA-256 of the key, hexadecimal. */
  hash: string
  createdBy: string
  /** SHA-256 of user and Idempotency-Key; undefined without one. */
  creationId?: string | undefined
  /** How many keys the owner may have at once, and make in a UTC day. */
  limits: { activeKeys: number; newKeysPerDay: number }
  event: AuditEvent
}

/** The keys of owners. */
export interface OwnedKeyRecords {
  /** Keys of some owners, newest first; those that were revoked before `revokedSince` are left out. */
  ofOwners(owners: readonly KeyOwner[], revokedSince: string, limit: number): Promise<OwnedKey[]>
  /** A key of one of these owners. */
  one(owners: readonly KeyOwner[], id: string): Promise<OwnedKey | undefined>
  /** How many keys of an owner work, and how many were made since the first instant of a day. */
  counts(owner: KeyOwner, dayStart: string): Promise<{ active: number; createdToday: number }>
  /** Makes a key where the limits of its owner leave room, exactly, however many are made at once. */
  createOwned(key: NewOwnedKey): Promise<'created' | 'activeLimit' | 'dayLimit' | 'alreadyMade'>
  /** Replaces the origins of a publishable key; false where the key is revoked. */
  setOrigins(id: string, origins: readonly string[], event: AuditEvent): Promise<void>
  /** Revokes a key once; the first instant stays. */
  revokeOwned(id: string, by: string, revokedAt: string, event: AuditEvent): Promise<void>
  /** Gives a key to another owner with room for it, at most with the tier of its plan; `gone`: revoked, or not the first one's. */
  handOver(
    id: string,
    owners: { from: KeyOwner; to: KeyOwner },
    plan: { activeKeys: number; tiers: readonly Tier[]; tier: Tier },
    event: AuditEvent,
  ): Promise<'given' | 'activeLimit' | 'gone'>
  /** Lowers every key of an owner that is above a list of tiers to a tier, and sets the owner's plan. */
  setPlan(owner: KeyOwner, plan: Plan, change: { tiers: readonly Tier[]; to: Tier; event: AuditEvent }): Promise<void>
}

/** Daily counts of several keys. */
export interface UsageHistory {
  /** Days with counts, between two UTC days, both included; oldest first. */
  between(keyIds: readonly string[], from: string, to: string): Promise<{ keyId: string; day: string; count: number }[]>
}

/** A member as it is stored. */
export interface StoredMember {
  id: string
  userId: string
  name: string
  email: string
  role: Role
  joinedAt: string
}

/** An invitation as it is stored. */
export interface StoredInvitation {
  id: string
  organisationId: string
  organisation: string
  /** Id and name of who invites. */
  inviterId: string
  inviter: string
  email: string
  role: Exclude<Role, 'owner'>
  status: 'pending' | 'accepted' | 'rejected' | 'canceled'
  expiresAt: string
}

/** The brand of an organisation as it is stored. */
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

/** Who acts, and the roles of which it must still have one when the change is made. */
export interface ActingMember {
  userId: string
  roles: readonly Role[]
}

/**
 * Organisations, their members, invitations and brands. Each change writes its event with it; those of members and
 * invitations are made one after another within an organisation, and are false where another one came before.
 */
export interface OrganisationRecords {
  membership(userId: string): Promise<(Membership & { memberId: string; createdAt: string }) | undefined>
  members(organisationId: string): Promise<StoredMember[]>
  /** Open ones of an organisation, oldest first. */
  openInvitations(organisationId: string, now: string): Promise<StoredInvitation[]>
  invitation(id: string): Promise<StoredInvitation | undefined>
  /** False where the user already belongs to an organisation. With `terms` it also writes `terms.accepted`. */
  found(
    organisation: {
      id: string
      name: string
      ownerId: string
      at: string
      /** What its maker accepted for it, and its maker's language. */
      terms?: { version: string; locale: Locale }
    },
    event: AuditEvent,
  ): Promise<boolean>
  /** Makes an invitation; an open one of the same e-mail ends. False where who invites has none of these roles any more. */
  invite(
    invitation: Omit<StoredInvitation, 'organisation' | 'inviter' | 'status'> & { at: string },
    inviting: readonly Role[],
    event: AuditEvent,
  ): Promise<boolean>
  /** Ends an open invitation without a member; false where it is not open any more. */
  endInvitation(
    invitation: Pick<StoredInvitation, 'id' | 'organisationId'>,
    status: 'rejected' | 'canceled',
    event: AuditEvent,
  ): Promise<boolean>
  /**
   * Makes the invited a member; `over` where the invitation is not open any more, or who invited has none of these roles,
   * `full` where the organisation has all the members that it may have.
   */
  accept(
    invitation: Pick<StoredInvitation, 'id' | 'organisationId'>,
    joining: { userId: string; at: string; inviting: readonly Role[]; membersMax: number },
    event: AuditEvent,
  ): Promise<'joined' | 'over' | 'full' | 'elsewhere'>
  /**
   * Gives a member a role. The open invitations of a member without the right to invite end. False: no such member, or the
   * owner, or who acts may not do so any more.
   */
  setRole(
    member: Pick<StoredMember, 'id' | 'userId'> & { organisationId: string },
    { role, inviting }: { role: Exclude<Role, 'owner'>; inviting: readonly Role[] },
    by: ActingMember,
    event: AuditEvent,
  ): Promise<boolean>
  /** Makes another member the owner; the owner becomes an administrator. False where one of them is not what it was. */
  transferOwnership(
    organisationId: string,
    fromMemberId: string,
    toMemberId: string,
    event: AuditEvent,
  ): Promise<boolean>
  /**
   * Removes a member with its open invitations; false: no such member, or the owner, or who acts may not do so any more.
   * @param by undefined for a member that leaves.
   */
  removeMember(
    member: Pick<StoredMember, 'id' | 'userId'> & { organisationId: string },
    by: ActingMember | undefined,
    event: AuditEvent,
  ): Promise<boolean>
  /** Deletes an organisation whose only member is its owner, and revokes its keys; false while there are others. */
  remove(organisationId: string, by: string, at: string, event: AuditEvent): Promise<boolean>
  /** Sets whether every member must have a second step; false where who acts may not do so any more. */
  requireSecondStep(organisationId: string, isRequired: boolean, by: ActingMember, event: AuditEvent): Promise<boolean>
  brand(organisationId: string): Promise<StoredBrand | undefined>
  saveBrand(organisationId: string, brand: StoredBrand, event: AuditEvent): Promise<void>
}

/** The end of an account. */
export interface AccountRemoval {
  /** Deletes a user with everything that is theirs, in one step; `soleOwner` while its organisation has other members. */
  removeUser(userId: string, at: string, event: AuditEvent): Promise<'removed' | 'soleOwner'>
}

/** What the operator's command line does to accounts. */
export interface OperatorRecords {
  /** The user with an e-mail, or the organisation with an id. */
  ownerOf(text: string): Promise<KeyOwner | undefined>
  /** Language of a user; undefined where none was chosen. */
  localeOf(userId: string): Promise<Locale | undefined>
  /** Makes a key for an owner, whatever its plan. */
  createFor(key: OwnedKey, hash: string, event: AuditEvent): Promise<void>
  /** Names of owners by their ids, for the list of keys: the e-mail of a user, the name of an organisation. */
  ownerNames(): Promise<ReadonlyMap<string, string>>
  /** Turns a second factor off and ends the sessions; false where there was none. */
  twoFactorOff(userId: string, event: AuditEvent): Promise<boolean>
}
