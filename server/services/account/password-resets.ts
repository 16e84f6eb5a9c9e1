import { calculateLinkExpiry, createLinkToken, hashLinkToken } from '../../access/letter-links.ts'
import { createKnownClient } from '../../access/queued-client.ts'
import { withAccountErrors } from './account-errors.ts'
import type { AuthService } from './auth-service.ts'
import { createEntryEvent, createLetterRequester, type EntryDependencies } from './entry-parts.ts'
import { checkPassword } from './validate-person.ts'

/** Password reset by the link of a letter. */
export const createPasswordResets = (dependencies: EntryDependencies): Pick<AuthService, 'forgot' | 'reset'> => {
  const { accounts, attempts, resets, mail, now, randomBytes } = dependencies
  return {
    forgot: createLetterRequester(dependencies, ['resetAddress', 'resetLetter'], async (email, { origin, locale }) => {
      const token = createLinkToken(randomBytes)
      const link = { hash: hashLinkToken('reset-password', token), expiresAt: calculateLinkExpiry(now()) }
      const { isKnown } = await resets.keepLink(email, link, now().toISOString())
      if (isKnown) mail.send({ kind: 'reset', to: email, locale, link: `${origin}/reset?token=${token}` })
    }),
    reset: (token, password, place, visit) =>
      withAccountErrors(async () => {
        checkPassword(password, '')
        const hash = hashLinkToken('reset-password', token)
        const person = await resets.ofLink(hash, now().toISOString())
        if (!person) return { outcome: 'token' }
        const { userId, email } = person
        checkPassword(password, email)
        // Before the transaction: hashing is slow, and would block others.
        const passwordHash = await accounts.hashOf(password, createKnownClient(`user:${userId}`))
        const at = now().toISOString()
        const event = createEntryEvent('password.reset', userId, at, visit)
        const result = await resets.reset(hash, { userId, passwordHash, at, event })
        if (!result) return { outcome: 'token' }
        // The owner of the mailbox is not blocked by earlier attempts of others.
        await attempts.clear(['signIn', email], ['signInHere', email, visit.address])
        mail.send({
          kind: 'passwordChanged',
          to: email,
          locale: place.locale,
          link: `${place.origin}/account/sessions`,
        })
        return { outcome: 'done', ...result }
      }),
  }
}
