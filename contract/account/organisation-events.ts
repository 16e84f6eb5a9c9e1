import * as z from 'zod'
import type { CsvRow } from '../shared/csv.ts'
import { Instant } from '../shared/units.ts'
import { defineAccountEnvelope } from './envelope.ts'
import { Id, ShownName } from './owner.ts'

/** Events that one answer lists. */
export const eventsPerPage = 50

export const EventActor = z
  .strictObject({
    kind: z
      .enum(['user', 'operator', 'system'])
      .describe('A person, the operator of the installation, or the service by itself.'),
    id: Id.nullable().describe('Id of the user; null for the others.'),
    name: ShownName.nullable().describe('Name of the user; null for the others, and once the account is deleted.'),
  })
  .meta({ id: 'EventActor', description: 'Who did something in an organisation.' })

export const EventTarget = z
  .strictObject({
    id: Id.describe('Id of the key, user, invitation or organisation.'),
    name: z
      .string()
      .min(1)
      .max(254)
      .nullable()
      .describe('Its name, of an invitation the e-mail address; null once nothing is stored of it any more.'),
  })
  .meta({ id: 'EventTarget', description: 'To what something was done in an organisation.' })

export const OrganisationEvent = z
  .strictObject({
    id: Id.describe('Id of the event.'),
    at: Instant.describe('When.'),
    action: z.string().max(60).describe('What, as `key.created`.'),
    actor: EventActor,
    target: EventTarget.nullable().describe('To what; null where it is the organisation itself.'),
    address: z.string().max(64).describe('From which address, cut to /24 or /48; empty where unknown.'),
    detail: z.string().max(1000).describe('What belongs to it, as JSON; never a secret.'),
  })
  .meta({ id: 'OrganisationEvent', description: 'Something that was done in an organisation.' })

/** Events of an organisation, a page of them. */
export const OrganisationEventList = z
  .strictObject({
    events: z.array(OrganisationEvent).max(eventsPerPage).describe('Newest first; events are stored for 400 days.'),
    next: Id.nullable().describe('What `before` asks for the older ones with; null where there are none.'),
  })
  .meta({ id: 'OrganisationEventList', description: 'Events of an organisation, newest first.' })

/** Start of a page of events. */
export const OrganisationEventsQuery = z.strictObject({
  before: Id.optional().describe('Id of an event: those before it; the newest when left out.'),
})

/** Events as rows of a table. */
export const toOrganisationEventRows = (events: readonly z.infer<typeof OrganisationEvent>[]): CsvRow[] =>
  events.map(({ id, at, action, actor, target, address, detail }) => ({
    ...{ id, at, action },
    ...{ actorKind: actor.kind, actorId: actor.id, actorName: actor.name },
    ...{ targetId: target?.id ?? null, targetName: target?.name ?? null },
    ...{ address, detail },
  }))

/** The answer with events of an organisation. */
export const OrganisationEventsResponse = defineAccountEnvelope('OrganisationEventsResponse', OrganisationEventList)
