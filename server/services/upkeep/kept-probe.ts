/** Milliseconds for which the result of a probe is reused. */
const keptMs = 500

/**
 * Creates a probe whose concurrent callers share one run, and later ones its result for half a second: a caller without
 * credentials cannot make the stores work more often than that. A rejection counts as `false`.
 * @param now monotonic clock, in milliseconds.
 */
export const createKeptProbe = (
  probe: () => Promise<boolean>,
  now: () => number = () => performance.now(),
): (() => Promise<boolean>) => {
  let result: Promise<boolean> | undefined
  let keptUntil = Number.POSITIVE_INFINITY
  return () => {
    if (result && now() < keptUntil) return result
    keptUntil = Number.POSITIVE_INFINITY
    const started = probe()
      .catch(() => false)
      .finally(() => {
        keptUntil = now() + keptMs
      })
    result = started
    return started
  }
}
