/**
 * Memoizes an async factory per key; concurrent calls share one promise. Failures are not cached: the next call
 * retries.
 */
export const memoizeAsync = <Key extends object, Made>(
  make: (key: Key) => Promise<Made>,
): ((key: Key) => Promise<Made>) => {
  const kept = new WeakMap<Key, Promise<Made>>()
  return key => {
    const before = kept.get(key)
    if (before !== undefined) return before
    const made = make(key)
    kept.set(key, made)
    made.catch(() => kept.delete(key))
    return made
  }
}
