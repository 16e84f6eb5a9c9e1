import type { RandomBytes } from '../access/keys.ts'
import type { WrappingSecret } from '../access/sealing.ts'
import type { Records } from '../adapters/storage/database.ts'
import { recordedProviderKeys } from '../adapters/storage/provider-key-store.ts'
import type { Configuration } from '../config/configuration.ts'
import { madeSecret } from '../config/made-secret.ts'
import type { Log } from '../ports/log.ts'
import type { ProviderCheck, ProviderKeys } from '../ports/provider-keys.ts'
import { sealedProviderKeys } from '../services/ai/sealed-provider-keys.ts'

const madeName = 'provider-key-secret'

/** The secrets that seal, as configured, or as made on this machine. */
export const secretsOf = (config: Pick<Configuration, 'providerKeys' | 'dataDir'>): readonly WrappingSecret[] => {
  const { secrets } = config.providerKeys
  if (secrets !== 'made') return secrets
  return [{ id: 'made', secret: new Uint8Array(Buffer.from(madeSecret(config.dataDir, madeName), 'base64url')) }]
}

/** What is needed of the service, or of a command. */
export interface ProviderKeysNeeds {
  records: Pick<Records, 'db' | 'engine'>
  /** Asks a provider whether it takes a key. */
  check: ProviderCheck
  log: Log
  randomBytes: RandomBytes
  now(): Date
}

/** Opens the provider keys of a configuration on open records; with `ACCOUNTS=off` too. */
export const openProviderKeys = (
  config: Pick<Configuration, 'providerKeys' | 'dataDir'>,
  { records: { db, engine }, check, log, randomBytes, now }: ProviderKeysNeeds,
): ProviderKeys =>
  sealedProviderKeys({
    store: recordedProviderKeys(db, engine),
    check,
    secrets: secretsOf(config),
    log,
    randomBytes,
    now,
  })
