import { createClient, type RedisClientType } from '@redis/client'
import type { Log } from '../../ports/log.ts'

/** Longest time that a connection may take to come about. */
const connectTimeoutMs = 2000

/** A connection on which nothing came for this long is given up, with what was asked on it; a ping keeps a good one alive. */
const silenceMsMax = 10_000

/** Longest wait between two attempts to connect. */
const reconnectMsMax = 5000

/**
 * A client of a Redis or Valkey that connects in the background, and again when it was cut; while it is away a command
 * fails at once. Its absence is logged once, and once more when it is back.
 */
export const redisClient = (url: string, log: Log): RedisClientType => {
  const client: RedisClientType = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: silenceMsMax / 2,
    socket: {
      connectTimeout: connectTimeoutMs,
      socketTimeout: silenceMsMax,
      reconnectStrategy: retries => Math.min(100 * 2 ** retries, reconnectMsMax),
    },
  })
  let isAway = false
  client.on('error', (cause: Error) => {
    if (!isAway) log.error({ cause }, 'Redis does not answer')
    isAway = true
  })
  client.on('ready', () => {
    if (isAway) log.info({}, 'Redis answers again')
    isAway = false
  })
  // Failures come as events too; a client that is closed before it connected has no use for them.
  client.connect().catch(() => {})
  return client
}
