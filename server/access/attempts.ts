import type { LimitResult, WindowLimiter } from '../ports/window-limiter.ts'
import { createPseudonymizer } from './pseudonym.ts'

const minute = 60
const quarterHour = 15 * minute
const hour = 60 * minute
const day = 24 * hour

/**
 * Limits of attempts: places, and the length of their window in seconds. `…Address` is counted per address, `…Here` per
 * address and e-mail, `…Known` per e-mail or user from anywhere it has signed in before, `…Letter` per recipient of a
 * letter.
 */
const limits = {
  signInAddress: { places: 30, seconds: quarterHour },
  signInHere: { places: 5, seconds: quarterHour },
  signIn: { places: 50, seconds: hour },
  signInKnown: { places: 100, seconds: hour },
  signInLimitedEvent: { places: 1, seconds: hour },
  signInsRefusedLetter: { places: 1, seconds: day },
  code: { places: 5, seconds: quarterHour },
  codeHere: { places: 5, seconds: quarterHour },
  codeKnown: { places: 20, seconds: hour },
  passkeyAddress: { places: 30, seconds: quarterHour },
  signUpAddress: { places: 10, seconds: hour },
  signUpLetter: { places: 3, seconds: hour },
  repeatAddress: { places: 10, seconds: hour },
  repeatLetter: { places: 3, seconds: hour },
  resetAddress: { places: 10, seconds: hour },
  resetLetter: { places: 3, seconds: hour },
  invitation: { places: 20, seconds: hour },
  invitationLetter: { places: 3, seconds: day },
  password: { places: 5, seconds: quarterHour },
  export: { places: 1, seconds: minute },
  leadAddress: { places: 10, seconds: hour },
  leadAddressLetter: { places: 3, seconds: hour },
  leadTest: { places: 10, seconds: hour },
  leadRead: { places: 1, seconds: hour },
} as const

/** Limited action, and the e-mail, address or user that it is counted for. */
export type Attempt = readonly [what: keyof typeof limits, ...whose: readonly string[]]

/**
 * Limits attempts. A place is taken before the password or code is checked, so parallel attempts cannot exceed the
 * limit.
 */
export interface Attempts {
  /**
   * Takes a place of each limit in order, and stops at the first full one: a client over the limit of its address,
   * which comes first, takes no places of others.
   * @returns undefined when all had a place, otherwise the end of the full window (ms since 1970).
   */
  take(...attempts: readonly Attempt[]): Promise<number | undefined>
  /** Gives the places of successful attempts back. */
  giveBack(...attempts: readonly Attempt[]): Promise<void>
  /** Clears windows after a success, or after the person they belong to was authenticated. */
  clear(...attempts: readonly Attempt[]): Promise<void>
}

/** Limits attempts in time windows; the names of windows hold no e-mail in clear. */
export const createAttempts = (limiter: WindowLimiter, secret: string): Attempts => {
  const pseudonym = createPseudonymizer(secret)
  const buildWindowName = ([what, ...whose]: Attempt): string => `try:${what}:${pseudonym(...whose)}`
  const takePlace = (attempt: Attempt): Promise<LimitResult> => {
    const { places, seconds } = limits[attempt[0]]
    return limiter.take(buildWindowName(attempt), places, { seconds })
  }
  return {
    take: async (...list) => {
      for (const attempt of list) {
        const result = await takePlace(attempt)
        if (!result.taken) return result.resetAt
      }
      return undefined
    },
    giveBack: async (...list) => {
      await Promise.all(list.map(attempt => limiter.add(buildWindowName(attempt), -1)))
    },
    clear: async (...list) => {
      // A window never goes below zero taken places.
      await Promise.all(list.map(attempt => limiter.add(buildWindowName(attempt), -limits[attempt[0]].places)))
    },
  }
}
