import { setTimeout as pause } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { dayMs } from '#domain/core/instants'
import type { RetentionWatch } from '../../ports/retention.ts'
import type { Database, Records } from './database.ts'
import { type Dialect, getDialect } from './engine.ts'
import { type RetentionRule, retentionRules } from './retention-rules.ts'

/** Rows of the first batch, and the fewest and most of a later one. */
const [batchStart, batchMin, batchMax] = [100, 20, 2000]
/** Duration of a batch in milliseconds below which the next one is larger, and above which it is smaller. */
const [batchMsLow, batchMsHigh] = [4, 12]
/** Pause between batches in milliseconds, in which requests are answered. */
const pauseMs = 5
/** Attempts per rule while another process works on it or holds locks on its rows, and the delay between them. */
const waiting = { triesMax: 20, retryMs: 250 }

/** Statements on some rows of a table, and a lock that one process has. */
interface RowAccess {
  /** Column with the address of a row. */
  address: RawBuilder<unknown>
  /** End of a subquery that locks its rows and passes over those that other transactions have locked. */
  skipLocked: RawBuilder<unknown>
  /** Takes a named lock until the transaction ends; false where another transaction has it. */
  tryLock(transaction: Database, name: string): Promise<boolean>
}

const access: Record<Dialect, RowAccess> = {
  sqlite: { address: sql`rowid`, skipLocked: sql``, tryLock: async () => true },
  postgres: {
    address: sql`ctid`,
    skipLocked: sql`for update skip locked`,
    tryLock: async (transaction, name) => {
      const lock = sql<{ got: boolean }>`select pg_try_advisory_xact_lock(hashtext(${name})) as got`
      return (await lock.execute(transaction)).rows[0]?.got === true
    },
  },
}

/** What a batch did: its number of rows, or that another process works on the same rule. */
type Batch = { rows: number } | 'elsewhere'

const expiredOf = ({ column, cutoff, condition }: RetentionRule, now: Date): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} < ${cutoff(now)}${condition ? sql` and ${condition}` : sql``}`

/** Deletes or clears at most `size` expired rows. */
const runBatch = (db: Database, rule: RetentionRule, now: Date, size: number): Promise<Batch> =>
  db.transaction().execute(async transaction => {
    const { address, skipLocked, tryLock } = access[getDialect(db)]
    if (!(await tryLock(transaction, `retention ${rule.name}`))) return 'elsewhere'
    const table = sql.table(rule.table)
    const chosen = sql`${address} in (select ${address} from ${table} where ${expiredOf(rule, now)} limit ${size} ${skipLocked})`
    const assignments = (rule.cleared ?? []).map(column => sql`${sql.ref(column)} = null`)
    const statement = rule.cleared
      ? sql`update ${table} set ${sql.join(assignments)} where ${chosen}`
      : sql`delete from ${table} where ${chosen}`
    const { numAffectedRows = 0n } = await statement.execute(transaction)
    return { rows: Number(numAffectedRows) }
  })

/** Size of the next batch, so that each takes a few milliseconds on any machine. */
const resizeBatch = (size: number, ms: number): number => {
  if (ms > batchMsHigh) return Math.max(batchMin, Math.floor(size / 2))
  return ms < batchMsLow ? Math.min(batchMax, size * 2) : size
}

/** Instant of the oldest row of a rule's table; undefined without any. */
const findOldest = async (db: Database, rule: RetentionRule): Promise<Date | undefined> => {
  const { column, table, condition, toInstant } = rule
  const { rows } = await sql<{
    oldest: string | number | Date
  }>`select ${sql.ref(column)} as oldest from ${sql.table(table)}
    where ${sql.ref(column)} is not null${condition ? sql` and ${condition}` : sql``} order by ${sql.ref(column)} limit 1`.execute(
    db,
  )
  return rows[0] && toInstant(rows[0].oldest)
}

const hasExpired = async (db: Database, rule: RetentionRule, now: Date): Promise<boolean> => {
  const { rows } = await sql`select 1 from ${sql.table(rule.table)} where ${expiredOf(rule, now)} limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Deletes the expired rows of a rule in batches, one process at a time.
 * @throws Error when rows stay, locked by another transaction, or while another process works on them.
 */
const applyRule = async (
  db: Database,
  rule: RetentionRule,
  now: Date,
  { triesMax, retryMs }: typeof waiting,
): Promise<number> => {
  let [deleted, size, tries] = [0, batchStart, 0]
  for (;;) {
    const startedAt = performance.now()
    const batch = await runBatch(db, rule, now, size)
    if (batch !== 'elsewhere' && batch.rows > 0) {
      deleted += batch.rows
      size = resizeBatch(size, performance.now() - startedAt)
      await pause(pauseMs)
      continue
    }
    if (!(await hasExpired(db, rule, now))) return deleted
    tries += 1
    if (tries >= triesMax) throw new Error(`expired rows of ${rule.name} are locked by another transaction`)
    await pause(retryMs)
  }
}

/**
 * Deletes expired rows of every table, each rule by itself: one that fails stops no other.
 * @param now determines today's UTC day, and which sessions and letters have expired.
 * @param watch hears the outcome of each rule.
 * @param wait for rows that another process works on or has locked; about five seconds by default.
 */
export const applyRetention = async (db: Database, now: Date, watch: RetentionWatch, wait = waiting): Promise<void> => {
  for (const rule of retentionRules)
    try {
      const deleted = await applyRule(db, rule, now, wait)
      watch.retentionApplied(rule.name, { at: now, deleted, oldest: await findOldest(db, rule) })
    } catch (cause) {
      watch.retentionFailed(rule.name, cause)
    }
}

/** Rule whose rows stay longer than promised, and the instant of its oldest row. */
export interface LateRetention {
  name: string
  oldest: Date
}

/** Rules of which some row had expired at an instant, with the oldest row of each. */
export const findLateRetention = async (db: Database, at: Date): Promise<LateRetention[]> => {
  const late: LateRetention[] = []
  for (const rule of retentionRules) {
    const oldest = (await hasExpired(db, rule, at)) ? await findOldest(db, rule) : undefined
    if (oldest) late.push({ name: rule.name, oldest })
  }
  return late
}

/** What a rule promises, and what its table holds. */
export interface RetentionState {
  name: string
  /** Instant before which a row of today has expired. */
  keptFrom: Date
  /** Instant of the oldest row; undefined without any. */
  oldest: Date | undefined
  /** Whether a row had expired at the instant of the last sweep. */
  isLate: boolean
}

/**
 * Reads what each rule promises and holds.
 * @param sweptAt instant by which a sweep must have run.
 */
export const readRetentionStates = async (db: Database, now: Date, sweptAt: Date): Promise<RetentionState[]> => {
  const states: RetentionState[] = []
  for (const rule of retentionRules)
    states.push({
      name: rule.name,
      keptFrom: rule.toInstant(rule.cutoff(now)),
      oldest: await findOldest(db, rule),
      isLate: await hasExpired(db, rule, sweptAt),
    })
  return states
}

/** Days after an account's deletion on which the tables are rewritten; once, where the process runs daily. */
const rewritingDays = 2

/**
 * Overwrites deleted data in the engine's files: the log each time, the tables only after a recent account deletion,
 * since that blocks a SQLite file for a moment.
 */
export const purgeDeleted = async ({ db, engine }: Pick<Records, 'db' | 'engine'>, now: Date): Promise<void> => {
  const ended = await db
    .selectFrom('audit_event')
    .select('id')
    .where('action', '=', 'account.deleted')
    .where('at', '>=', new Date(now.getTime() - rewritingDays * dayMs).toISOString())
    .limit(1)
    .executeTakeFirst()
  if (ended) await engine.rewrite(db)
  await engine.emptyLog(db)
}
