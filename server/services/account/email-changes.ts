import { Refusal } from '#domain/core/refusal'
import type { Attempts } from '../../access/attempts.ts'
import type { RandomBytes } from '../../access/keys.ts'
import { calculateLinkExpiry, createLinkToken, hashLinkToken } from '../../access/letter-links.ts'
import type { Accounts, Actor, LetterContext, Mail, Visit } from '../../ports/accounts.ts'
import type { EmailChangeRecords } from '../../ports/email-changes.ts'
import { withAccountErrors } from './account-errors.ts'
import { createAuditEvent } from './audit-note.ts'
import type { Confirmation } from './confirmation.ts'
import type { EmailChanges } from './email-change-services.ts'
import { createEntryEvent, formatLetterOrigin } from './entry-parts.ts'
import { assertRecentSignIn } from './recent-sign-in.ts'
import { createFieldRefusal } from './refused-field.ts'
import { validateEmail } from './validate-person.ts'

export interface EmailChangesDependencies {
  accounts: Pick<Accounts, 'session' | 'startSession'>
  attempts: Attempts
  emailChanges: EmailChangeRecords
  /** Proof of the person before its address may change. */
  confirmation: Pick<Confirmation, 'run'>
  mail: Mail
  randomBytes: RandomBytes
  now(): Date
}

/** Path of the page of both links. */
const confirmPath = '/confirm-email'

/** @throws Refusal where the person or its address has sent too many of these letters. */
const assertLettersLeft = async ({ session, visit }: Actor, { attempts }: EmailChangesDependencies): Promise<void> => {
  const resetAt = await attempts.take(['emailAddress', visit.address], ['emailLetter', session.userId])
  if (resetAt === undefined) return
  throw new Refusal('rate_limited', {
    message: 'Too many letters about a change of the e-mail address were sent; try again in an hour.',
    window: { limit: 0, remaining: 0, resetAt },
    issues: [{ path: 'email', code: 'letters', message: 'Too many letters within an hour; try later.' }],
  })
}

/** Sends the links to both mailboxes; the new one is told instead where another account has its address. */
const createLinkSender =
  (dependencies: EmailChangesDependencies) =>
  async ({ session, place, visit }: Actor, email: string): Promise<void> => {
    const { attempts, emailChanges, mail, randomBytes, now } = dependencies
    const [oldToken, newToken] = [createLinkToken(randomBytes), createLinkToken(randomBytes)]
    const [oldHash, newHash] = [hashLinkToken('change-email', oldToken), hashLinkToken('change-email', newToken)]
    const createdAt = now().toISOString()
    const change = { userId: session.userId, email, oldHash, newHash, createdAt, expiresAt: calculateLinkExpiry(now()) }
    const event = createAuditEvent({ session, place, visit }, createdAt, 'email.requested')
    const { isTaken } = await emailChanges.keep(change, event)
    const { locale, origin } = place
    const current = session.user.email
    const values = { ...formatLetterOrigin({ createdAt, address: visit.shownAddress }, place), current, email }
    const linkOf = (token: string): string => `${origin}${confirmPath}?token=${token}`
    mail.send({ kind: 'emailChangeOld', to: current, locale, link: linkOf(oldToken), values })
    // Others may have asked for letters to this mailbox: above its limit the answer is the same, without a letter.
    if ((await attempts.take(['emailLetter', email])) !== undefined) return
    if (isTaken) mail.send({ kind: 'emailTaken', to: email, locale, link: `${origin}/sign-in`, values })
    else mail.send({ kind: 'emailChangeNew', to: email, locale, link: linkOf(newToken), values })
  }

/** Confirms one mailbox by the link of its letter. */
const createLinkConfirmation =
  ({ accounts, emailChanges, mail, now }: EmailChangesDependencies): EmailChanges['confirm'] =>
  (token, cookie, place: LetterContext, visit: Visit) =>
    withAccountErrors(async () => {
      // The change ends every session, also that of this browser.
      const session = cookie === '' ? undefined : await accounts.session(cookie)
      const at = now().toISOString()
      const result = await emailChanges.confirm(hashLinkToken('change-email', token), at, userId =>
        createEntryEvent('email.changed', userId, at, visit),
      )
      if (result.outcome !== 'changed') return { outcome: result.outcome }
      const { userId, from, to } = result
      const origin = formatLetterOrigin({ createdAt: at, address: visit.shownAddress }, place)
      for (const mailbox of [from, to])
        mail.send({
          ...{ kind: 'emailChanged', to: mailbox, locale: place.locale, link: `${place.origin}/account/security` },
          values: { ...origin, current: from, email: to },
        })
      const cookies = session?.userId === userId ? await accounts.startSession(userId, visit) : undefined
      return { outcome: 'changed', email: to, cookies: cookies ?? [] }
    })

/** Creates the change of the e-mail address of an account. */
export const createEmailChanges = (dependencies: EmailChangesDependencies): EmailChanges => {
  const { emailChanges, confirmation, now } = dependencies
  const sendLinks = createLinkSender(dependencies)
  return {
    request: (actor, text, proven) =>
      withAccountErrors(async () => {
        const email = validateEmail(text)
        if (email === actor.session.user.email)
          throw createFieldRefusal('email', 'same_email', 'Your account has this address already.', text)
        assertRecentSignIn(actor, now())
        return confirmation.run(actor, proven, async () => {
          await assertLettersLeft(actor, dependencies)
          await sendLinks(actor, email)
          return {}
        })
      }),
    waiting: ({ session }) => withAccountErrors(() => emailChanges.ofUser(session.userId, now().toISOString())),
    cancel: ({ session }) => withAccountErrors(() => emailChanges.cancel(session.userId)),
    question: token =>
      withAccountErrors(async () => {
        const found = await emailChanges.ofLink(hashLinkToken('change-email', token), now().toISOString())
        return found && { mailbox: found.mailbox, current: found.current, email: found.email }
      }),
    confirm: createLinkConfirmation(dependencies),
  }
}
