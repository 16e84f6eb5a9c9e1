import { setTimeout as pause } from 'node:timers/promises'

/** Timeout in milliseconds, the same as that of `expect.poll`, which only works in tests. */
const msMax = 30_000

/**
 * Polls until a function returns a value.
 * @param what is awaited, for the error where it does not come.
 */
export const until = async <Found>(look: () => Found | undefined | Promise<Found | undefined>, what: string) => {
  const startedAt = performance.now()
  while (performance.now() - startedAt < msMax) {
    const found = await look()
    if (found !== undefined) return found
    await pause(20)
  }
  throw new Error(`There was no ${what} within ${msMax} ms.`)
}
