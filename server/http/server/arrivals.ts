import type { RequestListener } from 'node:http'

/** Default limit for holding requests while connections arrive, in milliseconds. */
const defaultHoldMs = 100

/** Request queue of a server that accepts pending connections before it responds. */
export interface Arrivals {
  /** Call on each new connection. */
  arrived(): void
  /** Passes a request to the app: at once, or once no further connection arrives. */
  take: RequestListener
}

/**
 * Holds requests back while connections arrive. Node accepts one connection per turn of its loop, and in the same turn
 * answers a request of every open connection: of a thousand simultaneous clients the last ones would wait until the
 * first have no further request. A turn that only reads requests takes a few microseconds.
 */
export const deferDuringArrivals = (app: RequestListener, holdMs = defaultHoldMs): Arrivals => {
  let held: Parameters<RequestListener>[] = []
  let isHolding = false
  let hasArrived = false
  let holdsUntil = 0
  /** Runs at the end of each turn. */
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
