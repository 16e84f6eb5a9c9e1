import type { Attempt } from '../../access/attempts.ts'
import { emailOf } from '../../access/person-fields.ts'
import { PasswordsBusy, type SignIn, type Visit } from '../../ports/accounts.ts'
import { onAccounts } from './account-away.ts'
import type { Entry, TooMany } from './account-services.ts'
import { type EntryDependencies, noting, tooMany } from './entry-parts.ts'
import { secondStepCodes } from './second-step-codes.ts'
import { signInPlaces } from './sign-in-windows.ts'
import { refusedSignIns } from './sign-ins-refused.ts'

type SignedIn = Extract<SignIn, { outcome: 'signedIn' }>

/** What follows a completed sign-in, whichever way it was proven: its event, its report, and a browser that is known. */
export const completing = (dependencies: EntryDependencies) => {
  const { devices, report } = dependencies
  const note = noting(dependencies)
  return async ({ userId, cookies }: Omit<SignedIn, 'outcome'>, visit: Visit): Promise<SignedIn> => {
    await note('signIn.ok', userId, visit)
    report('ok', visit, userId)
    return { outcome: 'signedIn', userId, cookies: [...cookies, devices.remember(userId)] }
  }
}

/** The first step: e-mail and password. */
const byPassword = (dependencies: EntryDependencies): Entry['signIn'] => {
  const { accounts, attempts, persons, report } = dependencies
  const note = noting(dependencies)
  const complete = completing(dependencies)
  const refused = refusedSignIns(dependencies)
  const wrong = async (email: string, visit: Visit): Promise<SignIn> => {
    const user = await persons.byEmail(email)
    if (user) await note('signIn.failed', user.id, visit)
    report('wrong', visit, user?.id)
    return { outcome: 'wrong' }
  }
  return ({ email: text, password }, cookie, place, visit) =>
    onAccounts(async () => {
      const email = emailOf(text) ?? text.slice(0, 254).toLowerCase()
      const tried = { email, cookie, visit }
      const places = await signInPlaces(tried, dependencies)
      if (places.full !== undefined) return refused(tried, places, place)
      const result = await accounts.signIn({ email, password }, visit).catch(async cause => {
        // No password was looked at: who is asked to wait has tried nothing.
        if (cause instanceof PasswordsBusy) await attempts.giveBack(...places.taken)
        throw cause
      })
      if (result.outcome === 'wrong' || result.outcome === 'over') return wrong(email, visit)
      await attempts.giveBack(...places.taken)
      await attempts.clear(['signInHere', email, visit.address])
      if (result.outcome === 'signedIn') return complete(result, visit)
      report(result.outcome, visit)
      return result
    })
}

/** The second step: a code of the device, or a backup code. */
const byCode = (dependencies: EntryDependencies): Entry['code'] => {
  const { accounts, attempts, devices, report } = dependencies
  const note = noting(dependencies)
  const codes = secondStepCodes(dependencies)
  const complete = completing(dependencies)
  const limited = async (userId: string, visit: Visit, resetAt: number): Promise<TooMany> => {
    const isFirst = (await attempts.take(['signInLimitedEvent', 'code', userId])) === undefined
    if (isFirst) await note('signIn.limited', userId, visit)
    report('limited_code', visit, userId)
    return tooMany(resetAt)
  }
  return (cookie, code, visit) =>
    onAccounts(async () => {
      const userId = await accounts.halfSessionUser(cookie)
      if (userId === undefined) return { outcome: 'over' }
      // Who knows the password alone does not make the person wait in a browser that has signed in before.
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

/** Signing in, in one step or two. */
export const signIns = (dependencies: EntryDependencies): Pick<Entry, 'signIn' | 'code'> => ({
  signIn: byPassword(dependencies),
  code: byCode(dependencies),
})
