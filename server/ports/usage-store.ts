/** Daily counts of keys: the daily quota and the usage of thirty days use the same rows. */
export interface UsageStore {
  /**
   * Counts one request on a UTC day and returns the day's count, once it is on disk. Counts may be committed in groups,
   * but always before this resolves.
   */
  count(keyId: string, day: string): Promise<number>
  /** Gives one count back (a verified replay, a refusal after counting). */
  giveBack(keyId: string, day: string): Promise<void>
  /** Current count of the day. */
  used(keyId: string, day: string): Promise<number>
}
