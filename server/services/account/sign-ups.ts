import { Refusal } from '#domain/core/refusal'
import { linkExpiry, linkHash, newLinkToken } from '../../access/letter-links.ts'
import type { LetterPlace, Visit } from '../../ports/accounts.ts'
import { onAccounts } from './account-away.ts'
import type { Entry } from './account-services.ts'
import { checkedEmail, checkedName, checkPassword } from './checked-person.ts'
import { asked, type EntryDependencies, eventOf, tooMany } from './entry-parts.ts'
import { everyFault } from './every-fault.ts'

const idBytes = 12

/** Checks that this e-mail may open an account here. @throws Refusal `forbidden` where sign-up is closed to it. */
const checkSignUps = async (email: string, { settings, persons, now }: EntryDependencies): Promise<void> => {
  if (settings.signUps === 'open') return
  if (settings.signUps === 'invited' && (await persons.isInvited(email, now().toISOString()))) return
  throw new Refusal('forbidden', {
    message: 'No accounts are made here at the moment.',
    issues: [{ path: '', code: 'closed', message: 'Ask whoever runs this service for an invitation.' }],
  })
}

/** A link that confirms: what the letter carries, and what is stored of it. */
const newLink = ({ now, randomBytes }: EntryDependencies, place: LetterPlace) => {
  const token = newLinkToken(randomBytes)
  return {
    address: `${place.origin}/verify?token=${token}`,
    stored: { hash: linkHash('sign-up', token), expiresAt: linkExpiry(now()) },
  }
}

/** Signing up: it waits, with its own password, until the link of its own letter is pressed. */
const signingUp = (dependencies: EntryDependencies): Pick<Entry, 'signUp' | 'sendAgain'> => {
  const { accounts, attempts, signUps, mail, now } = dependencies
  return {
    signUp: (person, place, visit) =>
      onAccounts(async () => {
        everyFault(
          () => checkedName(person.name),
          () => checkedEmail(person.email),
          () => checkPassword(person.password, person.email),
        )
        const [email, name] = [checkedEmail(person.email), checkedName(person.name)]
        // Before the question of who is invited, so that nobody asks it at will.
        const resetAt = await attempts.take(['signUpAddress', visit.address])
        if (resetAt !== undefined) return tooMany(resetAt)
        await checkSignUps(email, dependencies)
        const passwordHash = await accounts.hashOf(person.password)
        const link = newLink(dependencies, place)
        const signUp = { email, name, passwordHash, locale: place.locale, address: visit.shownAddress }
        const { isKnown } = await signUps.keep({ ...signUp, createdAt: now().toISOString() }, link.stored)
        // One that gets no letter now waits all the same, for the letter that is asked for later.
        if ((await attempts.take(['signUpLetter', email])) === undefined)
          mail.send({
            ...{ kind: isKnown ? 'existing' : 'verify', to: email, locale: place.locale },
            link: isKnown ? `${place.origin}/sign-in` : link.address,
          })
        return { outcome: 'letterSent' }
      }),
    sendAgain: asked(dependencies, ['repeatAddress', 'repeatLetter'], async (email, place, visit) => {
      const link = newLink(dependencies, place)
      if (await signUps.addLink(email, visit.shownAddress, link.stored))
        mail.send({ kind: 'verify', to: email, locale: place.locale, link: link.address })
    }),
  }
}

/** Signing up, and the link that makes the account. */
export const signUps = (
  dependencies: EntryDependencies,
): Pick<Entry, 'signUp' | 'sendAgain' | 'signUpOf' | 'verify'> => {
  const { accounts, signUps: records, now, randomBytes } = dependencies
  /** A link of the version before, which made the account before its e-mail was confirmed. */
  const verifyEarlier = async (token: string, at: string, visit: Visit): Promise<boolean> => {
    const email = await accounts.emailOfEarlierLink(token)
    if (email === undefined) return false
    return records.confirmEarlier(email, at, userId => eventOf('account.verified', userId, at, visit))
  }
  return {
    ...signingUp(dependencies),
    signUpOf: token => onAccounts(() => records.ofLink(linkHash('sign-up', token), now().toISOString())),
    verify: (token, visit) =>
      onAccounts(async () => {
        const [at, userId] = [now().toISOString(), `usr_${Buffer.from(randomBytes(idBytes)).toString('hex')}`]
        const events = (['account.created', 'account.verified'] as const).map(action =>
          eventOf(action, userId, at, visit),
        )
        const isMade = await records.confirm(linkHash('sign-up', token), { userId, at, events })
        return isMade || (await verifyEarlier(token, at, visit))
      }),
  }
}
