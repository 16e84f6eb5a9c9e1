import type { Transaction } from 'kysely'
import type { AuditEvent } from '../../ports/audit.ts'
import { toAuditRow } from './audit-store.ts'
import type { Database, Tables } from './database.ts'
import type { Engine } from './engine.ts'

type Step<Result> = (transaction: Transaction<Tables>) => Promise<Result>

/** Commits a change and its event in one transaction. */
export const createEventRecorder =
  (db: Database) =>
  (event: AuditEvent, step: Step<void>): Promise<void> =>
    db.transaction().execute(async transaction => {
      await step(transaction)
      await transaction.insertInto('audit_event').values(toAuditRow(event)).execute()
    })

/**
 * Commits a change of an organisation under its lock, with its event if the change was made.
 * @returns result of the step: whether the organisation was still in the state that the change requires.
 */
export const createOrganisationEventRecorder =
  (db: Database, { lockOwner }: Pick<Engine, 'lockOwner'>) =>
  (organisationId: string, event: AuditEvent, step: Step<boolean>): Promise<boolean> =>
    db.transaction().execute(async transaction => {
      await lockOwner(transaction, { kind: 'organisation', id: organisationId })
      const isMade = await step(transaction)
      if (isMade) await transaction.insertInto('audit_event').values(toAuditRow(event)).execute()
      return isMade
    })
