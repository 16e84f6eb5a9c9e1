import type { RandomBytes } from '../access/keys.ts'
import type { WrappingSecret } from '../access/sealing.ts'
import type { Records } from '../adapters/storage/database.ts'
import { createProviderKeyStore } from '../adapters/storage/provider-key-store.ts'
import type { Configuration } from '../config/configuration.ts'
import { readOrCreateSecret } from '../config/made-secret.ts'
import type { Log } from '../ports/log.ts'
import type { ProviderCheck, ProviderKeys } from '../ports/provider-keys.ts'
import { createProviderKeys } from '../services/ai/sealed-provider-keys.ts'

const madeName = 'provider-key-secret'

/** Wrapping secrets: those configured, or one generated on this machine. */
export const readWrappingSecrets = (
  config: Pick<Configuration, 'providerKeys' | 'dataDir'>,
): readonly WrappingSecret[] => {
  const { secrets } = config.providerKeys
  if (secrets !== 'made') return secrets
  return [
    { id: 'made', secret: new Uint8Array(Buffer.from(readOrCreateSecret(config.dataDir, madeName), 'base64url')) },
  ]
}

/** Dependencies of provider keys, in the service or a command. */
export interface OpenProviderKeysDependencies {
  records: Pick<Records, 'db' | 'engine'>
  /** Checks a key with its provider. */
  check: ProviderCheck
  log: Log
  randomBytes: RandomBytes
  now(): Date
}

/** Opens the provider keys of a configuration on open records; with `ACCOUNTS=off` too. */
export const openProviderKeys = (
  config: Pick<Configuration, 'providerKeys' | 'dataDir'>,
  { records: { db, engine }, check, log, randomBytes, now }: OpenProviderKeysDependencies,
): ProviderKeys =>
  createProviderKeys({
    store: createProviderKeyStore(db, engine),
    check,
    secrets: readWrappingSecrets(config),
    log,
    randomBytes,
    now,
  })
