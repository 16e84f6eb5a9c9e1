import { setTimeout as pause } from 'node:timers/promises'

/** Most milliseconds that something may come late: as many as `expect.poll` has, which serves in tests alone. */
const msMax = 30_000

/**
 * What a look gives once it gives something.
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
