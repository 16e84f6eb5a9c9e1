import { expect, test } from 'vitest'
import { createAccountRemoval } from '#server/adapters/storage/account-removal'
import { createAuditStore } from '#server/adapters/storage/audit-store'
import { createKeyStore } from '#server/adapters/storage/key-store'
import type { Engine } from './places.ts'
import { ada, agency, apiKey, at, first, providerKeysWorld, second } from './provider-keys-world.ts'

const openaiKey = 'sk-proj-A1b2C3d4E5f6G7h8Qx2f'
const anthropicKey = 'sk-ant-api03-Z9y8X7w6V5u4T3s2K0mp'

/** What provider keys promise on an engine. */
export const providerKeySuite = ({ newPlace }: Engine): void => {
  const opened = async () => providerKeysWorld(await newPlace())

  test('a key that was saved is opened again, is shown by its last four, and its use is noted once an hour', async () => {
    const { keys, save, clock } = await opened()
    expect(await save(ada, 'openai', openaiKey)).toEqual({
      ...{ provider: 'openai', display: '…Qx2f', status: 'accepted', createdAt: at, lastUsedAt: null },
    })
    const lastUsed = async () => (await keys.list(ada))[0]?.lastUsedAt
    expect(await keys.open([ada], 'openai')).toBe(openaiKey)
    expect(await lastUsed()).toBe(at)
    clock.now = new Date('2026-11-22T09:59:59.000Z')
    await keys.open([ada], 'openai')
    expect(await lastUsed()).toBe(at)
    clock.now = new Date('2026-11-22T10:00:01.000Z')
    await keys.open([ada], 'openai')
    expect(await lastUsed()).toBe('2026-11-22T10:00:01.000Z')
    expect(await keys.open([ada], 'anthropic')).toBeUndefined()
    expect(await keys.open([agency], 'openai')).toBeUndefined()
  })

  test('a new key of the provider takes the place of the earlier one; equal keys have equal fingerprints', async () => {
    const { keys, save } = await opened()
    await save(ada, 'anthropic', anthropicKey)
    await save(ada, 'openai', openaiKey)
    await save(ada, 'openai', `${openaiKey}-new1`)
    await save(agency, 'openai', `${openaiKey}-new1`)
    const own = await keys.list(ada)
    expect(own.map(({ provider, display }) => [provider, display])).toEqual([
      ['openai', '…new1'],
      ['anthropic', '…K0mp'],
    ])
    const [shared] = await keys.list(agency)
    expect(shared?.fingerprint).toBe(own[0]?.fingerprint)
    expect(shared?.fingerprint).not.toBe(own[1]?.fingerprint)
    expect(await keys.open([ada], 'openai')).toBe(`${openaiKey}-new1`)
  })

  test('the first owner that has a key is taken, and providers are known without opening', async () => {
    const { keys, save } = await opened()
    await save(agency, 'openai', openaiKey)
    expect(await keys.open([ada, agency], 'openai')).toBe(openaiKey)
    await save(ada, 'openai', `${openaiKey}-own1`)
    expect(await keys.open([ada, agency], 'openai')).toBe(`${openaiKey}-own1`)
    expect(await keys.providersOf([ada, agency])).toEqual(['openai'])
    expect(await keys.providersOf([apiKey])).toEqual([])
    expect(await keys.providersOf([])).toEqual([])
  })

  test('a row that was moved to another owner does not open, and the log names it', async () => {
    const { db, keys, save, logged } = await opened()
    await save(ada, 'openai', openaiKey)
    await db.updateTable('provider_key').set({ owner_kind: 'organisation', owner_id: agency.id }).execute()
    expect(await keys.open([agency], 'openai')).toBeUndefined()
    expect(logged.join()).toMatch(/does not open.*pvk_[0-9a-f]{24}/)
    await db.updateTable('provider_key').set({ owner_kind: 'user', owner_id: ada.id }).execute()
    expect(await keys.open([ada], 'openai')).toBe(openaiKey)
  })

  test.each(['wrapped_dek', 'dek_iv', 'dek_tag', 'iv', 'tag', 'ciphertext'] as const)(
    'a row whose %s was changed does not open',
    async column => {
      const { db, keys, save } = await opened()
      await save(ada, 'openai', openaiKey)
      const row = await db.selectFrom('provider_key').select(column).executeTakeFirstOrThrow()
      const bytes = Buffer.from(String(row[column]), 'base64')
      bytes[0] = (bytes[0] ?? 0) ^ 1
      await db
        .updateTable('provider_key')
        .set({ [column]: bytes.toString('base64') })
        .execute()
      expect(await keys.open([ada], 'openai')).toBeUndefined()
    },
  )

  test('rotation wraps every key anew and leaves what is encrypted; then the earlier secret may go', async () => {
    const { db, withSecrets, save } = await opened()
    await save(ada, 'openai', openaiKey)
    await save(agency, 'anthropic', anthropicKey)
    const closed = () =>
      db.selectFrom('provider_key').select(['id', 'iv', 'tag', 'ciphertext', 'fingerprint']).orderBy('id').execute()
    const before = await closed()
    const both = withSecrets([second, first])
    await save(apiKey, 'openai', openaiKey, both)
    expect(await both.open([ada], 'openai')).toBe(openaiKey)
    expect(await both.rewrap()).toEqual({ rewrapped: 2, already: 1, unopened: 0 })
    expect(await both.rewrap()).toEqual({ rewrapped: 0, already: 3, unopened: 0 })
    const ids = before.map(({ id }) => id)
    expect((await closed()).filter(({ id }) => ids.includes(id))).toEqual(before)
    const after = withSecrets([second])
    expect(await after.open([ada], 'openai')).toBe(openaiKey)
    expect(await after.open([agency], 'anthropic')).toBe(anthropicKey)
  })

  test('a key whose secret is gone counts as absent, and one line of the log says so', async () => {
    const { withSecrets, save, logged } = await opened()
    await save(ada, 'openai', openaiKey)
    const lost = withSecrets([second])
    expect(await lost.open([ada], 'openai')).toBeUndefined()
    expect(await lost.list(ada)).toEqual([])
    expect(await lost.providersOf([ada])).toEqual([])
    expect(await lost.rewrap()).toEqual({ rewrapped: 0, already: 0, unopened: 1 })
    expect(logged).toEqual([])
    await lost.reportLost()
    expect(logged).toHaveLength(1)
    expect(logged[0]).toContain('first')
  })

  test('a rejected key stores nothing; one that could not be checked is stored and says so', async () => {
    const { keys, save, withSecrets, by } = await opened()
    const refused = save(
      ada,
      'openai',
      openaiKey,
      withSecrets([first], async () => 'rejected'),
    )
    await expect(refused).rejects.toMatchObject({
      code: 'invalid_request',
      details: { issues: [{ path: 'key', code: 'provider_key_rejected' }] },
    })
    expect(await keys.list(ada)).toEqual([])
    expect(
      await save(
        ada,
        'openai',
        openaiKey,
        withSecrets([first], async () => 'unreachable'),
      ),
    ).toMatchObject({
      status: 'unchecked',
    })
    const unasked = withSecrets([first], async () => 'rejected')
    expect(await unasked.save(ada, 'openai', openaiKey, { check: false, by: by(ada) })).toMatchObject({
      status: 'unchecked',
    })
  })

  test('without a secret nothing is saved, and nothing is found', async () => {
    const { save, withSecrets } = await opened()
    await save(ada, 'openai', openaiKey)
    const off = withSecrets([])
    expect(off.isOn).toBe(false)
    await expect(save(ada, 'openai', openaiKey, off)).rejects.toMatchObject({ code: 'unavailable' })
    await expect(off.rewrap()).rejects.toMatchObject({ code: 'unavailable' })
    expect(await off.open([ada], 'openai')).toBeUndefined()
  })

  test('removing says whether there was one, and both changes are written down', async () => {
    const { db, keys, save, by } = await opened()
    await save(ada, 'openai', openaiKey)
    expect(await keys.remove(ada, 'openai', by(ada))).toBe(true)
    expect(await keys.remove(ada, 'openai', by(ada))).toBe(false)
    expect(await keys.open([ada], 'openai')).toBeUndefined()
    const events = await createAuditStore(db).since({ kind: 'user', id: ada.id }, at, 10)
    expect(events.map(({ action }) => action).toSorted()).toEqual(['providerKey.deleted', 'providerKey.saved'])
    expect(events.find(({ action }) => action === 'providerKey.saved')?.detail).toEqual({
      provider: 'openai',
      status: 'accepted',
    })
  })

  test('keys go with their user, its organisation, and the API key that is revoked; nobody who is gone gets one', async () => {
    const { db, engine, keys, save, by } = await opened()
    for (const owner of [ada, agency, apiKey]) await save(owner, 'openai', openaiKey)
    await createKeyStore(db).revoke(apiKey.id, at)
    expect(await keys.list(apiKey)).toEqual([])
    expect(await keys.list(ada)).toHaveLength(1)
    await createAccountRemoval(db, engine).removeUser(
      ada.id,
      { at, rotation: () => undefined },
      { ...by(ada)(at), action: 'account.deleted' },
    )
    expect(await db.selectFrom('provider_key').selectAll().execute()).toEqual([])
    for (const owner of [ada, agency, apiKey])
      await expect(save(owner, 'openai', openaiKey)).rejects.toMatchObject({ code: 'invalid_request' })
    expect(await db.selectFrom('provider_key').selectAll().execute()).toEqual([])
  })

  test('neither the records nor the log hold a key in clear, and two rows of one key have nothing in common', async () => {
    const { db, save, logged, keys } = await opened()
    await save(ada, 'openai', openaiKey)
    await save(agency, 'openai', openaiKey)
    await keys.open([ada], 'openai')
    const tables = ['provider_key', 'audit_event', 'api_key', 'auth_user', 'auth_organization'] as const
    const rows = await Promise.all(tables.map(table => db.selectFrom(table).selectAll().execute()))
    const text = JSON.stringify(rows) + logged.join()
    // Only the last four characters are there.
    for (const piece of [openaiKey, openaiKey.slice(0, -4), openaiKey.slice(8, -4)]) {
      expect(text).not.toContain(piece)
      expect(text).not.toContain(Buffer.from(piece).toString('base64').replace(/=+$/, '').slice(0, -1))
      expect(text).not.toContain(Buffer.from(piece).toString('hex'))
    }
    const [one, other] = await db.selectFrom('provider_key').selectAll().execute()
    for (const column of ['wrapped_dek', 'dek_iv', 'iv', 'ciphertext'] as const)
      expect(one?.[column]).not.toBe(other?.[column])
  })
}
