import type { Transaction } from 'kysely'
import type { AuditEvent } from '../../ports/audit.ts'
import { auditRow } from './audit-store.ts'
import type { Database, Tables } from './database.ts'

type Step = (transaction: Transaction<Tables>) => Promise<void>

/** Makes a change and writes its event down, both or neither. */
export const changing =
  (db: Database) =>
  (event: AuditEvent, step: Step): Promise<void> =>
    db.transaction().execute(async transaction => {
      await step(transaction)
      await transaction.insertInto('audit_event').values(auditRow(event)).execute()
    })
