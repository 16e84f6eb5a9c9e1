import { plusDays } from '#domain/core/days'
import { utcDay } from '#domain/core/instants'
import { Refusal } from '#domain/core/refusal'
import type { Attempts } from '../../access/attempts.ts'
import { may } from '../../access/ownership.ts'
import type { AccountRemoval, SessionRecords, UsageHistory } from '../../ports/account-records.ts'
import type { Accounts, Actor } from '../../ports/accounts.ts'
import type { AuditStore } from '../../ports/audit.ts'
import { onAccounts } from './account-away.ts'
import type { AccountKeys, AccountProviderKeys, Organisations, Privacy, Profiles } from './account-services.ts'
import { auditEvent, noted } from './audit-note.ts'
import { refusedField } from './refused-field.ts'
import { proving } from './security.ts'

/** What the rights of a person in its data are made of. */
export interface PrivacyDependencies {
  accounts: Accounts
  attempts: Attempts
  audit: AuditStore
  sessions: SessionRecords
  usage: UsageHistory
  removal: AccountRemoval
  profiles: Profiles
  keys: AccountKeys
  providerKeys: Pick<AccountProviderKeys, 'list'>
  organisations: Organisations
  now(): Date
}

/** A session must be younger than this to delete an account, in milliseconds. */
const freshMs = 600_000
/** Days of which anything is stored: usage, and events. */
const usageDays = -89
const eventDays = -400
const eventsMax = 10_000

/** The organisation as its member may take it along: without the e-mails of others unless it administers it. */
const organisationOf = async (actor: Actor, { organisations }: PrivacyDependencies) => {
  if (!(await organisations.membership(actor.session.userId))) return null
  const whole = await organisations.view(actor)
  if (may(whole.role, 'invite')) return whole
  const own = actor.session.user.email
  const members = whole.members.map(member => ({ ...member, email: member.email === own ? own : null }))
  return { ...whole, members }
}

/** Everything that is stored of a person; no hash and no secret. */
const exported = async (actor: Actor, deps: PrivacyDependencies) => {
  const { userId } = actor.session
  const now = deps.now()
  const [account, sessions, keys, providerKeys, organisation, events] = await Promise.all([
    deps.profiles.me(actor),
    deps.sessions.ofUser(userId, now.toISOString()),
    deps.keys.list(actor),
    deps.providerKeys.list(actor),
    organisationOf(actor, deps),
    deps.audit.since({ kind: 'user', id: userId }, `${plusDays(utcDay(now), eventDays)}T00:00:00.000Z`, eventsMax),
  ])
  const usage = await deps.usage.between(
    keys.map(({ id }) => id),
    plusDays(utcDay(now), usageDays),
    utcDay(now),
  )
  return {
    exportedAt: now.toISOString(),
    account,
    sessions: sessions.map(({ createdAt, updatedAt, expiresAt, address, agent }) => {
      return { createdAt, updatedAt, expiresAt, address, userAgent: agent }
    }),
    keys,
    usage,
    providerKeys,
    organisation,
    events: events.map(({ at, action, targetId = null, detail = {} }) => ({
      at,
      action,
      targetId,
      detail: JSON.stringify(detail),
    })),
  }
}

/** A person's data, and its end. */
export const privacy = (deps: PrivacyDependencies): Privacy => {
  const note = noted(deps.audit, deps.now)
  const proven = proving(deps)
  return {
    export: actor =>
      onAccounts(async () => {
        const resetAt = await deps.attempts.take(['export', actor.session.userId])
        if (resetAt !== undefined)
          throw new Refusal('rate_limited', {
            message: 'An export is made once a minute at most.',
            window: { limit: 1, remaining: 0, resetAt },
          })
        const whole = await exported(actor, deps)
        await note(actor, 'export')
        return whole
      }),
    remove: (actor, password) =>
      onAccounts(async () => {
        const { userId, createdAt } = actor.session
        if (deps.now().getTime() - Date.parse(createdAt) > freshMs)
          throw refusedField('', 'fresh', 'Sign in again first: this session is older than ten minutes.')
        const result = await proven(actor, '', async () => {
          if (!(await deps.accounts.isPassword(userId, password))) return undefined
          const at = deps.now().toISOString()
          // Of the event the id alone stays, and no address.
          const event = { ...auditEvent(actor, at, 'account.deleted'), address: undefined }
          if ((await deps.removal.removeUser(userId, at, event)) === 'soleOwner')
            throw refusedField('', 'sole_owner', 'Hand your organisation over, or remove its other members, first.')
          return { cookies: await deps.accounts.signOut('') }
        })
        if (result.outcome === 'sessionEnded') await deps.sessions.end(userId, actor.session.id)
        return result
      }),
  }
}
