import { join } from 'node:path'
import { createOutbox } from '../adapters/mail/outbox.ts'
import { createSmtpMail } from '../adapters/mail/smtp.ts'
import { createAccountRemoval } from '../adapters/storage/account-removal.ts'
import { createAuditStore } from '../adapters/storage/audit-store.ts'
import type { Records } from '../adapters/storage/database.ts'
import { createOperatorStore } from '../adapters/storage/operator-store.ts'
import { createOwnedKeyStore } from '../adapters/storage/owned-keys.ts'
import { createSessionStore } from '../adapters/storage/person-store.ts'
import type { Configuration } from '../config/configuration.ts'
import type { AccountCommandContext } from './account-commands.ts'
import { commandLog as log } from './run-command.ts'

/** Dependencies of the account commands, from a configuration and open records. */
export const createAccountContext = (
  { accounts, dataDir, port }: Configuration,
  { db, engine }: Records,
): AccountCommandContext => {
  const now = () => new Date()
  const folder = join(dataDir, 'outbox')
  // A command exposes no metrics.
  const metrics = { letter: () => {} }
  return {
    operator: createOperatorStore(db),
    owned: createOwnedKeyStore(db, engine),
    sessions: createSessionStore(db),
    removal: createAccountRemoval(db, engine),
    audit: createAuditStore(db),
    mail:
      accounts?.mailUrl === undefined
        ? createOutbox({ folder, print: () => {}, log, metrics, now })
        : createSmtpMail({ url: accounts.mailUrl, from: accounts.mailFrom, log, metrics }),
    origin: accounts?.publicUrl ?? `http://localhost:${port}`,
    now,
  }
}
