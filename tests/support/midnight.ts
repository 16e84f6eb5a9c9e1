import { setTimeout as pause } from 'node:timers/promises'
import { dayMs } from '#domain/core/instants'

/**
 * Waits for the next UTC day where this one is about to end: a service in a process of its own counts by the clock of the
 * machine, and would begin its counts anew in the middle of a test.
 * @param neededMs more than what is counted in one day takes on a busy machine, and less than the test may wait.
 */
export const clearOfMidnight = async (neededMs = 50_000): Promise<void> => {
  const left = dayMs - (Date.now() % dayMs)
  if (left < neededMs) await pause(left + 100)
}
