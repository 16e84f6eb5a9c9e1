/** Every kind of event that the audit log records. */
export type AuditAction =
  | 'account.created'
  | 'account.verified'
  | 'account.deleted'
  | 'signIn.ok'
  | 'signIn.failed'
  | 'signIn.limited'
  | 'password.changed'
  | 'password.reset'
  | 'twoFactor.on'
  | 'twoFactor.off'
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
  | 'member.invited'
  | 'member.joined'
  | 'member.role'
  | 'member.removed'
  | 'branding.saved'
  | 'export'

/** Something that was done, before it has an id. */
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
}

/** The audit log of accounts; events are kept for 400 days. */
export interface AuditStore {
  record(event: AuditEvent): Promise<void>
  /** Events of an owner since an instant, newest first. */
  since(owner: { kind: 'user' | 'organisation'; id: string }, from: string, limit: number): Promise<AuditEvent[]>
}
