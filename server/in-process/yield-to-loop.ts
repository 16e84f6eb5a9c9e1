/** Milliseconds after which the event loop gets a turn. */
const yieldAfterMs = 16

/** Schedules a callback as a macrotask; throws where the platform lacks the API. */
type MacrotaskScheduler = (goOn: () => void) => void

/** Node and compatible platforms. */
const scheduleByImmediate: MacrotaskScheduler = goOn => void setImmediate(goOn)

/** Message to the same context: nested timers of browsers wait at least 4 ms, messages do not. */
const scheduleByMessage: MacrotaskScheduler = goOn => {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    port1.close()
    goOn()
  })
  port1.start()
  port2.postMessage(undefined)
}

/** Platforms with timers only. */
const scheduleByTimer: MacrotaskScheduler = goOn => void setTimeout(goOn, 0)

/**
 * Resolves after pending tasks have run: timers, input, rendering. Edge platforms lack some of the APIs, or have a stub
 * that throws, so each is tried instead of detected. Resolves at once where none works.
 */
export const waitForMacrotask = (): Promise<void> =>
  new Promise(resolve => {
    const works = (way: MacrotaskScheduler): boolean => {
      try {
        way(resolve)
        return true
      } catch {
        return false
      }
    }
    // Both: a test's fake clock may hold back immediates, and leaves messages alone.
    const asked = [scheduleByImmediate, scheduleByMessage].filter(works)
    if (asked.length === 0 && !works(scheduleByTimer)) resolve()
  })

/**
 * Yields to the event loop between consecutive calls: promises alone never do, so that a page would freeze and no timer
 * would fire until the last of ten thousand homes.
 */
export const createYielder = (): (() => Promise<void>) => {
  let hadTurnAt = performance.now()
  return async () => {
    if (performance.now() - hadTurnAt < yieldAfterMs) return
    await waitForMacrotask()
    hadTurnAt = performance.now()
  }
}
