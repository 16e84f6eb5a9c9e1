import type { Kysely } from 'kysely'
import { addErasureTriggers } from './0010-erasures.ts'

/** Used backup codes and removed devices in the journal of erasures. */
export const addSecondStepErasures = (db: Kysely<unknown>): Promise<void> =>
  addErasureTriggers(db, [
    { kind: 'backup_code', table: 'backup_code', on: 'delete', id: ['user_id', 'hash'] },
    { kind: 'second_step', table: 'auth_two_factor', on: 'delete', id: ['id'] },
  ])
