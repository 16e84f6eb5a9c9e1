import { LRUCache } from 'lru-cache'
import type { QuotaWindow } from '#domain/core/refusal'
import type { WindowLimiter } from '../ports/window-limiter.ts'

/** Most addresses remembered as over their limit; an evicted one is counted again. */
const addressesMax = 10_000

/**
 * Longest time for which a window can still be full, in milliseconds. A longer one was opened before the clock was set
 * back.
 */
const windowMsMax = 61_000

export interface AnonymousLimitDependencies {
  /** Windows of anonymous addresses only, so that many addresses cannot evict the windows of keys. */
  limiter: WindowLimiter
  /** Prefix of the names of its windows, which separates counts. */
  name: 'unknown' | 'stranger'
  /** Requests per minute and address without a valid credential. */
  perMinute: number
  /** Current time, in milliseconds since 1970. */
  now(): number
}

/** Limits the requests of addresses that send no valid credential. */
export interface AnonymousLimit {
  /**
   * Window of an address that is over its limit; undefined for any other. Does not query the store.
   * @param address only called while at least one address is over its limit: reading it costs more than the check.
   */
  overLimit(address: () => string): QuotaWindow | undefined
  /** Counts one request; returns the window where the address is now over its limit. Rejects when the store does. */
  count(address: string): Promise<QuotaWindow | undefined>
}

/** Limits addresses per window of a minute, and caches in this process those that are over their limit. */
export const createAnonymousLimit = ({ limiter, name, perMinute, now }: AnonymousLimitDependencies): AnonymousLimit => {
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
