import { once } from 'node:events'
import type { RedisClientType, RedisClusterType } from '@redis/client'

/** A client of one Redis, or of the nodes of a Redis Cluster: what the stores run their commands on, each with one key. */
export type RedisClients = RedisClientType | RedisClusterType

/** Whether the keys are on several nodes, so that a script may name the keys of one slot only. */
export const isCluster = (client: RedisClients): client is RedisClusterType => 'masters' in client

const isConnected = (client: RedisClients): boolean => (isCluster(client) ? client.masters.length > 0 : client.isReady)

/**
 * Waits until commands can be sent.
 * @throws AbortError after `ms` milliseconds.
 */
export const whenConnected = async (client: RedisClients, ms: number): Promise<void> => {
  if (isConnected(client)) return
  await once(client, isCluster(client) ? 'connect' : 'ready', { signal: AbortSignal.timeout(ms) })
}
