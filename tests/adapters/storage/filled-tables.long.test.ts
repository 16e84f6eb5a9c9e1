import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import { filledRows, filledTables, fillTables } from './filled-tables.ts'
import { type Engine, onServer, postgres, sqlite, temporaryRecords } from './places.ts'
import { reads } from './plan-reads.ts'
import { capture } from './plan-suite.ts'

/** Reads of an operator's command, which lists every key there is. */
const readWhole = ['all keys']
const times = 5

const engines: readonly Engine[] = [sqlite, postgres]

for (const engine of engines) {
  test(`reads of 2.8 million rows use an index, as the planner chooses on ${engine.name}`, async () => {
    const place = await engine.newPlace()
    const records = await temporaryRecords(place)
    const { databaseUrl } = place
    await fillTables(records.db, engine.name, statement =>
      databaseUrl === undefined
        ? sql.raw(statement).execute(records.db)
        : onServer(databaseUrl, client => client.query(statement)),
    )
    const prefix = engine.name === 'PostgreSQL' ? 'explain' : 'explain query plan'
    const rows: { what: string; ms: number }[] = []
    for (const [what, { run }] of Object.entries(reads)) {
      for (const { sql: text, parameters } of await capture(records.db, db => run(records, db))) {
        if (readWhole.includes(what)) continue
        const plan = await records.db.executeQuery(CompiledQuery.raw(`${prefix} ${text}`, [...parameters]))
        // A whole table may be read where it has few rows; none of those that were filled has.
        const scanned = /(?:Seq Scan on|SCAN) (?<table>\w+)(?! USING)/.exec(JSON.stringify(plan.rows))?.groups?.table
        expect(filledTables.includes(scanned ?? ''), `${what}: ${text}\n${JSON.stringify(plan.rows)}`).toBe(false)
      }
      const took: number[] = []
      for (let time = 0; time < times; time += 1) {
        const before = performance.now()
        await run(records, records.db)
        took.push(performance.now() - before)
      }
      rows.push({ what, ms: took.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0 })
    }
    rows.sort((a, b) => b.ms - a.ms)
    const slowest = rows.slice(0, 6).map(({ what, ms }) => `${what} ${ms.toFixed(1)} ms`)
    process.stdout.write(`${engine.name}, ${filledRows} rows, ${rows.length} reads, slowest: ${slowest.join(', ')}\n`)
  }, 600_000)
}
