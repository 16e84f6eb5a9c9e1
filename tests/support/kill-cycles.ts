import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { createKeyText, displayKeyParts, hashKey } from '#server/access/keys'
import type { Database } from '#server/adapters/storage/database'
import { createKeyStore } from '#server/adapters/storage/key-store'
import { openRecords, type RecordsPlace } from '#server/adapters/storage/records'
import { startProgram } from '../adapters/storage/child.ts'
import { startProcess } from './process.ts'
import { estimate } from './replicas.ts'
import { until } from './until.ts'

/** Requests that each service answers at once. */
const callersOfOne = 16

/** The result of some cycles of `kill -9`. */
export interface KillReport {
  cycles: number
  /** Answers of 200 that a caller read to their end. */
  answered: number
  /** Counts in the records whose answer never arrived; at most one for each request that ran. */
  unanswered: number
  /** The most of them in one cycle, without those that were refused with 503. */
  unansweredMax: number
  /** Answered requests that are not in the records. */
  lost: number
  /** Answers of 503, as when the machine is too busy for the records to answer in time; each may have been counted. */
  refused: number
  /** What the log says of the first of them. */
  refusal: string | undefined
  keysMade: number
  keysRevoked: number
  /** Keys that were said to be made or revoked, and are not. */
  keysLost: number
}

const total = async (db: Database, keyId: string): Promise<number> => {
  const { rows } = await sql<{
    total: number
  }>`select coalesce(sum(count), 0) as total from usage where key_id = ${keyId}`.execute(db)
  return Number(rows[0]?.total)
}

/** A key without limits that matter. */
const madeKey = async (db: Database): Promise<{ id: string; secret: string }> => {
  const [secret, id] = [createKeyText('secret', randomBytes), `key_${randomBytes(9).toString('hex')}`]
  const key = {
    id,
    name: 'Load',
    tier: 'enterprise',
    kind: 'secret',
    origins: [],
    createdAt: new Date().toISOString(),
  } as const
  await createKeyStore(db).create({ ...key, ...displayKeyParts(secret) }, hashKey(secret))
  return { id, secret }
}

/** Calls a service until it is gone; gives the number of answered calls, and of those refused with 503. */
const callUntilGone = async (url: string, secret: string, onAnswer: () => void) => {
  let [answered, refused] = [0, 0]
  for (;;) {
    const seen = await estimate(url, { 'X-API-Key': secret }).catch(() => undefined)
    if (!seen) return { answered, refused }
    if (seen.status === 200) answered += 1
    else if (seen.status === 503) refused += 1
    else throw new Error(`${url} answered ${seen.status}`)
    onAnswer()
  }
}

/** Makes and revokes keys until `killed`; gives the ids that were said to be made, and to be revoked. */
const keysUntil = async (place: RecordsPlace, killed: Promise<unknown>) => {
  const child = startProgram('tests/support/key-process.ts', [JSON.stringify(place)])
  let output = ''
  child.stdout.on('data', text => {
    output += text
  })
  const ended = once(child, 'close')
  await killed
  child.kill('SIGKILL')
  await ended
  const ids = (word: string) => [...output.matchAll(new RegExp(`^${word} (\\S+)\\n`, 'gm'))].map(([, id]) => id ?? '')
  return { made: ids('made'), revoked: ids('revoked') }
}

/** Starts services, asks them and makes keys beside them, and kills all at a random moment. */
const cycle = async (place: RecordsPlace, services: number, secret: string, redisUrl: string | undefined) => {
  const env = {
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl !== undefined && { DATABASE_URL: place.databaseUrl }),
    // A prefix for each cycle: what a killed one has left there is for nobody.
    ...(redisUrl !== undefined && { REDIS_URL: redisUrl, REDIS_PREFIX: `kills-${randomBytes(6).toString('hex')}` }),
    LOG_LEVEL: 'error',
    // What one start compiles, the next ones find.
    NODE_COMPILE_CACHE: join(tmpdir(), 'valorem-kill-cycles'),
    TIER_LIMITS: '{"enterprise":{"perMinute":1000000000,"perDay":null}}',
  }
  const { promise: killed, resolve: kill } = Promise.withResolvers<void>()
  const keys = keysUntil(place, killed)
  const running = await Promise.all(Array.from({ length: services }, () => startProcess(env)))
  const { promise: answering, resolve: onAnswer } = Promise.withResolvers<void>()
  const callers = running.flatMap(({ url }) =>
    Array.from({ length: callersOfOne }, () => callUntilGone(url, secret, onAnswer)),
  )
  await answering
  await pause(Math.random() * 500)
  kill()
  await Promise.all(running.map(service => service.end('SIGKILL')))
  const ends = await Promise.all(callers)
  const sum = (figure: 'answered' | 'refused') => ends.reduce((total, end) => total + end[figure], 0)
  const refusal = running
    .map(service =>
      service
        .output()
        .split('\n')
        .find(line => line.startsWith('{')),
    )
    .find(Boolean)
  return { answered: sum('answered'), refused: sum('refused'), refusal, ...(await keys) }
}

/** The connections of `killCycles` itself: one for the counts, one for the keys. */
const ownConnections = 2

/**
 * On PostgreSQL: waits until the connections of the killed are gone, since what they had sent is still carried out.
 * @param own how many connections the test itself has there.
 */
export const disconnected = async (db: Database, own: number): Promise<void> => {
  await until(async () => {
    const { rows } = await sql<{ open: string }>`
      select count(*)::text as open from pg_stat_activity where datname = current_database()`.execute(db)
    return Number(rows[0]?.open) <= own || undefined
  }, 'end of the connections of the killed')
}

/** Of these keys, those that are not in the records as they were said to be. */
const missing = async (db: Database, { made, revoked }: { made: string[]; revoked: string[] }): Promise<number> => {
  const rows = await db.selectFrom('api_key').select(['id', 'revoked_at']).execute()
  const stored = new Map(rows.map(row => [row.id, row.revoked_at]))
  return made.filter(id => !stored.has(id)).length + revoked.filter(id => stored.get(id) === null).length
}

/** How services are killed. */
export interface KillOptions {
  cycles: number
  /** Services that run at once. */
  services: number
  /** Told of each cycle, by its number from 1 on. */
  each?: (done: number) => void
  /** Where they share their minutes; each counts its own when left out. */
  redisUrl?: string
}

/**
 * Kills services, and a program that makes keys, again and again on the same records, and compares what they answered
 * with what is in the records.
 */
export const killCycles = async (
  place: RecordsPlace,
  { cycles, services, each, redisUrl }: KillOptions,
): Promise<KillReport> => {
  const records = await openRecords(place)
  const { id, secret } = await madeKey(records.db)
  const report: KillReport = {
    cycles,
    answered: 0,
    unanswered: 0,
    unansweredMax: 0,
    lost: 0,
    refused: 0,
    refusal: undefined,
    keysMade: 0,
    keysRevoked: 0,
    keysLost: 0,
  }
  for (let done = 0; done < cycles; done += 1) {
    const before = await total(records.counts, id)
    const { answered, refused, refusal, made, revoked } = await cycle(place, services, secret, redisUrl)
    if (place.databaseUrl !== undefined) await disconnected(records.counts, ownConnections)
    const more = (await total(records.counts, id)) - before - answered
    report.answered += answered
    report.lost += Math.max(0, -more)
    report.unanswered += Math.max(0, more)
    report.unansweredMax = Math.max(report.unansweredMax, more - refused)
    report.refused += refused
    report.refusal ??= refusal
    report.keysMade += made.length
    report.keysRevoked += revoked.length
    report.keysLost += await missing(records.db, { made, revoked })
    each?.(done + 1)
  }
  await records.close()
  return report
}

/** The most counts without an answer that one cycle may leave: one for each request that ran. */
export const unansweredAllowed = (services: number): number => services * callersOfOne
