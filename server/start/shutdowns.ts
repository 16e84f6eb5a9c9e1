/** Shuts down one part of the service. */
type Shutdown = () => void | Promise<void>

/** Shutdown hooks of the service; each part registers its own right after its creation. */
export interface Shutdowns {
  add(end: Shutdown): void
  /**
   * Runs the hooks in reverse order, since a part may depend on earlier ones; each once. A failing hook does not
   * prevent the others.
   * @throws AggregateError of all failures, after the last hook.
   */
  run(): Promise<void>
}

/** Creates an empty list. */
export const createShutdowns = (): Shutdowns => {
  const ends: Shutdown[] = []
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
