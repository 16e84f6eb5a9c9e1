/** Pending work, and its deadline by `performance.now()`. */
interface Bounded {
  dueAt: number
  giveUp(): void
}

/**
 * Limits the wait for answers with a common timeout: one timer serves all of them, since a timer for each costs as much
 * as a small answer. Input that arrived while this process was busy is processed first, so it does not count as a
 * timeout.
 * @param ms timeout; the timer does not keep the process alive.
 * @param silence creates the error thrown at the timeout.
 */
export const createTimeLimit = (ms: number, silence: () => Error): (<T>(work: Promise<T>) => Promise<T>) => {
  // In order of deadline, since all have the same timeout.
  const bounded = new Set<Bounded>()
  let timer: NodeJS.Timeout | undefined

  const giveUp = (late: Bounded): void => {
    if (bounded.delete(late)) late.giveUp()
  }

  const look = (): void => {
    timer = undefined
    const now = performance.now()
    for (const one of bounded) {
      // Timers have a resolution of a millisecond.
      if (one.dueAt - now >= 1) {
        standUntil(one.dueAt - now)
        return
      }
      setImmediate(giveUp, one)
    }
  }

  const standUntil = (waitMs: number): void => {
    timer = setTimeout(look, Math.ceil(waitMs))
    timer.unref()
  }

  return work =>
    new Promise((resolve, reject) => {
      const one = { dueAt: performance.now() + ms, giveUp: () => reject(silence()) }
      bounded.add(one)
      if (!timer) standUntil(ms)
      work.then(
        answer => {
          bounded.delete(one)
          resolve(answer)
        },
        cause => {
          bounded.delete(one)
          reject(cause)
        },
      )
    })
}
