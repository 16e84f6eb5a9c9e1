import { dayMs } from '#domain/core/instants'
import { Refusal } from '#domain/core/refusal'
import type { Actor } from '../../ports/accounts.ts'
import { withAccountErrors } from './account-errors.ts'
import type { Organisations } from './account-services.ts'
import {
  assertChanged,
  createOneOrganisationRefusal,
  createOrganisationEvent,
  createPrefixedId,
  type OrganisationsDependencies,
} from './organisation-parts.ts'
import { createFieldRefusal } from './refused-field.ts'

/** @throws Refusal while the transfer of an organisation to its owner can be undone. */
export const checkTransferIsOver = async (
  organisationId: string,
  { organisations, now }: Pick<OrganisationsDependencies, 'organisations' | 'now'>,
): Promise<void> => {
  if (await organisations.openTransfer(organisationId, now().toISOString()))
    throw createFieldRefusal(
      '',
      'hand_over_open',
      'The former owner can take the organisation back for a day; until then it is neither handed on nor deleted.',
    )
}

/** Undoing of a transfer of ownership by the former owner, for a day. */
export const createTransferUndoing = (
  deps: OrganisationsDependencies,
): Pick<Organisations, 'openTransfer' | 'undoTransfer'> => {
  const { organisations, notices, confirmation, rotation, letters, now } = deps
  const find = ({ session }: Actor) => organisations.transferFrom(session.userId, now().toISOString())
  return {
    openTransfer: actor =>
      withAccountErrors(async () => {
        const transfer = await find(actor)
        if (!transfer) return undefined
        const { organisation, toId, madeAt } = transfer
        const until = new Date(Date.parse(madeAt) + dayMs).toISOString()
        return { organisation, to: (await notices.people([toId])).get(toId)?.name, until }
      }),
    undoTransfer: (actor, proven) =>
      withAccountErrors(async () => {
        const { userId } = actor.session
        if (!(await find(actor))) throw new Refusal('route_not_found')
        return confirmation.run(actor, proven, async () => {
          const transfer = await find(actor)
          if (!transfer) throw new Refusal('route_not_found')
          const { organisationId } = transfer
          const own = await organisations.membership(userId)
          if (own && own.id !== organisationId) throw createOneOrganisationRefusal()
          const event = createOrganisationEvent(actor, deps, 'organisation.handOverUndone', organisationId, {
            targetId: transfer.toId,
          })
          const by = { userId, newMemberId: createPrefixedId('mbr'), rotation }
          assertChanged(await organisations.undoTransfer(organisationId, by, event))
          void letters.look()
          return {}
        })
      }),
  }
}
