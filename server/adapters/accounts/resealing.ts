import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { AuthSecrets } from '../../access/auth-secrets.ts'
import { decryptLibraryText, encryptLibraryText, getCurrentPrefix } from './library-secrets.ts'

/** Columns that the library encrypts. */
interface SealedTables {
  auth_two_factor: { id: string; secret: string; backupCodes: string }
  auth_jwks: { id: string; privateKey: string }
}

/** Number of texts that were encrypted again, and of seeds of second factors that no value decrypts. */
export interface Resealed {
  resealed: number
  lost: number
}

/** A stored text, and how it is replaced where it has not changed since. */
interface StoredText {
  text: string
  isSeed: boolean
  replace(text: string): Promise<unknown>
}

/** Seeds that are tried with a plain value: its texts do not say which value encrypts them. */
const triedWithPlain = 200

/** Stored texts that do not begin as those of the current value do. */
const listTexts = async (db: Kysely<SealedTables>, prefix: string | undefined): Promise<StoredText[]> => {
  const devices = await db
    .selectFrom('auth_two_factor')
    .select(['id', 'secret', 'backupCodes'])
    .$if(prefix !== undefined, query => query.where('secret', 'not like', `${prefix}%`))
    .$if(prefix === undefined, query => query.limit(triedWithPlain))
    .orderBy('id')
    .execute()
  const keys = await db.selectFrom('auth_jwks').select(['id', 'privateKey']).execute()
  const ofDevices = devices.flatMap(({ id, secret, backupCodes }): StoredText[] => {
    const update = db.updateTable('auth_two_factor').where('id', '=', id)
    const seed: StoredText = {
      ...{ text: secret, isSeed: true },
      replace: text => update.set({ secret: text }).where('secret', '=', secret).execute(),
    }
    const codes: StoredText = {
      ...{ text: backupCodes, isSeed: false },
      replace: text => update.set({ backupCodes: text }).where('backupCodes', '=', backupCodes).execute(),
    }
    return backupCodes === '' ? [seed] : [seed, codes]
  })
  const ofKeys = keys.map(({ id, privateKey }): StoredText => {
    const update = db.updateTable('auth_jwks').where('id', '=', id).where('privateKey', '=', privateKey)
    // The library stores a JSON string.
    return {
      ...{ text: String(JSON.parse(privateKey)), isSeed: false },
      replace: text => update.set({ privateKey: JSON.stringify(text) }).execute(),
    }
  })
  return [...ofDevices, ...ofKeys]
}

/**
 * Encrypts seeds of second factors and signing keys of session tokens with the current value of `AUTH_SECRET` where a
 * former one encrypts them, one row per statement; several processes may do so at once.
 */
export const resealLibraryTexts = async (db: unknown, secrets: AuthSecrets): Promise<Resealed> => {
  const prefix = getCurrentPrefix(secrets)
  const result: Resealed = { resealed: 0, lost: 0 }
  for (const { text, isSeed, replace } of await listTexts(db as Kysely<SealedTables>, prefix)) {
    if (prefix !== undefined && text.startsWith(prefix)) continue
    await setImmediate()
    const plain = await decryptLibraryText(text, secrets).catch(() => undefined)
    if (plain === undefined) {
      // A signing key is replaced by a new one when a token is next asked for.
      if (isSeed) result.lost += 1
      continue
    }
    if (prefix === undefined) continue
    await replace(await encryptLibraryText(plain, secrets))
    result.resealed += 1
  }
  return result
}
