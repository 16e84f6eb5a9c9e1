import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { inspect } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openRecords } from '#server/adapters/storage/records'
import { freePort } from '../../support/process.ts'
import { postgresPassword, startPostgres, type TestEngine } from '../../support/test-engines.ts'
import { newDatabase, onServer, temporaryFolder } from './places.ts'
import { versionOne } from './version-one.ts'

/**
 * Most milliseconds of a refusal that is given at once: a start that took it for something passing would try again for
 * ten seconds.
 */
const atOnceMsMax = 9000

let server: TestEngine

beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.end())

test('a migration that waits for a lock, as of a backup, lets keys be read meanwhile, and is done once it is free', async () => {
  const { url, drop } = await newDatabase(server.url)
  onTestFinished(drop)
  const place = { dataDir: temporaryFolder(), databaseUrl: url, databasePoolMax: 2 }
  await versionOne(place)
  /** How long readers waited behind the migration: it waits for its lock for half a second each time. */
  const waits: number[] = []
  const migrated = await onServer(url, backup =>
    onServer(url, async reader => {
      await backup.query('begin')
      await backup.query('select * from api_key')
      const opening = openRecords(place)
      const startedAt = performance.now()
      // The start itself gives up after ten seconds.
      while (waits.length < 3 && performance.now() - startedAt < 8000) {
        const askedAt = performance.now()
        await reader.query("select * from api_key where hash = 'hash'")
        const waited = performance.now() - askedAt
        if (waited > 250) waits.push(waited)
        await pause(20)
      }
      await backup.query('commit')
      return opening
    }),
  )
  expect(waits).toHaveLength(3)
  // Less than a request waits for its key; a machine that is busy for a moment delays one of them, and not two.
  expect(waits.sort((a, b) => a - b)[1]).toBeLessThan(1500)
  expect(await migrated.db.selectFrom('api_key').select('owner_kind').execute()).toEqual([{ owner_kind: 'operator' }])
  await migrated.close()
})

/** What PostgreSQL says to whoever connects while it starts. */
const isStarting = (): Buffer => {
  const said = Buffer.from('SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0')
  const head = Buffer.from('E....')
  head.writeInt32BE(said.length + 4, 1)
  return Buffer.concat([head, said])
}

/** A way to a server by another port, on which it starts as it comes up; a real start may take all the time there is. */
const comingUp = async (url: string) => {
  const port = Number(await freePort())
  let tries = 0
  const way = createServer(near => {
    near.on('error', () => {})
    tries += 1
    if (tries === 1) return void near.once('data', () => near.end(isStarting()))
    const far = connect(Number(new URL(url).port), '127.0.0.1')
    far.on('error', () => near.destroy())
    near.on('close', () => far.destroy())
    near.pipe(far).pipe(near)
  })
  onTestFinished(() => void way.close())
  return {
    url: Object.assign(new URL(url), { port: String(port) }).href,
    listen: () => once(way.listen(port, '127.0.0.1'), 'listening'),
    tries: () => tries,
  }
}

describe('a start', () => {
  const refusal = async (url: string) => {
    const startedAt = performance.now()
    const cause = await openRecords({ dataDir: temporaryFolder(), databaseUrl: url, databasePoolMax: 2 }).then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(inspect(cause, { depth: 10 })).not.toContain(postgresPassword)
    return { message: String(cause), ms: performance.now() - startedAt }
  }

  test.each([
    [
      'a wrong password',
      (url: URL) => Object.assign(url, { password: 'wrong' }),
      /password authentication failed for user "valorem"/,
    ],
    [
      'an unknown user',
      (url: URL) => Object.assign(url, { username: 'nobody' }),
      /password authentication failed for user "nobody"/,
    ],
    [
      'a missing database',
      (url: URL) => Object.assign(url, { pathname: '/missing' }),
      /database "missing" does not exist/,
    ],
    [
      'TLS, which this server refuses',
      (url: URL) => Object.assign(url, { search: '?sslmode=verify-full' }),
      /does not support SSL/,
    ],
  ])('with %s is refused at once and says why', async (_, change, why) => {
    const { message, ms } = await refusal(change(new URL(server.url)).href)
    expect(message).toMatch(why)
    expect(ms).toBeLessThan(atOnceMsMax)
  })

  test('waits for a server that comes up, and then finds its tables', async () => {
    const { url, drop } = await newDatabase(server.url)
    onTestFinished(drop)
    const way = await comingUp(url)
    const opening = openRecords({ dataDir: temporaryFolder(), databaseUrl: way.url, databasePoolMax: 2 })
    await pause(500)
    await way.listen()
    const records = await opening
    expect(way.tries()).toBeGreaterThan(1)
    expect(await records.db.selectFrom('usage').selectAll().execute()).toEqual([])
    await records.close()
  })

  test('without a server is refused after ten seconds', async () => {
    onTestFinished(() => server.restore())
    await server.stop()
    const { message, ms } = await refusal(server.url)
    expect(message).toContain('ECONNREFUSED')
    expect(ms).toBeGreaterThan(9000)
    expect(ms).toBeLessThan(60_000)
  })

  test('on a server that takes connections and answers nothing is refused after ten seconds', async () => {
    onTestFinished(() => server.restore())
    await server.freeze()
    const { message, ms } = await refusal(server.url)
    expect(message).toMatch(/no answer within|timeout/)
    expect(ms).toBeLessThan(60_000)
  })

  test('by TLS believes no certificate that nobody vouches for, unless its address says so', async () => {
    const secured = await startPostgres({ tls: true })
    onTestFinished(() => secured.end())
    const { message, ms } = await refusal(`${secured.url}?sslmode=verify-full`)
    expect(message).toContain('self-signed certificate')
    expect(ms).toBeLessThan(atOnceMsMax)
    const place = { dataDir: temporaryFolder(), databaseUrl: `${secured.url}?sslmode=no-verify`, databasePoolMax: 2 }
    const records = await openRecords(place)
    const { rows } = await sql<{ ssl: boolean }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(
      records.db,
    )
    expect(rows).toEqual([{ ssl: true }])
    await records.close()
  })
})
