import type { UsageStore } from '../ports/usage-store.ts'

/** Row used by the readiness probe to test writes. */
const trialRow = 'readiness'

/** Daily counts that track the outcome of the last write. */
export interface WatchedUsage extends UsageStore {
  /**
   * Whether counts can be written. True without a query after a successful write; before the first one and after a
   * failure a count of `day` is written and given back, so that a process without requests notices an outage too.
   * Rejects when the store does.
   */
  isWritable(day: string): Promise<boolean>
}

/** Observer of the store: each outage has one beginning and one end. */
export interface UsageWatch {
  away(cause: unknown): void
  back(): void
}

/** Tracks the writes of a store of daily counts. */
export const watchUsage = (usage: UsageStore, { away, back }: UsageWatch): WatchedUsage => {
  let isWritten = false
  let isAway = false
  const noteSuccess = (place: number): number => {
    isWritten = true
    if (isAway) back()
    isAway = false
    return place
  }
  const noteFailure = (cause: unknown): never => {
    isWritten = false
    if (!isAway) away(cause)
    isAway = true
    throw cause
  }
  const count = (keyId: string, day: string): Promise<number> => usage.count(keyId, day).then(noteSuccess, noteFailure)
  return {
    ...usage,
    count,
    isWritable: async day => {
      if (isWritten) return true
      await count(trialRow, day)
      await usage.giveBack(trialRow, day)
      return true
    },
  }
}
