import { randomBytes } from 'node:crypto'
import type { RandomBytes } from './access/keys.ts'
import type { WrappingSecret } from './access/sealing.ts'
import { providerCheck as askedProvider } from './adapters/ai/provider-check.ts'
import type { Records } from './adapters/storage/database.ts'
import { recordedProviderKeys } from './adapters/storage/provider-key-store.ts'
import { madeSecret } from './config/made-secret.ts'
import type { Configuration } from './config.ts'
import type { ProviderCheck, ProviderKeys } from './ports/provider-keys.ts'
import type { Log } from './ports.ts'
import { providerKeys } from './services/provider-keys.ts'

const madeName = 'provider-key-secret'

const secretsOf = (config: Pick<Configuration, 'providerKeys' | 'dataDir'>): readonly WrappingSecret[] => {
  const { secrets } = config.providerKeys
  if (secrets !== 'made') return secrets
  return [{ id: 'made', secret: new Uint8Array(Buffer.from(madeSecret(config.dataDir, madeName), 'base64url')) }]
}

/** Opens the provider keys of a configuration on open records; with `ACCOUNTS=off` too. */
export const openProviderKeys = (
  config: Pick<Configuration, 'providerKeys' | 'dataDir'>,
  {
    records: { db, engine },
    log,
    now,
    randomBytes: chance = randomBytes,
    providerCheck: check = askedProvider({ urls: config.providerKeys.urls }),
  }: {
    records: Pick<Records, 'db' | 'engine'>
    log: Log
    now(): Date
    randomBytes?: RandomBytes | undefined
    providerCheck?: ProviderCheck | undefined
  },
): ProviderKeys =>
  providerKeys({
    store: recordedProviderKeys(db, engine),
    check,
    secrets: secretsOf(config),
    log,
    randomBytes: chance,
    now,
  })
