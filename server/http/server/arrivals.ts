import type { RequestListener } from 'node:http'

/** Default limit for holding requests while connections arrive, in milliseconds. */
const defaultHoldMs = 100

/** Requests of a server, held back while it accepts pending connections. */
export interface Arrivals {
  /** Notes a new connection. */
  noteConnection(): void
  /** Passes a request to the app: at once, or once no further connection arrives. */
  receive: RequestListener
}

/**
 * Holds requests back while connections arrive. Node accepts one connection per turn of its event loop, and in the same turn
 * answers a request of every open connection: of a thousand simultaneous clients the last ones would wait until the
 * first have no further request. A turn that only reads requests takes a few microseconds.
 */
export const deferDuringArrivals = (app: RequestListener, holdMs = defaultHoldMs): Arrivals => {
  let held: Parameters<RequestListener>[] = []
  let isHolding = false
  let hasNewConnection = false
  let holdsUntil = 0
  /** Passes the held requests on, or waits another turn of the event loop while connections arrive. */
  const passWhenQuiet = (): void => {
    if (hasNewConnection && performance.now() < holdsUntil) {
      hasNewConnection = false
      setImmediate(passWhenQuiet)
      return
    }
    isHolding = false
    hasNewConnection = false
    const passed = held
    held = []
    for (const [request, response] of passed) app(request, response)
  }
  return {
    noteConnection: () => {
      hasNewConnection = true
      if (isHolding) return
      isHolding = true
      holdsUntil = performance.now() + holdMs
      setImmediate(passWhenQuiet)
    },
    receive: (request, response) => {
      if (isHolding) held.push([request, response])
      else app(request, response)
    },
  }
}
