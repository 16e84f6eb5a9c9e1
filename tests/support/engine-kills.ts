import { setTimeout as pause } from 'node:timers/promises'
import { createRedisClient } from '#server/adapters/redis/client'
import { openRecords } from '#server/adapters/storage/records'
import { newFolder, startProcess } from './process.ts'
import { estimate, newKey } from './replicas.ts'
import { startPostgres, startRedis, type TestEngine } from './test-engines.ts'
import { until } from './until.ts'

const replicaCount = 2
const callersOfOne = 8

/** What some faults of PostgreSQL and Redis under two replicas have led to. */
export interface EngineReport {
  faults: Record<string, number>
  /** Answers of 200. */
  answered: number
  /** Answers of 503; each may have been counted before PostgreSQL could say so. */
  refused: number
  /** Counts in the records. */
  counted: number
  /** Answered requests that are not in the records. */
  lost: number
  /** Counts beyond the answers and the refusals; there is none but by a fault. */
  doubled: number
}

interface Tally {
  answered: number
  refused: number
}

/** Calls a replica until told to stop; anything but 200 and 503 is a fault. */
const call = async (url: string, key: string, tally: Tally, isOver: () => boolean): Promise<void> => {
  while (!isOver()) {
    const { status } = await estimate(url, { 'X-API-Key': key })
    if (status === 200) tally.answered += 1
    else if (status === 503) tally.refused += 1
    else throw new Error(`${url} answered ${status}`)
    // Those who are refused come back after a while.
    if (status === 503) await pause(20)
  }
}

/** What may happen to the engines, each followed by its mending. */
const faultsOf = (postgres: TestEngine, redis: TestEngine): Record<string, () => Promise<void>> => {
  const stopped = (engine: TestEngine) => async () => {
    await engine.stop()
    await pause(Math.random() * 1000)
    await engine.start()
  }
  const frozen = (engine: TestEngine) => async () => {
    await engine.freeze()
    await pause(500 + Math.random() * 2000)
    await engine.thaw()
  }
  return {
    'PostgreSQL killed': stopped(postgres),
    'PostgreSQL frozen': frozen(postgres),
    'Redis killed': stopped(redis),
    'Redis frozen': frozen(redis),
    'Redis flushed': async () => {
      const client = createRedisClient(redis.url, { debug() {}, info() {}, warn() {}, error() {} })
      await new Promise(resolve => client.once('ready', resolve))
      await client.sendCommand(['FLUSHALL'])
      client.destroy()
    },
  }
}

/** Lets each fault happen in turn while two replicas answer, and compares what they answered with what is in the records. */
export const engineKills = async (count: number, each: (done: number) => void): Promise<EngineReport> => {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  const env = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    LOG_LEVEL: 'error',
    TIER_LIMITS: '{"pro":{"perMinute":1000000000,"perDay":1000000000}}',
  }
  const { id, key } = await newKey(env, 'pro')
  const replicas = [await startProcess(env), await startProcess(env)].slice(0, replicaCount)
  const tally: Tally = { answered: 0, refused: 0 }
  let isOver = false
  const callers = replicas.flatMap(({ url }) =>
    Array.from({ length: callersOfOne }, () => call(url, key, tally, () => isOver)),
  )
  const named = Object.entries(faultsOf(postgres, redis))
  const faults: Record<string, number> = {}
  for (let done = 0; done < count; done += 1) {
    const [name, fault] = named[done % named.length] as (typeof named)[number]
    await fault()
    faults[name] = (faults[name] ?? 0) + 1
    const before = tally.answered
    await until(() => tally.answered > before + 100 || undefined, 'answers after a fault')
    each(done + 1)
  }
  isOver = true
  await Promise.all(callers)
  await Promise.all(replicas.map(replica => replica.end('SIGTERM')))
  const records = await openRecords({ dataDir: await newFolder(), databaseUrl: postgres.url, databasePoolMax: 1 })
  const rows = await records.counts.selectFrom('usage').select('count').where('key_id', '=', id).execute()
  await records.close()
  await Promise.all([postgres.end(), redis.end()])
  const counted = rows.reduce((sum, row) => sum + row.count, 0)
  return {
    faults,
    ...tally,
    counted,
    lost: Math.max(0, tally.answered - counted),
    doubled: Math.max(0, counted - tally.answered - tally.refused),
  }
}
