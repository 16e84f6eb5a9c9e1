/** Milliseconds after which other work of this thread gets a turn. */
const turnMs = 16

/** Ends when everything that waited before had its turn: timers, input, the drawing of a page. */
const nextTurn = (): Promise<void> => {
  // Timers of browsers wait at least 4 ms when they follow each other; these do not.
  if (typeof setImmediate === 'function') return new Promise(resolve => void setImmediate(resolve))
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    const goOn = (): void => {
      port1.close()
      resolve()
    }
    port1.addEventListener('message', goOn)
    port1.start()
    port2.postMessage(undefined)
  })
}

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
