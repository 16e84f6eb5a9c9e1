import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createRedisLimiter } from '#server/adapters/limits/redis'
import { createRedisMarketStore } from '#server/adapters/market-store/redis'
import { readConfiguration } from '#server/config/configuration'
import type { WindowLimiter } from '#server/ports/window-limiter'
import { openShared, type Shared } from '#server/start/shared'
import { newFolder, startProcess } from '../support/process.ts'
import { newPrefix } from '../support/redis.ts'
import { type ClusterNode, startCluster, type TestCluster } from '../support/redis-cluster.ts'
import { estimate } from '../support/replicas.ts'

const inProcess = 'limits are counted in this process'
const inRedis = 'limits are counted in Redis again'
/** So many that each of three nodes has some: that one has none of 120 happens once in 10^20 runs. */
const names = Array.from({ length: 120 }, (_, at) => `key_${at}`)

let cluster: TestCluster
let prefix: string
/** Two replicas, which know different nodes of the cluster, and what each logged. */
let replicas: Shared[]
let lines: string[][]

const open = async (url: string, log: string[]): Promise<Shared> => {
  const line = (_: object, message: string) => void log.push(message)
  return openShared(readConfiguration({ REDIS_URL: url, REDIS_PREFIX: prefix }), {
    log: { debug: line, info: line, warn: line, error: line },
    metrics: { limitsFallback: () => {}, asked: () => {} },
    now: Date.now,
    readSecret: async () => 'a secret of tests',
  })
}

beforeAll(async () => {
  cluster = await startCluster()
})
afterAll(() => cluster.end())
beforeEach(async () => {
  prefix = newPrefix()
  lines = [[], []]
  replicas = await Promise.all(lines.map((log, at) => open(cluster.nodes[at]?.url ?? '', log)))
})
afterEach(() => {
  for (const { close } of replicas) close()
})

/**
 * Takes `calls` places of each name by each limiter, all at once; gives how many were taken of each name.
 * @param limiters those of the cluster alone: they wait for a slow one, where a replica counts by itself.
 */
const takenOf = async (calls: number, limit: number, limiters = clusterLimiters()): Promise<number[]> => {
  const taken = names.map(() => 0)
  const take = async (at: number, limiter: WindowLimiter): Promise<void> => {
    if ((await limiter.take(names[at] ?? '', limit)).taken) taken[at] = (taken[at] ?? 0) + 1
  }
  await Promise.all(
    limiters.flatMap(limiter => names.flatMap((_, at) => Array.from({ length: calls }, () => take(at, limiter)))),
  )
  return taken
}

const clusterLimiters = (): WindowLimiter[] =>
  replicas.map(({ redis }) => createRedisLimiter(redis as NonNullable<typeof redis>, prefix))

const fallen = () => lines.map(log => log.includes(inProcess))
const areBack = () => expect.poll(() => lines.map(log => log.includes(inRedis))).toEqual([true, true])

test('two replicas give each of 120 keys exactly its places', async () => {
  expect(await takenOf(15, 10)).toEqual(names.map(() => 10))
})

test('places that are corrected are corrected on the node of their key', async () => {
  await takenOf(15, 10)
  await Promise.all(names.map(name => clusterLimiters()[0]?.add(name, -3)))
  expect(await takenOf(15, 10)).toEqual(names.map(() => 3))
})

test('slots that move while they are counted are followed, and no place is given twice or lost', async () => {
  const [from, to] = await Promise.all(cluster.nodes.slice(0, 2).map(node => cluster.ask(node, 'cluster', 'myid')))
  const first = cluster.nodes[0] as ClusterNode
  let isMoved = false
  const moving = cluster
    .ask(
      first,
      '--cluster',
      'reshard',
      ...[`127.0.0.1:${first.port}`, '--cluster-from', from ?? ''],
      ...['--cluster-to', to ?? '', '--cluster-slots', '2000', '--cluster-yes'],
    )
    .finally(() => {
      isMoved = true
    })
  const totals = names.map(() => 0)
  while (!isMoved) for (const [at, taken] of (await takenOf(1, 40)).entries()) totals[at] = (totals[at] ?? 0) + taken
  await moving
  await cluster.isWhole()
  const rest = await takenOf(30, 40)
  expect(rest.map((taken, at) => taken + (totals[at] ?? 0))).toEqual(names.map(() => 40))
})

test('with one node gone each replica counts by itself, and together again once it is back', async () => {
  const limiters = replicas.map(({ limiter }) => limiter)
  const gone = cluster.nodes[2] as ClusterNode
  await gone.stop()
  // The first calls find out, and are counted all the same: nobody is refused because a node is gone.
  for (let round = 0; round < 5; round += 1)
    expect(await takenOf(2, 1000, limiters)).toEqual(names.map(() => 2 * limiters.length))
  expect(fallen()).toEqual([true, true])
  await gone.start()
  await cluster.isWhole()
  await areBack()
  prefix = newPrefix()
  expect(await takenOf(15, 10)).toEqual(names.map(() => 10))
})

test('repeats and market data are shared over all nodes', async () => {
  const bodyHash = 'ab'.repeat(32)
  const replay = { bodyHash, status: 200, day: '2026-11-28' }
  const [one, other] = replicas.map(({ replays }) => replays)
  await Promise.all(names.map(name => one?.begin(name, bodyHash)))
  const running = await Promise.all(names.map(name => other?.begin(name, bodyHash)))
  expect(running).toEqual(names.map(() => ({ state: 'running', bodyHash })))
  await Promise.all(names.slice(1).map(name => one?.keep(name, replay)))
  await one?.abandon(names[0] ?? '', bodyHash)
  const begun = await Promise.all(names.map(name => other?.begin(name, bodyHash)))
  expect(begun).toEqual([{ state: 'first' }, ...names.slice(1).map(() => ({ state: 'done', replay }))])

  const stores = replicas.map(({ redis }) => createRedisMarketStore(redis as NonNullable<typeof redis>, prefix, []))
  for (const source of names.slice(0, 20)) {
    const unlock = await stores[0]?.lock(source as never, 60_000)
    expect(unlock).toBeDefined()
    expect(await stores[1]?.lock(source as never, 60_000)).toBeUndefined()
    await stores[0]?.write(source as never, {})
    expect(await stores[1]?.read(source as never)).toEqual({})
    await unlock?.()
  }
  expect(await replicas[0]?.clock()).toBeInstanceOf(Date)
})

test('a service on a cluster answers with a node gone too', async () => {
  const service = await startProcess({
    DATA_DIR: await newFolder(),
    REDIS_URL: cluster.nodes[0]?.url ?? '',
    REDIS_PREFIX: prefix,
  })
  onTestFinished(async () => void (await service.end('SIGTERM')))
  const calls = async (count: number) => {
    const statuses: number[] = []
    for (let call = 0; call < count; call += 1)
      statuses.push((await estimate(service.url, { 'X-API-Key': 'vk_sandbox_public' })).status)
    return statuses
  }
  // Ten a minute for the sandbox.
  expect(await calls(12)).toEqual([...Array(10).fill(200), 429, 429])
  const gone = cluster.nodes[2] as ClusterNode
  await gone.stop()
  // The other nodes notice it after a second; before that they answer for their own keys, and then for none.
  await cluster.isBroken()
  // Its ten calls begin anew in the process.
  expect(await calls(12)).toEqual([...Array(10).fill(200), 429, 429])
  await expect.poll(() => service.output()).toContain(inProcess)
  await gone.start()
  await cluster.isWhole()
})
