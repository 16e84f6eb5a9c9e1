import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { newDatabase, onServer } from '../adapters/storage/places.ts'
import { freePort, startProcess } from '../support/process.ts'
import { countedIn, estimate, givenUp, load, messages, newKey, type Seen, withStatus } from '../support/replicas.ts'
import {
  type Side,
  type SwitchedAddress,
  sideAddresses,
  startSwitchingName,
  startSwitchingProxy,
} from '../support/switched-address.ts'
import { startPostgres, type TestPostgres } from '../support/test-engines.ts'
import { until } from '../support/until.ts'

/** Callers under whose traffic a server is replaced. */
const callerCount = 8

/** A primary with a standby of it, and the address that services know. */
interface Pair {
  engines: Record<Side, TestPostgres>
  address: SwitchedAddress
}

/** The ways in which an address leads to another server. */
const ways: Record<'proxy' | 'name', () => Promise<Pair>> = {
  proxy: async () => {
    const a = await startPostgres()
    const b = await startPostgres({ follows: a.url })
    const portOf = ({ url }: TestPostgres) => new URL(url).port
    return { engines: { a, b }, address: await startSwitchingProxy({ a: portOf(a), b: portOf(b) }) }
  },
  name: async () => {
    const port = await freePort()
    const a = await startPostgres({ host: sideAddresses.a, port })
    const b = await startPostgres({ host: sideAddresses.b, port, follows: a.url })
    return { engines: { a, b }, address: await startSwitchingName(port) }
  },
}

/** Answers that are committed are on the standby too, so that the loss of a server loses none of them. */
const setSynchronous = (url: string, names: '*' | '') =>
  onServer(url, async client => {
    await client.query(`alter system set synchronous_standby_names = '${names}'`)
    await client.query('select pg_reload_conf()')
    const asked = async () => (await client.query('show synchronous_standby_names')).rows[0].synchronous_standby_names
    await until(async () => (await asked()) === names || undefined, 'setting of the primary')
    if (names === '') return
    const states = `select 1 from pg_stat_replication where sync_state = 'sync'`
    await until(async () => (await client.query(states)).rowCount || undefined, 'standby that follows')
  })

const connectionsTo = (url: string) =>
  onServer(url, async client => {
    const { rowCount } = await client.query(`select 1 from pg_stat_activity where application_name = 'valorem'`)
    return rowCount ?? 0
  })

/** Callers that go on until they are ended, slower while nothing is answered. */
const startCallers = (url: string, key: string) => {
  const seen: Seen[] = []
  let isOver = false
  const caller = async (): Promise<void> => {
    while (!isOver) {
      const answer = await estimate(url, { 'X-API-Key': key })
      seen.push(answer)
      await pause(answer.status === 200 ? 5 : 50)
    }
  }
  const callers = Array.from({ length: callerCount }, caller)
  return {
    seen,
    end: async () => {
      isOver = true
      await Promise.all(callers)
    },
  }
}

/** Waits for a first success after a moment, and prints how long it took; a busy machine is no fault. */
const measureReturn = async (what: string, look: () => Promise<boolean>): Promise<void> => {
  const startedAt = performance.now()
  await until(async () => (await look()) || undefined, `return after ${what}`)
  process.stdout.write(`failover: ${what}: first 200 after ${Math.round(performance.now() - startedAt)} ms\n`)
}

type Way = keyof typeof ways

/** A service whose address of its records leads to `a`, with a key; everything ends with the test. */
const startWorld = async (way: Way) => {
  const { engines, address } = await ways[way]()
  onTestFinished(async () => {
    await address.end()
    await Promise.all(Object.values(engines).map(engine => engine.end()))
  })
  const database = await newDatabase(engines.a.url)
  const urlOf = (side: Side): string =>
    Object.assign(new URL(engines[side].url), { pathname: new URL(database.url).pathname }).href
  await setSynchronous(urlOf('a'), '*')
  const env = {
    ...address.env,
    DATABASE_URL: Object.assign(new URL(database.url), { hostname: address.host, port: address.port }).href,
    TIER_LIMITS: '{"pro":{"perMinute":1000000,"perDay":1000000}}',
  }
  const key = await newKey(env, 'pro')
  const start = async () => {
    const service = await startProcess(env)
    onTestFinished(async () => void (await service.end('SIGKILL')))
    return service
  }
  return { engines, address, urlOf, key, start }
}

type World = Awaited<ReturnType<typeof startWorld>>

const readiness = async (url: string): Promise<number> => (await fetch(`${url}/health/ready`)).status

/** Promotes the standby and demotes the primary, which connections reach for a while, before the address follows. */
const switchOver = async ({ engines, address, urlOf }: World, url: string): Promise<void> => {
  await setSynchronous(urlOf('a'), '')
  await engines.a.shutDown()
  await engines.b.promote()
  await engines.a.follow(engines.b.url)
  await engines.a.start()
  await until(async () => (await connectionsTo(urlOf('a'))) || undefined, 'connection to the demoted server')
  await until(async () => (await readiness(url)) === 503 || undefined, 'refusal of the demoted server')
  await address.leadTo('b')
}

/** Requests after a failover are counted one by one. */
const expectExactCounts = async ({ urlOf, key }: World, url: string): Promise<void> => {
  const before = await countedIn(urlOf('b'), key.id)
  expect(withStatus(await load([url], key.key, 200), 200)).toBe(200)
  expect(await countedIn(urlOf('b'), key.id)).toBe(before + 200)
}

/** Replaces the primary under traffic, and compares what was answered with what the new one has counted. */
const replaceUnderTraffic = async (world: World, what: string, replace: (url: string) => Promise<void>) => {
  const { url } = await world.start()
  const callers = startCallers(url, world.key.key)
  await until(() => withStatus(callers.seen, 200) > 200 || undefined, 'traffic')
  await replace(url)
  const refused = callers.seen.length
  const isAnswered = async () => withStatus(callers.seen.slice(refused), 200) > 0
  await measureReturn(what, isAnswered)
  await until(() => withStatus(callers.seen.slice(refused), 200) > 200 || undefined, 'traffic')
  await callers.end()
  const answered = withStatus(callers.seen, 200)
  expect(withStatus(callers.seen, 503)).toBe(callers.seen.length - answered)
  const counted = await countedIn(world.urlOf('b'), world.key.id)
  expect(counted).toBeGreaterThanOrEqual(answered)
  // What ran when the first server ended may have been committed without an answer.
  expect(counted).toBeLessThanOrEqual(answered + callerCount + givenUp(callers.seen))
  await expectExactCounts(world, url)
}

describe.each(['proxy', 'name'] as const)('records whose address leads to another server, by %s', way => {
  test('a switch-over under traffic loses no count, and no connection stays at the demoted server', async () => {
    const world = await startWorld(way)
    await replaceUnderTraffic(world, `a switch-over under traffic, by ${way}`, url => switchOver(world, url))
    await expect.poll(() => connectionsTo(world.urlOf('a'))).toBe(0)
  })

  test('after a switch-over under a probe alone, the service is ready again', async () => {
    const world = await startWorld(way)
    const { url } = await world.start()
    await switchOver(world, url)
    await measureReturn(`a switch-over under a probe alone, by ${way}`, async () => (await readiness(url)) === 200)
    await expectExactCounts(world, url)
  })

  test('a primary that is lost under traffic takes no answered count with it', async () => {
    const world = await startWorld(way)
    const { engines, address } = world
    await replaceUnderTraffic(world, `a lost primary under traffic, by ${way}`, async () => {
      await engines.a.stop()
      await engines.b.promote()
      await address.leadTo('b')
    })
  })

  test('a service that starts at a standby is not ready, says why, and is ready once the address leads to the primary', async () => {
    const world = await startWorld(way)
    await world.address.leadTo('b')
    const service = await world.start()
    expect(await readiness(service.url)).toBe(503)
    await expect.poll(() => messages(service)).toContain('calls cannot be counted: the records do not answer')
    expect(service.output()).toContain('read-only transaction')
    await world.address.leadTo('a')
    await measureReturn(`a start at a standby, by ${way}`, async () => (await readiness(service.url)) === 200)
    expect(withStatus(await load([service.url], world.key.key, 100), 200)).toBe(100)
    expect(await countedIn(world.urlOf('a'), world.key.id)).toBe(100)
  })
})
