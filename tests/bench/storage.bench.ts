import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { cpus } from 'node:os'
import { newDatabase, onServer, postgresUrl } from '../adapters/storage/places.ts'
import { connected, redisUrl } from '../support/redis.ts'
import { homes } from './homes.ts'
import { processLine, type Ratio, ratiosOf, withStacks } from './processes.ts'
import { load, median, type Subject } from './subject.ts'

const rounds = 9
const requests = 3000
const callers = 32
const path = '/api/v1/estimation'
const bodies = homes.map(home => JSON.stringify(home))
/** Cores from which two replicas and their servers do not take each other's time. */
const coresMin = 4

const verdict = (ratio: number, isMet: boolean): string => `${ratio.toFixed(3)} ${isMet ? 'met' : 'NOT MET'}`

/** Whether something listens where an address says. */
const answers = async (url: string, defaultPort: number): Promise<boolean> => {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port || defaultPort), hostname)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** Milliseconds of one commit that nothing else waits for, on average; where the disk is slow or busy, the first row measures the disk. */
const commitMs = (databaseUrl: string): Promise<number> =>
  onServer(databaseUrl, async client => {
    const commits = 300
    const startedAt = performance.now()
    for (let commit = 0; commit < commits; commit += 1)
      await client.query(
        "insert into usage values ('bench', '2026-01-01', 1) on conflict (key_id, day) do update set count = usage.count + 1",
      )
    return (performance.now() - startedAt) / commits
  })

/** Both services at once, with half the callers each, against one of them with all. */
const replicasRow = async (one: Subject, other: Subject): Promise<string> => {
  const name = '9 two replicas / one, throughput (bar: at least 1.8)'
  if (cpus().length < coresMin) return `${name}: not measured, this machine has ${cpus().length} cores of ${coresMin}`
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const alone = await load(one, path, bodies, requests, callers)
    const both = await Promise.all([one, other].map(to => load(to, path, bodies, requests, callers / 2)))
    ratios.push(both.reduce((sum, part) => sum + part.perSecond, 0) / alone.perSecond)
  }
  return `${name}: ${verdict(median(ratios), median(ratios) >= 1.8)}`
}

/** The ratios of five processes on a store to five on SQLite: what a request costs, and how many there are in a second. */
const lines = (name: string, ratios: readonly Ratio[], speedMin: number): string[] => {
  const [cpus, speeds] = [ratios.map(({ cpu }) => cpu), ratios.map(({ speed }) => speed)]
  return [
    processLine(`8 estimates a second, ${name} / SQLite`, speeds, { atLeast: { median: speedMin, worst: speedMin } }),
    processLine(`8 CPU of an estimate, ${name} / SQLite`, cpus, { atMost: { median: 1.25, worst: 1.25 } }),
  ]
}

const measured = (databaseUrl: string, prefix: string): Promise<string[]> =>
  withStacks(async start => {
    const onPostgres = { DATABASE_URL: databaseUrl }
    const onBoth = { ...onPostgres, REDIS_URL: redisUrl, REDIS_PREFIX: prefix }
    const [sqlite, postgres, both] = [await start(), await start(onPostgres), await start(onBoth)]
    const rows = sqlite.map((base, at) => [base, ...[postgres, both].flatMap(those => those[at] ?? [])])
    const ratios = await ratiosOf(rows)
    const commit = await commitMs(databaseUrl)
    const [one, other] = both as [Subject, Subject]
    return [
      ...lines(
        'counts in PostgreSQL',
        ratios.flatMap(([first]) => first ?? []),
        0.75,
      ),
      ...lines(
        'minutes in Redis too',
        ratios.flatMap(([, second]) => second ?? []),
        0.65,
      ),
      `    one commit alone ${commit.toFixed(2)} ms`,
      await replicasRow(one, other),
    ]
  })

/** What PostgreSQL and Redis cost against the embedded default; where they do not answer, that it was not measured. */
export const storageRows = async (): Promise<string[]> => {
  if (!(await answers(postgresUrl, 5432))) return ['8 records in PostgreSQL: not measured, none answers']
  if (!(await answers(redisUrl, 6379))) return ['8 minutes in Redis: not measured, none answers']
  const { url, drop } = await newDatabase()
  const prefix = `bench-${randomUUID()}`
  try {
    return await measured(url, prefix)
  } finally {
    await drop()
    const client = await connected()
    await client.del(await client.keys(`${prefix}:*`)).catch(() => {})
    client.destroy()
  }
}
