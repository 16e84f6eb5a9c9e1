import { randomBytes } from 'node:crypto'
import type { WrappingSecret } from '#server/access/sealing'
import { createKeyStore } from '#server/adapters/storage/key-store'
import { createProviderKeyStore } from '#server/adapters/storage/provider-key-store'
import type { RecordsPlace } from '#server/adapters/storage/records'
import type { ProviderCheck, ProviderKeyOwner } from '#server/ports/provider-keys'
import { createProviderKeys } from '#server/services/ai/sealed-provider-keys'
import { temporaryRecords } from './places.ts'

/** The owners of these tests. */
export const ada: ProviderKeyOwner = { kind: 'user', id: 'usr_ada' }
export const agency: ProviderKeyOwner = { kind: 'organisation', id: 'org_agency' }
export const apiKey: ProviderKeyOwner = { kind: 'key', id: 'key_operator' }

/** When everything here happens. */
export const at = '2026-11-22T09:00:00.000Z'

const secret = (id: string, byte: number): WrappingSecret => ({ id, secret: new Uint8Array(32).fill(byte) })

/** Two secrets of an installation. */
export const [first, second] = [secret('first', 1), secret('second', 2)]

/** Records with a user, its organisation and an API key of the operator, and provider keys on them. */
export const providerKeysWorld = async (place: RecordsPlace) => {
  const { db, engine } = await temporaryRecords(place)
  // SQLite has 0 and 1.
  const emailVerified = engine.dialect === 'sqlite' ? 1 : true
  await db
    .insertInto('auth_user')
    .values({ id: ada.id, name: 'Ada', email: 'ada@agency.example', emailVerified, createdAt: at, updatedAt: at })
    .execute()
  await db
    .insertInto('auth_organization')
    .values({ id: agency.id, name: 'Agency', slug: agency.id, createdAt: at })
    .execute()
  await db
    .insertInto('auth_member')
    .values({ id: 'mbr_ada', organizationId: agency.id, userId: ada.id, role: 'owner', createdAt: at })
    .execute()
  const made = { name: 'n', tier: 'free', kind: 'secret', origins: [], prefix: 'p', lastFour: 'l' } as const
  await createKeyStore(db).create({ ...made, id: apiKey.id, createdAt: at }, 'hash')
  const store = createProviderKeyStore(db, engine)
  const logged: string[] = []
  const note = (fields: object, message: string) => void logged.push(`${message} ${JSON.stringify(fields)}`)
  const clock = { now: new Date(at) }
  const withSecrets = (secrets: readonly WrappingSecret[], check: ProviderCheck = async () => 'accepted') =>
    createProviderKeys({
      store,
      check,
      secrets,
      log: { debug: note, info: note, warn: note, error: note },
      randomBytes,
      now: () => clock.now,
    })
  const by = (owner: ProviderKeyOwner) => (instant: string) => ({
    at: instant,
    actor: { kind: 'operator' as const },
    owner,
  })
  const keys = withSecrets([first])
  const save = (owner: ProviderKeyOwner, provider: 'openai' | 'anthropic', key: string, of = keys) =>
    of.save(owner, provider, key, { check: true, by: by(owner) })
  return { db, engine, store, logged, clock, withSecrets, by, keys, save }
}
