import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createKeyv } from '@keyv/redis'
import type { RedisClientType } from '@redis/client'
import type { Indicator } from '#domain/market/indicator'
import type { MarketStore } from '../../ports/market.ts'
import { type RedisClients, whenConnected } from '../redis-clients.ts'
import { storedForm, storedReader } from './stored-schema.ts'

/** Releases a lock, unless it has expired and another process holds it by now. */
const release = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0"

/** Longest wait for a connection under way and for an answer; a refused connection fails at once. */
const waitMsMax = 2000

/** The answer of a command, or an error after a timeout: the client itself would wait for ever. */
const inTime = <T>(request: Promise<T>): Promise<T> => {
  const silence = once(AbortSignal.timeout(waitMsMax), 'abort').then(() => {
    throw new Error(`Redis gave no answer within ${waitMsMax} ms`)
  })
  return Promise.race([request, silence])
}

/**
 * What the refreshes have read, in a Redis that several processes share; a lock that expires lets one of them refresh.
 * What is read is checked, since anybody may write to a shared Redis.
 * @param prefix first part of each key, so that installations can share a Redis.
 * @param indicators the catalogue whose entries are read; any other is left out.
 */
export const redisMarketStore = (
  client: RedisClients,
  prefix: string,
  indicators: readonly Indicator[],
): MarketStore => {
  const readStored = storedReader(indicators)
  // A cluster is as good to it; only its types know one Redis alone.
  const stored = createKeyv(client as RedisClientType, { namespace: `${prefix}:market-v1`, throwOnErrors: true })
  return {
    read: async source => readStored(await inTime(stored.get(source))),
    write: async (source, entries) => {
      await inTime(stored.set(source, storedForm(entries)))
    },
    lock: async (source, forMs) => {
      await whenConnected(client, waitMsMax)
      const [key, token] = [`${prefix}:market-lock:${source}`, randomUUID()]
      const isTaken = await inTime(
        client.set(key, token, { condition: 'NX', expiration: { type: 'PX', value: forMs } }),
      )
      if (isTaken === null) return undefined
      return async () => {
        await inTime(client.eval(release, { keys: [key], arguments: [token] }))
      }
    },
  }
}
