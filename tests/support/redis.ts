import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createRedisClient } from '#server/adapters/redis/client'

/** The Redis of these tests; .ci/run starts one where none answers. */
export const redisUrl = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379'

const silent = { debug() {}, info() {}, warn() {}, error() {} }

/** A unique prefix of keys. */
export const newPrefix = (): string => `test-${randomUUID()}`

/** A client that is connected. */
export const connected = async (url = redisUrl) => {
  const client = createRedisClient(url, silent)
  if (!client.isReady) await once(client, 'ready')
  return client
}
