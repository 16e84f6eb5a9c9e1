import type { Log } from '../../ports/log.ts'
import { awaitConnection, type RedisClients } from '../redis-clients.ts'
import { createRedisClient } from './client.ts'
import { createClusterClient } from './cluster.ts'

/** Maximum wait at startup for a connection. */
const startMsMax = 1000
/**
 * Number of names used in a health check of a cluster. Their hashes spread over the slots, so that each of three nodes
 * has some, and one of sixteen is missed with a probability of one in a million.
 */
const clusterTrials = 256

/** Redis or Redis Cluster that is connecting. */
export interface OpenedRedis {
  client: RedisClients
  /** Names whose windows are taken in a health check. */
  trials: readonly string[]
  /** Hears whether they were answered, and why not. */
  reportTrial(isAnswered: boolean, cause?: unknown): void
}

/** Address of Redis; `auto` asks it whether it is a cluster. */
export interface RedisAddress {
  redisUrl: string
  redisCluster: 'auto' | 'on' | 'off'
}

/** Whether a Redis reports cluster mode; one that is down is treated as a single Redis. */
const isClusterNode = async (client: ReturnType<typeof createRedisClient>): Promise<boolean> =>
  client.isReady && /^cluster_enabled:1/m.test(await client.info('cluster'))

/** Refusals of a Redis that is a replica, has no link to its primary, or loads the data of one. */
const ofReplica = /^(READONLY|MASTERDOWN|LOADING)\b/

/**
 * Opens the connection anew where a trial was refused by a Redis that is now a replica, as one that was demoted in a
 * failover: the address may lead to another one, which the open connection never reaches.
 */
const reconnectWhenDemoted =
  (client: ReturnType<typeof createRedisClient>): OpenedRedis['reportTrial'] =>
  (isAnswered, cause) => {
    if (isAnswered || !client.isReady || !ofReplica.test(String(Object(cause).message))) return
    client.destroy()
    // Errors also arrive as events, as in the first connection.
    client.connect().catch(() => {})
  }

/** Waits briefly for a client to connect. */
const awaitClient = async <Client extends RedisClients>(client: Client): Promise<Client> => {
  await awaitConnection(client, startMsMax).catch(() => {})
  return client
}

/** Opens a single Redis, or the nodes of a cluster. A failed connection is retried in the background. */
export const openRedis = async ({ redisUrl, redisCluster }: RedisAddress, log: Log): Promise<OpenedRedis> => {
  if (redisCluster !== 'on') {
    const client = await awaitClient(createRedisClient(redisUrl, log))
    const isNode = redisCluster === 'auto' && (await isClusterNode(client).catch(() => false))
    if (!isNode) return { client, trials: ['trial'], reportTrial: reconnectWhenDemoted(client) }
    client.destroy()
  }
  const trials = Array.from({ length: clusterTrials }, (_, at) => `trial:${at}`)
  const { client, reportTrial: tried } = createClusterClient(redisUrl, log)
  return { client: await awaitClient(client), trials, reportTrial: tried }
}
