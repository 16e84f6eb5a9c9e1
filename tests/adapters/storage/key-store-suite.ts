import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createKeyText, displayKeyParts, hashKey } from '#server/access/keys'
import { createKeyStore } from '#server/adapters/storage/key-store'
import type { ApiKey } from '#server/ports/key-store'
import { type Engine, temporaryRecords } from './places.ts'

const agency: ApiKey = {
  id: 'key_1',
  name: 'Agence du Nord « Éislek »',
  tier: 'pro',
  kind: 'publishable',
  origins: ['https://agency.lu', 'http://localhost:8080'],
  prefix: 'vp_live_abcd',
  lastFour: 'wxyz',
  createdAt: '2026-11-21T10:00:00.000Z',
}

/** What the store of keys promises on an engine. */
export const keyStoreSuite = ({ newPlace }: Engine): void => {
  const newStore = async () => createKeyStore((await temporaryRecords(await newPlace())).db)

  test('a key is found by its hash exactly as it was made, and by no other hash', async () => {
    const keys = await newStore()
    await keys.create(agency, 'a'.repeat(64))
    expect(await keys.byHash('a'.repeat(64))).toStrictEqual(agency)
    expect(await keys.byHash('b'.repeat(64))).toBeUndefined()
  })

  test('keys are listed oldest first', async () => {
    const keys = await newStore()
    await keys.create({ ...agency, id: 'key_2', createdAt: '2026-11-22T10:00:00.000Z' }, 'b')
    await keys.create(agency, 'a')
    expect((await keys.list()).map(({ id }) => id)).toEqual(['key_1', 'key_2'])
  })

  test('a revoked key is still found, with the instant of its first revocation', async () => {
    const keys = await newStore()
    await keys.create(agency, 'a')
    expect(await keys.revoke('key_1', '2026-11-22T00:00:00.000Z')).toBe(true)
    expect(await keys.revoke('key_1', '2026-11-23T00:00:00.000Z')).toBe(true)
    expect((await keys.byHash('a'))?.revokedAt).toBe('2026-11-22T00:00:00.000Z')
  })

  test('a tier is changed, and a key that does not exist is reported', async () => {
    const keys = await newStore()
    await keys.create(agency, 'a')
    expect(await keys.setTier('key_1', 'enterprise')).toBe(true)
    expect((await keys.byHash('a'))?.tier).toBe('enterprise')
    expect(await keys.setTier('key_9', 'free')).toBe(false)
    expect(await keys.revoke('key_9', '2026-11-22T00:00:00.000Z')).toBe(false)
  })

  test('two keys cannot share a hash', async () => {
    const keys = await newStore()
    await keys.create(agency, 'a')
    await expect(keys.create({ ...agency, id: 'key_2' }, 'a')).rejects.toThrow()
  })

  test('keys survive the end of the process that made them', async () => {
    const place = await newPlace()
    const before = await temporaryRecords(place)
    await createKeyStore(before.db).create(agency, 'a')
    await before.close()
    expect(await createKeyStore((await temporaryRecords(place)).db).byHash('a')).toStrictEqual(agency)
  })

  test('the records have no key in clear, while its hash is there', async () => {
    const { db } = await temporaryRecords(await newPlace())
    const secret = createKeyText('secret', randomBytes)
    await createKeyStore(db).create(
      { ...agency, kind: 'secret', origins: [], ...displayKeyParts(secret) },
      hashKey(secret),
    )
    const { rows } = await sql`select * from api_key`.execute(db)
    const text = JSON.stringify(rows)
    expect(text).toContain(hashKey(secret))
    expect(text).not.toContain(secret.slice(12, -4))
  })
}
