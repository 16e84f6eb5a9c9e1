import type { LetterContext } from '../../ports/accounts.ts'
import type { RateLimited } from './auth-service.ts'
import { type EntryDependencies, toRateLimited } from './entry-parts.ts'
import type { SignInAttempt, SignInPlaces } from './sign-in-windows.ts'

/** Attempt without a place. */
type FullWindow = Exclude<SignInPlaces, { full: undefined }>

/**
 * Refuses attempts above a limit. The first of an hour for an e-mail is recorded as an event; the first of a day in the
 * e-mail's own window, filled by others, is reported to its person by letter. An unknown e-mail costs the same: its
 * event belongs to the operator.
 */
export const createSignInRefuser = (dependencies: EntryDependencies) => {
  const { attempts, audit, persons, mail, report, now } = dependencies
  const tell = async ({ email, visit }: SignInAttempt, place: LetterContext, isByLetter: boolean): Promise<void> => {
    const person = await persons.byEmail(email)
    await audit.record({
      at: now().toISOString(),
      actor: person ? { kind: 'user', id: person.id } : { kind: 'system' },
      owner: person ? { kind: 'user', id: person.id } : { kind: 'operator' },
      action: 'signIn.limited',
      address: visit.shownAddress,
      requestId: visit.requestId,
    })
    if (person && isByLetter)
      mail.send({
        kind: 'signInsRefused',
        to: email,
        locale: person.locale ?? place.locale,
        link: `${place.origin}/forgot`,
      })
  }
  return async (tried: SignInAttempt, { full, resetAt }: FullWindow, place: LetterContext): Promise<RateLimited> => {
    report(`limited_${full}`, tried.visit)
    // An address above its own limit concerns no account.
    if (full === 'address') return toRateLimited(resetAt)
    const isFirst = (await attempts.take(['signInLimitedEvent', tried.email])) === undefined
    const isByLetter = full === 'email' && (await attempts.take(['signInsRefusedLetter', tried.email])) === undefined
    if (isFirst || isByLetter) await tell(tried, place, isByLetter)
    return toRateLimited(resetAt)
  }
}
