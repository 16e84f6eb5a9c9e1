/**
 * What takes long to make, made once for each key, however many ask at the same time. What failed is not kept: whoever asks
 * next makes it again.
 */
export const madeOnce = <Key extends object, Made>(
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
