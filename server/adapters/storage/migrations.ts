import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { keysAndUsage } from './migrations/0001-keys-and-usage.ts'
import { keyOwners } from './migrations/0002-key-owners.ts'
import { accounts } from './migrations/0003-accounts.ts'
import { signUps } from './migrations/0004-sign-ups.ts'
import { secondStep } from './migrations/0005-second-step.ts'
import { eventActors } from './migrations/0006-event-actors.ts'
import { contacts } from './migrations/0007-leads.ts'

/**
 * The steps from an empty database to the present tables, the same for both engines; Kysely runs each once, in the
 * order of their names. A step only adds (tables, nullable columns, columns with a default), so that processes of the
 * version before go on beside it.
 */
export const migrations: Record<string, Migration> = {
  '0001_keys_and_usage': { up: keysAndUsage },
  '0002_key_owners': { up: keyOwners },
  '0003_accounts': { up: accounts },
  '0004_sign_ups': { up: signUps },
  '0005_second_step': { up: secondStep },
  '0006_event_actors': { up: eventActors },
  '0007_leads': { up: contacts },
}

/** The records were written by a later version of this program; the message names the first step it does not know. */
export class LaterVersion extends Error {}

/** Names of the steps that a database has behind it. */
const stepsDone = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * Brings the tables up to date; of several processes at once, one does it and the others wait.
 * @throws LaterVersion when a step is unknown here.
 */
export const migrate = async (db: Database, steps: Record<string, Migration> = migrations): Promise<void> => {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => steps } }).migrateToLatest()
  if (!error) return
  // Kysely's own words for a step that it finds in the tables and not here.
  const isAhead = error instanceof Error && error.message.startsWith('corrupted migrations')
  const unknown = isAhead ? (await stepsDone(db)).find(name => steps[name] === undefined) : undefined
  if (unknown === undefined) throw error
  throw new LaterVersion(`a later version of this program has changed the tables (${unknown}); start that version`)
}
