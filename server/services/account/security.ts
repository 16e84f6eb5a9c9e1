import { dayMs } from '#domain/core/instants'
import type { Attempts } from '../../access/attempts.ts'
import { createKnownClient } from '../../access/queued-client.ts'
import type { SessionRecords } from '../../ports/account-records.ts'
import type { Accounts, Actor, Mail } from '../../ports/accounts.ts'
import type { AuditStore } from '../../ports/audit.ts'
import type { ResetRecords } from '../../ports/reset-records.ts'
import { withAccountErrors } from './account-errors.ts'
import type { Security } from './account-services.ts'
import { createActionRecorder, createAuditEvent } from './audit-note.ts'
import { createProofCheck } from './proven.ts'
import { assertRecentSignIn } from './recent-sign-in.ts'
import { createFieldRefusal } from './refused-field.ts'
import { checkPassword } from './validate-person.ts'

export interface SecurityDependencies {
  accounts: Accounts
  attempts: Attempts
  audit: AuditStore
  sessions: SessionRecords
  resets: Pick<ResetRecords, 'change'>
  mail: Mail
  now(): Date
}

const eventDays = 90
/** Per kind of event that the store keeps apart. */
const eventsMax = 250

/** Change of the password after a check of the old one. */
const createPasswordChange = (dependencies: SecurityDependencies): Pick<Security, 'changePassword'> => {
  const { accounts, resets, mail, now } = dependencies
  const proven = createProofCheck(dependencies)
  /** False where `current` is not, or no longer, the password. */
  const change = async (actor: Actor, { current, password }: { current: string; password: string }) => {
    const { userId } = actor.session
    // Both before the transaction: hashing is slow, and would block others.
    const oldHash = await accounts.storedHash(userId, current)
    if (oldHash === undefined) return false
    const passwordHash = await accounts.hashOf(password, createKnownClient(`user:${userId}`))
    const at = now().toISOString()
    const event = createAuditEvent(actor, at, 'password.changed')
    return resets.change({ userId, oldHash, passwordHash, at, event })
  }
  return {
    changePassword: (actor, cookie, passwords) =>
      withAccountErrors(async () => {
        const { session, place, visit } = actor
        checkPassword(passwords.password, session.user.email)
        assertRecentSignIn(actor, now())
        return proven(actor, cookie, async () => {
          if (!(await change(actor, passwords))) return undefined
          mail.send({
            kind: 'passwordChanged',
            to: session.user.email,
            locale: place.locale,
            link: `${place.origin}/account/sessions`,
          })
          return { cookies: (await accounts.startSession(session.userId, visit)) ?? [] }
        })
      }),
  }
}

/** Ending of sessions after a password check, so that an unattended browser cannot be used to lock the person out. */
const createSessionEnding = (dependencies: SecurityDependencies): Pick<Security, 'endSessions'> => {
  const { accounts, audit, sessions, now } = dependencies
  const proven = createProofCheck(dependencies)
  const note = createActionRecorder(audit, now)
  const end = async (actor: Actor, which: string): Promise<void> => {
    const { userId, id } = actor.session
    if (which !== 'all' && which !== 'others') {
      if (await sessions.end(userId, which)) await note(actor, 'session.ended', { targetId: which })
      return
    }
    await (which === 'all' ? sessions.endAll(userId) : sessions.endAll(userId, id))
    await note(actor, 'session.ended', { detail: { which } })
  }
  return {
    endSessions: (actor, cookie, { which, password }) =>
      withAccountErrors(async () => {
        const { userId, id } = actor.session
        const own = await sessions.ofUser(userId, now().toISOString())
        if (!['others', 'all', ...own.map(session => session.id)].includes(which))
          throw createFieldRefusal(
            'which',
            'not_allowed',
            'Must be `others`, `all` or the id of a session of yours.',
            which,
          )
        return proven(actor, cookie, async () => {
          if (!(await accounts.isPassword(userId, password))) return undefined
          await end(actor, which)
          return { cookies: which === 'all' || which === id ? await accounts.signOut(cookie) : [] }
        })
      }),
  }
}

export const createSecurity = (dependencies: SecurityDependencies): Security => {
  const { audit, sessions, now } = dependencies
  return {
    ...createPasswordChange(dependencies),
    ...createSessionEnding(dependencies),
    sessions: ({ session }) =>
      withAccountErrors(async () => {
        const list = await sessions.ofUser(session.userId, now().toISOString())
        return list.map(one => ({ ...one, isThis: one.id === session.id }))
      }),
    events: ({ session }) =>
      withAccountErrors(async () => {
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
