import { execFile } from 'node:child_process'
import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { expect, onTestFinished } from 'vitest'
import { createAccountRemoval } from '#server/adapters/storage/account-removal'
import type { Records } from '#server/adapters/storage/database'
import { createKeyStore } from '#server/adapters/storage/key-store'
import { createLeadQueue } from '#server/adapters/storage/lead-queue'
import { toLeadRow } from '#server/adapters/storage/lead-rows'
import type { RecordsPlace } from '#server/adapters/storage/records'
import type { StoredLead } from '#server/ports/leads'
import { equipped, minute, newAccount } from './account-rows.ts'
import { newDatabase, temporaryFolder } from './places.ts'

const run = promisify(execFile)

/** A backup of a place, which can be restored there: the journal beside it stays as it is. */
export const backUp = async (place: RecordsPlace): Promise<() => Promise<RecordsPlace>> => {
  const copy = join(temporaryFolder(), 'backup')
  if (place.databaseUrl === undefined) {
    const path = join(place.dataDir, 'valorem.sqlite')
    const file = new DatabaseSync(path, { readOnly: true })
    file.prepare('vacuum into ?').run(copy)
    file.close()
    return async () => {
      for (const end of ['-wal', '-shm']) rmSync(path + end, { force: true })
      copyFileSync(copy, path)
      return place
    }
  }
  await run('pg_dump', ['--format=custom', `--file=${copy}`, place.databaseUrl])
  return async () => {
    const { url, drop } = await newDatabase()
    onTestFinished(drop)
    await run('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${url}`, copy])
    return { ...place, databaseUrl: url }
  }
}

const sealed = {
  ...{ kekId: 'one', wrappedDek: 'a', dekIv: 'a', dekTag: 'a' },
  ...{ iv: 'a', tag: 'a', ciphertext: 'a' },
}

const leadOf = (id: string, organisationId: string): StoredLead => ({
  ...{ id, organisationId, keyId: 'key_1', receivedAt: minute(1), host: 'agency.example', language: 'fr' },
  ...{ state: 'queued', isTest: false, contentUntil: null, work: 'new', sealed, trace: undefined, hold: undefined },
})

const countRows = async ({ db }: Records, table: 'auth_user' | 'auth_member' | 'lead' | 'auth_session' | 'webhook') => {
  const rows = await db.selectFrom(table).selectAll().execute()
  return rows.length
}

/** What is in the records before the backup: two people in an organisation, keys, contacts. */
export const fill = async (records: Records) => {
  const { db } = records
  const ada = await newAccount(records, { email: 'ada@agency.example' })
  const bob = await newAccount(records, { email: 'bob@agency.example' })
  const eva = await newAccount(records, { email: 'eva@agency.example' })
  await equipped(records, eva)
  await db
    .insertInto('auth_organization')
    .values({ id: 'org_1', name: 'Agency', slug: 'org_1', createdAt: minute(0) })
    .execute()
  for (const [userId, role] of [
    [ada, 'owner'],
    [bob, 'admin'],
    [eva, 'admin'],
  ] as const)
    await db
      .insertInto('auth_member')
      .values({ id: `mbr_${userId}`, organizationId: 'org_1', userId, role, createdAt: minute(0) })
      .execute()
  for (const id of ['key_1', 'key_2'])
    await createKeyStore(db).create(
      {
        ...{ id, name: id, tier: 'free', kind: 'secret', origins: [], prefix: 'vk', lastFour: 'abcd' },
        createdAt: minute(0),
      },
      `hash of ${id}`,
    )
  for (const id of ['taken', 'waiting', 'deleted'])
    await db
      .insertInto('lead')
      .values(toLeadRow(leadOf(id, 'org_1')))
      .execute()
  for (const id of ['taken', 'waiting', 'deleted'])
    await db
      .insertInto('lead_delivery')
      .values({
        ...{ id: `dlv_${id}`, organisation_id: 'org_1', lead_id: id, webhook_id: '', attempts: 0 },
        ...{ next_at: minute(1), done_at: null, outcome: null },
      })
      .execute()
  await db
    .insertInto('webhook')
    .values({
      ...{ id: 'hook_1', organisation_id: 'org_1', url: 'https://crm.example', created_at: minute(0) },
      ...{ off_at: null, off_why: null, old_until: null, kek_id: null, wrapped_dek: null, dek_iv: null },
      ...{ dek_tag: null, iv: null, tag: null, ciphertext: null },
    })
    .execute()
  return { ada, bob, eva }
}

/** Erases one of each kind by the stores of the service. */
export const erase = async (records: Records, { ada, bob, eva }: Awaited<ReturnType<typeof fill>>): Promise<void> => {
  const { db, engine } = records
  const by = { kind: 'user', id: bob } as const
  const event = { at: minute(5), actor: by, owner: by, action: 'account.deleted' } as const
  await createAccountRemoval(db, engine).removeUser(bob, { at: minute(5), rotation: () => undefined }, event)
  await db.updateTable('auth_member').set({ role: 'member' }).where('userId', '=', eva).execute()
  await createKeyStore(db).revoke('key_1', minute(5))
  await db.deleteFrom('lead').where('id', '=', 'deleted').execute()
  await db.deleteFrom('webhook').where('id', '=', 'hook_1').execute()
  await createLeadQueue(db, engine).end({ id: 'dlv_taken', organisationId: 'org_1', leadId: 'taken' } as never, {
    outcome: 'taken',
    at: minute(5),
    keptUntil: null,
    lostUntil: minute(99),
  })
  await db.updateTable('auth_account').set({ password: 'hash of another' }).where('userId', '=', ada).execute()
  await db.deleteFrom('auth_session').where('userId', '=', eva).execute()
}

/** Expects that nothing of what was erased is there, and everything else is. */
export const expectErased = async (records: Records, { ada, eva }: Awaited<ReturnType<typeof fill>>): Promise<void> => {
  const { db } = records
  const users = await db.selectFrom('auth_user').select('id').execute()
  expect(users.map(({ id }) => id).sort()).toEqual([ada, eva].sort())
  const members = await db.selectFrom('auth_member').select(['userId', 'role']).orderBy('role').execute()
  expect(members).toEqual([
    { userId: eva, role: 'member' },
    { userId: ada, role: 'owner' },
  ])
  const traces = await db.selectFrom('waiting_sign_up').selectAll().where('email', '=', 'bob@agency.example').execute()
  expect(traces).toEqual([])
  const keys = await db.selectFrom('api_key').select(['id', 'revoked_at']).orderBy('id').execute()
  expect(keys).toEqual([
    { id: 'key_1', revoked_at: expect.any(String) },
    { id: 'key_2', revoked_at: null },
  ])
  const leads = await db.selectFrom('lead').select(['id', 'state', 'ciphertext']).orderBy('id').execute()
  expect(leads).toEqual([
    { id: 'taken', state: 'delivered', ciphertext: null },
    { id: 'waiting', state: 'queued', ciphertext: 'a' },
  ])
  const due = await createLeadQueue(db, records.engine).claim(minute(60), 10, () => minute(90))
  expect(due.map(({ leadId }) => leadId)).toEqual(['waiting'])
  expect([await countRows(records, 'webhook'), await countRows(records, 'auth_session')]).toEqual([0, 0])
  const passwords = await db
    .selectFrom('auth_account')
    .select(['userId', 'password'])
    .where('password', '=', 'hash of Ada')
    .execute()
  // Of those left, whoever did not change it.
  expect(passwords.map(({ userId }) => userId)).toEqual([eva])
}
