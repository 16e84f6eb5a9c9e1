import { sandboxesPerHour } from '#contract/sandbox'
import type { LimitResult, WindowLimiter } from '../ports/window-limiter.ts'
import { createPseudonymizer } from './pseudonym.ts'
import { listNetworks } from './queued-client.ts'

const minute = 60
const quarterHour = 15 * minute
const hour = 60 * minute
const day = 24 * hour

/**
 * Limits of attempts: places, and the length of their window in seconds. `…Address` is counted per address, `…Here` per
 * address and e-mail, `…Known` per e-mail or user from anywhere it has signed in before, `…Browser` per e-mail in browsers
 * in which its person has signed in, `…Letter` per recipient of a letter.
 */
const limits = {
  signInAddress: { places: 30, seconds: quarterHour },
  signInHere: { places: 5, seconds: quarterHour },
  signIn: { places: 50, seconds: hour },
  signInKnown: { places: 100, seconds: hour },
  signInBrowser: { places: 10, seconds: quarterHour },
  signInLimitedEvent: { places: 1, seconds: hour },
  signInsRefusedLetter: { places: 1, seconds: day },
  code: { places: 5, seconds: quarterHour },
  codeHere: { places: 5, seconds: quarterHour },
  codeKnown: { places: 20, seconds: hour },
  passkeyAddress: { places: 30, seconds: quarterHour },
  signUpAddress: { places: 10, seconds: hour },
  signUpLetter: { places: 3, seconds: hour },
  signUpPassword: { places: 5, seconds: quarterHour },
  repeatAddress: { places: 10, seconds: hour },
  repeatLetter: { places: 3, seconds: hour },
  resetAddress: { places: 10, seconds: hour },
  resetLetter: { places: 3, seconds: hour },
  emailAddress: { places: 10, seconds: hour },
  emailLetter: { places: 3, seconds: hour },
  invitation: { places: 20, seconds: hour },
  invitationLetter: { places: 3, seconds: day },
  password: { places: 5, seconds: quarterHour },
  export: { places: 1, seconds: minute },
  leadAddress: { places: 10, seconds: hour },
  leadAddressLetter: { places: 3, seconds: hour },
  leadTest: { places: 10, seconds: hour },
  leadHanded: { places: 20, seconds: hour },
  sandboxAddress: { places: sandboxesPerHour, seconds: hour },
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

/** Limits whose first name is the address of a client. */
const addressLimits: ReadonlySet<keyof typeof limits> = new Set([
  'signInAddress',
  'passkeyAddress',
  'signUpAddress',
  'repeatAddress',
  'resetAddress',
  'emailAddress',
  'sandboxAddress',
])

/** Places of the wider networks of an IPv6 client, as multiples of those of its /64: one customer has all of them. */
const networkFactors: Readonly<Record<string, number>> = { '/56': 2, '/48': 4 }

/** A window of an attempt: its name in clear, places and length in seconds. */
interface AttemptWindow {
  name: readonly string[]
  places: number
  seconds: number
}

/** Windows of an attempt: its own, and for an IPv6 address those of its /56 and /48. */
const listWindows = ([what, ...whose]: Attempt): AttemptWindow[] => {
  const { places, seconds } = limits[what]
  const networks = addressLimits.has(what) ? listNetworks(whose[0] ?? '') : []
  const wider = networks.flatMap(network => {
    const factor = networkFactors[network.slice(network.indexOf('/'))]
    return factor === undefined ? [] : [{ name: [network], places: places * factor, seconds }]
  })
  return [{ name: whose, places, seconds }, ...wider.reverse()]
}

/** Limits attempts in time windows; the names of windows hold no e-mail and no address in clear. */
export const createAttempts = (limiter: WindowLimiter, secret: string): Attempts => {
  const pseudonym = createPseudonymizer(secret)
  const buildWindowName = (what: string, { name }: AttemptWindow): string => `try:${what}:${pseudonym(...name)}`
  const takeWindow = (what: string, window: AttemptWindow): Promise<LimitResult> =>
    limiter.take(buildWindowName(what, window), window.places, { seconds: window.seconds })
  const add = async (list: readonly Attempt[], count: (window: AttemptWindow) => number): Promise<void> => {
    const added = list.flatMap(attempt =>
      listWindows(attempt).map(window => limiter.add(buildWindowName(attempt[0], window), count(window))),
    )
    await Promise.all(added)
  }
  return {
    take: async (...list) => {
      for (const attempt of list) {
        for (const window of listWindows(attempt)) {
          const result = await takeWindow(attempt[0], window)
          if (!result.taken) return result.resetAt
        }
      }
      return undefined
    },
    giveBack: (...list) => add(list, () => -1),
    // A window never goes below zero taken places.
    clear: (...list) => add(list, ({ places }) => -places),
  }
}
