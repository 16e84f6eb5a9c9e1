import type { Actor } from '../../ports/accounts.ts'
import type { AuditAction, AuditEvent, AuditStore } from '../../ports/audit.ts'

/** What an event says beside who did what. */
type EventDetails = Partial<Pick<AuditEvent, 'owner' | 'targetId' | 'detail'>>

/** An event of a person who acts; it is the person's own unless it says otherwise. */
export const auditEvent = (
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

/** Writes down what a person did. */
export type Note = (actor: Actor, action: AuditAction, details?: EventDetails) => Promise<void>

/** Writes down in a store what persons do. */
export const noted =
  (audit: AuditStore, now: () => Date): Note =>
  (actor, action, details) =>
    audit.record(auditEvent(actor, now().toISOString(), action, details))
