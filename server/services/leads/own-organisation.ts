import { Refusal } from '#domain/core/refusal'
import { hasRight } from '../../access/ownership.ts'
import type { Actor } from '../../ports/accounts.ts'
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
    if (right && !hasRight(own.role, right))
      throw new Refusal('forbidden', { message: 'Owners and administrators of the organisation do this.' })
    return own
  }

/** Audit event of an organisation. */
export const createLeadEvent = (
  actor: Actor,
  now: Date,
  action: AuditAction,
  organisationId: string,
  details: Partial<Pick<AuditEvent, 'targetId' | 'detail'>> = {},
): AuditEvent =>
  createAuditEvent(actor, now.toISOString(), action, {
    owner: { kind: 'organisation', id: organisationId },
    ...details,
  })
