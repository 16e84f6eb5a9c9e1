import { setTimeout as pause } from 'node:timers/promises'

const dayMs = 86_400_000
/** Longest time that what is counted in one day takes, on a busy machine. */
const neededMs = 120_000

/** Waits past midnight (UTC) where it is near, for tests that count in a day by the clock of the machine. */
export const sameDay = async (): Promise<void> => {
  const leftMs = dayMs - (Date.now() % dayMs)
  // A timer may come a millisecond early.
  if (leftMs < neededMs) await pause(leftMs + 10)
}
