import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { keysAndUsage } from './migrations/0001-keys-and-usage.ts'
import { keyOwners } from './migrations/0002-key-owners.ts'
import { accounts } from './migrations/0003-accounts.ts'
import { signUps } from './migrations/0004-sign-ups.ts'
import { secondStep } from './migrations/0005-second-step.ts'
import { eventActors } from './migrations/0006-event-actors.ts'
import { contacts } from './migrations/0007-leads.ts'
import { leadTraces } from './migrations/0008-lead-traces.ts'

/** A step of the tables. */
export interface Step extends Migration {
  /**
   * Name of the last step of the oldest program that may run on the tables after this one: it starts, reads and writes as
   * before. Each step after 0007 has it, and names `newestReleasedStep` or an earlier one, so that the release before always
   * starts again. Steps up to 0007 are older than this declaration.
   */
  runsBeside?: string
}

/** The last step of the newest release; moved with each release, by its own hand, to the last one below. */
export const newestReleasedStep = '0007_leads'

/**
 * The steps from an empty database to the present tables, the same for both engines; Kysely runs each once, in the
 * order of their names. A step only adds (tables, nullable columns, columns with a default), so that processes of the
 * version before go on beside it, and start beside it; what it replaces is removed one release later.
 */
export const migrations: Record<string, Step> = {
  '0001_keys_and_usage': { up: keysAndUsage },
  '0002_key_owners': { up: keyOwners },
  '0003_accounts': { up: accounts },
  '0004_sign_ups': { up: signUps },
  '0005_second_step': { up: secondStep },
  '0006_event_actors': { up: eventActors },
  '0007_leads': { up: contacts },
  '0008_lead_traces': { up: leadTraces, runsBeside: '0007_leads' },
}

/** The records were changed by a later version of this program, beside which this one cannot run; the message says by which step. */
export class LaterVersion extends Error {}

/**
 * What steps declared when they were done, one row a step: a program that does not know a step reads it here. Its two
 * columns are read by programs of other versions, so they stay as they are.
 */
const declarations = sql.table('step_declaration')

/** The step, which also leaves its declaration in the tables, in the same transaction. */
const declared = ([name, { up, runsBeside }]: [string, Step]): [string, Migration] => [
  name,
  {
    up: async (db: Kysely<unknown>) => {
      await up(db)
      if (runsBeside === undefined) return
      await sql`create table if not exists ${declarations} (name text primary key, runs_beside text not null)`.execute(
        db,
      )
      await sql`insert into ${declarations} (name, runs_beside) values (${name}, ${runsBeside})`.execute(db)
    },
  },
]

/** Names of the steps that a database has behind it. */
const stepsDone = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** What the steps of a database declared; nothing where none of them did. */
const declarationsIn = async (db: Database): Promise<Map<string, string>> => {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'step_declaration')) return new Map()
  const { rows } = await sql<{
    name: string
    runs_beside: string
  }>`select name, runs_beside from ${declarations}`.execute(db)
  return new Map(rows.map(({ name, runs_beside }) => [name, runs_beside]))
}

/**
 * The steps of a later version that are done in a database, of which each declares that a program of these steps may run.
 * @throws LaterVersion when one of them does not.
 */
const laterSteps = async (db: Database, steps: Record<string, Step>): Promise<string[]> => {
  const unknown = (await stepsDone(db)).filter(name => steps[name] === undefined)
  if (unknown.length === 0) return []
  const oldest = await declarationsIn(db)
  const last = Object.keys(steps).toSorted().at(-1) ?? ''
  for (const name of unknown) {
    const wanted = oldest.get(name)
    if (wanted !== undefined && wanted <= last) continue
    const why = wanted === undefined ? name : `${name}, which wants ${wanted} where this one ends with ${last}`
    throw new LaterVersion(`a later version of this program has changed the tables (${why}); start that version`)
  }
  return unknown
}

/** A step that a later version has done: Kysely wants each step that is done to be named. */
const done: Migration = { up: async () => {} }

/** Most versions that may change the tables while one process starts; one does it in each try. */
const triesMax = 5

/**
 * Brings the tables up to date; of several processes at once, one does it and the others wait. Steps that a later version
 * has done stay, where this one may run beside them.
 * @throws LaterVersion when it may not.
 */
export const migrate = async (db: Database, steps: Record<string, Step> = migrations): Promise<void> => {
  const own = Object.fromEntries(Object.entries(steps).map(declared))
  let later: string[] = []
  for (let tries = 1; ; tries += 1) {
    const all = { ...own, ...Object.fromEntries(later.map(name => [name, done])) }
    const { error } = await new Migrator({ db, provider: { getMigrations: async () => all } }).migrateToLatest()
    if (!error) return
    // Kysely's own words for a step that it finds in the tables and not here.
    const isAhead = error instanceof Error && error.message.startsWith('corrupted migrations')
    const found = isAhead && tries < triesMax ? await laterSteps(db, steps) : []
    if (found.length <= later.length) throw error
    later = found
  }
}
