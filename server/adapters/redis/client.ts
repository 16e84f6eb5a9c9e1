import { createClient, type RedisClientType } from '@redis/client'
import type { Log } from '../../ports/log.ts'

/** Longest time that a connection may take to come about. */
const connectTimeoutMs = 2000

/**
 * Timeout of a silent connection, in milliseconds: it is closed, and its pending commands fail. A ping keeps a healthy
 * one alive.
 */
const silenceMsMax = 10_000

/** Longest wait between two attempts to connect. */
const reconnectMsMax = 5000

/** How every connection to a Redis behaves; while it is cut its commands fail at once. */
export const connectionOptions = {
  disableOfflineQueue: true,
  pingInterval: silenceMsMax / 2,
  socket: {
    connectTimeout: connectTimeoutMs,
    socketTimeout: silenceMsMax,
    reconnectStrategy: (retries: number) => Math.min(100 * 2 ** retries, reconnectMsMax),
  },
}

/**
 * A client of a Redis or Valkey that connects in the background and reconnects after a cut; while it is disconnected a
 * command fails at once. The outage is logged once, and once more when it is over.
 */
export const redisClient = (url: string, log: Log): RedisClientType => {
  const client: RedisClientType = createClient({ url, ...connectionOptions })
  let isAway = false
  client.on('error', (cause: Error) => {
    if (!isAway) log.error({ cause }, 'Redis does not answer')
    isAway = true
  })
  client.on('ready', () => {
    if (isAway) log.info({}, 'Redis answers again')
    isAway = false
  })
  // Errors also arrive as events; a client that is closed before it connected ignores them.
  client.connect().catch(() => {})
  return client
}
