/** Work whose time is bounded, and the moment at which it is over, by `performance.now()`. */
interface Bounded {
  dueAt: number
  giveUp(): void
}

/**
 * Bounds the wait for answers that all have the same time: one timer stands for all of them, since a timer for each
 * costs as much as a small answer. Input that arrived while this process was busy is read first, so it does not count as
 * a timeout.
 * @param ms time of each answer; the timer keeps no process alive.
 * @param silence what is thrown when it is over.
 */
export const timeLimit = (ms: number, silence: () => Error): (<T>(work: Promise<T>) => Promise<T>) => {
  // In the order in which they are due, since all have the same time.
  const bounded = new Set<Bounded>()
  let timer: NodeJS.Timeout | undefined

  const giveUp = (late: Bounded): void => {
    if (bounded.delete(late)) late.giveUp()
  }

  const look = (): void => {
    timer = undefined
    const now = performance.now()
    for (const one of bounded) {
      // A timer counts whole milliseconds.
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
