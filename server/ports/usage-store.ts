/** The daily counts of keys: the quota of the day and the usage of thirty days are the same rows. */
export interface UsageStore {
  /**
   * Counts one request on a UTC day and gives the day's count with it, after it is on disk.
   * Counts may be committed in groups, but always before this resolves.
   */
  count(keyId: string, day: string): Promise<number>
  /** Takes one count back (a verified replay, a refusal after counting). */
  giveBack(keyId: string, day: string): Promise<void>
  /** The day's count so far. */
  used(keyId: string, day: string): Promise<number>
}
