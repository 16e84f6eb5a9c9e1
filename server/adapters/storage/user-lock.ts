import type { Transaction } from 'kysely'
import type { Tables } from './database.ts'
import type { Engine } from './engine.ts'

/**
 * Serializes the changes of a user's membership until the end of each, after the lock of the organisation: without it an
 * account could be deleted while its user becomes the owner of an organisation, which then had none.
 * @returns whether the account still exists.
 */
export const lockUser = async (
  transaction: Transaction<Tables>,
  { lockOwner }: Pick<Engine, 'lockOwner'>,
  userId: string,
): Promise<boolean> => {
  await lockOwner(transaction, { kind: 'user', id: userId })
  const user = await transaction.selectFrom('auth_user').select('id').where('id', '=', userId).executeTakeFirst()
  return user !== undefined
}
