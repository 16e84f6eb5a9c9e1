import { Refusal } from '#domain/core/refusal'
import { calculateLinkExpiry, createLinkToken, hashLinkToken } from '../../access/letter-links.ts'
import { createAddressClient } from '../../access/queued-client.ts'
import type { LetterContext } from '../../ports/accounts.ts'
import { withAccountErrors } from './account-errors.ts'
import type { AuthService } from './auth-service.ts'
import { createLetterRequester, type EntryDependencies, formatLetterOrigin, toRateLimited } from './entry-parts.ts'
import { runAllChecks } from './run-all-checks.ts'
import { checkPassword, validateEmail, validatePersonName } from './validate-person.ts'

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

/** Sign-up: pending, with its own password, until the link of its letter is confirmed with that password. */
export const createSignUpRequests = (dependencies: EntryDependencies): Pick<AuthService, 'signUp' | 'sendAgain'> => {
  const { accounts, attempts, signUps, signUpCookies, mail, now } = dependencies
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
        const { cookie, browserHash } = signUpCookies.create()
        const origin = { createdAt: now().toISOString(), address: visit.shownAddress }
        const signUp = { email, name, passwordHash, locale: place.locale, browserHash, ...origin }
        const { isKnown } = await signUps.keep(signUp, link.stored)
        // A sign-up without a letter is stored too, for a letter requested later.
        if ((await attempts.take(['signUpLetter', email])) === undefined)
          mail.send({
            ...{ kind: isKnown ? 'existing' : 'verify', to: email, locale: place.locale },
            link: isKnown ? `${place.origin}/sign-in` : link.address,
            values: formatLetterOrigin(origin, place),
          })
        return { outcome: 'letterSent', cookies: [cookie] }
      }),
    sendAgain: (text, cookie, place, visit) =>
      createLetterRequester(dependencies, ['repeatAddress', 'repeatLetter'], async email => {
        const link = createConfirmationLink(dependencies, place)
        const request = {
          ...{ locale: place.locale, address: visit.shownAddress, createdAt: now().toISOString() },
          browserHash: signUpCookies.hashOf(cookie),
        }
        const origin = await signUps.addLink(email, request, link.stored)
        if (!origin) return
        const values = formatLetterOrigin(origin, place)
        mail.send({ kind: 'verify', to: email, locale: place.locale, link: link.address, values })
      })(text, place, visit),
  }
}
