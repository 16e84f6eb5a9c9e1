import type { Attempt, Attempts } from '../../access/attempts.ts'
import type { DeviceCookie } from '../../access/device-cookie.ts'
import type { PersonRecords } from '../../ports/account-records.ts'
import type { Visit } from '../../ports/accounts.ts'

/** What decides whether a sign-in may be tried. */
export interface SignInWindowsDependencies {
  attempts: Attempts
  devices: DeviceCookie
  persons: Pick<PersonRecords, 'emailOf' | 'hasSignedInFrom'>
}

/** A sign-in that somebody tries: for which e-mail, from where, with which Cookie header. */
export interface SignInTry {
  email: string
  cookie: string
  visit: Visit
}

/** The windows of a try: of its address, of its address with the e-mail, of the e-mail wherever it is tried. */
const windowsOf = ({ email, visit: { address } }: SignInTry) =>
  [
    { of: 'address', attempt: ['signInAddress', address] },
    { of: 'here', attempt: ['signInHere', email, address] },
    { of: 'email', attempt: ['signIn', email] },
  ] as const satisfies readonly { of: string; attempt: Attempt }[]

/** The places that a try took, or the window that has none for it and when that begins anew (ms since 1970). */
export type SignInPlaces =
  | { full: undefined; taken: readonly Attempt[] }
  | { full: ReturnType<typeof windowsOf>[number]['of']; resetAt: number }

/**
 * Whether the person of an e-mail has signed in before in this browser, or from this address. Known and unknown e-mails
 * take the same time: a cookie of ours leads to its own user, and what was tried before is one statement.
 */
const isKnownPlace = async (
  { email, cookie, visit }: SignInTry,
  { devices, persons }: SignInWindowsDependencies,
): Promise<boolean> => {
  const userId = devices.userOf(cookie)
  if (userId !== undefined && (await persons.emailOf(userId)) === email) return true
  return persons.hasSignedInFrom(email, visit.shownAddress)
}

/**
 * Takes the places of a try in their order and stops at the first window that is full: whoever is over its own limit
 * takes nothing from anybody. The window of the e-mail, which strangers can fill, holds up no browser and no address from
 * which its person has signed in before.
 */
export const signInPlaces = async (tried: SignInTry, deps: SignInWindowsDependencies): Promise<SignInPlaces> => {
  const taken: Attempt[] = []
  for (const { of, attempt } of windowsOf(tried)) {
    const resetAt = await deps.attempts.take(attempt)
    if (resetAt === undefined) {
      taken.push(attempt)
      continue
    }
    if (of !== 'email' || !(await isKnownPlace(tried, deps))) return { full: of, resetAt }
    // What is known can be copied or shared, as a network: it has a limit of its own, wide enough for a person.
    const known = ['signInKnown', tried.email] as const
    const knownResetAt = await deps.attempts.take(known)
    if (knownResetAt !== undefined) return { full: of, resetAt: knownResetAt }
    taken.push(known)
  }
  return { full: undefined, taken }
}
