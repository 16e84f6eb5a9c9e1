import type { OperatorRecords } from '../../ports/account-records.ts'
import { toAuditRow } from './audit-store.ts'
import type { Database } from './database.ts'
import { toOwnedKeyRow } from './owned-keys.ts'
import { removeSecondStep } from './second-step-store.ts'

/** Account operations of the operator's command line, as records. */
export const createOperatorStore = (db: Database): OperatorRecords => ({
  ownerOf: async text => {
    if (text.startsWith('org_')) {
      const row = await db.selectFrom('auth_organization').select('id').where('id', '=', text).executeTakeFirst()
      return row && { kind: 'organisation', id: row.id }
    }
    const email = text.trim().toLowerCase()
    const row = await db.selectFrom('auth_user').select('id').where('email', '=', email).executeTakeFirst()
    return row && { kind: 'user', id: row.id }
  },
  localeOf: async userId => {
    const row = await db.selectFrom('account_profile').select('locale').where('user_id', '=', userId).executeTakeFirst()
    return row?.locale ?? undefined
  },
  createFor: (key, hash, event) =>
    db.transaction().execute(async transaction => {
      await transaction.insertInto('api_key').values(toOwnedKeyRow({ key, hash })).execute()
      await transaction.insertInto('audit_event').values(toAuditRow(event)).execute()
    }),
  ownerNames: async () => {
    const users = await db.selectFrom('auth_user').select(['id', 'email as name']).execute()
    const organisations = await db.selectFrom('auth_organization').select(['id', 'name']).execute()
    return new Map([...users, ...organisations].map(({ id, name }) => [id, name]))
  },
  twoFactorOff: (userId, event) =>
    db.transaction().execute(async transaction => {
      if (!(await removeSecondStep(transaction, userId))) return false
      await transaction.insertInto('audit_event').values(toAuditRow(event)).execute()
      return true
    }),
})
