import { expect, onTestFinished, test } from 'vitest'
import { sqlTrue } from '#server/adapters/storage/engine'
import { appendErasures, getErasureFolder } from '#server/adapters/storage/erasure-files'
import { openRecords } from '#server/adapters/storage/records'
import { createSecondStepStore } from '#server/adapters/storage/second-step-store'
import { replaceSeenSecrets } from '#server/adapters/storage/seen-secrets'
import { minute } from './account-rows.ts'
import { backUp, fill } from './erasure-world.ts'
import type { Engine } from './places.ts'

/** Second factors and signing secrets that do not come back with a restore on an engine. */
export const secondStepErasureSuite = ({ newPlace }: Engine): void => {
  test('used backup codes, a device and a passkey that were removed do not come back, and nobody is asked for a step that is gone', async () => {
    const place = await newPlace()
    const records = await openRecords(place)
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
    const again = await openRecords(await restore())
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
      const records = await openRecords(place)
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
      const again = await openRecords(restored)
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
}
