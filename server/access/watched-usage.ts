import type { UsageStore } from '../ports/usage-store.ts'

/** Row used by the readiness probe to test writes. */
const trialRow = 'readiness'

/** Daily counts that track the outcome of the last write. */
export interface WatchedUsage extends UsageStore {
  /**
   * Whether counts can be written: nothing is asked while the last one was; before the first one and after a failure a
   * count is written on `day` and taken back, so that a process that gets no requests finds out whether it can count.
   */
  isWritable(day: string): Promise<boolean>
}

/** Tracks the writes of a store of daily counts. */
export const watchUsage = (usage: UsageStore): WatchedUsage => {
  let isWritten = false
  const written = (place: number): number => {
    isWritten = true
    return place
  }
  const failed = (cause: unknown): never => {
    isWritten = false
    throw cause
  }
  const count = (keyId: string, day: string): Promise<number> => usage.count(keyId, day).then(written, failed)
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
