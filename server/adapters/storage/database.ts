import type { CompiledQuery, Generated, Kysely, QueryResult } from 'kysely'
import type { CredentialKind, Tier } from '#contract/shared/access'
import type { AppliedErasures, Erasure } from '../../ports/erasures.ts'
import type { AccountTables } from './account-tables.ts'
import type { Engine } from './engine.ts'
import type { LeadTables } from './lead-tables.ts'

/** Tables; dates and instants are ISO text, so that every engine returns the same. */
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
    /** Kind of owner; keys created on the command line, and all older than the column, belong to the operator. */
    owner_kind: Generated<'operator' | 'user' | 'organisation' | 'deleted'>
    /** Id of the user or organisation; null for the operator's keys. */
    owner_id: Generated<string | null>
    /** Ids of the users who created and revoked it; null for the operator. */
    created_by: Generated<string | null>
    revoked_by: Generated<string | null>
    /** SHA-256 of user and Idempotency-Key, to recognise a repeated creation. */
    creation_id: Generated<string | null>
    /** Full text of a publishable key, which may be shown again; null for secret keys. */
    public_text: Generated<string | null>
    /** JSON object of attributes of the key's form; null without any. */
    embed: Generated<string | null>
    /** User who last saved these attributes; null for older ones. */
    embed_by: Generated<string | null>
    /** User who decided to keep the key after its creator had left. */
    kept_by: Generated<string | null>
  }
  usage: { key_id: string; day: string; count: number }
  /** Private sandboxes; their rows in other tables are those of their user and organisation. */
  private_sandbox: {
    id: string
    user_id: string
    organisation_id: string | null
    session_id: string
    /** Days by which the day of its keys differs from the real one. */
    clock_days: number
    created_at: string
    expires_at: string
  }
  installation_secret: { name: string; secret: string }
  erasure: Erasure
}

/** Connection to the records, on any engine. */
export type Database = Kysely<Tables>

/** Runs a compiled statement. */
export type RunCompiled = <Row>(query: CompiledQuery<Row>) => Promise<Pick<QueryResult<Row>, 'rows'>>

/** Open records: keys and daily counts, in one SQLite file or in a shared PostgreSQL. */
export interface Records {
  db: Database
  /** The same records with separate connections for the daily counts, which therefore never wait for other queries. */
  counts: Database
  /**
   * Runs a statement of `counts` on the path of every request: without Kysely, whose overhead equals the statement's
   * own time, and on SQLite several times as much.
   */
  runCount: RunCompiled
  /** Maximum delay of a batch of counts, in milliseconds; 0 where commits do not cross a network. */
  countHoldMs: number
  engine: Engine
  /** Runs work that may take a minute, such as the daily sweep; other statements time out after 1.5 s on PostgreSQL. */
  patiently<T>(work: (db: Database) => Promise<T>): Promise<T>
  /** Clock of the engine; undefined where it shares this process's clock. */
  clock(): Promise<Date | undefined>
  /** Journal of erasures; those that a restore had undone are applied already. */
  erasures: { applied: AppliedErasures; prune(): Promise<void> }
  close(): Promise<void>
}
