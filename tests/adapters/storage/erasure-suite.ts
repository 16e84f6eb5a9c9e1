import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Records } from '#server/adapters/storage/database'
import { appendErasures, getErasureFolder } from '#server/adapters/storage/erasure-files'
import { createKeyStore } from '#server/adapters/storage/key-store'
import { openRecords, type RecordsPlace } from '#server/adapters/storage/records'
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
