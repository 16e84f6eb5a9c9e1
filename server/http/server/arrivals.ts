import type { RequestListener } from 'node:http'

/** Longest time that requests wait for further connections to be taken, in milliseconds. */
const usualHoldMs = 100

/** Requests of a server that takes the connections that wait before it answers. */
export interface Arrivals {
  /** To be told of each new connection. */
  arrived(): void
  /** Passes a request to the app: at once, or once no further connection has come. */
  take: RequestListener
}

/**
 * Holds requests back while connections arrive. Node takes one connection in each turn of its loop, and in the same turn
 * answers a request of every connection that it has already: of a thousand callers who come at once the last ones would
 * wait until the first have no further request. A turn in which requests are only read takes a few microseconds.
 */
export const afterArrivals = (app: RequestListener, holdMs = usualHoldMs): Arrivals => {
  let held: Parameters<RequestListener>[] = []
  let isHolding = false
  let hasArrived = false
  let holdsUntil = 0
  /** At the end of each turn. */
  const look = (): void => {
    if (hasArrived && performance.now() < holdsUntil) {
      hasArrived = false
      setImmediate(look)
      return
    }
    isHolding = false
    hasArrived = false
    const now = held
    held = []
    for (const [request, answer] of now) app(request, answer)
  }
  return {
    arrived: () => {
      hasArrived = true
      if (isHolding) return
      isHolding = true
      holdsUntil = performance.now() + holdMs
      setImmediate(look)
    },
    take: (request, answer) => {
      if (isHolding) held.push([request, answer])
      else app(request, answer)
    },
  }
}
