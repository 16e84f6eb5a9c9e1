import type { Transaction } from 'kysely'
import type { SecondStepRecords } from '../../ports/second-step.ts'
import { toAuditRow } from './audit-store.ts'
import { createEventRecorder } from './change-with-event.ts'
import type { Database, Tables } from './database.ts'
import { sqlTrue } from './engine.ts'

/** Adds a user's backup codes by their hashes. */
export const writeBackupCodes = async (
  transaction: Transaction<Tables>,
  userId: string,
  hashes: readonly string[],
): Promise<void> => {
  if (hashes.length === 0) return
  await transaction
    .insertInto('backup_code')
    .values(hashes.map(hash => ({ user_id: userId, hash })))
    .onConflict(conflict => conflict.columns(['user_id', 'hash']).doNothing())
    .execute()
}

const replaceBackupCodeHashes = async (
  transaction: Transaction<Tables>,
  userId: string,
  hashes: readonly string[],
): Promise<void> => {
  await transaction.deleteFrom('backup_code').where('user_id', '=', userId).execute()
  await transaction.updateTable('auth_two_factor').set({ backupCodes: '' }).where('userId', '=', userId).execute()
  await writeBackupCodes(transaction, userId, hashes)
}

/**
 * Ends every session of a user whose second factors changed. The second factor is required while a TOTP device or a
 * passkey remains; with the last of them the backup codes are deleted too.
 */
export const applySecondStepChange = async (transaction: Transaction<Tables>, userId: string): Promise<void> => {
  const device = await transaction
    .selectFrom('auth_two_factor')
    .select('id')
    .where('userId', '=', userId)
    // Rows of the library's earliest versions have null here and count as confirmed.
    .where(({ eb, or }) => or([eb('verified', 'is', null), eb('verified', '=', sqlTrue)]))
    .executeTakeFirst()
  const passkey = await transaction.selectFrom('passkey').select('id').where('user_id', '=', userId).executeTakeFirst()
  const isOn = device !== undefined || passkey !== undefined
  await transaction
    .updateTable('auth_user')
    .set({ twoFactorEnabled: isOn ? sqlTrue : null })
    .where('id', '=', userId)
    .execute()
  if (!isOn) await transaction.deleteFrom('backup_code').where('user_id', '=', userId).execute()
  await transaction.deleteFrom('auth_session').where('userId', '=', userId).execute()
}

const removeTotpDevice = async (transaction: Transaction<Tables>, userId: string): Promise<boolean> => {
  const { numDeletedRows } = await transaction
    .deleteFrom('auth_two_factor')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  await transaction.deleteFrom('second_step_use').where('user_id', '=', userId).execute()
  await transaction.deleteFrom('used_step').where('user_id', '=', userId).execute()
  return numDeletedRows > 0n
}

/**
 * Removes all second factors of a user who has lost them, TOTP device, passkeys and backup codes, and ends the
 * sessions.
 * @returns false without any.
 */
export const removeSecondStep = async (transaction: Transaction<Tables>, userId: string): Promise<boolean> => {
  const hadDevice = await removeTotpDevice(transaction, userId)
  const { numDeletedRows } = await transaction
    .deleteFrom('passkey')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (!hadDevice && numDeletedRows === 0n) return false
  await applySecondStepChange(transaction, userId)
  return true
}

/** Takes a step once, whatever clocks do, and refuses steps before the newest plausible one. */
const createStepTaking =
  (db: Database): SecondStepRecords['takeStep'] =>
  (userId, step, latest) =>
    db.transaction().execute(async transaction => {
      const before = await transaction
        .selectFrom('second_step_use')
        .select('step')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      const once = await transaction
        .insertInto('used_step')
        .values({ user_id: userId, step })
        .onConflict(conflict => conflict.columns(['user_id', 'step']).doNothing())
        .returning('step')
        .executeTakeFirst()
      if (!once) return 'used'
      const taken = await transaction
        .insertInto('second_step_use')
        .values({ user_id: userId, step })
        .onConflict(conflict =>
          conflict
            .column('user_id')
            .doUpdateSet({ step })
            .where(({ eb, or }) =>
              or([eb('second_step_use.step', '<', step), eb('second_step_use.step', '>', latest)]),
            ),
        )
        .returning('user_id')
        .executeTakeFirst()
      if (!taken) return 'used'
      return before !== undefined && before.step > latest ? 'ahead' : 'taken'
    })

/** Hashes the codes of an earlier version, which the library encrypted; those that were used before a restore are left out. */
const createOldCodeHashing =
  (db: Database): SecondStepRecords['hashOldCodes'] =>
  (userId, hashes) =>
    db.transaction().execute(async transaction => {
      const { numUpdatedRows } = await transaction
        .updateTable('auth_two_factor')
        .set({ backupCodes: '' })
        .where('userId', '=', userId)
        .where('backupCodes', '!=', '')
        .executeTakeFirstOrThrow()
      // A second, concurrent conversion would restore a code used in between.
      if (numUpdatedRows === 0n) return
      await writeBackupCodes(transaction, userId, hashes)
      // Codes of restored records that were used since their backup.
      const used = hashes.map(hash => `${userId}/${hash}`)
      const noted = await transaction
        .selectFrom('erasure')
        .select('id')
        .where('kind', '=', 'backup_code')
        .where('id', 'in', used)
        .execute()
      const usedHashes = noted.map(({ id }) => id.slice(userId.length + 1))
      if (usedHashes.length === 0) return
      await transaction
        .deleteFrom('backup_code')
        .where('user_id', '=', userId)
        .where('hash', 'in', usedHashes)
        .execute()
    })

/** Single-use codes: TOTP time steps and backup codes. */
const createUsedCodes = (
  db: Database,
): Pick<SecondStepRecords, 'takeStep' | 'turnedOnAt' | 'takeBackupCode' | 'backupCodesLeft' | 'hashOldCodes'> => ({
  takeStep: createStepTaking(db),
  turnedOnAt: async userId => {
    const { at } = await db
      .selectFrom('audit_event')
      .select(({ fn }) => fn.max<string | null>('at').as('at'))
      .where('owner_kind', '=', 'user')
      .where('owner_id', '=', userId)
      .where('action', '=', 'twoFactor.on')
      .executeTakeFirstOrThrow()
    return at ?? undefined
  },
  takeBackupCode: async (userId, hash) => {
    const { numDeletedRows } = await db
      .deleteFrom('backup_code')
      .where('user_id', '=', userId)
      .where('hash', '=', hash)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  },
  backupCodesLeft: async userId => {
    const { left } = await db
      .selectFrom('backup_code')
      .select(({ fn }) => fn.countAll().as('left'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    return Number(left)
  },
  hashOldCodes: createOldCodeHashing(db),
})

/** Second factors of users, as records. */
export const createSecondStepStore = (db: Database): SecondStepRecords => {
  const change = createEventRecorder(db)
  return {
    ...createUsedCodes(db),
    replaceBackupCodes: (userId, hashes, event) =>
      change(event, transaction => replaceBackupCodeHashes(transaction, userId, hashes)),
    turnOn: ({ userId, sealedSecret }, hashes, event) =>
      db.transaction().execute(async transaction => {
        const { numUpdatedRows } = await transaction
          .updateTable('auth_two_factor')
          .set({ verified: sqlTrue })
          .where('userId', '=', userId)
          .where('secret', '=', sealedSecret)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return false
        await replaceBackupCodeHashes(transaction, userId, hashes)
        await applySecondStepChange(transaction, userId)
        await transaction.insertInto('audit_event').values(toAuditRow(event)).execute()
        return true
      }),
    turnOff: (userId, event) =>
      change(event, async transaction => {
        await removeTotpDevice(transaction, userId)
        await applySecondStepChange(transaction, userId)
      }),
  }
}
