import { CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#server/adapters/storage/database'
import { type Engine, temporaryRecords } from './places.ts'
import { reads } from './plan-reads.ts'

/** Runs work on records and returns the statements that it sent. */
export const capture = async (db: Database, work: (db: Database) => Promise<unknown>): Promise<CompiledQuery[]> => {
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
