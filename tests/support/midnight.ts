import { setTimeout as pause } from 'node:timers/promises'

const dayMs = 86_400_000

/** More than a test takes that counts in a UTC day, and less than one may wait. */
const clearMs = 50_000

/**
 * Waits for the next UTC day where this one is about to end: a service in a process of its own counts by the clock of the
 * machine, and would begin its counts anew in the middle of a test.
 */
export const clearOfMidnight = async (): Promise<void> => {
  const left = dayMs - (Date.now() % dayMs)
  if (left < clearMs) await pause(left + 100)
}
