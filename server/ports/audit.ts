import type { ChangeNotice } from './change-notices.ts'

/** Kinds of events that the audit log records. */
export type AuditAction =
  | 'account.created'
  | 'account.verified'
  | 'account.deleted'
  | 'signIn.ok'
  | 'signIn.failed'
  | 'signIn.limited'
  | 'password.changed'
  | 'password.reset'
  | 'email.requested'
  | 'email.changed'
  | 'twoFactor.on'
  | 'twoFactor.off'
  | 'backupCodes.made'
  | 'passkey.added'
  | 'passkey.renamed'
  | 'passkey.removed'
  | 'session.ended'
  | 'key.created'
  | 'key.revoked'
  | 'key.tier'
  | 'key.origins'
  | 'plan.changed'
  | 'providerKey.saved'
  | 'providerKey.deleted'
  | 'organisation.created'
  | 'organisation.deleted'
  | 'organisation.secondStep'
  | 'member.invited'
  | 'member.joined'
  | 'member.role'
  | 'member.removed'
  | 'invitation.cancelled'
  | 'invitation.declined'
  | 'branding.saved'
  | 'key.owner'
  | 'key.embed'
  | 'item.kept'
  | 'organisation.handOverUndone'
  | 'terms.accepted'
  | 'leads.read'
  | 'leads.exported'
  | 'leads.deleted'
  | 'leads.released'
  | 'leads.address'
  | 'leads.kept'
  | 'webhook.created'
  | 'webhook.rotated'
  | 'webhook.removed'
  | 'webhook.off'
  | 'export'

/** Audit event before it has an id. */
export interface AuditEvent {
  /** Instant, ISO 8601 in UTC. */
  at: string
  actor: { kind: 'user' | 'operator' | 'system'; id?: string | undefined }
  owner: { kind: 'user' | 'organisation' | 'operator' | 'key'; id?: string | undefined }
  action: AuditAction
  targetId?: string | undefined
  /** Cut to /24 or /48. */
  address?: string | undefined
  requestId?: string | undefined
  /** Further details of the event; never a secret. */
  detail?: Readonly<Record<string, string>>
  /** What the letter about the event says; stored with it, and deleted once the letter is sent. */
  notice?: ChangeNotice | undefined
}

/** The audit log of accounts; events are kept for 400 days. */
export interface AuditStore {
  record(event: AuditEvent): Promise<void>
  /**
   * Events of an owner since an instant, newest first: at most `limit` failed and refused sign-ins, which strangers can
   * cause, and as many of all others, so that failed attempts cannot displace other events.
   */
  since(owner: { kind: 'user' | 'organisation'; id: string }, from: string, limit: number): Promise<AuditEvent[]>
}

/** Event with its id, and the stored names of its actor and target. */
export interface NamedEvent extends AuditEvent {
  id: string
  actorName?: string | undefined
  targetName?: string | undefined
}

export interface OrganisationEvents {
  /**
   * Events of an organisation, newest first.
   * @param page `before` is the id of an event: only older ones are returned.
   * @returns undefined where the organisation has no event with that id.
   */
  page(organisationId: string, page: { before?: string | undefined; limit: number }): Promise<NamedEvent[] | undefined>
}
