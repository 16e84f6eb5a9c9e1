import type { SignIn, Visit } from '../../ports/accounts.ts'
import type { StoredPasskey } from '../../ports/passkeys.ts'
import { onAccounts } from './account-away.ts'
import type { Entry, TooMany } from './account-services.ts'
import { type EntryDependencies, noting, tooMany } from './entry-parts.ts'
import { challenges, type PasskeyAnswer, passkeyAnswer } from './passkey-challenges.ts'
import { completing } from './sign-ins.ts'

const wrong = { outcome: 'wrong' } as const

/** Judges the signature in an answer, and notes the use of the passkey. */
const judging = ({ passkeys, passkeyChecks, now }: EntryDependencies) => {
  return async (answer: PasskeyAnswer, passkey: StoredPasskey, origin: string): Promise<boolean> => {
    const counter = await passkeyChecks.signedCounter({ origin }, answer.challenge, answer.whole, passkey)
    return counter !== undefined && passkeys.use(passkey.id, counter, now().toISOString())
  }
}

/** Asks for a passkey: any at the beginning of a sign-in, one of the person's after its password. */
const asking = (dependencies: EntryDependencies): Pick<Entry, 'askForPasskey' | 'askForSecondPasskey'> => {
  const { accounts, attempts, passkeys, passkeyChecks, report } = dependencies
  const { made } = challenges(dependencies)
  const limited = async (visit: Visit, userId?: string): Promise<TooMany | undefined> => {
    const resetAt = await attempts.take(['passkeyAddress', visit.address])
    if (resetAt === undefined) return undefined
    report('limited_address', visit, userId)
    return tooMany(resetAt)
  }
  return {
    askForPasskey: ({ origin }, visit) =>
      onAccounts(async () => {
        const refused = await limited(visit)
        if (refused) return refused
        const question = await passkeyChecks.askForSignature({ origin }, await made('signIn'), [])
        return { outcome: 'asked', question }
      }),
    askForSecondPasskey: (cookie, { origin }, visit) =>
      onAccounts(async () => {
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

/** Signing in with a passkey, in place of the password or after it. */
export const passkeySignIns = (
  dependencies: EntryDependencies,
): Pick<Entry, 'askForPasskey' | 'askForSecondPasskey' | 'signInByPasskey' | 'secondPasskey' | 'secondStepWays'> => {
  const { accounts, attempts, passkeys, report } = dependencies
  const note = noting(dependencies)
  const complete = completing(dependencies)
  const isSigned = judging(dependencies)
  const { take } = challenges(dependencies)
  const failed = async (visit: Visit, userId?: string): Promise<SignIn> => {
    if (userId !== undefined) await note('signIn.failed', userId, visit)
    report('wrong_passkey', visit, userId)
    return wrong
  }
  const started = async (userId: string, visit: Visit, halfSession?: string): Promise<SignIn> => {
    const cookies = await accounts.startSession(userId, visit, halfSession)
    if (!cookies) return { outcome: 'over' }
    // Those who succeed take no place from others at their address.
    await attempts.giveBack(['passkeyAddress', visit.address])
    return complete({ userId, cookies }, visit)
  }
  return {
    ...asking(dependencies),
    signInByPasskey: (text, { origin }, visit) =>
      onAccounts(async () => {
        const answer = passkeyAnswer(text)
        if (!answer || !(await take(answer, 'signIn'))) return failed(visit)
        const passkey = await passkeys.byCredential(answer.credentialId)
        if (!passkey || answer.userId !== passkey.userId) return failed(visit)
        if (!(await isSigned(answer, passkey, origin))) return failed(visit, passkey.userId)
        return started(passkey.userId, visit)
      }),
    secondPasskey: (cookie, text, { origin }, visit) =>
      onAccounts(async () => {
        const userId = await accounts.halfSessionUser(cookie)
        if (userId === undefined) return { outcome: 'over' }
        const answer = passkeyAnswer(text)
        if (!answer || !(await take(answer, 'secondStep', userId))) return failed(visit, userId)
        const passkey = await passkeys.byCredential(answer.credentialId)
        if (passkey?.userId !== userId || !(await isSigned(answer, passkey, origin))) return failed(visit, userId)
        return started(userId, visit, cookie)
      }),
    secondStepWays: cookie =>
      onAccounts(async () => {
        const userId = await accounts.halfSessionUser(cookie)
        if (userId === undefined) return undefined
        return { hasDevice: await accounts.hasDevice(userId), hasPasskey: (await passkeys.ofUser(userId)).length > 0 }
      }),
  }
}
