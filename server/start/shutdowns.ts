/** Ends one part of the service. */
export type End = () => void | Promise<void>

/** What is closed with the service: each part registers its end on the line after it was made. */
export interface Shutdowns {
  add(end: End): void
  /**
   * Ends the parts one after the other, the last one made first, since it may rest on those before it; each part once. One
   * that fails keeps no other from its end.
   * @throws AggregateError of what failed, once all of them were ended.
   */
  run(): Promise<void>
}

/** Makes an empty list. */
export const newShutdowns = (): Shutdowns => {
  const ends: End[] = []
  return {
    add: end => void ends.push(end),
    run: async () => {
      const failures: unknown[] = []
      for (let end = ends.pop(); end; end = ends.pop()) {
        try {
          await end()
        } catch (cause) {
          failures.push(cause)
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'parts of the service did not end')
    },
  }
}
