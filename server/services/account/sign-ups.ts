import { Refusal } from '#domain/core/refusal'
import { calculateLinkExpiry, createLinkToken, hashLinkToken } from '../../access/letter-links.ts'
import { createAddressClient } from '../../access/queued-client.ts'
import type { LetterContext, Visit } from '../../ports/accounts.ts'
import { withAccountErrors } from './account-errors.ts'
import type { AuthService } from './auth-service.ts'
import { createEntryEvent, createLetterRequester, type EntryDependencies, toRateLimited } from './entry-parts.ts'
import { runAllChecks } from './run-all-checks.ts'
import { checkPassword, validateEmail, validatePersonName } from './validate-person.ts'

const idBytes = 12

/** Checks that this e-mail may open an account. @throws Refusal `forbidden` where sign-up is closed to it. */
const checkSignUps = async (email: string, { settings, persons, now }: EntryDependencies): Promise<void> => {
  if (settings.signUps === 'open') return
  if (settings.signUps === 'invited' && (await persons.isInvited(email, now().toISOString()))) return
  throw new Refusal('forbidden', {
    message: 'No accounts are made here at the moment.',
    issues: [{ path: '', code: 'closed', message: 'Ask whoever runs this service for an invitation.' }],
  })
}

/** Confirmation link: the URL in the letter, and the stored hash. */
const createConfirmationLink = ({ now, randomBytes }: EntryDependencies, place: LetterContext) => {
  const token = createLinkToken(randomBytes)
  return {
    address: `${place.origin}/verify?token=${token}`,
    stored: { hash: hashLinkToken('sign-up', token), expiresAt: calculateLinkExpiry(now()) },
  }
}

/** Sign-up: pending, with its own password, until the link of its letter is confirmed. */
const createSignUpRequests = (dependencies: EntryDependencies): Pick<AuthService, 'signUp' | 'sendAgain'> => {
  const { accounts, attempts, signUps, mail, now } = dependencies
  return {
    signUp: (person, place, visit) =>
      withAccountErrors(async () => {
        runAllChecks(
          () => validatePersonName(person.name),
          () => validateEmail(person.email),
          () => checkPassword(person.password, person.email),
        )
        const [email, name] = [validateEmail(person.email), validatePersonName(person.name)]
        // Checked before the invitation, so that invitations cannot be probed at will.
        const resetAt = await attempts.take(['signUpAddress', visit.address])
        if (resetAt !== undefined) return toRateLimited(resetAt)
        await checkSignUps(email, dependencies)
        const passwordHash = await accounts.hashOf(person.password, createAddressClient(visit.address, 'stranger'))
        const link = createConfirmationLink(dependencies, place)
        const signUp = { email, name, passwordHash, locale: place.locale, address: visit.shownAddress }
        const { isKnown } = await signUps.keep({ ...signUp, createdAt: now().toISOString() }, link.stored)
        // A sign-up without a letter is stored too, for a letter requested later.
        if ((await attempts.take(['signUpLetter', email])) === undefined)
          mail.send({
            ...{ kind: isKnown ? 'existing' : 'verify', to: email, locale: place.locale },
            link: isKnown ? `${place.origin}/sign-in` : link.address,
          })
        return { outcome: 'letterSent' }
      }),
    sendAgain: createLetterRequester(dependencies, ['repeatAddress', 'repeatLetter'], async (email, place, visit) => {
      const link = createConfirmationLink(dependencies, place)
      if (await signUps.addLink(email, visit.shownAddress, link.stored))
        mail.send({ kind: 'verify', to: email, locale: place.locale, link: link.address })
    }),
  }
}

/** Sign-up, and the link that creates the account. */
export const createSignUps = (
  dependencies: EntryDependencies,
): Pick<AuthService, 'signUp' | 'sendAgain' | 'signUpOf' | 'verify'> => {
  const { accounts, signUps: records, now, randomBytes } = dependencies
  /** Confirms a link of the previous version, which created accounts before their e-mail was confirmed. */
  const verifyEarlier = async (token: string, at: string, visit: Visit): Promise<boolean> => {
    const email = await accounts.emailOfEarlierLink(token)
    if (email === undefined) return false
    return records.confirmEarlier(email, at, userId => createEntryEvent('account.verified', userId, at, visit))
  }
  return {
    ...createSignUpRequests(dependencies),
    signUpOf: token => withAccountErrors(() => records.ofLink(hashLinkToken('sign-up', token), now().toISOString())),
    verify: (token, visit) =>
      withAccountErrors(async () => {
        const [at, userId] = [now().toISOString(), `usr_${Buffer.from(randomBytes(idBytes)).toString('hex')}`]
        const events = (['account.created', 'account.verified'] as const).map(action =>
          createEntryEvent(action, userId, at, visit),
        )
        const isMade = await records.confirm(hashLinkToken('sign-up', token), { userId, at, events })
        return isMade || (await verifyEarlier(token, at, visit))
      }),
  }
}
