import type { CompiledQuery } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { UsageHistory } from '../../ports/account-records.ts'
import type { UsageStore } from '../../ports/usage-store.ts'
import { groupCommit } from '../group-commit.ts'
import type { Database, RunCompiled, Tables } from './database.ts'

/** Most compiled statements in memory, one for each number of rows. */
const compiledMax = 50

interface Call {
  keyId: string
  day: string
}

/** How many calls of a group fall on one row, and the place of the last of them that got one. */
interface Share extends Call {
  calls: number
  place: number
}

const rowName = ({ keyId, day }: Call) => `${day} ${keyId}`

/** The share of each call of a group; calls of one row have the same one. */
const sharesOf = (calls: readonly Call[]): Share[] => {
  const byRow = new Map<string, Share>()
  let last: Share | undefined
  return calls.map(call => {
    // Most calls of a group follow one of the same key.
    if (last?.keyId !== call.keyId || last.day !== call.day) {
      const name = rowName(call)
      last = byRow.get(name) ?? { ...call, calls: 0, place: Number.NaN }
      byRow.set(name, last)
    }
    last.calls += 1
    return last
  })
}

/** The rows of a group, in one order for all processes, so that no two of them wait for each other. */
const rowsOf = (shares: readonly Share[]): Share[] =>
  [...new Set(shares)].sort((a, b) => (rowName(a) < rowName(b) ? -1 : 1))

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
const adding = (db: Database, run: RunCompiled) => {
  // This runs beside every request, and compiling it anew costs twice the write itself.
  const compiled = new LRUCache<number, CompiledQuery<Tables['usage']>>({ max: compiledMax })
  return async (group: readonly Share[]): Promise<Map<string, number>> => {
    const query = compiled.get(group.length) ?? addition(db, group.length)
    compiled.set(group.length, query)
    const parameters = group.flatMap(({ keyId, day, calls }) => [keyId, day, calls])
    const { rows } = await run<Tables['usage']>({ ...query, parameters })
    return new Map(rows.map(row => [rowName({ keyId: row.key_id, day: row.day }), row.count]))
  }
}

/** Writes a group of counts; each call gets its own place, the last of a row what the row now says. */
const writeCounts = (db: Database, run: RunCompiled) => {
  const add = adding(db, run)
  return async (calls: readonly Call[]): Promise<number[]> => {
    const shares = sharesOf(calls)
    const rows = rowsOf(shares)
    const after = await add(rows)
    for (const row of rows) row.place = (after.get(rowName(row)) ?? Number.NaN) - row.calls
    return shares.map(share => {
      share.place += 1
      if (!(share.place >= 1)) throw new Error(`A count of ${share.keyId} was not written.`)
      return share.place
    })
  }
}

/** Takes a group back, one statement a row: a transaction would block other writers while this one waits its turns. */
const writeBack =
  (db: Database) =>
  async (calls: readonly Call[]): Promise<undefined[]> => {
    for (const share of rowsOf(sharesOf(calls))) {
      await db
        .updateTable('usage')
        .set(({ eb }) => ({
          // A count that never happened cannot be taken back: a row stops at 0.
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
 * Daily counts as records. Counts of one or two turns of the event loop are one commit; other processes may count too.
 * @param runCount how the records run a count; by Kysely when left out.
 * @param holdMs how long a group of counts waits for more of them.
 */
export const recordedUsage = (
  db: Database,
  runCount: RunCompiled = query => db.executeQuery(query),
  holdMs = 0,
): UsageStore => {
  const count = groupCommit(writeCounts(db, runCount), { holdMs })
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
