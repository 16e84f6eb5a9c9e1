import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { createOutbox } from '../adapters/mail/outbox.ts'
import { createSmtpMail } from '../adapters/mail/smtp.ts'
import { createAccountRemoval } from '../adapters/storage/account-removal.ts'
import { createAuditStore } from '../adapters/storage/audit-store.ts'
import type { Records } from '../adapters/storage/database.ts'
import { createOperatorStore } from '../adapters/storage/operator-store.ts'
import { createOwnedKeyStore } from '../adapters/storage/owned-keys.ts'
import { createSessionStore } from '../adapters/storage/person-store.ts'
import { createSealedLeadStore } from '../adapters/storage/sealed-lead-store.ts'
import type { Configuration } from '../config/configuration.ts'
import { createLeadSealing } from '../services/leads/lead-sealing.ts'
import { createSecretRotation } from '../services/leads/signing-secrets.ts'
import { readWrappingSecrets } from '../start/provider-keys.ts'
import type { AccountCommandContext } from './account-commands.ts'
import { commandLog as log } from './run-command.ts'

/** Dependencies of the account commands, from a configuration and open records. */
export const createAccountContext = (config: Configuration, { db, engine }: Records): AccountCommandContext => {
  const { accounts, dataDir, port } = config
  const now = () => new Date()
  const folder = join(dataDir, 'outbox')
  // A command exposes no metrics.
  const metrics = { letter: () => {} }
  return {
    operator: createOperatorStore(db),
    owned: createOwnedKeyStore(db, engine),
    sessions: createSessionStore(db),
    removal: createAccountRemoval(db, engine),
    rotation: webhook => {
      const records = createSealedLeadStore(db)
      const sealing = createLeadSealing({ secrets: readWrappingSecrets(config), records, randomBytes, log })
      return createSecretRotation(sealing, randomBytes)(webhook)
    },
    audit: createAuditStore(db),
    mail:
      accounts?.mailUrl === undefined
        ? createOutbox({ folder, print: () => {}, log, metrics, now })
        : createSmtpMail({ url: accounts.mailUrl, from: accounts.mailFrom, log, metrics }),
    origin: accounts?.publicUrl ?? `http://localhost:${port}`,
    now,
  }
}
