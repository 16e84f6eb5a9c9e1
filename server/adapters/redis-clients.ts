import { once } from 'node:events'
import type { RedisClientType, RedisClusterType } from '@redis/client'

/** Client of a single Redis or of a Redis Cluster; the stores use it for commands with one key each. */
export type RedisClients = RedisClientType | RedisClusterType

/** Tests for a cluster, where a script may only name keys of one slot. */
export const isCluster = (client: RedisClients): client is RedisClusterType => 'masters' in client

const isRedisConnected = (client: RedisClients): boolean =>
  isCluster(client) ? client.masters.length > 0 : client.isReady

/**
 * Waits until commands can be sent.
 * @throws AbortError after `ms` milliseconds.
 */
export const awaitConnection = async (client: RedisClients, ms: number): Promise<void> => {
  if (isRedisConnected(client)) return
  await once(client, isCluster(client) ? 'connect' : 'ready', { signal: AbortSignal.timeout(ms) })
}
