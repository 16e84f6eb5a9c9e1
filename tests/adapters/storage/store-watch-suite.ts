import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openRecords } from '#server/adapters/storage/records'
import { createUsageStore } from '#server/adapters/storage/usage-store'
import type { PoolName, PoolState, StatementWatch, StoreCall } from '#server/ports/store-watch'
import type { Engine } from './places.ts'

/** What the records tell of their statements, on an engine. */
export const storeWatchSuite = ({ name, newPlace }: Engine): void => {
  const store = name === 'SQLite' ? 'sqlite' : 'postgres'

  /** Records with what they tell from now on; the start and its migrations are over. */
  const watched = async () => {
    const told: StoreCall[] = []
    const comment = { text: 'none' }
    const pools = new Map<PoolName, () => PoolState>()
    const watch: StatementWatch = {
      asked: asked => void told.push(asked),
      poolOpened: (pool, state) => void pools.set(pool, state),
      comment: () => ` /*traceparent='${comment.text}'*/`,
    }
    const place = await newPlace()
    const records = await openRecords(place, watch)
    onTestFinished(() => records.close())
    told.length = 0
    return { place, records, told, pools, comment }
  }

  test('each statement of the records is told once, with its time', async () => {
    const { records, told } = await watched()
    await records.db.selectFrom('usage').select('count').where('key_id', '=', 'a').execute()
    expect(told).toMatchObject([{ store, hasFailed: false }])
    expect(told[0]?.text).toContain('from "usage"')
    // The value stays out of what is told.
    expect(told[0]?.text).not.toContain("'a'")
    expect(told[0]?.ms).toBeGreaterThan(0)
  })

  test('a group of counts is told once, and so is one that is given back', async () => {
    const { records, told } = await watched()
    const usage = createUsageStore(records.counts, records.runCount)
    await Promise.all([usage.count('a', '2026-11-21'), usage.count('a', '2026-11-21')])
    expect(told).toMatchObject([{ store, hasFailed: false }])
    expect(told[0]?.text).toContain('insert into "usage"')
    await usage.giveBack('a', '2026-11-21')
    expect(told).toHaveLength(2)
  })

  test('a statement that fails is a failure; a row that would be the second of its kind is an answer', async () => {
    const { records, told } = await watched()
    await expect(sql`select no_such_column`.execute(records.db)).rejects.toThrow()
    expect(told).toMatchObject([{ store, hasFailed: true }])
    const row = { key_id: 'a', day: '2026-11-21', count: 1 }
    await records.db.insertInto('usage').values(row).execute()
    await expect(records.db.insertInto('usage').values(row).execute()).rejects.toThrow()
    expect(told.map(({ hasFailed }) => hasFailed)).toEqual([true, false, false])
  })

  test.runIf(store === 'postgres')('the pools tell who uses, who waits, and how many there may be', async () => {
    const { place, records, pools } = await watched()
    expect([...pools.keys()].sort()).toEqual(['counts', 'records'])
    const state = () => pools.get('records')?.()
    const max = place.databasePoolMax
    await records.db.transaction().execute(async transaction => {
      await sql`select 1`.execute(transaction)
      expect(state()).toMatchObject({ inUse: 1, waiting: 0, max })
    })
    expect(state()).toEqual({ inUse: 0, idle: 1, waiting: 0, max })
    const release = Promise.withResolvers<void>()
    const held = Array.from({ length: max }, () => records.db.connection().execute(() => release.promise))
    await expect.poll(state).toEqual({ inUse: max, idle: 0, waiting: 0, max })
    // One more waits, for as long as a request may; another one takes its place in the queue then.
    const waits: Promise<void>[] = []
    const isWaitedFor = async (): Promise<boolean> => {
      if (state()?.waiting === 0) waits.push(records.db.connection().execute(async () => {}))
      waits.at(-1)?.catch(() => {})
      await new Promise(resolve => setImmediate(resolve))
      return (state()?.waiting ?? 0) > 0
    }
    await expect.poll(isWaitedFor).toBe(true)
    release.resolve()
    await Promise.allSettled([...held, ...waits])
    expect(state()).toMatchObject({ inUse: 0, waiting: 0 })
  })

  test.runIf(store === 'postgres')(
    'a statement names its trace in a comment; a prepared one keeps its text',
    async () => {
      const { records, comment } = await watched()
      const shown = sql<{ query: string }>`select query from pg_stat_activity where pid = pg_backend_pid()`
      comment.text = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
      expect((await shown.execute(records.db)).rows[0]?.query).toMatch(
        /pg_backend_pid\(\) \/\*traceparent='00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'\*\/$/,
      )
      // The statements of the counts are prepared under a name, for good.
      const usage = createUsageStore(records.counts, records.runCount)
      for (const text of ['one', 'two']) {
        comment.text = text
        await usage.count('a', '2026-11-21')
      }
      const prepared = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
        records.counts,
      )
      const ofCounts = prepared.rows.filter(({ statement }) => statement.includes('insert into "usage"'))
      expect(ofCounts).toHaveLength(1)
      expect(ofCounts[0]?.statement).not.toContain('traceparent')
    },
  )

  test.runIf(store === 'postgres')('a connection that is not given is a failure', async () => {
    const { records, told } = await watched()
    // All connections are taken, and the one more gives up.
    const release = Promise.withResolvers<void>()
    const held = Array.from({ length: 4 }, () => records.db.connection().execute(() => release.promise))
    await expect(records.db.connection().execute(async () => {})).rejects.toThrow()
    expect(told).toMatchObject([{ store, text: '', hasFailed: true }])
    release.resolve()
    await Promise.all(held)
  })
}
