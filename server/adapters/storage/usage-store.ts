import type { CompiledQuery } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { UsageHistory } from '../../ports/account-records.ts'
import type { UsageStore } from '../../ports.ts'
import type { Database, Tables } from './database.ts'
import { groupCommit } from './group-commit.ts'

/** Compiled statements kept, one for each number of rows. */
const compiledMax = 50

interface Call {
  keyId: string
  day: string
}

/** How many calls of a group fall on one row. */
interface Share extends Call {
  calls: number
}

const rowName = ({ keyId, day }: Call) => `${day} ${keyId}`

/** The rows of a group, in one order for all processes, so that no two of them wait for each other. */
const shares = (calls: readonly Call[]): Share[] => {
  const byRow = new Map<string, Share>()
  for (const call of calls) {
    const share = byRow.get(rowName(call))
    if (share) share.calls += 1
    else byRow.set(rowName(call), { ...call, calls: 1 })
  }
  return [...byRow.values()].sort((a, b) => (rowName(a) < rowName(b) ? -1 : 1))
}

/** Adds to `rows` rows at once. */
const addition = (db: Database, rows: number): CompiledQuery<Tables['usage']> =>
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

/** Adds a group to its rows in one statement; gives the count of each row after it. */
const adding = (db: Database) => {
  // This runs beside every request, and compiling it anew costs twice the write itself.
  const compiled = new LRUCache<number, CompiledQuery<Tables['usage']>>({ max: compiledMax })
  return async (group: readonly Share[]): Promise<Map<string, number>> => {
    const query = compiled.get(group.length) ?? addition(db, group.length)
    compiled.set(group.length, query)
    const parameters = group.flatMap(({ keyId, day, calls }) => [keyId, day, calls])
    const { rows } = await db.executeQuery<Tables['usage']>({ ...query, parameters })
    return new Map(rows.map(row => [rowName({ keyId: row.key_id, day: row.day }), row.count]))
  }
}

/** Writes a group of counts; each call gets its own place, the last of a row what the row now says. */
const writeCounts = (db: Database) => {
  const add = adding(db)
  return async (calls: readonly Call[]): Promise<number[]> => {
    const group = shares(calls)
    const after = await add(group)
    const places = new Map(group.map(share => [rowName(share), (after.get(rowName(share)) ?? NaN) - share.calls]))
    return calls.map(call => {
      const place = (places.get(rowName(call)) ?? NaN) + 1
      if (!(place >= 1)) throw new Error(`A count of ${call.keyId} was not written.`)
      places.set(rowName(call), place)
      return place
    })
  }
}

/** Takes a group back, one statement a row: a transaction would hold other writers while this one waits its turns. */
const writeBack =
  (db: Database) =>
  async (calls: readonly Call[]): Promise<undefined[]> => {
    for (const share of shares(calls)) {
      await db
        .updateTable('usage')
        .set(({ eb }) => ({
          // What was never counted cannot be given back: a row stops at 0.
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

/** Daily counts as records. Counts of one turn of the event loop are one commit; other processes may count too. */
export const recordedUsage = (db: Database): UsageStore => {
  const count = groupCommit(writeCounts(db))
  const giveBack = groupCommit(writeBack(db))
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

/** The counts of several keys over days, as records. */
export const usageHistory = (db: Database): UsageHistory => ({
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
