import type { Transaction } from 'kysely'
import type { AuditEvent } from '../../ports/audit.ts'
import { auditRow } from './audit-store.ts'
import type { Database, Tables } from './database.ts'
import type { Engine } from './engine.ts'

type Step<Result> = (transaction: Transaction<Tables>) => Promise<Result>

/** Makes a change and writes its event down, both or neither. */
export const changing =
  (db: Database) =>
  (event: AuditEvent, step: Step<void>): Promise<void> =>
    db.transaction().execute(async transaction => {
      await step(transaction)
      await transaction.insertInto('audit_event').values(auditRow(event)).execute()
    })

/**
 * Makes a change of an organisation while no other one is made, and writes its event down where it was made.
 * @returns what the step says: whether the organisation was still as the change needs it.
 */
export const changingOrganisation =
  (db: Database, { lockOwner }: Pick<Engine, 'lockOwner'>) =>
  (organisationId: string, event: AuditEvent, step: Step<boolean>): Promise<boolean> =>
    db.transaction().execute(async transaction => {
      await lockOwner(transaction, { kind: 'organisation', id: organisationId })
      const isMade = await step(transaction)
      if (isMade) await transaction.insertInto('audit_event').values(auditRow(event)).execute()
      return isMade
    })
