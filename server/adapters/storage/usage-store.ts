import type { CompiledQuery } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { UsageHistory } from '../../ports/account-records.ts'
import type { UsageStore } from '../../ports/usage-store.ts'
import { createGroupCommit } from '../group-commit.ts'
import type { Database, RunCompiled, Tables } from './database.ts'
import { sortByRow } from './row-order.ts'

/** Maximum number of compiled statements, one for each number of rows. */
const compiledMax = 50

interface Call {
  keyId: string
  day: string
}

/** Calls of a batch that count on one row, and the count assigned to the last of them. */
interface RowShare extends Call {
  calls: number
  place: number
}

const getUsageRowName = ({ keyId, day }: Call) => `${day} ${keyId}`

/** Share of each call of a batch; calls of one row have the same one. */
const groupUsageCalls = (calls: readonly Call[]): RowShare[] => {
  const byRow = new Map<string, RowShare>()
  let last: RowShare | undefined
  return calls.map(call => {
    // Most calls of a batch follow one of the same key.
    if (last?.keyId !== call.keyId || last.day !== call.day) {
      const name = getUsageRowName(call)
      last = byRow.get(name) ?? { ...call, calls: 0, place: Number.NaN }
      byRow.set(name, last)
    }
    last.calls += 1
    return last
  })
}

/** Upsert of a number of rows. */
const compileAddition = (db: Database, rows: number): CompiledQuery<Tables['usage']> =>
  db
    .insertInto('usage')
    .values(Array.from({ length: rows }, () => ({ key_id: '', day: '', count: 0 })))
    .onConflict(conflict =>
      conflict
        .columns(['key_id', 'day'])
        .doUpdateSet(({ eb, ref }) => ({ count: eb(ref('usage.count'), '+', ref('excluded.count')) })),
    )
    .returning(['key_id', 'day', 'count'])
    .compile()

/** Adds a batch to its rows in one statement; returns the new count of each row. */
const createUsageAddition = (db: Database, run: RunCompiled) => {
  // Runs on the path of every request; compiling the query costs twice the write itself.
  const compiled = new LRUCache<number, CompiledQuery<Tables['usage']>>({ max: compiledMax })
  return async (group: readonly RowShare[]): Promise<Map<string, number>> => {
    const query = compiled.get(group.length) ?? compileAddition(db, group.length)
    compiled.set(group.length, query)
    const parameters = group.flatMap(({ keyId, day, calls }) => [keyId, day, calls])
    const { rows } = await run<Tables['usage']>({ ...query, parameters })
    return new Map(rows.map(row => [getUsageRowName({ keyId: row.key_id, day: row.day }), row.count]))
  }
}

/** Writes a batch of counts; each call gets its own position, the last of a row the new count. */
const createCountWriter = (db: Database, run: RunCompiled) => {
  const add = createUsageAddition(db, run)
  return async (calls: readonly Call[]): Promise<number[]> => {
    const shares = groupUsageCalls(calls)
    const rows = sortByRow([...new Set(shares)], getUsageRowName)
    const after = await add(rows)
    for (const row of rows) row.place = (after.get(getUsageRowName(row)) ?? Number.NaN) - row.calls
    return shares.map(share => {
      share.place += 1
      if (!(share.place >= 1)) throw new Error(`A count of ${share.keyId} was not written.`)
      return share.place
    })
  }
}

/** Reverts a batch, one statement per row: a transaction would block other writers while it waits. */
const createCountReverter =
  (db: Database) =>
  async (calls: readonly Call[]): Promise<undefined[]> => {
    for (const share of sortByRow([...new Set(groupUsageCalls(calls))], getUsageRowName)) {
      await db
        .updateTable('usage')
        .set(({ eb }) => ({
          // A count that was not recorded cannot be reverted: a row stops at 0.
          count: eb
            .case()
            .when('count', '>', share.calls)
            .then(eb('count', '-', share.calls))
            .else(0)
            .end(),
        }))
        .where('key_id', '=', share.keyId)
        .where('day', '=', share.day)
        .execute()
    }
    return calls.map(() => undefined)
  }

/**
 * Daily counts as records. Counts of one or two turns of the event loop are one commit; other processes may count
 * concurrently.
 * @param runCount how the records run a count; through Kysely by default.
 * @param holdMs maximum delay of a batch of counts.
 */
export const createUsageStore = (
  db: Database,
  runCount: RunCompiled = query => db.executeQuery(query),
  holdMs = 0,
): UsageStore => {
  const count = createGroupCommit(createCountWriter(db, runCount), { holdMs })
  const giveBack = createGroupCommit(createCountReverter(db))
  return {
    count: (keyId, day) => count({ keyId, day }),
    giveBack: (keyId, day) => giveBack({ keyId, day }),
    used: async (keyId, day) => {
      const row = await db
        .selectFrom('usage')
        .select('count')
        .where('key_id', '=', keyId)
        .where('day', '=', day)
        .executeTakeFirst()
      return row?.count ?? 0
    },
  }
}

/** Daily counts of several keys, as records. */
export const createUsageHistory = (db: Database): UsageHistory => ({
  between: async (keyIds, from, to) => {
    if (keyIds.length === 0) return []
    const rows = await db
      .selectFrom('usage')
      .selectAll()
      .where('key_id', 'in', [...keyIds])
      .where('day', '>=', from)
      .where('day', '<=', to)
      .where('count', '>', 0)
      .orderBy('day')
      .orderBy('key_id')
      .execute()
    return rows.map(({ key_id, day, count }) => ({ keyId: key_id, day, count }))
  },
})
