import type { ActingMember, Locale, Membership, Role } from './accounts.ts'
import type { AuditEvent } from './audit.ts'
import type { KeepDays } from './leads.ts'
import type { SecretRotation } from './webhooks.ts'

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

/** Transfer of an organisation's ownership; for a day, its former owner can undo it. */
interface OwnershipTransfer {
  /** Instant, ISO 8601 in UTC. */
  madeAt: string
  fromId: string
  toId: string
  /** Role that the new owner had before. */
  role: Exclude<Role, 'owner'>
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
      /** Terms accepted by the founder, the founder's language, and how long contacts are kept. */
      terms?: { version: string; locale: Locale; keepDays: KeepDays }
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
   * Sets the role of a member. What a member without the right to invite made ends or is suspended. False where there is
   * no such member, it is the owner, or the actor is no longer allowed to.
   */
  setRole(
    member: Pick<StoredMember, 'id' | 'userId'> & { organisationId: string },
    to: { role: Exclude<Role, 'owner'>; inviting: readonly Role[]; rotation: SecretRotation },
    by: ActingMember,
    event: AuditEvent,
  ): Promise<boolean>
  /**
   * Makes another member the owner; the owner becomes an administrator. False where either role has changed, or an earlier
   * transfer can still be undone.
   */
  transferOwnership(
    organisationId: string,
    fromMemberId: string,
    toMemberId: string,
    event: AuditEvent,
  ): Promise<boolean>
  /** Transfer of ownership that can still be undone. */
  openTransfer(organisationId: string, at: string): Promise<OwnershipTransfer | undefined>
  /** Transfer by a user that the user can still undo, whether or not it still belongs to the organisation. */
  transferFrom(
    userId: string,
    at: string,
  ): Promise<(OwnershipTransfer & { organisationId: string; organisation: string }) | undefined>
  /**
   * Makes the former owner the owner again, as a member if it has left, and gives the other one its role back. False where
   * there is no transfer by this user that can be undone, or the owner has changed. Rejects with a unique violation where
   * the user has joined another organisation.
   */
  undoTransfer(
    organisationId: string,
    by: { userId: string; newMemberId: string; rotation: SecretRotation },
    event: AuditEvent,
  ): Promise<boolean>
  /**
   * Removes a member; what it made ends or is suspended. False where there is no such member, it is the owner, or the actor
   * is no longer allowed to.
   * @param how `by` is undefined for a member that leaves.
   */
  removeMember(
    member: Pick<StoredMember, 'id' | 'userId'> & { organisationId: string },
    how: { by: ActingMember | undefined; rotation: SecretRotation },
    event: AuditEvent,
  ): Promise<boolean>
  /**
   * Deletes an organisation whose only member is its owner, and revokes its keys; false while it has other members, or
   * while the transfer of its ownership can be undone.
   */
  remove(organisationId: string, by: string, at: string, event: AuditEvent): Promise<boolean>
  /** Sets whether every member needs a second step; false where the actor is no longer allowed to. */
  requireSecondStep(organisationId: string, isRequired: boolean, by: ActingMember, event: AuditEvent): Promise<boolean>
  brand(organisationId: string): Promise<StoredBrand | undefined>
  saveBrand(organisationId: string, brand: StoredBrand, event: AuditEvent): Promise<void>
}
