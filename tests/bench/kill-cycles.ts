import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inFolder, newDatabase } from '../adapters/storage/places.ts'
import { engineKills } from '../support/engine-kills.ts'
import { killCycles, unansweredAllowed } from '../support/kill-cycles.ts'
import { leadKills } from '../support/lead-kills.ts'
import { redisUrl } from '../support/redis.ts'

/**
 * `npm run bench -- kill-cycles sqlite|postgres [CYCLES] [contacts]`: kills the service while it counts and keys are made and
 * revoked, or while contacts are delivered, 200 times unless another number is sent, and prints what became of it. On
 * PostgreSQL two services run at once, with their minutes in Redis. `-- engines [FAULTS]` kills, freezes and flushes a
 * PostgreSQL and a Redis of its own, in turn, while two services answer.
 */
const [engine = '', cycles = '200', what = 'counts'] = process.argv.slice(2)
if (engine === 'engines') {
  const report = await engineKills(Number(cycles), done => void process.stderr.write(`${done} of ${cycles}\n`))
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
  process.exit(report.lost + report.doubled === 0 ? 0 : 1)
}
if (engine !== 'sqlite' && engine !== 'postgres') throw new Error('Name what to run on: sqlite, postgres or engines.')
if (what !== 'counts' && what !== 'contacts') throw new Error('Name what is killed: counts or contacts.')
const database = engine === 'postgres' ? await newDatabase() : undefined
const place = database
  ? { dataDir: '/nowhere', databaseUrl: database.url, databasePoolMax: 4 }
  : inFolder(mkdtempSync(join(tmpdir(), 'valorem-kills-')))
const services = engine === 'postgres' ? 2 : 1
const each = (done: number): void => {
  if (done % 20 === 0) process.stderr.write(`${done} of ${cycles}\n`)
}

/** Kills while requests are counted and keys are made; what is printed, and whether it is as it must be. */
const ofCounts = async () => {
  const report = await killCycles(place, { cycles: Number(cycles), services, each, ...(database && { redisUrl }) })
  const isRight = report.lost + report.keysLost === 0 && report.unansweredMax <= unansweredAllowed(services)
  return { isRight, report: { unansweredAllowed: unansweredAllowed(services), ...report } }
}

/** Kills between the form and the agency. */
const ofContacts = async () => {
  const report = await leadKills(place, { cycles: Number(cycles), services, each })
  const isRight = report.accepted === report.sent && report.lost + report.repeatedWithoutCause + report.wrong === 0
  return { isRight, report }
}

const { isRight, report } = await (what === 'counts' ? ofCounts() : ofContacts())
await database?.drop()
process.stdout.write(`${JSON.stringify({ engine, services, ...report }, null, 2)}\n`)
process.exit(isRight ? 0 : 1)
