import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createKeyStore } from '#server/adapters/storage/key-store'
import { createUsageStore } from '#server/adapters/storage/usage-store'
import type { UsageStore } from '#server/ports/usage-store'
import { startPostgres, type TestEngine } from '../../support/test-engines.ts'
import { cutAll, setReadOnly } from './failover.ts'
import { newDatabase, onServer, temporaryRecords } from './places.ts'

const day = '2026-11-21'
/** Most milliseconds of a refusal: a statement has 1.5 s, and a connection that is only lost is noticed after minutes. */
const refusedMsMax = 20_000

let server: TestEngine

beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.end())

/** New records on the server of these tests, which is up again when the test is over. */
const newRecords = async (databasePoolMax = 4) => {
  const { url, drop } = await newDatabase(server.url)
  onTestFinished(drop)
  const records = await temporaryRecords({ dataDir: '/nowhere', databaseUrl: url, databasePoolMax })
  // Before they are closed and dropped, which on a frozen server does not end.
  onTestFinished(() => server.restore())
  return { url, ...records }
}

/** How 20 calls at once end. */
const counting = async (usage: UsageStore, calls = 20) => {
  const ends = await Promise.allSettled(Array.from({ length: calls }, () => usage.count('key_a', day)))
  return {
    places: ends.flatMap(end => (end.status === 'fulfilled' ? [end.value] : [])),
    refused: ends.filter(({ status }) => status === 'rejected').length,
  }
}

test('stopped in the middle of counts it refuses at once what it did not answer, and loses none that it answered', async () => {
  const { counts } = await newRecords()
  const usage = createUsageStore(counts)
  let answered = 0
  let slowest = 0
  let isStopped = false
  const caller = async (): Promise<void> => {
    for (;;) {
      const startedAt = performance.now()
      try {
        answered = Math.max(answered, await usage.count('key_a', day))
      } catch {
        slowest = Math.max(slowest, performance.now() - startedAt)
        if (isStopped) return
      }
    }
  }
  const callers = Array.from({ length: 64 }, caller)
  await expect.poll(() => answered).toBeGreaterThan(500)
  await server.stop()
  isStopped = true
  await Promise.all(callers)
  expect(slowest).toBeLessThan(refusedMsMax)
  expect((await counting(usage)).refused).toBe(20)

  await server.start()
  let tries = 0
  await expect
    .poll(async () => {
      tries += 1
      return (await counting(usage, 1)).places.length
    })
    .toBe(1)
  expect(await usage.used('key_a', day)).toBeGreaterThan(answered)
  // The 64 that ran when it stopped may have been committed without an answer, and so may each try.
  expect(await usage.used('key_a', day)).toBeLessThanOrEqual(answered + 64 + tries)
})

test('its connections may be cut one by one: what ran on one is refused, and counting goes on', async () => {
  const { url, counts } = await newRecords()
  const usage = createUsageStore(counts)
  let [answered, sent] = [0, 0]
  for (let round = 0; round < 20; round += 1) {
    const running = counting(usage, 50)
    // Until they are gone: one that is cut later would fail what is asked after the last round.
    await onServer(url, cutAll)
    answered += (await running).places.length
    sent += 50
    await expect
      .poll(async () => {
        const one = await counting(usage, 1)
        answered += one.places.length
        sent += 1
        return one.refused
      })
      .toBe(0)
  }
  const used = await usage.used('key_a', day)
  expect(used).toBeGreaterThanOrEqual(answered)
  expect(used).toBeLessThanOrEqual(sent)
})

test('a statement that waits for a lock is given up while the lock is held, with all that wait behind it', async () => {
  const { url, counts } = await newRecords()
  const usage = createUsageStore(counts)
  await usage.count('key_a', day)
  await onServer(url, async client => {
    await client.query('begin')
    await client.query('select * from usage for update')
    const first = counting(usage)
    // While the first waits for it.
    await pause(500)
    const second = counting(usage)
    expect(await first).toMatchObject({ places: [], refused: 20 })
    expect(await second).toMatchObject({ places: [], refused: 20 })
    // The server's own time for a statement begins when it arrives, and may end after ours.
    const waiting = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await client.query(waiting)).rows[0].n).toBe(0)
    await client.query('rollback')
  })
  expect((await counting(usage)).places.sort((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 2),
  )
})

test('counts go on while every other connection is used up, and what waits for one is refused meanwhile', async () => {
  const { db, counts } = await newRecords(2)
  const usage = createUsageStore(counts)
  const finishing = Promise.withResolvers<void>()
  let begun = 0
  const transactions = [1, 2].map(() =>
    db.transaction().execute(async transaction => {
      await sql`select 1`.execute(transaction)
      begun += 1
      await finishing.promise
    }),
  )
  await expect.poll(() => begun).toBe(2)
  const [reading, places] = await Promise.all([
    createKeyStore(db)
      .list()
      .then(() => 'answered', String),
    counting(usage),
  ])
  expect(reading).toMatch(/no answer within|timeout/)
  // Behind the transactions, which are still open, they would be refused as well.
  expect(places).toMatchObject({ refused: 0 })
  finishing.resolve()
  await Promise.all(transactions)
  expect(await createKeyStore(db).list()).toEqual([])
})

test('frozen it refuses while it is frozen, again and again, and answers once it thaws', async () => {
  const { db, counts } = await newRecords()
  const usage = createUsageStore(counts)
  await counting(usage)
  await createKeyStore(db).list()
  await server.freeze()
  for (let round = 0; round < 3; round += 1) {
    const [reading, places] = await Promise.all([
      createKeyStore(db)
        .list()
        .then(() => 'answered', String),
      counting(usage),
    ])
    // Of a new connection the pool gives up in the same millisecond as we do; either may say so.
    expect(reading).toMatch(/PostgreSQL|timeout/)
    expect(places).toMatchObject({ places: [], refused: 20 })
  }
  await server.thaw()
  await expect.poll(async () => (await counting(usage, 1)).places.length).toBe(1)
  await expect.poll(() => createKeyStore(db).list().catch(String)).toEqual([])
})

test('connections that reached a server which only reads are not used again once another one writes', async () => {
  const { url, db, counts } = await newRecords()
  const usage = createUsageStore(counts)
  const remember = (keyId: string) =>
    db
      .insertInto('usage')
      .values({ key_id: keyId, day, count: 1 })
      .execute()
      .then(() => 'written', String)
  await counting(usage)
  await onServer(url, async client => {
    await setReadOnly(client, 'on')
    await cutAll(client)
    // Until each connection is one to the server that only reads.
    await expect.poll(() => usage.count('key_a', day).catch(String)).toMatch(/read-only transaction/)
    await expect.poll(() => remember('key_b')).toMatch(/read-only transaction/)
    await setReadOnly(client, 'off')
  })
  expect(await usage.count('key_a', day)).toBe(21)
  expect(await counting(usage)).toMatchObject({ refused: 0 })
  expect(await remember('key_b')).toBe('written')
})

test('a statement that the connection does not know any more, as behind a pooler, is sent again as text', async () => {
  const { counts, runCount } = await newRecords()
  const usage = createUsageStore(counts, runCount)
  expect(await usage.count('key_a', day)).toBe(1)
  // On the same connection, which is the one that is idle.
  await sql`deallocate all`.execute(counts)
  expect(await usage.count('key_a', day)).toBe(2)
  expect(await usage.count('key_a', day)).toBe(3)
})

test('a connection whose prepared statement fits its table no more fails once, and not for good', async () => {
  const { counts, runCount } = await newRecords()
  const usage = createUsageStore(counts, runCount)
  expect(await usage.count('key_a', day)).toBe(1)
  await sql`alter table usage alter column count type bigint`.execute(counts)
  await expect(usage.count('key_a', day)).rejects.toThrow(/cached plan must not change/)
  expect(await usage.count('key_a', day)).toBe(2)
})
