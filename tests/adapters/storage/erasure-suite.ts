import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Records } from '#server/adapters/storage/database'
import { sqlTrue } from '#server/adapters/storage/engine'
import { appendErasures, getErasureFolder } from '#server/adapters/storage/erasure-files'
import { createKeyStore } from '#server/adapters/storage/key-store'
import { openRecords, type RecordsPlace } from '#server/adapters/storage/records'
import { createSecondStepStore } from '#server/adapters/storage/second-step-store'
import { replaceSeenSecrets } from '#server/adapters/storage/seen-secrets'
import { minute } from './account-rows.ts'
import { backUp, erase, expectErased, fill } from './erasure-world.ts'
import { type Engine, temporaryFolder } from './places.ts'

/** What survives a restore on an engine. */
export const erasureSuite = ({ newPlace }: Engine): void => {
  const open = async (place: RecordsPlace): Promise<Records> => openRecords(place)

  test('what was erased after a backup is erased again when it is restored, and the rest comes back', async () => {
    const place = await newPlace()
    const records = await open(place)
    const people = await fill(records)
    const restore = await backUp(place)
    await erase(records, people)
    // No close: as after a kill. What was acknowledged is beside the secrets already.
    const journal = readdirSync(join(place.dataDir, 'erasures')).map(name =>
      readFileSync(join(place.dataDir, 'erasures', name), 'utf8'),
    )
    expect(journal.join('')).not.toMatch(/agency\.example|Ada|hash of/)
    await records.close()
    const restored = await open(await restore())
    try {
      expect(restored.erasures.applied.count).toBeGreaterThanOrEqual(8)
      expect(restored.erasures.applied).toMatchObject({ unreadable: 0, isTooOld: false })
      await expectErased(restored, people)
    } finally {
      await restored.close()
    }
  })

  test('each erasure is beside the secrets before its caller goes on', async () => {
    const place = await newPlace()
    const records = await open(place)
    onTestFinished(() => records.close())
    const people = await fill(records)
    const read = (): string => {
      const folder = join(place.dataDir, 'erasures')
      return readdirSync(folder)
        .map(name => readFileSync(join(folder, name), 'utf8'))
        .join('')
    }
    await createKeyStore(records.db).revoke('key_2', minute(5))
    expect(read()).toContain('"kind":"key","id":"key_2"')
    await records.db.transaction().execute(async transaction => {
      await transaction.deleteFrom('lead').where('id', '=', 'waiting').execute()
    })
    expect(read()).toContain('"kind":"contact","id":"org_1/waiting"')
    const undone = records.db.transaction().execute(async transaction => {
      await transaction.deleteFrom('auth_user').where('id', '=', people.eva).execute()
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await createKeyStore(records.db).revoke('key_1', minute(6))
    expect(read()).not.toContain(people.eva)
  })

  test('a start that applies nothing new changes nothing, and cut lines are counted', async () => {
    const place = await newPlace()
    const records = await open(place)
    const people = await fill(records)
    await erase(records, people)
    await records.close()
    const folder = join(place.dataDir, 'erasures')
    const [name = ''] = readdirSync(folder)
    appendFileSync(join(folder, name), '\n{"at":"2026-11-2')
    const again = await open(place)
    expect(again.erasures.applied).toEqual({ count: 0, unreadable: 1, isTooOld: false })
    // The next line is a line of its own.
    await createKeyStore(again.db).revoke('key_2', minute(7))
    await again.close()
    const last = await open(place)
    expect(last.erasures.applied).toMatchObject({ count: 0, unreadable: 1 })
    const passwords = await last.db
      .selectFrom('auth_account')
      .select('password')
      .where('userId', '=', people.ada)
      .execute()
    expect(passwords).toEqual([{ password: 'hash of another' }])
    await last.close()
  })

  test('two processes that start on restored records together apply each erasure once', async () => {
    const place = await newPlace()
    const records = await open(place)
    const people = await fill(records)
    const restore = await backUp(place)
    await erase(records, people)
    await records.close()
    const there = await restore()
    const other = place.databaseUrl === undefined ? there : { ...there, dataDir: temporaryFolder() }
    // The second replica has a folder of its own, without the journal.
    const both = await Promise.all([open(there), open(other)])
    try {
      await expectErased(both[1], people)
      const counts = both.map(({ erasures }) => erasures.applied.count)
      expect(counts[0]).toBeGreaterThan(0)
      // Whichever replica is asked: the other one's folder follows.
      if (other !== there)
        await expect
          .poll(() => readdirSync(join(other.dataDir, 'erasures')).length, { timeout: 20_000 })
          .toBeGreaterThan(0)
    } finally {
      await Promise.all(both.map(({ close }) => close()))
    }
  })

  test.each(['member', 'role', 'user'] as const)(
    'receivers of contacts that a member set up are suspended where its %s is erased again',
    async kind => {
      const place = await newPlace()
      const records = await open(place)
      const { bob } = await fill(records)
      const isOfBob = { created_by: bob, secret_by: bob }
      await records.db.updateTable('webhook').set(isOfBob).where('id', '=', 'hook_1').execute()
      const profile = { organisation_id: 'org_1', lead_email: 'desk@agency.example', lead_email_by: bob }
      await records.db
        .insertInto('organisation_profile')
        .values({
          ...{ ...profile, lead_email_confirmed_at: minute(1), brand_name: null, colour: null, logo: null },
          ...{ phone: null, email: null, website: null, address: null, legal_mention: null, updated_at: null },
        })
        .execute()
      const restore = await backUp(place)
      await records.close()
      const restored = await restore()
      const at = new Date().toISOString()
      const id = kind === 'user' ? bob : `mbr_${bob}`
      await appendErasures(getErasureFolder(place.dataDir), [{ kind, id, at }])
      const again = await open(restored)
      const hooks = await again.db.selectFrom('webhook').select(['id', 'off_why', 'has_new_secret']).execute()
      // Its owner who keeps it gets a new secret, since Bob has seen that of the backup.
      expect(hooks).toEqual([{ id: 'hook_1', off_why: 'suspended', has_new_secret: 1 }])
      const [address] = await again.db
        .selectFrom('organisation_profile')
        .select(['lead_email', 'lead_email_suspended_at'])
        .execute()
      expect(address?.lead_email_suspended_at).not.toBeNull()
      await again.close()
    },
  )

  test('used backup codes, a device and a passkey that were removed do not come back, and nobody is asked for a step that is gone', async () => {
    const place = await newPlace()
    const records = await open(place)
    const { ada, bob, eva } = await fill(records)
    const { db } = records
    await db.deleteFrom('passkey').execute()
    await db.deleteFrom('auth_two_factor').execute()
    await db.deleteFrom('backup_code').execute()
    for (const [userId, id] of [
      [ada, 'two_of_ada'],
      [bob, 'two_of_bob'],
    ] as const)
      await db
        .insertInto('auth_two_factor')
        .values({ id, userId, secret: 'sealed', backupCodes: '', verified: sqlTrue })
        .execute()
    await db
      .insertInto('passkey')
      .values({
        ...{ id: 'pky_of_eva', user_id: eva, credential_id: 'a', public_key: 'a', counter: 0, transports: '[]' },
        ...{ name: 'Phone', created_at: minute(0), last_used_at: null },
      })
      .execute()
    await db.updateTable('auth_user').set({ twoFactorEnabled: sqlTrue }).execute()
    for (const [user_id, hash] of [
      [ada, 'of ada'],
      [bob, 'used'],
      [bob, 'unused'],
    ] as const)
      await db.insertInto('backup_code').values({ user_id, hash }).execute()
    const restore = await backUp(place)
    const steps = createSecondStepStore(db)
    const off = { at: minute(5), actor: { kind: 'user', id: ada }, owner: { kind: 'user', id: ada } } as const
    await steps.turnOff(ada, { ...off, action: 'twoFactor.off' })
    expect(await steps.takeBackupCode(bob, 'used')).toBe(true)
    await db.deleteFrom('passkey').where('user_id', '=', eva).execute()
    // Encrypting a seed with another secret is no change of the second step.
    await db.updateTable('auth_two_factor').set({ secret: 'sealed anew' }).execute()
    await records.close()
    const again = await open(await restore())
    onTestFinished(() => again.close())
    const devices = await again.db.selectFrom('auth_two_factor').select(['id', 'userId']).execute()
    expect(devices).toEqual([{ id: 'two_of_bob', userId: bob }])
    const codes = await again.db.selectFrom('backup_code').selectAll().execute()
    expect(codes).toEqual([{ user_id: bob, hash: 'unused' }])
    const asked = await again.db.selectFrom('auth_user').select(['id', 'twoFactorEnabled']).execute()
    expect(asked.filter(({ twoFactorEnabled }) => Boolean(twoFactorEnabled)).map(({ id }) => id)).toEqual([bob])
    // The list of an earlier version, restored too, is converted without the code that was used.
    await again.db.updateTable('auth_two_factor').set({ backupCodes: 'an encrypted list' }).execute()
    await createSecondStepStore(again.db).hashOldCodes(bob, ['used', 'other'])
    expect(await createSecondStepStore(again.db).takeBackupCode(bob, 'used')).toBe(false)
    expect(await createSecondStepStore(again.db).takeBackupCode(bob, 'other')).toBe(true)
  })

  test.each(['member', 'role', 'user'] as const)(
    'a signing secret that a member saw is replaced where its %s is erased again, once, and the owner is told',
    async kind => {
      const place = await newPlace()
      const records = await open(place)
      const { ada, bob } = await fill(records)
      await records.db
        .updateTable('webhook')
        .set({ created_by: ada, secret_by: bob, kek_id: 'one', wrapped_dek: 'old', dek_iv: 'a', dek_tag: 'a' })
        .set({ iv: 'a', tag: 'a', ciphertext: 'a' })
        .execute()
      const restore = await backUp(place)
      await records.close()
      const restored = await restore()
      const at = new Date().toISOString()
      await appendErasures(getErasureFolder(place.dataDir), [{ kind, id: kind === 'user' ? bob : `mbr_${bob}`, at }])
      const again = await open(restored)
      onTestFinished(() => again.close())
      const fresh = { kekId: 'one', wrappedDek: 'new', dekIv: 'a', dekTag: 'a', iv: 'a', tag: 'a', ciphertext: 'new' }
      const now = new Date('2026-11-21T12:00:00Z')
      const needs = { rotation: () => fresh, roles: ['owner', 'admin'] as const, now }
      // As long as nothing can be sealed it waits for the next start.
      expect(await replaceSeenSecrets(again.db, { ...needs, rotation: () => undefined })).toBe(0)
      expect(await replaceSeenSecrets(again.db, needs)).toBe(1)
      expect(await replaceSeenSecrets(again.db, needs)).toBe(0)
      const hooks = await again.db
        .selectFrom('webhook')
        .select(['wrapped_dek', 'secret_by', 'has_new_secret', 'old_until', 'off_at'])
        .execute()
      expect(hooks).toEqual([
        {
          ...{ wrapped_dek: 'new', secret_by: null, has_new_secret: 1, off_at: null },
          old_until: '2026-11-28T12:00:00.000Z',
        },
      ])
      const notices = await again.db.selectFrom('organisation_notice').select(['kind', 'detail']).execute()
      const reason = { member: 'removed', role: 'demoted', user: 'deleted' }[kind]
      expect(notices.map(({ detail }) => JSON.parse(detail))).toEqual([
        { userId: bob, reason, items: [{ kind: 'webhookSecret', name: 'https://crm.example' }] },
      ])
    },
  )

  test('an owner who was erased leaves a restored organisation to its longest administrator', async () => {
    const place = await newPlace()
    const records = await open(place)
    const { ada, bob, eva } = await fill(records)
    const restore = await backUp(place)
    await records.close()
    const restored = await restore()
    await appendErasures(getErasureFolder(place.dataDir), [{ kind: 'user', id: ada, at: new Date().toISOString() }])
    const again = await open(restored)
    const owners = await again.db.selectFrom('auth_member').select('userId').where('role', '=', 'owner').execute()
    expect(owners).toHaveLength(1)
    expect([bob, eva]).toContain(owners[0]?.userId)
    await again.close()
  })
}
