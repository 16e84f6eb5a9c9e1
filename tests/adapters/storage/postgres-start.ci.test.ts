import { setTimeout as pause } from 'node:timers/promises'
import { inspect } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openRecords } from '#server/adapters/storage/records'
import { postgresPassword, startPostgres, type TestEngine } from '../../support/test-engines.ts'
import { newDatabase, onServer } from './places.ts'
import { versionOne } from './version-one.ts'

let server: TestEngine

beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.end())

test('a migration that waits for a lock, as of a backup, lets keys be read meanwhile, and is done once it is free', async () => {
  const { url, drop } = await newDatabase(server.url)
  onTestFinished(drop)
  const place = { dataDir: '/nowhere', databaseUrl: url, databasePoolMax: 2 }
  await versionOne(place)
  const waits: number[] = []
  const migrated = await onServer(url, backup =>
    onServer(url, async reader => {
      await backup.query('begin')
      await backup.query('select * from api_key')
      const opening = openRecords(place)
      const startedAt = performance.now()
      while (performance.now() - startedAt < 4000) {
        const askedAt = performance.now()
        await reader.query("select * from api_key where hash = 'hash'")
        waits.push(performance.now() - askedAt)
        await pause(20)
      }
      await backup.query('commit')
      return opening
    }),
  )
  // Less than a request waits for its key.
  expect(Math.max(...waits)).toBeLessThan(1500)
  expect(await migrated.db.selectFrom('api_key').select('owner_kind').execute()).toEqual([{ owner_kind: 'operator' }])
  await migrated.close()
})

describe('a start', () => {
  const refusal = async (url: string) => {
    const startedAt = performance.now()
    const cause = await openRecords({ dataDir: '/nowhere', databaseUrl: url, databasePoolMax: 2 }).then(
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
    expect(ms).toBeLessThan(5000)
  })

  test('waits for a server that comes up, and then finds its tables', async () => {
    const { url, drop } = await newDatabase(server.url)
    await server.stop()
    const opening = openRecords({ dataDir: '/nowhere', databaseUrl: url, databasePoolMax: 2 })
    await pause(2000)
    await server.start()
    const records = await opening
    expect(await records.db.selectFrom('usage').selectAll().execute()).toEqual([])
    await records.close()
    await drop()
  })

  test('without a server is refused after ten seconds', async () => {
    await server.stop()
    const { message, ms } = await refusal(server.url)
    await server.start()
    expect(message).toContain('ECONNREFUSED')
    expect(ms).toBeGreaterThan(9000)
    expect(ms).toBeLessThan(60_000)
  })

  test('on a server that takes connections and answers nothing is refused after ten seconds', async () => {
    await server.freeze()
    const { message, ms } = await refusal(server.url)
    await server.thaw()
    expect(message).toMatch(/no answer within|timeout/)
    expect(ms).toBeLessThan(60_000)
  })

  test('by TLS believes no certificate that nobody vouches for, unless its address says so', async () => {
    const secured = await startPostgres({ tls: true })
    const { message, ms } = await refusal(`${secured.url}?sslmode=verify-full`)
    expect(message).toContain('self-signed certificate')
    expect(ms).toBeLessThan(5000)
    const place = { dataDir: '/nowhere', databaseUrl: `${secured.url}?sslmode=no-verify`, databasePoolMax: 2 }
    const records = await openRecords(place)
    const { rows } = await sql<{ ssl: boolean }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(
      records.db,
    )
    expect(rows).toEqual([{ ssl: true }])
    await records.close()
    await secured.end()
  })
})
