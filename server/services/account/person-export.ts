import type * as z from 'zod'
import type { AccountExport, ExportedEvent, ExportedInvitation } from '#contract/account/export'
import { plusDays } from '#domain/core/days'
import { utcDay } from '#domain/core/instants'
import { hasRight } from '../../access/ownership.ts'
import type { SessionRecords, UsageHistory } from '../../ports/account-records.ts'
import type { Actor } from '../../ports/accounts.ts'
import type { AuditEvent } from '../../ports/audit.ts'
import type { EmailChangeRecords } from '../../ports/email-changes.ts'
import type { HeldInvitation, PersonData } from '../../ports/person-data.ts'
import type { Leads } from '../leads/lead-services.ts'
import { toPublicLead } from '../leads/webhook-events.ts'
import type { AccountKeys, AccountProviderKeys, Organisations, Profiles } from './account-services.ts'

export interface ExportDependencies {
  personData: PersonData
  emailChanges: Pick<EmailChangeRecords, 'ofUser'>
  sessions: SessionRecords
  usage: UsageHistory
  profiles: Profiles
  keys: AccountKeys
  providerKeys: Pick<AccountProviderKeys, 'list'>
  organisations: Organisations
  leads: Pick<Leads, 'export'>
  now(): Date
}

/** Retention of usage and events, in days. */
const usageDays = -89
const eventDays = -400
const eventsMax = 10_000

/** Organisation in the export of a member: without the e-mails of others unless the member administers it. */
const exportOrganisation = async (actor: Actor, { organisations }: ExportDependencies) => {
  if (!(await organisations.membership(actor.session.userId))) return null
  const whole = await organisations.view(actor)
  if (hasRight(whole.role, 'invite')) return whole
  const own = actor.session.user.email
  const members = whole.members.map(member => ({ ...member, email: member.email === own ? own : null }))
  return { ...whole, members }
}

/** Contacts that an owner or administrator may export; the export itself is an event of the organisation. */
const exportContacts = async (
  actor: Actor,
  organisation: Awaited<ReturnType<typeof exportOrganisation>>,
  { leads }: Pick<ExportDependencies, 'leads'>,
) => {
  if (!organisation || !hasRight(organisation.role, 'leads')) return []
  return (await leads.export(actor)).map(({ content, ...lead }) => toPublicLead(lead, content))
}

const toExportedEvent = ({ at, action, actor, owner, ...event }: AuditEvent): z.infer<typeof ExportedEvent> => ({
  ...{ at, action, actorKind: actor.kind, actorId: actor.id ?? null },
  organisationId: owner.kind === 'organisation' ? (owner.id ?? null) : null,
  targetId: event.targetId ?? null,
  address: event.address ?? '',
  detail: JSON.stringify(event.detail ?? {}),
})

/** Contract values of an invitation's status. */
const statuses = { pending: 'pending', accepted: 'accepted', rejected: 'declined', canceled: 'cancelled' } as const

const toExportedInvitation = ({ inviter, status, ...held }: HeldInvitation): z.infer<typeof ExportedInvitation> => ({
  ...held,
  status: statuses[status],
  invitedBy: inviter,
})

/** All stored data of a person, without hashes and secrets. */
export const exportPersonData = async (
  actor: Actor,
  deps: ExportDependencies,
): Promise<z.infer<typeof AccountExport>> => {
  const { userId } = actor.session
  const { personData, emailChanges } = deps
  const now = deps.now()
  const today = utcDay(now)
  const [account, entry, emailChange, sessions, keys, providerKeys, organisation, invitations, signUps, events] =
    await Promise.all([
      deps.profiles.me(actor),
      personData.entry(userId),
      emailChanges.ofUser(userId, now.toISOString()),
      deps.sessions.ofUser(userId, now.toISOString()),
      deps.keys.list(actor),
      deps.providerKeys.list(actor),
      exportOrganisation(actor, deps),
      personData.invitations(userId),
      personData.signUps(userId),
      personData.events(userId, `${plusDays(today, eventDays)}T00:00:00.000Z`, eventsMax),
    ])
  const counted = [...keys.map(({ id }) => id), `user:${userId}`, `user:${userId}:pdf`]
  return {
    exportedAt: now.toISOString(),
    account,
    entry,
    emailChange: emailChange ? { ...emailChange, confirmed: [...emailChange.confirmed] } : null,
    sessions: sessions.map(({ agent, ...session }) => ({ ...session, userAgent: agent })),
    keys,
    usage: await deps.usage.between(counted, plusDays(today, usageDays), today),
    providerKeys,
    organisation,
    contacts: await exportContacts(actor, organisation, deps),
    invitations: invitations.map(toExportedInvitation),
    signUps,
    events: events.map(toExportedEvent),
  }
}
