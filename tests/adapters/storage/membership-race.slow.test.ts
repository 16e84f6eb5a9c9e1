import { type Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createAccountRemoval } from '#server/adapters/storage/account-removal'
import type { Records } from '#server/adapters/storage/database'
import { createOrganisationStore } from '#server/adapters/storage/organisation-store'
import type { AuditEvent } from '#server/ports/audit'
import { until } from '../../support/until.ts'
import { onServer, postgres, temporaryRecords } from './places.ts'

const [at, organisationId] = ['2026-11-21T10:00:00.000Z', 'org_1']
const rotation = () => undefined

const eventBy = (id: string, action: AuditEvent['action']): AuditEvent => ({
  ...{ at, action, actor: { kind: 'user', id }, owner: { kind: 'organisation', id: organisationId } },
})

/** Puts two confirmed persons into the records. */
const insertPeople = async ({ db }: Records): Promise<void> => {
  for (const id of ['former', 'next'])
    await db
      .insertInto('auth_user')
      .values({ id, name: id, email: `${id}@agency.example`, emailVerified: 1 as never, createdAt: at, updatedAt: at })
      .execute()
}

/** Number of connections to the database that wait for a lock. */
const countWaiting = async (db: Kysely<never>): Promise<number> => {
  const { rows } = await sql<{ waiting: string }>`
    select count(*)::text as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return Number(rows[0]?.waiting)
}

describe('an account that is deleted at one process while its user becomes an owner at another', () => {
  /**
   * Deletes the account of `former`, stopped after it has looked at the membership by a lock of a table that it needs next,
   * while another process makes the user an owner.
   */
  const race = async (act: (records: Records) => Promise<unknown>, arrange: (records: Records) => Promise<void>) => {
    const place = await postgres.newPlace()
    const [one, other] = [await temporaryRecords(place), await temporaryRecords(place)]
    await insertPeople(one)
    await arrange(one)
    await onServer(place.databaseUrl ?? '', async client => {
      await client.query('begin')
      await client.query('lock table provider_key in access exclusive mode')
      const removal = createAccountRemoval(one.db, one.engine).removeUser(
        'former',
        { at, rotation },
        { at, action: 'account.deleted', actor: { kind: 'user', id: 'former' }, owner: { kind: 'user', id: 'former' } },
      )
      const watched = one.db as unknown as Kysely<never>
      await until(async () => ((await countWaiting(watched)) > 0 ? true : undefined), 'removal that waits')
      let isOver = false
      const acted = act(other).finally(() => {
        isOver = true
      })
      // The act is made, or waits for the removal.
      await until(async () => (isOver || (await countWaiting(watched)) > 1 ? true : undefined), 'act that waits')
      await client.query('commit')
      await Promise.allSettled([removal, acted])
    })
    return one.db
      .selectFrom('auth_organization')
      .leftJoin('auth_member', join =>
        join.onRef('auth_member.organizationId', '=', 'auth_organization.id').on('auth_member.role', '=', 'owner'),
      )
      .select(['auth_organization.id', 'auth_member.userId'])
      .execute()
  }

  test('by taking an organisation back that it has left: it keeps an owner', async () => {
    const owners = await race(
      ({ db, engine }) =>
        createOrganisationStore(db, engine).undoTransfer(
          organisationId,
          { userId: 'former', newMemberId: 'mbr_new', rotation },
          eventBy('former', 'organisation.handOverUndone'),
        ),
      async ({ db, engine }) => {
        const organisations = createOrganisationStore(db, engine)
        const founded = { id: organisationId, name: 'Agency', ownerId: 'former', at }
        await organisations.found(founded, eventBy('former', 'organisation.created'))
        const next = { id: 'mbr_next', organizationId: organisationId, userId: 'next', role: 'admin' as const }
        await db
          .insertInto('auth_member')
          .values({ ...next, createdAt: at })
          .execute()
        await organisations.transferOwnership(organisationId, 'mbr_1', 'mbr_next', eventBy('former', 'member.role'))
        const own = { id: 'mbr_1', userId: 'former', organisationId }
        await organisations.removeMember(own, { by: undefined, rotation }, eventBy('former', 'member.removed'))
      },
    )
    expect(owners).toEqual([{ id: organisationId, userId: 'next' }])
  })

  test('by founding an organisation: none is left without an owner', async () => {
    const owners = await race(
      ({ db, engine }) => {
        const founded = { id: organisationId, name: 'Agency', ownerId: 'former', at }
        return createOrganisationStore(db, engine).found(founded, eventBy('former', 'organisation.created'))
      },
      async () => {},
    )
    expect(owners).toEqual([])
  })
})
