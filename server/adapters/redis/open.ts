import type { Log } from '../../ports/log.ts'
import { type RedisClients, whenConnected } from '../redis-clients.ts'
import { redisClient } from './client.ts'
import { clusterClient } from './cluster.ts'

/** Longest wait at the start for a Redis that is about to answer; one that is away is not waited for. */
const startMsMax = 1000
/**
 * Names that are tried in a cluster. They are spread over its slots by their hashes, so that of three nodes each has some,
 * and of sixteen one is missed with a chance of one in a million.
 */
const clusterTrials = 256

/** A Redis or a Redis Cluster that is being connected. */
export interface OpenedRedis {
  client: RedisClients
  /** Names whose windows are taken to see whether all of it answers. */
  trials: readonly string[]
  /** Hears whether they were answered, and why not. */
  tried(isAnswered: boolean, cause?: unknown): void
}

/** Where Redis is; `auto` asks it whether it is a cluster. */
export interface RedisAddress {
  redisUrl: string
  redisCluster: 'auto' | 'on' | 'off'
}

/** Whether a Redis says that it is a node of a cluster; one that is away is taken for a Redis by itself. */
const saysCluster = async (client: ReturnType<typeof redisClient>): Promise<boolean> =>
  client.isReady && /^cluster_enabled:1/m.test(await client.info('cluster'))

/**
 * Opens the connection anew where a trial was refused by a Redis that is now a replica, as one that was demoted in a
 * failover: the address may lead to another one, which the open connection never reaches.
 */
const reconnectWhenDemoted =
  (client: ReturnType<typeof redisClient>): OpenedRedis['tried'] =>
  (isAnswered, cause) => {
    if (isAnswered || !client.isReady || !/^READONLY/.test(String(Object(cause).message))) return
    client.destroy()
    // Errors also arrive as events, as in the first connection.
    client.connect().catch(() => {})
  }

/** Waits a little for a client to connect. */
const awaited = async <Client extends RedisClients>(client: Client): Promise<Client> => {
  await whenConnected(client, startMsMax).catch(() => {})
  return client
}

/** Opens what an address leads to: one Redis, or the nodes of a cluster. One that is away goes on connecting in the background. */
export const openRedis = async ({ redisUrl, redisCluster }: RedisAddress, log: Log): Promise<OpenedRedis> => {
  if (redisCluster !== 'on') {
    const client = await awaited(redisClient(redisUrl, log))
    const isNode = redisCluster === 'auto' && (await saysCluster(client).catch(() => false))
    if (!isNode) return { client, trials: ['trial'], tried: reconnectWhenDemoted(client) }
    client.destroy()
  }
  const trials = Array.from({ length: clusterTrials }, (_, at) => `trial:${at}`)
  const { client, tried } = clusterClient(redisUrl, log)
  return { client: await awaited(client), trials, tried }
}
