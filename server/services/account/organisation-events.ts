import type * as z from 'zod'
import { eventsPerPage, type OrganisationEvent } from '#contract/account/organisation-events'
import { Refusal } from '#domain/core/refusal'
import type { NamedEvent } from '../../ports/audit.ts'
import { withAccountErrors } from './account-errors.ts'
import type { Organisations } from './account-services.ts'
import { createOrganisationEvent, type OrganisationsDependencies, requireOrganisation } from './organisation-parts.ts'
import { createFieldRefusal } from './refused-field.ts'

/** Most events of an export, the newest. */
const exportMax = 10_000

type Event = z.infer<typeof OrganisationEvent>

/** Event as shown to the owner of an organisation. */
const toEventView = ({ actor, owner, targetId, ...event }: NamedEvent): Event => {
  const { id, at, action, actorName, targetName, address = '', detail = {} } = event
  return {
    ...{ id, at, action },
    actor: { kind: actor.kind, id: actor.id ?? null, name: actorName ?? null },
    target: targetId === undefined || targetId === owner.id ? null : { id: targetId, name: targetName ?? null },
    address,
    detail: JSON.stringify(detail),
  }
}

/** Events of an organisation, for its owner. */
export const createOrganisationEventReader = (
  deps: OrganisationsDependencies,
): Pick<Organisations, 'events' | 'exportEvents'> => ({
  events: (actor, before) =>
    withAccountErrors(async () => {
      const own = await requireOrganisation(actor, deps, 'readEvents')
      // One more than a page reveals whether there are older ones.
      const found = await deps.events.page(own.id, { before, limit: eventsPerPage + 1 })
      if (!found)
        throw createFieldRefusal('before', 'unknown_event', 'Must be the id of an event of your organisation.', before)
      const events = found.slice(0, eventsPerPage).map(toEventView)
      return { events, next: found.length > eventsPerPage ? (events.at(-1)?.id ?? null) : null }
    }),
  exportEvents: actor =>
    withAccountErrors(async () => {
      const own = await requireOrganisation(actor, deps, 'readEvents')
      const resetAt = await deps.attempts.take(['export', own.id])
      if (resetAt !== undefined)
        throw new Refusal('rate_limited', {
          message: 'An export is made once a minute at most.',
          window: { limit: 1, remaining: 0, resetAt },
        })
      const found = (await deps.events.page(own.id, { limit: exportMax })) ?? []
      await deps.audit.record(createOrganisationEvent(actor, deps, 'export', own.id))
      return found.map(toEventView)
    }),
})
