import type { Actor } from '../../ports/accounts.ts'
import type { AuditAction, AuditEvent, AuditStore } from '../../ports/audit.ts'

/** Optional parts of an audit event. */
type EventDetails = Partial<Pick<AuditEvent, 'owner' | 'targetId' | 'detail' | 'notice'>>

/** Audit event of an acting person; its owner is the person unless given. */
export const createAuditEvent = (
  { session, visit }: Actor,
  at: string,
  action: AuditAction,
  details: EventDetails = {},
): AuditEvent => ({
  at,
  actor: { kind: 'user', id: session.userId },
  owner: { kind: 'user', id: session.userId },
  action,
  address: visit.shownAddress,
  requestId: visit.requestId,
  ...details,
})

/** Records an action of a person. */
export type ActionRecorder = (actor: Actor, action: AuditAction, details?: EventDetails) => Promise<void>

/** Creates a recorder of persons' actions over an audit store. */
export const createActionRecorder =
  (audit: AuditStore, now: () => Date): ActionRecorder =>
  (actor, action, details) =>
    audit.record(createAuditEvent(actor, now().toISOString(), action, details))
