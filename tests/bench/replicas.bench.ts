import { randomUUID } from 'node:crypto'
import { createRedisLimiter } from '#server/adapters/limits/redis'
import { createErasureWatch } from '#server/adapters/storage/erasure-watch'
import { openPostgresDatabase } from '#server/adapters/storage/postgres'
import { openPostgresRecords } from '#server/adapters/storage/postgres-records'
import { createUsageStore } from '#server/adapters/storage/usage-store'
import type { UsageStore } from '#server/ports/usage-store'
import { connected } from '../support/redis.ts'
import { startPostgres, startRedis } from '../support/test-engines.ts'
import { type AddPlaces, leasedUsage } from './leases.ts'
import { startPooler } from './pooler.ts'
import { median } from './subject.ts'

/**
 * Many replicas in one process, each with its own store, connection and callers, on a PostgreSQL, a PgBouncer and a Redis of
 * their own: `npm run bench -- replicas`. What it shows is what the engines and their statements take: the work of an answer
 * is not in it, and all replicas share one core.
 */
const sizes = [1, 4, 16, 64, 150]
const callersOfAll = 600
const callsOfAll = 30_000
/** Calls above the quota, which must be refused. */
const quota = 28_000
const leaseBlock = 64
const day = '2026-11-28'
const limits = { connections: 1, waitMs: 30_000, connectMs: 30_000 }

interface Replica {
  usage: Pick<UsageStore, 'count'>
  close(): Promise<void>
}

interface Outcome {
  perSecond: number
  admitted: number
  places: number[]
  /** Milliseconds of each answer. */
  waits: number[]
  /** How many places the row was ahead of what a replica said, by the newest count that any replica had seen. */
  behind: number[]
}

/** Calls all replicas, each by its share of the callers, until all calls are made. */
const called = async (replicas: readonly Replica[], keyOf: (call: number) => string): Promise<Outcome> => {
  const outcome: Outcome = { perSecond: 0, admitted: 0, places: [], waits: [], behind: [] }
  let [next, known] = [0, 0]
  const caller = async ({ usage }: Replica): Promise<void> => {
    while (next < callsOfAll) {
      const at = performance.now()
      const place = await usage.count(keyOf(next++), day)
      outcome.waits.push(performance.now() - at)
      if (place <= quota) outcome.admitted += 1
      outcome.places.push(place)
      outcome.behind.push(Math.max(0, known - place))
      known = Math.max(known, place)
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: callersOfAll }, (_, at) => caller(replicas[at % replicas.length] as Replica)))
  outcome.perSecond = callsOfAll / ((performance.now() - startedAt) / 1000)
  return outcome
}

const share99 = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length * 0.99)] ?? 0

const verdict = ({ admitted, places }: Outcome): string => {
  const isOnce = new Set(places).size === places.length
  if (!isOnce) return 'A PLACE WAS GIVEN TWICE'
  if (admitted > quota) return `${admitted} OF ${quota} ADMITTED`
  return admitted === quota ? 'exact' : `${quota - admitted} places leased and not used`
}

const row = (name: string, count: number, outcome: Outcome): string =>
  [
    `${name.padEnd(34)}${String(count).padStart(4)} replicas`,
    `${outcome.perSecond.toFixed(0).padStart(7)} calls/s`,
    `answer ${median(outcome.waits).toFixed(0)} ms, p99 ${share99(outcome.waits).toFixed(0)} ms`,
    `behind p99 ${share99(outcome.behind).toFixed(0)} places`,
    verdict(outcome),
  ].join('; ')

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** The statement of the adapter, on a steady connection with named statements, or unnamed as behind an old PgBouncer. */
const counting = (url: string, isNamed: boolean) => {
  const { db, run } = openPostgresDatabase(url, { ...limits, isSteady: isNamed })
  return { db, usage: isNamed ? createUsageStore(db, run, 1) : createUsageStore(db, undefined, 1) }
}

const grouped =
  (url: string, isNamed = true) =>
  (): Replica => {
    const { db, usage } = counting(url, isNamed)
    return { usage, close: () => db.destroy() }
  }

/** Leases over the same statement, with the block as the number of calls of a row. */
const leased = (url: string) => (): Replica => {
  const { db, run } = openPostgresDatabase(url, { ...limits, isSteady: true })
  const text = `insert into usage (key_id, day, count) values ($1, $2, $3) on conflict (key_id, day)
    do update set count = usage.count + excluded.count returning count`
  const add: AddPlaces = async (keyId, of, places) => {
    const parameters = [keyId, of, places]
    const { rows } = await run<{ count: number }>({ sql: text, parameters } as never)
    return rows[0]?.count ?? Number.NaN
  }
  return { usage: leasedUsage(add, createUsageStore(db, run, 1), quota, leaseBlock), close: () => db.destroy() }
}

const measured = async (name: string, count: number, make: () => Replica, keyOf: (call: number) => string) => {
  const replicas = Array.from({ length: count }, make)
  try {
    // Connections and statements first; this row is not looked at again.
    await Promise.all(replicas.map(({ usage }) => usage.count(`warm ${randomUUID()}`, day)))
    say(row(name, count, await called(replicas, keyOf)))
  } catch (cause) {
    say(`${name.padEnd(34)}${String(count).padStart(4)} replicas; FAILED: ${(cause as Error).message}`)
  } finally {
    await Promise.all(replicas.map(replica => replica.close()))
  }
}

/** One window of all replicas in one Redis, each with a client of its own. */
const minutes = async (url: string, count: number): Promise<void> => {
  const clients = await Promise.all(Array.from({ length: count }, () => connected(url)))
  const prefix = `bench-${randomUUID()}`
  const replicas = clients.map(client => {
    const limiter = createRedisLimiter(client, prefix)
    const count = async (name: string) => {
      const { taken, remaining } = await limiter.take(name, quota)
      return taken ? quota - remaining : Number.POSITIVE_INFINITY
    }
    return { usage: { count }, close: async () => client.destroy() }
  })
  const outcome = await called(replicas, () => 'one')
  // A refused call has no place of its own.
  const [places, behind] = [outcome.places, outcome.behind].map(figures => figures.filter(Number.isFinite))
  say(row('minute in Redis', count, { ...outcome, places: places ?? [], behind: behind ?? [] }))
  await clients[0]?.del(`${prefix}:w:one`)
  await Promise.all(replicas.map(replica => replica.close()))
}

const oneKey = () => {
  const key = randomUUID()
  return () => key
}

const onPooler = async (url: string, count: number): Promise<void> => {
  await measured('through PgBouncer, named', count, grouped(url), oneKey())
  await measured('through PgBouncer, unnamed', count, grouped(url, false), oneKey())
}

const programs = await Promise.all([startPostgres({ connections: 1000 }), startRedis()])
const [postgres, redis] = programs
const pooler = await startPooler(postgres.url)
try {
  await (await openPostgresRecords(postgres.url, 1, undefined, createErasureWatch())).close()
  for (const count of sizes) {
    await measured('day in PostgreSQL, groups', count, grouped(postgres.url), oneKey())
    await measured(`day in PostgreSQL, leases of ${leaseBlock}`, count, leased(postgres.url), oneKey())
    if (pooler) await onPooler(pooler.url, count)
    await minutes(redis.url, count)
  }
  if (!pooler) say('through PgBouncer: not measured, it is not installed')
} finally {
  await pooler?.end()
  await Promise.all(programs.map(program => program.end()))
}
process.exit(0)
