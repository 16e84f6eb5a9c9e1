import { Refusal } from '#domain/core/refusal'
import type { Attempts } from '../../access/attempts.ts'
import { emailOf } from '../../access/person-fields.ts'
import type { PersonRecords } from '../../ports/account-records.ts'
import type { AccountSettings, Accounts, LetterPlace, Mail, SignIn, Visit } from '../../ports/accounts.ts'
import type { AuditAction, AuditStore } from '../../ports/audit.ts'
import { onAccounts } from './account-away.ts'
import type { Entry, TooMany } from './account-services.ts'
import { checkedEmail, checkedName, checkPassword } from './checked-person.ts'

/** What the way in is made of. */
export interface EntryDependencies {
  accounts: Accounts
  attempts: Attempts
  audit: AuditStore
  persons: PersonRecords
  mail: Mail
  settings: AccountSettings
  now(): Date
}

const tooMany = (resetAt: number): TooMany => ({ outcome: 'tooMany', resetAt })

/** Checks that this e-mail may open an account here. @throws Refusal `forbidden` where sign-up is closed to it. */
const checkSignUps = async (email: string, { settings, persons, now }: EntryDependencies): Promise<void> => {
  if (settings.signUps === 'open') return
  if (settings.signUps === 'invited' && (await persons.isInvited(email, now().toISOString()))) return
  throw new Refusal('forbidden', {
    message: 'No accounts are made here at the moment.',
    issues: [{ path: '', code: 'closed', message: 'Ask whoever runs this service for an invitation.' }],
  })
}

/** Writes an event of a user down. */
const noting =
  ({ audit, now }: EntryDependencies) =>
  (action: AuditAction, userId: string, visit: Visit): Promise<void> =>
    audit.record({
      at: now().toISOString(),
      actor: { kind: 'user', id: userId },
      owner: { kind: 'user', id: userId },
      action,
      address: visit.shownAddress,
      requestId: visit.requestId,
    })

/** Signing up, letters, confirming. */
const signUps = (dependencies: EntryDependencies): Pick<Entry, 'signUp' | 'sendAgain' | 'verify' | 'forgot'> => {
  const { accounts, attempts, persons } = dependencies
  const note = noting(dependencies)
  /** True when a letter to this address may leave; what is over the limit gets the same answer and no letter. */
  const mayGetLetter = async (email: string, { address }: Visit): Promise<boolean> =>
    (await attempts.take(['letter', email], ['letterAddress', address])) === undefined
  const sent =
    (send: (email: string, place: LetterPlace) => Promise<void>): Entry['forgot'] =>
    (text, place, visit) =>
      onAccounts(async () => {
        const email = emailOf(text)
        if (email !== undefined && (await mayGetLetter(email, visit))) await send(email, place)
      })
  return {
    signUp: (person, place, visit) =>
      onAccounts(async () => {
        const [email, name] = [checkedEmail(person.email), checkedName(person.name)]
        checkPassword(person.password, email)
        await checkSignUps(email, dependencies)
        const resetAt = await attempts.take(['signUpAddress', visit.address])
        if (resetAt !== undefined) return tooMany(resetAt)
        if (!(await mayGetLetter(email, visit))) return { outcome: 'letterSent' }
        const userId = await accounts.signUp({ name, email, password: person.password }, place)
        if (userId !== undefined) {
          await persons.setLocale(userId, place.locale)
          await note('account.created', userId, visit)
        }
        return { outcome: 'letterSent' }
      }),
    sendAgain: sent(accounts.sendVerification),
    forgot: sent(accounts.forgot),
    verify: (token, visit) =>
      onAccounts(async () => {
        const confirmed = await accounts.verify(token)
        if (confirmed && confirmed.userId !== undefined) await note('account.verified', confirmed.userId, visit)
        return confirmed !== false
      }),
  }
}

/** Signing in, in one step or two. */
const signIns = (dependencies: EntryDependencies): Pick<Entry, 'signIn' | 'code'> => {
  const { accounts, attempts, persons } = dependencies
  const note = noting(dependencies)
  /** A failed sign-in is recorded for the user with this e-mail; an unknown e-mail has no user, and no event. */
  const noteFailure = async (action: AuditAction, email: string, visit: Visit): Promise<void> => {
    const user = await persons.byEmail(email)
    if (user) await note(action, user.id, visit)
  }
  return {
    signIn: ({ email: text, password }, visit): Promise<SignIn | TooMany> =>
      onAccounts(async () => {
        const email = emailOf(text) ?? text.slice(0, 254).toLowerCase()
        const here = ['signInHere', email, visit.address] as const
        const resetAt = await attempts.take(here, ['signIn', email], ['signInAddress', visit.address])
        if (resetAt !== undefined) {
          await noteFailure('signIn.limited', email, visit)
          return tooMany(resetAt)
        }
        const result = await accounts.signIn({ email, password }, visit)
        if (result.outcome === 'wrong') await noteFailure('signIn.failed', email, visit)
        else await attempts.clear(here)
        if (result.outcome === 'signedIn') await note('signIn.ok', result.userId, visit)
        return result
      }),
    code: (cookie, code, visit): Promise<SignIn | TooMany> =>
      onAccounts(async () => {
        const userId = await accounts.halfSessionUser(cookie)
        if (userId === undefined) return { outcome: 'over' }
        const resetAt = await attempts.take(['code', userId])
        if (resetAt !== undefined) {
          await note('signIn.limited', userId, visit)
          return tooMany(resetAt)
        }
        const result = await accounts.code(cookie, code, visit)
        if (result.outcome === 'signedIn') {
          await attempts.clear(['code', userId])
          await note('signIn.ok', userId, visit)
        } else await note('signIn.failed', userId, visit)
        return result
      }),
  }
}

/** The way in: everything that needs no session. */
export const entry = (dependencies: EntryDependencies): Entry => {
  const { accounts, persons, mail } = dependencies
  const note = noting(dependencies)
  return {
    ...signUps(dependencies),
    ...signIns(dependencies),
    reset: (token, password, place, visit) =>
      onAccounts(async () => {
        // The e-mail is known only with the token, which is used up by then: the rest of the rule is looked at without it.
        checkPassword(password, '')
        const userId = await accounts.reset(token, password)
        if (userId === undefined) return { outcome: 'token' }
        await note('password.reset', userId, visit)
        const email = await persons.emailOf(userId)
        if (email !== undefined)
          mail.send({
            kind: 'passwordChanged',
            to: email,
            locale: place.locale,
            link: `${place.origin}/account/sessions`,
          })
        return { outcome: 'done' }
      }),
    signOut: cookie => onAccounts(() => accounts.signOut(cookie)),
    session: cookie => onAccounts(() => accounts.session(cookie)),
  }
}
