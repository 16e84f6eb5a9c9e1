import { sql } from 'kysely'
import type { DayBudgets } from '../../ports/provider-chain.ts'
import type { Database } from './database.ts'

/**
 * Daily budgets as rows of the daily counts. Each change is one atomic statement, so that no other process changes a
 * count between read and write; a reservation that does not fit changes nothing.
 */
export const createBudgetStore = (db: Database): DayBudgets => ({
  reserve: async (name, day, places, limit) => {
    if (places > limit) return false
    const written = await db
      .insertInto('usage')
      .values({ key_id: name, day, count: places })
      .onConflict(conflict =>
        conflict
          .columns(['key_id', 'day'])
          .doUpdateSet({ count: sql<number>`usage.count + excluded.count` })
          .where(sql<boolean>`usage.count + excluded.count <= ${limit}`),
      )
      .returning('count')
      .executeTakeFirst()
    return written !== undefined
  },
  used: async (name, day) => {
    const row = await db
      .selectFrom('usage')
      .select('count')
      .where('key_id', '=', name)
      .where('day', '=', day)
      .executeTakeFirst()
    return row?.count ?? 0
  },
  add: async (name, day, places) => {
    await db
      .updateTable('usage')
      .set({ count: sql<number>`case when count + ${places} > 0 then count + ${places} else 0 end` })
      .where('key_id', '=', name)
      .where('day', '=', day)
      .execute()
  },
})
