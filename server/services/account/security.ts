import { dayMs } from '#domain/core/instants'
import type { Attempts } from '../../access/attempts.ts'
import type { SessionRecords } from '../../ports/account-records.ts'
import type { Accounts, Actor, LetterKind, Mail } from '../../ports/accounts.ts'
import type { AuditStore } from '../../ports/audit.ts'
import { onAccounts } from './account-away.ts'
import type { Proven, Security } from './account-services.ts'
import { type Note, noted } from './audit-note.ts'
import { checkPassword } from './checked-person.ts'

/** What password, second factor and sessions of a person are made of. */
export interface SecurityDependencies {
  accounts: Accounts
  attempts: Attempts
  audit: AuditStore
  sessions: SessionRecords
  mail: Mail
  now(): Date
}

const eventDays = 90
const eventsMax = 500

/** Asks for the password, or a code, of a session: too many wrong ones end it. */
export const proving = ({
  accounts,
  attempts,
  audit,
  now,
}: Pick<SecurityDependencies, 'accounts' | 'attempts' | 'audit' | 'now'>) => {
  const note = noted(audit, now)
  return async <Value extends object>(
    actor: Actor,
    cookie: string,
    prove: () => Promise<Value | undefined>,
  ): Promise<Proven<Value>> => {
    const attempt = ['password', actor.session.id] as const
    if ((await attempts.take(attempt)) !== undefined) {
      await note(actor, 'session.ended', { targetId: actor.session.id })
      return { outcome: 'sessionEnded', cookies: await accounts.signOut(cookie) }
    }
    const value = await prove()
    if (value === undefined) return { outcome: 'wrong' }
    await attempts.clear(attempt)
    return { outcome: 'done', ...value }
  }
}

/** Set-Cookie values as what a proof gives. */
const withCookies = (cookies: readonly string[] | undefined) => cookies && { cookies }

/** Changes that the password or a code must prove. */
const provenChanges = (
  dependencies: SecurityDependencies,
  note: Note,
): Pick<Security, 'changePassword' | 'startTwoFactor' | 'confirmTwoFactor' | 'stopTwoFactor'> => {
  const { accounts, mail } = dependencies
  const proven = proving(dependencies)
  const letter = (kind: LetterKind, { session, place }: Actor, page: string): void =>
    mail.send({ kind, to: session.user.email, locale: place.locale, link: `${place.origin}${page}` })
  return {
    changePassword: (actor, cookie, passwords) =>
      onAccounts(async () => {
        checkPassword(passwords.password, actor.session.user.email)
        const result = await proven(actor, cookie, async () =>
          withCookies(await accounts.changePassword(cookie, passwords, actor.visit)),
        )
        if (result.outcome !== 'done') return result
        await note(actor, 'password.changed')
        letter('passwordChanged', actor, '/account/sessions')
        return result
      }),
    startTwoFactor: (actor, cookie, password) =>
      onAccounts(() =>
        proven(actor, cookie, async () => {
          const setUp = await accounts.startTwoFactor(cookie, password)
          return setUp && { setUp }
        }),
      ),
    confirmTwoFactor: (actor, cookie, code) =>
      onAccounts(async () => {
        const result = await proven(actor, cookie, async () =>
          withCookies(await accounts.confirmTwoFactor(cookie, code, actor.visit)),
        )
        if (result.outcome !== 'done') return result
        await note(actor, 'twoFactor.on')
        letter('twoFactorChanged', actor, '/account/security')
        return result
      }),
    stopTwoFactor: (actor, cookie, password) =>
      onAccounts(async () => {
        const result = await proven(actor, cookie, async () =>
          withCookies(await accounts.stopTwoFactor(cookie, password, actor.visit)),
        )
        if (result.outcome !== 'done') return result
        await note(actor, 'twoFactor.off')
        letter('twoFactorChanged', actor, '/account/security')
        return result
      }),
  }
}

/** Password, second factor and sessions of a signed-in person. */
export const security = (dependencies: SecurityDependencies): Security => {
  const { audit, sessions, now } = dependencies
  const note = noted(audit, now)
  return {
    ...provenChanges(dependencies, note),
    sessions: ({ session }) =>
      onAccounts(async () => {
        const list = await sessions.ofUser(session.userId, now().toISOString())
        return list.map(one => ({ ...one, isThis: one.id === session.id }))
      }),
    endSession: (actor, id) =>
      onAccounts(async () => {
        const isEnded = await sessions.end(actor.session.userId, id)
        if (isEnded) await note(actor, 'session.ended', { targetId: id })
        return isEnded
      }),
    endOthers: actor =>
      onAccounts(async () => {
        await sessions.endAll(actor.session.userId, actor.session.id)
        await note(actor, 'session.ended', { detail: { which: 'others' } })
      }),
    endAll: actor =>
      onAccounts(async () => {
        await sessions.endAll(actor.session.userId)
        await note(actor, 'session.ended', { detail: { which: 'all' } })
      }),
    events: ({ session }) =>
      onAccounts(async () => {
        const from = new Date(now().getTime() - eventDays * dayMs).toISOString()
        const events = await audit.since({ kind: 'user', id: session.userId }, from, eventsMax)
        return events.map(({ at, action, targetId, address = '', detail = {} }) => ({
          at,
          action,
          targetId,
          address,
          detail,
        }))
      }),
  }
}
