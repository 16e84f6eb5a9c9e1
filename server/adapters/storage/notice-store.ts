import { randomBytes } from 'node:crypto'
import type { Insertable, Selectable, Transaction } from 'kysely'
import { minuteMs } from '#domain/core/instants'
import type { AuditEvent } from '../../ports/audit.ts'
import { changeKinds, type NoticeRecords, type StoredNotice } from '../../ports/change-notices.ts'
import type { AccountTables } from './account-tables.ts'
import { toAuditRow } from './audit-store.ts'
import type { Database, Tables } from './database.ts'

type NoticeRow = AccountTables['organisation_notice']

/** Time within which changes are joined in one letter, from the first. */
const joinedMs = 10 * minuteMs

const isJoined = (kind: string): boolean => changeKinds.some(known => known === kind)

const toNoticeRow = ({ at, actor, owner, notice }: AuditEvent): Insertable<NoticeRow> | undefined => {
  if (!notice || owner.id === undefined) return undefined
  return {
    id: `ntc_${randomBytes(12).toString('hex')}`,
    organisation_id: owner.id,
    at,
    due_at: isJoined(notice.kind) ? new Date(Date.parse(at) + joinedMs).toISOString() : at,
    lease_until: null,
    actor_id: actor.kind === 'user' ? (actor.id ?? null) : null,
    kind: notice.kind,
    detail: JSON.stringify(notice.detail),
  }
}

const toStoredNotice = (row: Selectable<NoticeRow>): StoredNotice =>
  // Written by `toNoticeRow`, from the types of the port.
  ({
    id: row.id,
    organisationId: row.organisation_id,
    at: row.at,
    actorId: row.actor_id ?? undefined,
    kind: row.kind,
    detail: JSON.parse(row.detail) as unknown,
  }) as StoredNotice

/** Writes an event, and the notice of its letter, in the transaction of the change. */
export const recordEvent = async (transaction: Transaction<Tables>, event: AuditEvent): Promise<void> => {
  await transaction.insertInto('audit_event').values(toAuditRow(event)).execute()
  const row = toNoticeRow(event)
  if (row) await transaction.insertInto('organisation_notice').values(row).execute()
}

/** Claims due notices in one statement, so that two processes never send the same. */
const createNoticeClaim =
  (db: Database): NoticeRecords['claim'] =>
  async (now, leaseUntil) => {
    const due = db
      .selectFrom('organisation_notice as due')
      .select('due.organisation_id')
      .where('due.due_at', '<=', now)
      .where('due.kind', 'in', changeKinds)
      .where(({ eb, or }) => or([eb('due.lease_until', 'is', null), eb('due.lease_until', '<=', now)]))
    const rows = await db
      .updateTable('organisation_notice')
      .set({ lease_until: leaseUntil })
      .where(({ eb, or }) => or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
      .where(({ and, eb, or }) =>
        or([
          and([eb('kind', 'not in', changeKinds), eb('due_at', '<=', now)]),
          and([eb('kind', 'in', changeKinds), eb('organisation_id', 'in', due)]),
        ]),
      )
      .returningAll()
      .execute()
    return rows.map(toStoredNotice).sort((one, other) => one.at.localeCompare(other.at))
  }

const createPeopleReader =
  (db: Database): NoticeRecords['people'] =>
  async ids => {
    if (ids.length === 0) return new Map()
    const rows = await db
      .selectFrom('auth_user')
      .leftJoin('auth_member', 'auth_member.userId', 'auth_user.id')
      .leftJoin('account_profile', 'account_profile.user_id', 'auth_user.id')
      .select(['auth_user.id', 'auth_user.name', 'auth_user.email'])
      .select(['account_profile.locale', 'auth_member.organizationId'])
      .where('auth_user.id', 'in', [...new Set(ids)])
      .execute()
    return new Map(
      rows.map(({ id, name, email, locale, organizationId }) => [
        id,
        { name, email, locale: locale ?? undefined, organisationId: organizationId ?? undefined },
      ]),
    )
  }

/** Notices of organisations, as records. */
export const createNoticeStore = (db: Database): NoticeRecords => ({
  claim: createNoticeClaim(db),
  people: createPeopleReader(db),
  remove: async ids => {
    if (ids.length === 0) return
    await db
      .deleteFrom('organisation_notice')
      .where('id', 'in', [...ids])
      .execute()
  },
})
