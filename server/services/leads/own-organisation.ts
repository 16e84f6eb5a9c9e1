import { Refusal } from '#domain/core/refusal'
import { may } from '../../access/ownership.ts'
import type { OrganisationRecords } from '../../ports/account-records.ts'
import type { Actor } from '../../ports/accounts.ts'
import type { AuditAction, AuditEvent } from '../../ports/audit.ts'
import { auditEvent } from '../account/audit-note.ts'

/** The organisation of a person, as the person belongs to it. */
export type Own = NonNullable<Awaited<ReturnType<OrganisationRecords['membership']>>>

/** Finds the organisation of a person. */
export type OwnFinder = (actor: Actor, right?: 'leads') => Promise<Own>

/** @throws Refusal `organisation_not_found`, or `forbidden` without the right. */
export const ownFinder =
  ({ membership }: Pick<OrganisationRecords, 'membership'>): OwnFinder =>
  async ({ session }, right) => {
    const own = await membership(session.userId)
    if (!own) throw new Refusal('organisation_not_found')
    if (right && !may(own.role, right))
      throw new Refusal('forbidden', { message: 'Owners and administrators of the organisation do this.' })
    return own
  }

/** An event of an organisation. */
export const ofOrganisation = (
  actor: Actor,
  now: Date,
  action: AuditAction,
  organisationId: string,
  details: Partial<Pick<AuditEvent, 'targetId' | 'detail'>> = {},
): AuditEvent =>
  auditEvent(actor, now.toISOString(), action, { owner: { kind: 'organisation', id: organisationId }, ...details })
