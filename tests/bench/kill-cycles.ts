import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inFolder, newDatabase } from '../adapters/storage/places.ts'
import { killCycles, unansweredAllowed } from '../support/kill-cycles.ts'

/**
 * `npm run kill-cycles -- sqlite|postgres [CYCLES]`: kills the service while it counts and keys are made and revoked,
 * 200 times unless another number is sent, and prints what became of it. On PostgreSQL two services run at once.
 */
const [engine = '', cycles = '200'] = process.argv.slice(2)
if (engine !== 'sqlite' && engine !== 'postgres') throw new Error('Name an engine: sqlite or postgres.')
const database = engine === 'postgres' ? await newDatabase() : undefined
const place = database
  ? { dataDir: '/nowhere', databaseUrl: database.url, databasePoolMax: 4 }
  : inFolder(mkdtempSync(join(tmpdir(), 'valorem-kills-')))
const services = engine === 'postgres' ? 2 : 1
const each = (done: number): void => {
  if (done % 20 === 0) process.stderr.write(`${done} of ${cycles}\n`)
}
const report = await killCycles(place, { cycles: Number(cycles), services, each })
await database?.drop()
process.stdout.write(
  `${JSON.stringify({ engine, services, unansweredAllowed: unansweredAllowed(services), ...report }, null, 2)}\n`,
)
process.exit(report.lost + report.keysLost === 0 && report.unansweredMax <= unansweredAllowed(services) ? 0 : 1)
