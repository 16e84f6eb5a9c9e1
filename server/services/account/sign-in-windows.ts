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
 * Whether the person of an e-mail has signed in before in this browser. Known and unknown e-mails take the same time: a
 * valid cookie leads to its own user.
 */
const isKnownBrowser = async (
  { email, cookie }: SignInAttempt,
  { devices, persons }: SignInWindowsDependencies,
): Promise<boolean> => {
  const userId = devices.userOf(cookie)
  return userId !== undefined && (await persons.emailOf(userId)) === email
}

/** The same, or from this address: the history is one statement. */
const isKnownPlace = async (tried: SignInAttempt, deps: SignInWindowsDependencies): Promise<boolean> =>
  (await isKnownBrowser(tried, deps)) || deps.persons.hasSignedInFrom(tried.email, tried.visit.shownAddress)

/**
 * Own window of an attempt, used where one that others can fill is full; undefined where there is none. Strangers can fill
 * the window of the e-mail: it does not block browsers and addresses from which its person has signed in. Other people at
 * the address of a person, as in an office, can fill the windows of the address: they do not block its known browser. A
 * known browser or address can be copied or shared, so the own window is only as wide as a person needs.
 */
const findOwnWindow = async (
  of: ReturnType<typeof listSignInWindows>[number]['of'],
  tried: SignInAttempt,
  deps: SignInWindowsDependencies,
): Promise<Attempt | undefined> => {
  if (of === 'email') return (await isKnownPlace(tried, deps)) ? ['signInKnown', tried.email] : undefined
  return (await isKnownBrowser(tried, deps)) ? ['signInBrowser', tried.email] : undefined
}

/**
 * Takes the places of an attempt in order and stops at the first full window, unless the attempt has an own one: a client
 * above its own limit takes no places of others.
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
    const own = await findOwnWindow(of, tried, deps)
    if (!own) return { full: of, resetAt }
    // The address, and the address with the e-mail, have one such window.
    if (taken.some(([what]) => what === own[0])) continue
    const ownResetAt = await deps.attempts.take(own)
    if (ownResetAt !== undefined) return { full: of, resetAt: ownResetAt }
    taken.push(own)
  }
  return { full: undefined, taken }
}
