import { LRUCache } from 'lru-cache'
import type { QuotaWindow } from '#domain/core/refusal'
import type { WindowLimiter } from '../ports/window-limiter.ts'

/** Most addresses over their limit that are remembered; a forgotten one is counted again. */
const addressesMax = 10_000

/**
 * Longest time for which a window can still be full, in milliseconds. One that would last longer was opened before the
 * clock was set back.
 */
const windowMsMax = 61_000

/** What the limit of anonymous requests needs. */
export interface AnonymousLimitDependencies {
  /** Windows of anonymous addresses only, so that many addresses cannot evict the windows of keys. */
  limiter: WindowLimiter
  /** First part of the names of its windows: what is counted apart has another one. */
  name: 'unknown' | 'stranger'
  /** Requests without a good credential that one address may make in a minute. */
  perMinute: number
  /** Current time, in milliseconds since 1970. */
  now(): number
}

/** Limits the requests of addresses that send no valid credential. */
export interface AnonymousLimit {
  /**
   * The window of an address that is over its limit, while it lasts; undefined for any other. Does not query the store.
   * @param address is only called while at least one address is over its limit: reading it costs more than the check.
   */
  overLimit(address: () => string): QuotaWindow | undefined
  /** Counts one request; gives the window when the address is over its limit with it. Rejects when the store does. */
  count(address: string): Promise<QuotaWindow | undefined>
}

/** Limits addresses per window of a minute, and remembers in this process those that are over their limit. */
export const anonymousLimit = ({ limiter, name, perMinute, now }: AnonymousLimitDependencies): AnonymousLimit => {
  // Bounded by size, one per address: a bound by number would allocate memory for all of them at the start.
  const endOfFull = new LRUCache<string, number>({ maxSize: addressesMax, sizeCalculation: () => 1 })
  const full = (resetAt: number): QuotaWindow => ({ limit: perMinute, remaining: 0, resetAt })
  return {
    overLimit: address => {
      if (endOfFull.size === 0) return undefined
      const client = address()
      const resetAt = endOfFull.get(client)
      if (resetAt === undefined) return undefined
      const leftMs = resetAt - now()
      if (leftMs > 0 && leftMs <= windowMsMax) return full(resetAt)
      endOfFull.delete(client)
      return undefined
    },
    count: async address => {
      const { taken, resetAt } = await limiter.take(`${name}:${address}`, perMinute)
      if (taken) return undefined
      endOfFull.set(address, resetAt)
      return full(resetAt)
    },
  }
}
