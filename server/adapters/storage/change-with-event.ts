import type { Transaction } from 'kysely'
import type { AuditEvent } from '../../ports/audit.ts'
import type { Database, Tables } from './database.ts'
import type { Engine } from './engine.ts'
import { recordEvent } from './notice-store.ts'

type Step<Result> = (transaction: Transaction<Tables>) => Promise<Result>

/** Commits a change and its event in one transaction. */
export const createEventRecorder =
  (db: Database) =>
  (event: AuditEvent, step: Step<void>): Promise<void> =>
    db.transaction().execute(async transaction => {
      await step(transaction)
      await recordEvent(transaction, event)
    })

/**
 * Commits a change of an organisation under its lock, with its event if the change was made; a step may return the event
 * with a notice.
 * @returns whether the organisation was still in the state that the change requires.
 */
export const createOrganisationEventRecorder =
  (db: Database, { lockOwner }: Pick<Engine, 'lockOwner'>) =>
  (organisationId: string, event: AuditEvent, step: Step<boolean | AuditEvent>): Promise<boolean> =>
    db.transaction().execute(async transaction => {
      await lockOwner(transaction, { kind: 'organisation', id: organisationId })
      const made = await step(transaction)
      if (made !== false) await recordEvent(transaction, made === true ? event : made)
      return made !== false
    })
