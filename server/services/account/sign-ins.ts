import type { Attempt } from '../../access/attempts.ts'
import { normalizeEmail } from '../../access/person-fields.ts'
import { createAddressClient } from '../../access/queued-client.ts'
import { PasswordsBusy, type SignInResult, type Visit } from '../../ports/accounts.ts'
import { withAccountErrors } from './account-errors.ts'
import type { AuthService, RateLimited } from './auth-service.ts'
import { createEntryRecorder, type EntryDependencies, toRateLimited } from './entry-parts.ts'
import { createSecondStepCodes } from './second-step-codes.ts'
import { takeSignInPlaces } from './sign-in-windows.ts'
import { createSignInRefuser } from './sign-ins-refused.ts'

type SignedIn = Extract<SignInResult, { outcome: 'signedIn' }>

/** Completes a sign-in of any kind: its event, its report, and the device cookie. */
export const createSignInCompleter = (dependencies: EntryDependencies) => {
  const { devices, report } = dependencies
  const note = createEntryRecorder(dependencies)
  return async ({ userId, cookies }: Omit<SignedIn, 'outcome'>, visit: Visit): Promise<SignedIn> => {
    await note('signIn.ok', userId, visit)
    report('ok', visit, userId)
    return { outcome: 'signedIn', userId, cookies: [...cookies, devices.remember(userId)] }
  }
}

/** First step: e-mail and password. */
const createPasswordSignIn = (dependencies: EntryDependencies): AuthService['signIn'] => {
  const { accounts, attempts, devices, persons, report } = dependencies
  const note = createEntryRecorder(dependencies)
  const complete = createSignInCompleter(dependencies)
  const refused = createSignInRefuser(dependencies)
  const wrong = async (email: string, visit: Visit): Promise<SignInResult> => {
    const user = await persons.byEmail(email)
    if (user) await note('signIn.failed', user.id, visit)
    report('wrong', visit, user?.id)
    return { outcome: 'wrong' }
  }
  return ({ email: text, password }, cookie, place, visit) =>
    withAccountErrors(async () => {
      const email = normalizeEmail(text) ?? text.slice(0, 254).toLowerCase()
      const tried = { email, cookie, visit }
      const places = await takeSignInPlaces(tried, dependencies)
      if (places.full !== undefined) return refused(tried, places, place)
      const client = createAddressClient(visit.address, devices.userOf(cookie) === undefined ? 'stranger' : 'known')
      const result = await accounts.signIn({ email, password }, visit, client).catch(async cause => {
        // The password was not checked: the attempt does not count.
        if (cause instanceof PasswordsBusy) await attempts.giveBack(...places.taken)
        throw cause
      })
      if (result.outcome === 'wrong' || result.outcome === 'over') return wrong(email, visit)
      await attempts.giveBack(...places.taken)
      await attempts.clear(['signInHere', email, visit.address], ['signInBrowser', email])
      if (result.outcome === 'signedIn') return complete(result, visit)
      report(result.outcome, visit)
      return result
    })
}

/** Second step: a code of the authenticator app, or a backup code. */
const createCodeSignIn = (dependencies: EntryDependencies): AuthService['code'] => {
  const { accounts, attempts, devices, report } = dependencies
  const note = createEntryRecorder(dependencies)
  const codes = createSecondStepCodes(dependencies)
  const complete = createSignInCompleter(dependencies)
  const limited = async (userId: string, visit: Visit, resetAt: number): Promise<RateLimited> => {
    const isFirst = (await attempts.take(['signInLimitedEvent', 'code', userId])) === undefined
    if (isFirst) await note('signIn.limited', userId, visit)
    report('limited_code', visit, userId)
    return toRateLimited(resetAt)
  }
  return (cookie, code, visit) =>
    withAccountErrors(async () => {
      const userId = await accounts.halfSessionUser(cookie)
      if (userId === undefined) return { outcome: 'over' }
      // A stranger who knows the password cannot block the person in a browser that has signed in before.
      const isKnown = devices.userOf(cookie) === userId
      const places: Attempt[] = isKnown
        ? [
            ['codeHere', userId, visit.address],
            ['codeKnown', userId],
          ]
        : [['code', userId]]
      const resetAt = await attempts.take(...places)
      if (resetAt !== undefined) return limited(userId, visit, resetAt)
      if (!(await codes.take(userId, code))) {
        await note('signIn.failed', userId, visit)
        report('wrong_code', visit, userId)
        return { outcome: 'wrong' }
      }
      const cookies = await accounts.startSession(userId, visit, cookie)
      if (!cookies) return { outcome: 'over' }
      await attempts.clear(...places)
      return complete({ userId, cookies }, visit)
    })
}

/** Sign-in in one step or two. */
export const createSignIns = (dependencies: EntryDependencies): Pick<AuthService, 'signIn' | 'code'> => ({
  signIn: createPasswordSignIn(dependencies),
  code: createCodeSignIn(dependencies),
})
