import { createHmac } from 'node:crypto'
import type { LimitResult, WindowLimiter } from '../ports/window-limiter.ts'

const minute = 60
const quarterHour = 15 * minute
const hour = 60 * minute

/** How often something may be tried: places, and the length of their window in seconds. */
const limits = {
  signInHere: { places: 5, seconds: quarterHour },
  signIn: { places: 50, seconds: hour },
  signInAddress: { places: 30, seconds: quarterHour },
  code: { places: 5, seconds: quarterHour },
  signUpAddress: { places: 10, seconds: hour },
  letter: { places: 3, seconds: hour },
  letterAddress: { places: 10, seconds: hour },
  invitation: { places: 20, seconds: hour },
  password: { places: 5, seconds: quarterHour },
  export: { places: 1, seconds: minute },
} as const

/** A limited action, and the e-mail, address or user that it is counted for. */
export type Attempt = readonly [what: keyof typeof limits, ...whose: readonly string[]]

/**
 * Limits how often an action is tried. A place is taken before the password or code is checked, so parallel tries
 * cannot exceed the limit.
 */
export interface Attempts {
  /** Takes a place of each; undefined when all had one, else when the longest that is full begins anew (ms since 1970). */
  take(...attempts: readonly Attempt[]): Promise<number | undefined>
  /** Empties a window after a success. */
  clear(attempt: Attempt): Promise<void>
}

/** Attempts over windows of time; their names hold no e-mail in clear. */
export const attempts = (limiter: WindowLimiter, secret: string): Attempts => {
  const nameOf = ([what, ...whose]: Attempt): string =>
    `try:${what}:${createHmac('sha256', secret).update(JSON.stringify(whose)).digest('base64url')}`
  const taken = (attempt: Attempt): Promise<LimitResult> => {
    const { places, seconds } = limits[attempt[0]]
    return limiter.take(nameOf(attempt), places, { seconds })
  }
  return {
    take: async (...list) => {
      const results = await Promise.all(list.map(taken))
      const full = results.filter(result => !result.taken).map(({ resetAt }) => resetAt)
      return full.length > 0 ? Math.max(...full) : undefined
    },
    clear: async attempt => {
      // A running window never goes below nothing taken.
      await limiter.add(nameOf(attempt), -limits[attempt[0]].places)
    },
  }
}
