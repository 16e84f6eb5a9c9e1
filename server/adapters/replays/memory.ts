import { Keyv } from 'keyv'
import { LRUCache } from 'lru-cache'
import { dayMs } from '#domain/core/instants'
import type { Replay, ReplayStore } from '../../ports/replay-store.ts'

/** Overhead of an entry without its strings: about 550 bytes, measured with 100 000 entries, rounded up. */
const entryBytes = 600

/** Bounded store for Keyv: evicts the oldest entries once the strings exceed `maxBytes`. */
class BoundedMemory {
  readonly #entries: LRUCache<string, string>

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      // The engine uses at most two bytes per character.
      sizeCalculation: (value, key) => 2 * (key.length + value.length) + entryBytes,
    })
  }

  async get(key: string): Promise<string | undefined> {
    // Peeking keeps insertion order.
    return this.#entries.peek(key)
  }

  async set(key: string, value: string): Promise<void> {
    this.#entries.set(key, value)
  }

  async delete(key: string): Promise<boolean> {
    return this.#entries.delete(key)
  }

  async clear(): Promise<void> {
    this.#entries.clear()
  }
}

/**
 * Replays in this process, for 24 hours.
 * @param maxBytes memory limit; the oldest are evicted first.
 */
export const createMemoryReplays = (maxBytes: number): ReplayStore => {
  const stored = new Keyv<Replay>({ store: new BoundedMemory(maxBytes), ttl: dayMs, throwOnErrors: true })
  return {
    begin: async name => {
      const replay = await stored.get(name)
      return replay ? { state: 'done', replay } : { state: 'first' }
    },
    keep: async (name, replay, ms) => {
      await stored.set(name, replay, ms)
    },
    // Running requests are not stored: `idempotency.ts` tracks those of its own process.
    abandon: async () => {},
  }
}
