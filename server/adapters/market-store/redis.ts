import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createKeyv } from '@keyv/redis'
import type { RedisClientType } from '@redis/client'
import type { Indicator } from '#domain/market/indicator'
import type { MarketStore } from '../../ports/market.ts'
import { awaitConnection, type RedisClients } from '../redis-clients.ts'
import { createStoredReader, toStoredForm } from './stored-schema.ts'

/** Releases a lock, unless it has expired and another process has acquired it. */
const release = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0"

/** Maximum wait for a pending connection and for a reply; a refused connection fails immediately. */
const waitMsMax = 2000

/** Reply of a command, or an error after a timeout: the client itself would wait for ever. */
const withRedisTimeout = <T>(request: Promise<T>): Promise<T> => {
  const silence = once(AbortSignal.timeout(waitMsMax), 'abort').then(() => {
    throw new Error(`Redis gave no answer within ${waitMsMax} ms`)
  })
  return Promise.race([request, silence])
}

/**
 * Results of refreshes in a Redis shared by several processes; an expiring lock lets one of them refresh. Reads are
 * validated, since other clients can write to a shared Redis.
 * @param prefix first part of each key, so that installations can share a Redis.
 * @param indicators catalogue of the entries that are read; others are ignored.
 */
export const createRedisMarketStore = (
  client: RedisClients,
  prefix: string,
  indicators: readonly Indicator[],
): MarketStore => {
  const readStored = createStoredReader(indicators)
  // The adapter supports a cluster too; only its types do not.
  const stored = createKeyv(client as RedisClientType, { namespace: `${prefix}:market-v1`, throwOnErrors: true })
  return {
    read: async source => readStored(await withRedisTimeout(stored.get(source))),
    write: async (source, entries) => {
      await withRedisTimeout(stored.set(source, toStoredForm(entries)))
    },
    lock: async (source, forMs) => {
      await awaitConnection(client, waitMsMax)
      const [key, token] = [`${prefix}:market-lock:${source}`, randomUUID()]
      const isTaken = await withRedisTimeout(
        client.set(key, token, { condition: 'NX', expiration: { type: 'PX', value: forMs } }),
      )
      if (isTaken === null) return undefined
      return async () => {
        await withRedisTimeout(client.eval(release, { keys: [key], arguments: [token] }))
      }
    },
  }
}
