import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { cpus } from 'node:os'
import { newDatabase, onServer, postgresUrl } from '../adapters/storage/places.ts'
import { connected, redisUrl } from '../support/redis.ts'
import { homes } from './homes.ts'
import { type Load, load, median, type Subject, subject } from './subject.ts'

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

/** Loads services in turns within one run, so that what else the machine does falls on all alike. */
const inTurns = async (subjects: readonly Subject[]): Promise<Load[][]> => {
  const loads: Load[][] = subjects.map(() => [])
  for (const warm of subjects) await load(warm, path, bodies, requests, callers)
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, one] of subjects.entries()) loads[at]?.push(await load(one, path, bodies, requests, callers))
  }
  return loads
}

/** The median over the rounds of one figure of a service against the same of another. */
const ratio = (ours: readonly Load[] = [], base: readonly Load[] = [], figure: keyof Load): number =>
  median(ours.map((round, at) => round[figure] / (base[at]?.[figure] ?? Number.NaN)))

const perSecond = (loads: readonly Load[] = []): string => median(loads.map(round => round.perSecond)).toFixed(0)

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

const measured = async (databaseUrl: string, prefix: string): Promise<string[]> => {
  const onPostgres = { DATABASE_URL: databaseUrl }
  const onBoth = { ...onPostgres, REDIS_URL: redisUrl, REDIS_PREFIX: prefix }
  const subjects = [
    await subject('./stack.ts'),
    await subject('./stack.ts', onPostgres),
    await subject('./stack.ts', onBoth),
    await subject('./stack.ts', onBoth),
  ] as const
  const [sqlite, postgres, redis, replica] = subjects
  try {
    const [base, records, shared] = await inTurns([sqlite, postgres, redis])
    const commit = await commitMs(databaseUrl)
    const [speed, sharedSpeed] = [ratio(records, base, 'perSecond'), ratio(shared, base, 'perSecond')]
    const [cpu, sharedCpu] = [ratio(records, base, 'cpuMicrosPerRequest'), ratio(shared, base, 'cpuMicrosPerRequest')]
    return [
      `8 counts in PostgreSQL / in SQLite, throughput (bar: at least 0.75): ${verdict(speed, speed >= 0.75)}`,
      `    ${perSecond(records)} and ${perSecond(base)} requests/s; CPU per request (bar: at most 1.25): ${verdict(cpu, cpu <= 1.25)}; one commit alone ${commit.toFixed(2)} ms`,
      `8 minutes in Redis too / SQLite alone, throughput (bar: at least 0.65): ${verdict(sharedSpeed, sharedSpeed >= 0.65)}`,
      `    ${perSecond(shared)} requests/s; CPU per request (bar: at most 1.25): ${verdict(sharedCpu, sharedCpu <= 1.25)}`,
      await replicasRow(redis, replica),
    ]
  } finally {
    for (const one of subjects) one.end()
  }
}

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
