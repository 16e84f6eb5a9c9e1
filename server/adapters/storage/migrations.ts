import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { createKeysAndUsage } from './migrations/0001-keys-and-usage.ts'
import { addKeyOwners } from './migrations/0002-key-owners.ts'
import { createAccountSchema } from './migrations/0003-accounts.ts'
import { createSignUpSchema } from './migrations/0004-sign-ups.ts'
import { createSecondStepSchema } from './migrations/0005-second-step.ts'
import { addEventActorIndex } from './migrations/0006-event-actors.ts'
import { createContactSchema } from './migrations/0007-leads.ts'
import { addLeadTraces } from './migrations/0008-lead-traces.ts'
import { createInstallationSecretSchema } from './migrations/0009-installation-secrets.ts'
import { createErasureSchema } from './migrations/0010-erasures.ts'
import { addFirstProof } from './migrations/0011-first-proof.ts'
import { addMakers } from './migrations/0012-makers.ts'
import { addLeadHolds } from './migrations/0013-held-leads.ts'
import { addSecondStepErasures } from './migrations/0014-second-step-erasures.ts'
import { addSecondStepDuty } from './migrations/0015-second-step-duty.ts'
import { addRetentionIndexes } from './migrations/0016-retention-indexes.ts'
import { createSandboxSchema } from './migrations/0017-private-sandboxes.ts'
import { createFormActSchema } from './migrations/0018-form-acts.ts'
import { createEmailChangeSchema } from './migrations/0019-email-changes.ts'

/** Migration step. */
export interface Step extends Migration {
  /**
   * Last step of the oldest program that can still run on the tables after this one: it starts, reads and writes as
   * before. Every step after 0007 has it, and names `newestReleasedStep` or an earlier one, so that the previous
   * release can always be started again. Steps up to 0007 are older than this declaration.
   */
  runsBeside?: string
}

/** Last step of the latest release; set by hand with each release to the last one below. */
export const newestReleasedStep = '0007_leads'

/**
 * Steps from an empty database to the current tables, the same for both engines; Kysely runs each once, in order of
 * name. A step only adds (tables, nullable columns, columns with a default), so that processes of the previous version
 * keep running and can start; anything it replaces is removed one release later.
 */
export const migrations: Record<string, Step> = {
  '0001_keys_and_usage': { up: createKeysAndUsage },
  '0002_key_owners': { up: addKeyOwners },
  '0003_accounts': { up: createAccountSchema },
  '0004_sign_ups': { up: createSignUpSchema },
  '0005_second_step': { up: createSecondStepSchema },
  '0006_event_actors': { up: addEventActorIndex },
  '0007_leads': { up: createContactSchema },
  '0008_lead_traces': { up: addLeadTraces, runsBeside: '0007_leads' },
  '0009_installation_secrets': { up: createInstallationSecretSchema, runsBeside: '0007_leads' },
  '0010_erasures': { up: createErasureSchema, runsBeside: '0007_leads' },
  '0011_first_proof': { up: addFirstProof, runsBeside: '0007_leads' },
  '0012_makers': { up: addMakers, runsBeside: '0007_leads' },
  '0013_held_leads': { up: addLeadHolds, runsBeside: '0007_leads' },
  '0014_second_step_erasures': { up: addSecondStepErasures, runsBeside: '0007_leads' },
  '0015_second_step_duty': { up: addSecondStepDuty, runsBeside: '0007_leads' },
  '0016_retention_indexes': { up: addRetentionIndexes, runsBeside: '0007_leads' },
  '0017_private_sandboxes': { up: createSandboxSchema, runsBeside: '0007_leads' },
  '0018_form_acts': { up: createFormActSchema, runsBeside: '0007_leads' },
  '0019_email_changes': { up: createEmailChangeSchema, runsBeside: '0007_leads' },
}

/** The records were migrated by a later version that is incompatible with this one; the message names the step. */
export class LaterVersion extends Error {}

/**
 * Compatibility declarations of completed steps, one row each, for programs that do not know a step. Programs of other
 * versions read its two columns, so they must not change.
 */
const declarations = sql.table('step_declaration')

/** Step that also records its declaration, in the same transaction. */
const withDeclaration = ([name, { up, runsBeside }]: [string, Step]): [string, Migration] => [
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

/** Names of the steps completed in a database. */
const readCompletedSteps = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Declarations of a database's steps; empty without any. */
const readDeclarations = async (db: Database): Promise<Map<string, string>> => {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'step_declaration')) return new Map()
  const { rows } = await sql<{
    name: string
    runs_beside: string
  }>`select name, runs_beside from ${declarations}`.execute(db)
  return new Map(rows.map(({ name, runs_beside }) => [name, runs_beside]))
}

/**
 * Steps of a later version completed in a database, all of which declare compatibility with these steps.
 * @throws LaterVersion when one does not.
 */
const findLaterSteps = async (db: Database, steps: Record<string, Step>): Promise<string[]> => {
  const unknown = (await readCompletedSteps(db)).filter(name => steps[name] === undefined)
  if (unknown.length === 0) return []
  const oldest = await readDeclarations(db)
  const last = Object.keys(steps).toSorted().at(-1) ?? ''
  for (const name of unknown) {
    const wanted = oldest.get(name)
    if (wanted !== undefined && wanted <= last) continue
    const why = wanted === undefined ? name : `${name}, which wants ${wanted} where this one ends with ${last}`
    throw new LaterVersion(`a later version of this program has changed the tables (${why}); start that version`)
  }
  return unknown
}

/** Placeholder for a step of a later version: Kysely requires every completed step to be listed. */
const done: Migration = { up: async () => {} }

/** Maximum retries, each for another version that migrates during startup. */
const triesMax = 5

/**
 * Migrates the tables to the latest step; of several concurrent processes one migrates and the others wait. Steps of a
 * later version are kept, if they are compatible.
 * @throws LaterVersion when they are not.
 */
export const migrateTables = async (db: Database, steps: Record<string, Step> = migrations): Promise<void> => {
  const own = Object.fromEntries(Object.entries(steps).map(withDeclaration))
  let later: string[] = []
  for (let tries = 1; ; tries += 1) {
    const all = { ...own, ...Object.fromEntries(later.map(name => [name, done])) }
    const { error } = await new Migrator({ db, provider: { getMigrations: async () => all } }).migrateToLatest()
    if (!error) return
    // Kysely's message for a completed step that is not listed.
    const isAhead = error instanceof Error && error.message.startsWith('corrupted migrations')
    const found = isAhead && tries < triesMax ? await findLaterSteps(db, steps) : []
    if (found.length <= later.length) throw error
    later = found
  }
}
