import { LRUCache } from 'lru-cache'
import type { WindowLimiter } from '../../ports/window-limiter.ts'

/** Maximum number of names; the least recently used one is evicted first. */
const namesMax = 100_000

/** Current window: places used, and its end on a whole second, in milliseconds since 1970. */
interface Window {
  used: number
  resetAt: number
}

/**
 * In-process window limiter. The window of a name begins with its first place and ends on the first whole second after
 * its length, so that X-RateLimit-Reset is exact.
 * @param now milliseconds since 1970.
 */
export const createMemoryLimiter = (now: () => number): WindowLimiter => {
  // Bounded by size, one per name: a bound by count would preallocate memory for all of them, in 7 ms.
  const windows = new LRUCache<string, Window>({ maxSize: namesMax, sizeCalculation: () => 1 })

  const running = (name: string, seconds: number): Window => {
    const at = now()
    const known = windows.get(name)
    // A window that would end too late was opened before the clock was set back.
    if (known && at < known.resetAt && known.resetAt - at <= (seconds + 1) * 1000) return known
    const begun = { used: 0, resetAt: Math.ceil(at / 1000 + seconds) * 1000 }
    windows.set(name, begun)
    return begun
  }

  return {
    take: async (name, limit, { seconds = 60, places = 1 } = {}) => {
      const window = running(name, seconds)
      const taken = window.used + places <= limit
      if (taken) window.used += places
      return { taken, remaining: Math.max(0, limit - window.used), resetAt: window.resetAt }
    },
    add: async (name, places) => {
      const window = windows.get(name)
      if (window && now() < window.resetAt) window.used = Math.max(0, window.used + places)
    },
  }
}
