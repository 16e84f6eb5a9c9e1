import { describe, onTestFinished } from 'vitest'
import { newDatabase, onServer } from '../adapters/storage/places.ts'
import { tracesSuite } from './traces-suite.ts'

/** Every column of every table of a database, as text. */
const columnsIn = (url: string): Promise<string> =>
  onServer(url, async client => {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    )
    const texts: string[] = []
    for (const { name } of rows) {
      const table = await client.query<{ row: string }>(`select t::text as row from ${name} t`)
      texts.push(...table.rows.map(({ row }) => row))
    }
    return texts.join('\n')
  })

describe('traces in all columns of all tables of PostgreSQL', () =>
  tracesSuite(async () => {
    const { url, drop } = await newDatabase()
    onTestFinished(drop)
    return { env: { DATABASE_URL: url }, held: () => columnsIn(url) }
  }))
