import { randomBytes } from 'node:crypto'
import { Refusal } from '#domain/core/refusal'
import type { Attempts } from '../../access/attempts.ts'
import { getRolesWithRight, hasRight, type OrganisationAct } from '../../access/ownership.ts'
import type { ProfileRecords } from '../../ports/account-records.ts'
import type { Accounts, ActingMember, Actor, Mail } from '../../ports/accounts.ts'
import type { AuditAction, AuditEvent, AuditStore, OrganisationEvents } from '../../ports/audit.ts'
import type { NoticeRecords } from '../../ports/change-notices.ts'
import type { OrganisationRecords } from '../../ports/organisation-records.ts'
import type { SecretRotation } from '../../ports/webhooks.ts'
import type { ChangeLetters } from '../leads/change-letters.ts'
import { createAuditEvent } from './audit-note.ts'
import type { Confirmation } from './confirmation.ts'
import { createFieldRefusal } from './refused-field.ts'

export interface OrganisationsDependencies {
  organisations: OrganisationRecords
  events: OrganisationEvents
  audit: AuditStore
  profiles: Pick<ProfileRecords, 'profile'>
  attempts: Attempts
  /** Checks the password before an organisation is deleted. */
  accounts: Pick<Accounts, 'isPassword' | 'signOut'>
  mail: Mail
  /** Proof of the person before grave changes. */
  confirmation: Pick<Confirmation, 'run'>
  /** Replaces signing secrets that a departing member saw. */
  rotation: SecretRotation
  /** Names of persons. */
  notices: Pick<NoticeRecords, 'people'>
  /** Letters about departures and transfers, sent at once. */
  letters: Pick<ChangeLetters, 'look'>
  now(): Date
}

/** Organisation of a person, with the person's membership. */
export type OwnOrganisation = NonNullable<Awaited<ReturnType<OrganisationRecords['membership']>>>

/** Id of a new organisation or invitation, such as `org_0123456789abcdef01234567`. */
export const createPrefixedId = (prefix: 'org' | 'inv' | 'mbr'): string =>
  `${prefix}_${randomBytes(12).toString('hex')}`

/** Organisation of the acting person. @throws Refusal without one, or without the right. */
export const requireOrganisation = async (
  { session }: Actor,
  { organisations }: { organisations: Pick<OrganisationRecords, 'membership'> },
  act?: OrganisationAct,
): Promise<OwnOrganisation> => {
  const own = await organisations.membership(session.userId)
  if (!own) throw new Refusal('organisation_not_found')
  if (act && !hasRight(own.role, act))
    throw new Refusal('forbidden', { message: 'Your role in the organisation does not allow this.' })
  return own
}

/** Acting person, with the roles that have a right: checked again when the change is written. */
export const toActingMember = ({ session }: Actor, act: OrganisationAct): ActingMember => ({
  userId: session.userId,
  roles: getRolesWithRight(act),
})

/** Audit event of an organisation. */
export const createOrganisationEvent = (
  actor: Actor,
  { now }: Pick<OrganisationsDependencies, 'now'>,
  action: AuditAction,
  organisationId: string,
  details: Partial<Pick<AuditEvent, 'targetId' | 'detail' | 'notice'>> = {},
): AuditEvent =>
  createAuditEvent(actor, now().toISOString(), action, {
    owner: { kind: 'organisation', id: organisationId },
    ...details,
  })

/** Refusal of a person who already belongs to an organisation. */
export const createOneOrganisationRefusal = (): Refusal =>
  createFieldRefusal('', 'one_organisation', 'A person belongs to one organisation at most; leave the other one first.')

/** @throws Refusal where a change failed because of a concurrent one. */
export const assertChanged = (isMade: boolean): void => {
  if (isMade) return
  throw createFieldRefusal(
    '',
    'changed_meanwhile',
    'Somebody changed the organisation at the same time; look at it again.',
  )
}
