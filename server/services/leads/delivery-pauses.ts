const [second, minute, hour] = [1000, 60_000, 3_600_000]

/** Pauses after the first attempts; after later ones the last of them again. */
const pausesMs = [30 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour] as const
/** Longest pause, also where a receiver asks for a longer one. */
const longestMs = 10 * hour
/** How much longer a pause may be, so that what failed together is not tried together. */
const spread = 0.1

/** For how long a contact is tried. */
export const triedMs = 72 * hour

/**
 * When an attempt is followed by the next one.
 * @param attempts how many there were, this one included.
 * @param chance from 0 to 1, the end left out.
 */
export const nextAttemptAt = (now: Date, attempts: number, chance: number): string => {
  const pause = pausesMs[Math.min(attempts, pausesMs.length) - 1] ?? longestMs
  return new Date(now.getTime() + Math.round(pause * (1 + spread * chance))).toISOString()
}

/** The later of the next attempt and of what a receiver asks for, up to the longest pause. */
export const askedAttemptAt = (now: Date, nextAt: string, retryAfterSeconds: number | undefined): string => {
  const asked = new Date(now.getTime() + Math.min((retryAfterSeconds ?? 0) * second, longestMs)).toISOString()
  return asked > nextAt ? asked : nextAt
}
