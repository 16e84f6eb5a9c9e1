import { Keyv } from 'keyv'
import type { KeptSource, MarketStore } from '../../ports.ts'

/** What the refreshes have read, in this process; nobody else refreshes, so the lock is always free. */
export const memoryMarketStore = (): MarketStore => {
  const kept = new Keyv<KeptSource>()
  return {
    read: async source => (await kept.get(source)) ?? {},
    keep: async (source, entries) => {
      await kept.set(source, entries)
    },
    lock: async () => async () => {},
    close: async () => {},
  }
}
