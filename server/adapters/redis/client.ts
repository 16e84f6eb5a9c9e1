import { createClient, type RedisClientType } from '@redis/client'
import type { Log } from '../../ports/log.ts'

const connectTimeoutMs = 2000

/**
 * Timeout of a silent connection, in milliseconds: it is closed, and its pending commands fail. A ping keeps a healthy
 * one alive.
 */
const silenceMsMax = 10_000

/** Longest delay between reconnection attempts. */
const reconnectMsMax = 5000

/** Options of every Redis connection; commands fail immediately while it is down. */
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
 * Client of a Redis or Valkey that connects in the background and reconnects after a failure; commands fail immediately
 * while it is disconnected. An outage is logged once, and so is its end.
 */
export const createRedisClient = (url: string, log: Log): RedisClientType => {
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
  // Errors also arrive as events; those of a client closed before it connected are ignored.
  client.connect().catch(() => {})
  return client
}
