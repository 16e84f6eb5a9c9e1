import { Keyv } from 'keyv'
import { LRUCache } from 'lru-cache'
import { dayMs } from '#domain/core/instants'
import type { Replay, ReplayStore } from '../../ports/replay-store.ts'

/** What an entry takes beside its texts: about 550 bytes, measured with 100 000 entries, rounded up. */
const entryBytes = 600

/** A bounded memory for Keyv: it drops what was written first once the texts take more than `maxBytes`. */
class BoundedMemory {
  readonly #entries: LRUCache<string, string>

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      // Two bytes a character is the most that the engine takes.
      sizeCalculation: (value, key) => 2 * (key.length + value.length) + entryBytes,
    })
  }

  async get(key: string): Promise<string | undefined> {
    // Reading leaves the order as it was written.
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
 * @param maxBytes most memory they take; the oldest go first.
 */
export const memoryReplays = (maxBytes: number): ReplayStore => {
  const stored = new Keyv<Replay>({ store: new BoundedMemory(maxBytes), ttl: dayMs, throwOnErrors: true })
  return {
    begin: async name => {
      const replay = await stored.get(name)
      return replay ? { state: 'done', replay } : { state: 'first' }
    },
    keep: async (name, replay, ms) => {
      await stored.set(name, replay, ms)
    },
    // A running request is not stored: `idempotency.ts` tracks those of its own process.
    abandon: async () => {},
  }
}
