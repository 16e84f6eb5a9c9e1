import { Refusal } from '#domain/core/refusal'
import { getPlanLimits } from '../../access/plans.ts'
import type { OwnedKeyRecords } from '../../ports/account-records.ts'
import { withAccountErrors } from '../account/account-errors.ts'
import { createFieldRefusal } from '../account/refused-field.ts'
import type { LeadServices } from './lead-services.ts'
import {
  createLeadEvent,
  createLeadsForbiddenRefusal,
  type OrganisationFinder,
  toLeadMember,
} from './own-organisation.ts'

export interface HandOverDependencies {
  ownOf: OrganisationFinder
  keys: Pick<OwnedKeyRecords, 'one' | 'handOver'>
  now(): Date
}

/**
 * Transfers a person's own key to its organisation, if its limits allow one more: the key keeps working, with a tier
 * that the plan offers.
 */
export const createKeyHandOver =
  ({ ownOf, keys, now }: HandOverDependencies): LeadServices['handOver'] =>
  (actor, keyId) =>
    withAccountErrors(async () => {
      const own = await ownOf(actor, 'leads')
      const key = await keys.one([{ kind: 'user', id: actor.session.userId }], keyId)
      if (!key || key.revokedAt !== undefined) throw new Refusal('key_not_found')
      const event = createLeadEvent(actor, now(), 'key.owner', own.id, { targetId: key.id })
      const owners = { from: key.owner, to: { kind: 'organisation' as const, id: own.id }, by: toLeadMember(actor) }
      const end = await keys.handOver(key.id, owners, { ...getPlanLimits(own.plan), tier: own.plan }, event)
      if (end === 'forbidden') throw createLeadsForbiddenRefusal()
      if (end === 'gone') throw new Refusal('key_not_found')
      if (end === 'activeLimit')
        throw createFieldRefusal('', 'key_limit', 'The organisation has as many keys as its plan allows.')
    })
