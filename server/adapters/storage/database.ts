import type { CompiledQuery, Generated, Kysely, QueryResult } from 'kysely'
import type { CredentialKind, Tier } from '#contract/shared/access'
import type { AccountTables } from './account-tables.ts'
import type { Engine } from './engine.ts'
import type { LeadTables } from './lead-tables.ts'

/** The tables; days and instants are ISO text, so that every engine answers the same. */
export interface Tables extends AccountTables, LeadTables {
  api_key: {
    id: string
    name: string
    tier: Tier
    kind: CredentialKind
    /** JSON list of origins. */
    origins: string
    prefix: string
    last_four: string
    /** SHA-256 of the key, hexadecimal. */
    hash: string
    created_at: string
    revoked_at: string | null
    /** Whose key it is; keys of the command line, and all from before the column, are the operator's. */
    owner_kind: Generated<'operator' | 'user' | 'organisation' | 'deleted'>
    /** Id of the user or organisation; null for the operator's keys. */
    owner_id: Generated<string | null>
    /** Ids of the users who made and revoked it; null where the operator did. */
    created_by: Generated<string | null>
    revoked_by: Generated<string | null>
    /** SHA-256 of user and Idempotency-Key, so that a repeated creation is known. */
    creation_id: Generated<string | null>
    /** The key itself where it is publishable and may be shown again; null for secret keys. */
    public_text: Generated<string | null>
    /** JSON object of attributes of the form that the key is for; null while none are kept. */
    embed: Generated<string | null>
  }
  usage: { key_id: string; day: string; count: number }
}

/** A way to the records, on any engine. */
export type Database = Kysely<Tables>

/** Runs a statement that is compiled already. */
export type RunCompiled = <Row>(query: CompiledQuery<Row>) => Promise<Pick<QueryResult<Row>, 'rows'>>

/** The open records: keys and daily counts, in one SQLite file or in a PostgreSQL that processes share. */
export interface Records {
  db: Database
  /**
   * The same records on connections of their own for the daily counts, which therefore never wait for other queries.
   */
  counts: Database
  /**
   * Runs a statement of `counts` that runs beside every request: without Kysely, whose way there takes as long as the
   * statement, and on SQLite several times as long.
   */
  runCount: RunCompiled
  /** How many milliseconds a group of counts waits for more of them; 0 where a commit crosses no network. */
  countHoldMs: number
  engine: Engine
  /** Does work that may take a minute, as the daily sweep; other statements are given up after 1.5 s on PostgreSQL. */
  patiently<T>(work: (db: Database) => Promise<T>): Promise<T>
  /** The clock of the engine; undefined where it is that of this process. */
  clock(): Promise<Date | undefined>
  close(): Promise<void>
}
