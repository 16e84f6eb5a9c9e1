import { join } from 'node:path'
import { outbox } from '../adapters/mail/outbox.ts'
import { smtp } from '../adapters/mail/smtp.ts'
import { accountRemoval } from '../adapters/storage/account-removal.ts'
import { recordedAudit } from '../adapters/storage/audit-store.ts'
import type { Records } from '../adapters/storage/database.ts'
import { operatorRecords } from '../adapters/storage/operator-store.ts'
import { ownedKeys } from '../adapters/storage/owned-keys.ts'
import { recordedSessions } from '../adapters/storage/person-store.ts'
import type { Configuration } from '../config/configuration.ts'
import type { AccountCommandContext } from './account-commands.ts'
import { commandLog as log } from './run-command.ts'

/** What the commands of accounts work on, for a configuration on open records. */
export const accountContext = (
  { accounts, dataDir, port }: Configuration,
  { db, engine }: Records,
): AccountCommandContext => {
  const now = () => new Date()
  const folder = join(dataDir, 'outbox')
  // Nobody reads the metrics of a command.
  const metrics = { letter: () => {} }
  return {
    operator: operatorRecords(db),
    owned: ownedKeys(db, engine),
    sessions: recordedSessions(db),
    removal: accountRemoval(db, engine),
    audit: recordedAudit(db),
    mail:
      accounts?.mailUrl === undefined
        ? outbox({ folder, print: () => {}, log, metrics, now })
        : smtp({ url: accounts.mailUrl, from: accounts.mailFrom, log, metrics }),
    origin: accounts?.publicUrl ?? `http://localhost:${port}`,
    now,
  }
}
