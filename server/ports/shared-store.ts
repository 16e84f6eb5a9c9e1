/** A store that processes share, and that may be away. */
export interface SharedStore {
  /**
   * Asks it something, and waits a quarter of a second. While it is away this rejects at once, without asking.
   * @throws what went wrong; whoever asks does it without the store.
   */
  ask<T>(command: () => Promise<T>): Promise<T>
}
