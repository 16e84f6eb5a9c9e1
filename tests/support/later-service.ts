import { type Kysely, sql } from 'kysely'
import { migrations } from '#server/adapters/storage/migrations'

/** What a later version would have done to the tables: a table of its own, and a column of keys with a default. */
const addOne = (name: string) => async (db: Kysely<unknown>) => {
  await sql`create table ${sql.table(name)} (id text primary key)`.execute(db)
  await sql`alter table api_key add column ${sql.ref(`of_${name}`)} text not null default ''`.execute(db)
}

// The service of a later version: this one with more steps, given as pairs of a name and the oldest step that may run
// beside it; `null` for a step that declares none.
for (const [name, runsBeside] of JSON.parse(process.argv[2] ?? '[]'))
  migrations[name] = { up: addOne(`added_by_${name}`), ...(runsBeside !== null && { runsBeside }) }
await import('#server/start/main')
