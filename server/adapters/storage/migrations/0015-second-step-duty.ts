import type { Kysely } from 'kysely'

/**
 * From when an owner or administrator whose organisation holds contacts must have a second factor, and when a letter
 * said so. The previous version asks nobody for it.
 */
export const addSecondStepDuty = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('second_step_duty')
    .addColumn('user_id', 'text', column => column.primaryKey().references('auth_user.id').onDelete('cascade'))
    .addColumn('due_at', 'text', column => column.notNull())
    .addColumn('told_at', 'text')
    .execute()
}
