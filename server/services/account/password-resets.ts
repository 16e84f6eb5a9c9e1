import { calculateLinkExpiry, createLinkToken, hashLinkToken } from '../../access/letter-links.ts'
import { getRolesWithRight } from '../../access/ownership.ts'
import { createKnownClient } from '../../access/queued-client.ts'
import { withAccountErrors } from './account-errors.ts'
import type { AuthService } from './auth-service.ts'
import { createEntryEvent, createLetterRequester, type EntryDependencies, formatLetterOrigin } from './entry-parts.ts'
import { checkPassword } from './validate-person.ts'

/** Path of the page that lists what still opens the account after a reset. */
const reviewPath = '/account/security/review'

/** Password reset by the link of a letter. */
export const createPasswordResets = (dependencies: EntryDependencies): Pick<AuthService, 'forgot' | 'reset'> => {
  const { accounts, attempts, resets, mail, now, randomBytes } = dependencies
  return {
    forgot: createLetterRequester(dependencies, ['resetAddress', 'resetLetter'], async (email, place, visit) => {
      const token = createLinkToken(randomBytes)
      const link = { hash: hashLinkToken('reset-password', token), expiresAt: calculateLinkExpiry(now()) }
      const createdAt = now().toISOString()
      const { isKnown } = await resets.keepLink(email, link, createdAt)
      if (!isKnown) return
      const values = formatLetterOrigin({ createdAt, address: visit.shownAddress }, place)
      const { origin, locale } = place
      mail.send({ kind: 'reset', to: email, locale, link: `${origin}/reset?token=${token}`, values })
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
        const webhookRoles = getRolesWithRight('leads')
        const event = createEntryEvent('password.reset', userId, at, visit)
        const result = await resets.reset(hash, { userId, passwordHash, at, event, webhookRoles })
        if (!result) return { outcome: 'token' }
        // The owner of the mailbox is not blocked by earlier attempts of others.
        await attempts.clear(['signIn', email], ['signInHere', email, visit.address])
        mail.send({
          kind: 'passwordReset',
          to: email,
          locale: place.locale,
          link: `${place.origin}${reviewPath}`,
          values: formatLetterOrigin({ createdAt: at, address: visit.shownAddress }, place),
        })
        return { outcome: 'done', ...result }
      }),
  }
}
