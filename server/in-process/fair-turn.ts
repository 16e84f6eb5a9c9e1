/** Milliseconds after which other work of this thread gets a turn. */
const turnMs = 16

/** Calls back in a later turn, by one way that a platform may have; throws where it has not. */
type LaterTurn = (goOn: () => void) => void

/** The next turn of the loop of Node and its like. */
const byImmediate: LaterTurn = goOn => void setImmediate(goOn)

/** A message to oneself: timers of browsers wait at least 4 ms when they follow each other; messages do not. */
const byMessage: LaterTurn = goOn => {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    port1.close()
    goOn()
  })
  port1.start()
  port2.postMessage(undefined)
}

/** What every platform with a clock has. */
const byTimer: LaterTurn = goOn => void setTimeout(goOn, 0)

/**
 * Ends when everything that waited before had its turn: timers, input, the drawing of a page. Platforms at the edge lack one
 * way or another, or have a function in its place that throws, so each is tried and none is looked for. Where none works
 * there is no turn to give.
 */
const nextTurn = (): Promise<void> =>
  new Promise(resolve => {
    const works = (way: LaterTurn): boolean => {
      try {
        way(resolve)
        return true
      } catch {
        return false
      }
    }
    // Both: a clock of tests may hold back what is immediate, and leaves messages alone.
    const asked = [byImmediate, byMessage].filter(works)
    if (asked.length === 0 && !works(byTimer)) resolve()
  })

/**
 * Lets others have a turn when calls follow each other without a pause: promises alone never give one away, so that a page
 * would stand still and no time limit would run out until the last of ten thousand homes.
 */
export const fairTurns = (): (() => Promise<void>) => {
  let hadTurnAt = performance.now()
  return async () => {
    if (performance.now() - hadTurnAt < turnMs) return
    await nextTurn()
    hadTurnAt = performance.now()
  }
}
