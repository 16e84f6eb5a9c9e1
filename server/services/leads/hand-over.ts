import { Refusal } from '#domain/core/refusal'
import { planLimits } from '../../access/plans.ts'
import type { OwnedKeyRecords } from '../../ports/account-records.ts'
import { onAccounts } from '../account/account-away.ts'
import { refusedField } from '../account/refused-field.ts'
import type { LeadServices } from './lead-services.ts'
import { type OwnFinder, ofOrganisation } from './own-organisation.ts'

/** What keys are handed over with. */
export interface HandOverDependencies {
  ownOf: OwnFinder
  keys: Pick<OwnedKeyRecords, 'one' | 'handOver'>
  now(): Date
}

/** Gives a person's own key to its organisation, where that has room for one more: the key works on, with a tier that the plan offers. */
export const handingOver =
  ({ ownOf, keys, now }: HandOverDependencies): LeadServices['handOver'] =>
  (actor, keyId) =>
    onAccounts(async () => {
      const own = await ownOf(actor, 'leads')
      const key = await keys.one([{ kind: 'user', id: actor.session.userId }], keyId)
      if (!key || key.revokedAt !== undefined) throw new Refusal('key_not_found')
      const event = ofOrganisation(actor, now(), 'key.owner', own.id, { targetId: key.id })
      const owners = { from: key.owner, to: { kind: 'organisation' as const, id: own.id } }
      const end = await keys.handOver(key.id, owners, { ...planLimits(own.plan), tier: own.plan }, event)
      if (end === 'gone') throw new Refusal('key_not_found')
      if (end === 'activeLimit')
        throw refusedField('', 'key_limit', 'The organisation has as many keys as its plan allows.')
    })
