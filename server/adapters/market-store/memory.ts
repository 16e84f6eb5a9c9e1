import { Keyv } from 'keyv'
import type { MarketStore, StoredSource } from '../../ports/market.ts'

/** Results of refreshes in process memory; no other process refreshes, so the lock is always free. */
export const createMemoryMarketStore = (): MarketStore => {
  const stored = new Keyv<StoredSource>()
  return {
    read: async source => (await stored.get(source)) ?? {},
    write: async (source, entries) => {
      await stored.set(source, entries)
    },
    lock: async () => async () => {},
  }
}
