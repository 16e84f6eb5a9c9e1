import { CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from 'kysely'
import { expect, test } from 'vitest'
import { createAuditStore } from '#server/adapters/storage/audit-store'
import type { Database, Records } from '#server/adapters/storage/database'
import { createHeldLeads } from '#server/adapters/storage/held-leads'
import { createKeyStore } from '#server/adapters/storage/key-store'
import { createLeadQueue } from '#server/adapters/storage/lead-queue'
import { createLeadStore } from '#server/adapters/storage/lead-store'
import { createOrganisationEventStore } from '#server/adapters/storage/organisation-events'
import { createOwnedKeyStore } from '#server/adapters/storage/owned-keys'
import { createUsageHistory } from '#server/adapters/storage/usage-store'
import { minute } from './account-rows.ts'
import { type Engine, temporaryRecords } from './places.ts'

/** Runs work on records and returns the statements that it sent. */
const capture = async (db: Database, work: (db: Database) => Promise<unknown>): Promise<CompiledQuery[]> => {
  const nodes: RootOperationNode[] = []
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await work(db.withPlugin(plugin))
  return nodes.map(node => db.getExecutor().compileQuery(node, { queryId: 'plan' }))
}

/** Plan of a statement as text; tables are never read whole because they are small. */
const explain = (db: Database, { sql: text, parameters }: CompiledQuery, isPostgres: boolean): Promise<string> =>
  db.connection().execute(async connection => {
    if (isPostgres) await sql`set enable_seqscan = off`.execute(connection)
    const prefix = isPostgres ? 'explain' : 'explain query plan'
    const { rows } = await connection.executeQuery(CompiledQuery.raw(`${prefix} ${text}`, [...parameters]))
    return JSON.stringify(rows)
  })

/** Reads whose tables grow with time or with the number of users, and whether an index also gives their order. */
const reads: Record<string, { isSorted?: true; run(records: Records, db: Database): Promise<unknown> }> = {
  'a page of contacts': {
    isSorted: true,
    run: ({ engine }, db) => createLeadStore(db, engine).page('org_1', { limit: 50 }),
  },
  'a later page of contacts': {
    isSorted: true,
    run: ({ engine }, db) =>
      createLeadStore(db, engine).page('org_1', { before: { receivedAt: minute(0), id: 'lead' }, limit: 50 }),
  },
  'contacts with their content': {
    isSorted: true,
    run: ({ engine }, db) => createLeadStore(db, engine).withContent('org_1'),
  },
  'deliveries of contacts': {
    run: ({ engine }, db) => createLeadStore(db, engine).deliveriesOf('org_1', ['lead_1', 'lead_2']),
  },
  'the queue of deliveries': { run: ({ engine }, db) => createLeadQueue(db, engine).waiting() },
  'contacts that are held back': { run: ({ engine }, db) => createHeldLeads(db, engine).count('org_1') },
  'a key': { run: (_, db) => createKeyStore(db).byHash('hash') },
  'all keys': { isSorted: true, run: (_, db) => createKeyStore(db).list() },
  'keys of an owner': {
    run: ({ engine }, db) => createOwnedKeyStore(db, engine).ofOwners([{ kind: 'user', id: 'usr_1' }], minute(0), 200),
  },
  'events of an owner': {
    run: (_, db) => createAuditStore(db).since({ kind: 'user', id: 'usr_1' }, minute(0), 50),
  },
  'a page of an organisation’s events': {
    run: (_, db) => createOrganisationEventStore(db).page('org_1', { limit: 50 }),
  },
  'counts of keys': { run: (_, db) => createUsageHistory(db).between(['key_1'], '2026-11-01', '2026-11-21') },
}

/** Plans of reads on an engine. */
export const planSuite = ({ name, newPlace }: Engine): void => {
  test('no read takes longer with the number of rows that it does not return', async () => {
    const records = await temporaryRecords(await newPlace())
    const isPostgres = name === 'PostgreSQL'
    for (const [what, { isSorted, run }] of Object.entries(reads)) {
      const statements = await capture(records.db, db => run(records, db))
      expect(statements.length, what).toBeGreaterThan(0)
      for (const statement of statements) {
        const plan = await explain(records.db, statement, isPostgres)
        expect(plan, `${what}: ${statement.sql}`).toMatch(/INDEX|Index/)
        expect(plan, `${what}: ${statement.sql}`).not.toMatch(/SCAN (?![^"]*INDEX)|Seq Scan/)
        if (isSorted) expect(plan, `${what}: ${statement.sql}`).not.toMatch(/TEMP B-TREE|Sort/)
      }
    }
  })
}
