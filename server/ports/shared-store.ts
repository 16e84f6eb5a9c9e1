/** Store shared by processes, which may be unavailable. */
export interface SharedStore {
  /**
   * Runs a command with a timeout of a quarter of a second. While the store is down this rejects at once, without
   * trying.
   * @throws the error of the store; callers then continue without it.
   */
  ask<T>(command: () => Promise<T>): Promise<T>
}
