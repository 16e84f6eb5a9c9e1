import type { SignInResult, Visit } from '../../ports/accounts.ts'
import type { StoredPasskey } from '../../ports/passkeys.ts'
import { withAccountErrors } from './account-errors.ts'
import type { AuthService, RateLimited } from './auth-service.ts'
import { createEntryRecorder, type EntryDependencies, toRateLimited } from './entry-parts.ts'
import { createChallenges, type PasskeyAnswer, parsePasskeyAnswer } from './passkey-challenges.ts'
import { createSignInCompleter } from './sign-ins.ts'

const wrong = { outcome: 'wrong' } as const

/** Verifies the signature of a response, and records the use of the passkey. */
const createSignatureVerifier = ({ passkeys, passkeyChecks, now }: EntryDependencies) => {
  return async (answer: PasskeyAnswer, passkey: StoredPasskey, origin: string): Promise<boolean> => {
    const counter = await passkeyChecks.signedCounter({ origin }, answer.challenge, answer.whole, passkey)
    return counter !== undefined && passkeys.use(passkey.id, counter, now().toISOString())
  }
}

/** Options for a passkey: any at the start of a sign-in, one of the person's after the password. */
const createPasskeyRequests = (
  dependencies: EntryDependencies,
): Pick<AuthService, 'askForPasskey' | 'askForSecondPasskey'> => {
  const { accounts, attempts, passkeys, passkeyChecks, report } = dependencies
  const { made } = createChallenges(dependencies)
  const limited = async (visit: Visit, userId?: string): Promise<RateLimited | undefined> => {
    const resetAt = await attempts.take(['passkeyAddress', visit.address])
    if (resetAt === undefined) return undefined
    report('limited_address', visit, userId)
    return toRateLimited(resetAt)
  }
  return {
    askForPasskey: ({ origin }, visit) =>
      withAccountErrors(async () => {
        const refused = await limited(visit)
        if (refused) return refused
        const question = await passkeyChecks.askForSignature({ origin }, await made('signIn'), [])
        return { outcome: 'asked', question }
      }),
    askForSecondPasskey: (cookie, { origin }, visit) =>
      withAccountErrors(async () => {
        const userId = await accounts.halfSessionUser(cookie)
        if (userId === undefined) return { outcome: 'over' }
        const refused = await limited(visit, userId)
        if (refused) return refused
        const known = await passkeys.ofUser(userId)
        const question = await passkeyChecks.askForSignature({ origin }, await made('secondStep', userId), known)
        return { outcome: 'asked', question }
      }),
  }
}

/** Sign-in with a passkey, instead of the password or after it. */
export const createPasskeySignIns = (
  dependencies: EntryDependencies,
): Pick<
  AuthService,
  'askForPasskey' | 'askForSecondPasskey' | 'signInByPasskey' | 'secondPasskey' | 'secondStepWays'
> => {
  const { accounts, attempts, passkeys, report } = dependencies
  const note = createEntryRecorder(dependencies)
  const complete = createSignInCompleter(dependencies)
  const isSigned = createSignatureVerifier(dependencies)
  const { take } = createChallenges(dependencies)
  const failed = async (visit: Visit, userId?: string): Promise<SignInResult> => {
    if (userId !== undefined) await note('signIn.failed', userId, visit)
    report('wrong_passkey', visit, userId)
    return wrong
  }
  const started = async (userId: string, visit: Visit, halfSession?: string): Promise<SignInResult> => {
    const cookies = await accounts.startSession(userId, visit, halfSession)
    if (!cookies) return { outcome: 'over' }
    // Successful sign-ins take no places of others at their address.
    await attempts.giveBack(['passkeyAddress', visit.address])
    return complete({ userId, cookies }, visit)
  }
  return {
    ...createPasskeyRequests(dependencies),
    signInByPasskey: (text, { origin }, visit) =>
      withAccountErrors(async () => {
        const answer = parsePasskeyAnswer(text)
        if (!answer || !(await take(answer, 'signIn'))) return failed(visit)
        const passkey = await passkeys.byCredential(answer.credentialId)
        if (!passkey || answer.userId !== passkey.userId) return failed(visit)
        if (!(await isSigned(answer, passkey, origin))) return failed(visit, passkey.userId)
        return started(passkey.userId, visit)
      }),
    secondPasskey: (cookie, text, { origin }, visit) =>
      withAccountErrors(async () => {
        const userId = await accounts.halfSessionUser(cookie)
        if (userId === undefined) return { outcome: 'over' }
        const answer = parsePasskeyAnswer(text)
        if (!answer || !(await take(answer, 'secondStep', userId))) return failed(visit, userId)
        const passkey = await passkeys.byCredential(answer.credentialId)
        if (passkey?.userId !== userId || !(await isSigned(answer, passkey, origin))) return failed(visit, userId)
        return started(userId, visit, cookie)
      }),
    secondStepWays: cookie =>
      withAccountErrors(async () => {
        const userId = await accounts.halfSessionUser(cookie)
        if (userId === undefined) return undefined
        return { hasDevice: await accounts.hasDevice(userId), hasPasskey: (await passkeys.ofUser(userId)).length > 0 }
      }),
  }
}
