import type { Response } from 'express'

/** A window of the quota as the headers tell it. */
export interface Window {
  limit: number
  remaining: number
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  resetAt: number
}

/** The window with the least left; of two with as much left the one that lasts longer. */
export const tightest = (windows: readonly [Window, ...Window[]]): Window =>
  windows.reduce((least, window) =>
    window.remaining < least.remaining || (window.remaining === least.remaining && window.resetAt > least.resetAt)
      ? window
      : least,
  )

/** Tells a window in the three X-RateLimit headers. */
export const showWindow = (res: Response, { limit, remaining, resetAt }: Window): void => {
  res.setHeader('X-RateLimit-Limit', limit)
  res.setHeader('X-RateLimit-Remaining', Math.max(0, remaining))
  res.setHeader('X-RateLimit-Reset', Math.ceil(resetAt / 1000))
}

/** Tells a full window, and how long to wait for the next one, on an answer of 429. */
export const showFullWindow = (res: Response, window: Window, now: Date): void => {
  showWindow(res, { ...window, remaining: 0 })
  res.setHeader('Retry-After', Math.max(1, Math.ceil((window.resetAt - now.getTime()) / 1000)))
}
