import { Refusal } from '#domain/core/refusal'
import { getRolesWithRight, hasRight } from '../../access/ownership.ts'
import type { ActingMember, Actor } from '../../ports/accounts.ts'
import type { AuditAction, AuditEvent } from '../../ports/audit.ts'
import type { OrganisationRecords } from '../../ports/organisation-records.ts'
import { createAuditEvent } from '../account/audit-note.ts'

/** Organisation of a person, with the person's membership. */
export type LeadOrganisation = NonNullable<Awaited<ReturnType<OrganisationRecords['membership']>>>

/** Finds the organisation of a person. */
export type OrganisationFinder = (actor: Actor, right?: 'leads') => Promise<LeadOrganisation>

/** @throws Refusal `organisation_not_found`, or `forbidden` without the right. */
export const createOrganisationFinder =
  ({ membership }: Pick<OrganisationRecords, 'membership'>): OrganisationFinder =>
  async ({ session }, right) => {
    const own = await membership(session.userId)
    if (!own) throw new Refusal('organisation_not_found')
    if (right && !hasRight(own.role, right)) throw createLeadsForbiddenRefusal()
    return own
  }

/** Acting person, with the roles that have a right to contacts: checked again when the change is written. */
export const toLeadMember = ({ session }: Actor): ActingMember => ({
  userId: session.userId,
  roles: getRolesWithRight('leads'),
})

/** Refusal of a person whose role does not allow to change how contacts arrive. */
export const createLeadsForbiddenRefusal = (): Refusal =>
  new Refusal('forbidden', { message: 'Owners and administrators of the organisation do this.' })

/** Audit event of an organisation. */
export const createLeadEvent = (
  actor: Actor,
  now: Date,
  action: AuditAction,
  organisationId: string,
  details: Partial<Pick<AuditEvent, 'targetId' | 'detail' | 'notice'>> = {},
): AuditEvent =>
  createAuditEvent(actor, now.toISOString(), action, {
    owner: { kind: 'organisation', id: organisationId },
    ...details,
  })
