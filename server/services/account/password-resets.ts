import { linkExpiry, linkHash, newLinkToken } from '../../access/letter-links.ts'
import { onAccounts } from './account-away.ts'
import type { Entry } from './account-services.ts'
import { checkPassword } from './checked-person.ts'
import { asked, type EntryDependencies, eventOf } from './entry-parts.ts'

/** A new password by the link of a letter. */
export const passwordResets = (dependencies: EntryDependencies): Pick<Entry, 'forgot' | 'reset'> => {
  const { accounts, attempts, resets, mail, now, randomBytes } = dependencies
  return {
    forgot: asked(dependencies, ['resetAddress', 'resetLetter'], async (email, { origin, locale }) => {
      const token = newLinkToken(randomBytes)
      const link = { hash: linkHash('reset-password', token), expiresAt: linkExpiry(now()) }
      const { isKnown } = await resets.keepLink(email, link, now().toISOString())
      if (isKnown) mail.send({ kind: 'reset', to: email, locale, link: `${origin}/reset?token=${token}` })
    }),
    reset: (token, password, place, visit) =>
      onAccounts(async () => {
        checkPassword(password, '')
        const hash = linkHash('reset-password', token)
        const person = await resets.ofLink(hash, now().toISOString())
        if (!person) return { outcome: 'token' }
        const { userId, email } = person
        checkPassword(password, email)
        // Before the records are touched: a hash takes long, and a transaction would hold others up.
        const passwordHash = await accounts.hashOf(password)
        const at = now().toISOString()
        const event = eventOf('password.reset', userId, at, visit)
        const result = await resets.reset(hash, { userId, passwordHash, at, event })
        if (!result) return { outcome: 'token' }
        // Whoever has the mailbox waits for nobody who guessed at its password before.
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
