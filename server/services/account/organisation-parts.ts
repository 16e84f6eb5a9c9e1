import { randomBytes } from 'node:crypto'
import { Refusal } from '#domain/core/refusal'
import type { Attempts } from '../../access/attempts.ts'
import { may, type OrganisationAct, rolesThatMay } from '../../access/ownership.ts'
import type { ActingMember, OrganisationRecords, ProfileRecords } from '../../ports/account-records.ts'
import type { Accounts, Actor, Mail } from '../../ports/accounts.ts'
import type { AuditAction, AuditEvent, AuditStore, OrganisationEvents } from '../../ports/audit.ts'
import { auditEvent } from './audit-note.ts'
import { refusedField } from './refused-field.ts'

/** What organisations are made of. */
export interface OrganisationsDependencies {
  organisations: OrganisationRecords
  events: OrganisationEvents
  audit: AuditStore
  profiles: Pick<ProfileRecords, 'profile'>
  attempts: Attempts
  /** Proves the password of who ends an organisation. */
  accounts: Pick<Accounts, 'isPassword' | 'signOut'>
  mail: Mail
  now(): Date
}

/** The organisation of a person, as the person belongs to it. */
export type Own = NonNullable<Awaited<ReturnType<OrganisationRecords['membership']>>>

/** A new id of an organisation or an invitation, as `org_0123456789abcdef01234567`. */
export const newId = (prefix: 'org' | 'inv'): string => `${prefix}_${randomBytes(12).toString('hex')}`

/** The organisation of the acting person. @throws Refusal without one, or without the right. */
export const ownOf = async (
  { session }: Actor,
  { organisations }: Pick<OrganisationsDependencies, 'organisations'>,
  act?: OrganisationAct,
): Promise<Own> => {
  const own = await organisations.membership(session.userId)
  if (!own) throw new Refusal('organisation_not_found')
  if (act && !may(own.role, act))
    throw new Refusal('forbidden', { message: 'Your role in the organisation does not allow this.' })
  return own
}

/** Who acts, with the roles that have a right: a change looks again when it is made. */
export const acting = ({ session }: Actor, act: OrganisationAct): ActingMember => ({
  userId: session.userId,
  roles: rolesThatMay(act),
})

/** An event of an organisation. */
export const eventOf = (
  actor: Actor,
  { now }: Pick<OrganisationsDependencies, 'now'>,
  action: AuditAction,
  organisationId: string,
  details: Partial<Pick<AuditEvent, 'targetId' | 'detail'>> = {},
): AuditEvent =>
  auditEvent(actor, now().toISOString(), action, { owner: { kind: 'organisation', id: organisationId }, ...details })

/** The refusal of a person who belongs to an organisation already. */
export const oneOrganisation = (): Refusal =>
  refusedField('', 'one_organisation', 'A person belongs to one organisation at most; leave the other one first.')

/** @throws Refusal where a change was not made, because another one came before. */
export const refuseUnmade = (isMade: boolean): void => {
  if (isMade) return
  throw refusedField('', 'changed_meanwhile', 'Somebody changed the organisation at the same time; look at it again.')
}
