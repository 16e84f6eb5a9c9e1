import type { RandomBytes } from '../access/keys.ts'
import type { Database } from '../adapters/storage/database.ts'
import { readOrCreateStoredSecret } from '../adapters/storage/installation-secrets.ts'
import type { Configuration } from '../config/configuration.ts'
import { readOrCreateSecret } from '../config/made-secret.ts'

/**
 * Secret of pseudonyms, the same in all processes on the same records: `AUTH_SECRET`; without it one in the data folder,
 * or with a shared PostgreSQL one in the records.
 */
export const readPseudonymSecret = async (
  { leads, dataDir, databaseUrl }: Pick<Configuration, 'leads' | 'dataDir' | 'databaseUrl'>,
  db: Database,
  randomBytes: RandomBytes,
): Promise<string> => {
  if (leads.authSecret !== undefined) return leads.authSecret.current
  if (databaseUrl === undefined) return readOrCreateSecret(dataDir, 'auth-secret')
  return readOrCreateStoredSecret(db, 'pseudonyms', randomBytes)
}
