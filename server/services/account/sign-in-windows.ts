import type { Attempt, Attempts } from '../../access/attempts.ts'
import type { DeviceCookie } from '../../access/device-cookie.ts'
import type { PersonRecords } from '../../ports/account-records.ts'
import type { Visit } from '../../ports/accounts.ts'

export interface SignInWindowsDependencies {
  attempts: Attempts
  devices: DeviceCookie
  persons: Pick<PersonRecords, 'emailOf' | 'hasSignedInFrom'>
}

/** Sign-in attempt: e-mail, origin and Cookie header. */
export interface SignInAttempt {
  email: string
  cookie: string
  visit: Visit
}

/** Windows of an attempt: per address, per address and e-mail, per e-mail from anywhere. */
const listSignInWindows = ({ email, visit: { address } }: SignInAttempt) =>
  [
    { of: 'address', attempt: ['signInAddress', address] },
    { of: 'here', attempt: ['signInHere', email, address] },
    { of: 'email', attempt: ['signIn', email] },
  ] as const satisfies readonly { of: string; attempt: Attempt }[]

/** Places taken by an attempt, or the first full window and its end (ms since 1970). */
export type SignInPlaces =
  | { full: undefined; taken: readonly Attempt[] }
  | { full: ReturnType<typeof listSignInWindows>[number]['of']; resetAt: number }

/**
 * Whether the person of an e-mail has signed in before in this browser, or from this address. Known and unknown e-mails
 * take the same time: a valid cookie leads to its own user, and the history is one statement.
 */
const isKnownPlace = async (
  { email, cookie, visit }: SignInAttempt,
  { devices, persons }: SignInWindowsDependencies,
): Promise<boolean> => {
  const userId = devices.userOf(cookie)
  if (userId !== undefined && (await persons.emailOf(userId)) === email) return true
  return persons.hasSignedInFrom(email, visit.shownAddress)
}

/**
 * Takes the places of an attempt in order and stops at the first full window: a client above its own limit takes no
 * places of others. The window of the e-mail, which strangers can fill, does not block browsers and addresses from
 * which its person has signed in before.
 */
export const takeSignInPlaces = async (
  tried: SignInAttempt,
  deps: SignInWindowsDependencies,
): Promise<SignInPlaces> => {
  const taken: Attempt[] = []
  for (const { of, attempt } of listSignInWindows(tried)) {
    const resetAt = await deps.attempts.take(attempt)
    if (resetAt === undefined) {
      taken.push(attempt)
      continue
    }
    if (of !== 'email' || !(await isKnownPlace(tried, deps))) return { full: of, resetAt }
    // A known browser or address can be copied or shared, as in a network: it has its own limit, wide enough for a
    // person.
    const known = ['signInKnown', tried.email] as const
    const knownResetAt = await deps.attempts.take(known)
    if (knownResetAt !== undefined) return { full: of, resetAt: knownResetAt }
    taken.push(known)
  }
  return { full: undefined, taken }
}
