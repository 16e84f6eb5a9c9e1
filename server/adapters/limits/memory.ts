import { LRUCache } from 'lru-cache'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { MinuteLimiter } from '../../ports.ts'

const windowMs = 60_000
/** A window ends on a whole second, so that X-RateLimit-Reset is exact; it may last a second longer for that. */
const longestWindowMs = windowMs + 1000
/** Most names counted at once; the one that was silent for the longest is forgotten first. */
const namesMax = 100_000

/**
 * Counts in this process. The window of a name begins with its first request and lasts a minute, never less.
 * @param now milliseconds since 1970.
 */
export const minuteLimiter = (now: () => number): MinuteLimiter => {
  // The limit comes with each call, so the library only counts: nothing is ever above this number.
  const counts = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: longestWindowMs / 1000 })
  const windowName = (name: string, resetAt: number) => `${name} ${resetAt}`
  const windows = new LRUCache<string, number>({
    max: namesMax,
    dispose: (resetAt, name) => void counts.delete(windowName(name, resetAt)),
  })

  const resetOf = (name: string, at: number): number => {
    const running = windows.get(name)
    if (running !== undefined && at < running && running - at <= longestWindowMs) return running
    const resetAt = Math.ceil((at + windowMs) / 1000) * 1000
    windows.set(name, resetAt)
    return resetAt
  }

  return {
    take: async (name, limit) => {
      const at = now()
      const resetAt = resetOf(name, at)
      const { consumedPoints } = await counts.consume(windowName(name, resetAt))
      return {
        taken: consumedPoints <= limit,
        remaining: Math.max(0, limit - consumedPoints),
        resetAt,
      }
    },
  }
}
