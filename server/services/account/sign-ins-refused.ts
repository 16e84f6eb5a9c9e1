import type { LetterPlace } from '../../ports/accounts.ts'
import type { TooMany } from './account-services.ts'
import { type EntryDependencies, tooMany } from './entry-parts.ts'
import type { SignInPlaces, SignInTry } from './sign-in-windows.ts'

/** A try without a place. */
type Full = Exclude<SignInPlaces, { full: undefined }>

/**
 * Refuses tries that had no place. The first of an hour for an e-mail is an event; the first of a day that its own window
 * refused, which others have filled, is told to its person by letter. An e-mail that nobody has costs the same: its event
 * belongs to the operator.
 */
export const refusedSignIns = (dependencies: EntryDependencies) => {
  const { attempts, audit, persons, mail, report, now } = dependencies
  const tell = async ({ email, visit }: SignInTry, place: LetterPlace, isByLetter: boolean): Promise<void> => {
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
  return async (tried: SignInTry, { full, resetAt }: Full, place: LetterPlace): Promise<TooMany> => {
    report(`limited_${full}`, tried.visit)
    // An address over its own limit is nobody's business but its own.
    if (full === 'address') return tooMany(resetAt)
    const isFirst = (await attempts.take(['signInLimitedEvent', tried.email])) === undefined
    const isByLetter = full === 'email' && (await attempts.take(['signInsRefusedLetter', tried.email])) === undefined
    if (isFirst || isByLetter) await tell(tried, place, isByLetter)
    return tooMany(resetAt)
  }
}
