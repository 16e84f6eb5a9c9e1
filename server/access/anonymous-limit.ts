import { LRUCache } from 'lru-cache'
import type { QuotaWindow } from '#domain/core/refusal'
import type { WindowLimiter } from '../ports/window-limiter.ts'

/** Most addresses remembered as over their limit; one that is forgotten is counted again. */
const addressesMax = 10_000

/** Longest that a full window can still last, in milliseconds; one that would last longer was begun before the clock was put back. */
const windowMsMax = 61_000

/** What is needed to count requests without a good credential. */
export interface AnonymousLimitDependencies {
  /** Windows of strangers alone, so that many of them push no key out. */
  limiter: WindowLimiter
  /** Requests without a good credential that one address may make in a minute. */
  perMinute: number
  /** Milliseconds since 1970. */
  now(): number
}

/** Counts the requests of addresses that show no good credential. */
export interface AnonymousLimit {
  /**
   * The window of an address that is over its limit, while it lasts; undefined for any other. Asks no store.
   * @param address is only called while some address is over its limit: reading it costs more than the look.
   */
  overLimit(address: () => string): QuotaWindow | undefined
  /** Counts one request; gives the window when the address is over its limit with it. Rejects when the store does. */
  count(address: string): Promise<QuotaWindow | undefined>
}

/** Strangers over windows of a minute, with a memory of this process of those that are over their limit. */
export const anonymousLimit = ({ limiter, perMinute, now }: AnonymousLimitDependencies): AnonymousLimit => {
  // Bounded by size, one an address, so that it takes memory as addresses come.
  const endOfFull = new LRUCache<string, number>({ maxSize: addressesMax, sizeCalculation: () => 1 })
  const full = (resetAt: number): QuotaWindow => ({ limit: perMinute, remaining: 0, resetAt })
  return {
    overLimit: address => {
      if (endOfFull.size === 0) return undefined
      const name = address()
      const resetAt = endOfFull.get(name)
      if (resetAt === undefined) return undefined
      const leftMs = resetAt - now()
      if (leftMs > 0 && leftMs <= windowMsMax) return full(resetAt)
      endOfFull.delete(name)
      return undefined
    },
    count: async address => {
      const { taken, resetAt } = await limiter.take(`unknown:${address}`, perMinute)
      if (taken) return undefined
      endOfFull.set(address, resetAt)
      return full(resetAt)
    },
  }
}
