import { randomBytes } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { AuditAction, AuditEvent, AuditStore } from '../../ports/audit.ts'
import type { AccountTables } from './account-tables.ts'
import type { Database } from './database.ts'

/** Row of an event, for statements that write it together with a change. */
export const toAuditRow = (event: AuditEvent): Insertable<AccountTables['audit_event']> => ({
  id: `aud_${randomBytes(12).toString('hex')}`,
  at: event.at,
  actor_kind: event.actor.kind,
  actor_id: event.actor.id ?? null,
  owner_kind: event.owner.kind,
  owner_id: event.owner.id ?? null,
  action: event.action,
  target_id: event.targetId ?? null,
  address: event.address ?? null,
  request_id: event.requestId ?? null,
  detail: JSON.stringify(event.detail ?? {}),
})

/** Event of a row. */
export const toAuditEvent = (row: Selectable<AccountTables['audit_event']>): AuditEvent => ({
  at: row.at,
  actor: { kind: row.actor_kind, id: row.actor_id ?? undefined },
  owner: { kind: row.owner_kind, id: row.owner_id ?? undefined },
  // Written by `toAuditRow`, from the types of the port.
  action: row.action as AuditAction,
  targetId: row.target_id ?? undefined,
  address: row.address ?? undefined,
  requestId: row.request_id ?? undefined,
  detail: JSON.parse(row.detail) as Record<string, string>,
})

/** Actions that anyone who knows an e-mail address can cause. */
const ofStrangers: readonly AuditAction[] = ['signIn.failed', 'signIn.limited']

/** Audit events as records. */
export const createAuditStore = (db: Database): AuditStore => ({
  record: async event => {
    await db.insertInto('audit_event').values(toAuditRow(event)).execute()
  },
  since: async ({ kind, id }, from, limit) => {
    const those = (comparison: 'in' | 'not in') =>
      db
        .selectFrom('audit_event')
        .selectAll()
        .where('owner_kind', '=', kind)
        .where('owner_id', '=', id)
        .where('at', '>=', from)
        .where('action', comparison, ofStrangers)
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
    const rows = (await Promise.all([those('in'), those('not in')])).flat()
    return rows.sort((one, other) => other.at.localeCompare(one.at) || one.id.localeCompare(other.id)).map(toAuditEvent)
  },
})
