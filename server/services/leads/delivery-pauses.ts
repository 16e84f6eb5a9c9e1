const [second, minute, hour] = [1000, 60_000, 3_600_000]

/** Retry delays after the first attempts; the last one repeats. */
const pausesMs = [30 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour] as const
/** Maximum retry delay, also where a receiver asks for a longer one. */
const longestMs = 10 * hour
/** Jitter of a retry delay, so that simultaneous failures are not retried simultaneously. */
const spread = 0.1

/** Retry period of a contact. */
export const triedMs = 72 * hour

/**
 * Time of the attempt after the given number of attempts.
 * @param attempts number of attempts, this one included.
 * @param chance random number from 0 to 1, exclusive.
 */
export const nextAttemptAt = (now: Date, attempts: number, chance: number): string => {
  const pause = pausesMs[Math.min(attempts, pausesMs.length) - 1] ?? longestMs
  return new Date(now.getTime() + Math.round(pause * (1 + spread * chance))).toISOString()
}

/** Later of the scheduled attempt and the receiver's `Retry-After`, up to the maximum delay. */
export const applyRetryAfter = (now: Date, nextAt: string, retryAfterSeconds: number | undefined): string => {
  const asked = new Date(now.getTime() + Math.min((retryAfterSeconds ?? 0) * second, longestMs)).toISOString()
  return asked > nextAt ? asked : nextAt
}
