import { createRedisLimiter } from '#server/adapters/limits/redis'
import { connected } from '../../support/redis.ts'

/**
 * Takes places of one window: `taking-process.ts URL PREFIX LIMIT CALLS`, with 64 callers at once; prints how many it
 * got, and the ends of the window that it saw.
 */
const [url = '', prefix = '', limit = '0', calls = '0'] = process.argv.slice(2)
const client = await connected(url)
const limiter = createRedisLimiter(client, prefix)
const ends = new Set<number>()
let [left, taken] = [Number(calls), 0]
const caller = async (): Promise<void> => {
  while (left > 0) {
    left -= 1
    const place = await limiter.take('key_a', Number(limit))
    ends.add(place.resetAt)
    if (place.taken) taken += 1
  }
}
await Promise.all(Array.from({ length: 64 }, caller))
process.stdout.write(JSON.stringify({ taken, ends: [...ends] }))
client.destroy()
