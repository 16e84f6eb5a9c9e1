import { Refusal } from '#domain/core/refusal'
import type { Attempts } from '../../access/attempts.ts'
import { hasRight } from '../../access/ownership.ts'
import type { Actor } from '../../ports/accounts.ts'
import type { AuditStore } from '../../ports/audit.ts'
import type { HeldLeads, LeadRecords, StoredDelivery, StoredLead } from '../../ports/leads.ts'
import { withAccountErrors } from '../account/account-errors.ts'
import { createFieldRefusal } from '../account/refused-field.ts'
import { createLeadDesk, type DeskDependencies } from './lead-desk.ts'
import type { LeadSealing } from './lead-sealing.ts'
import type { Leads, ListedLead, ReadLead } from './lead-services.ts'
import { createLeadEvent, type LeadOrganisation, type OrganisationFinder } from './own-organisation.ts'
import type { Releasing } from './releasing.ts'

/** Contacts per page. */
const perPage = 50

export interface InboxDependencies extends Pick<DeskDependencies, 'organisations' | 'profiles' | 'mail'> {
  ownOf: OrganisationFinder
  records: LeadRecords
  held: Pick<HeldLeads, 'count'>
  releasing: Pick<Releasing, 'releaseNow'>
  sealing: Pick<LeadSealing, 'openContent' | 'sealContent'>
  audit: Pick<AuditStore, 'record'>
  attempts: Attempts
  /** Queues a contact of a fictitious visitor; returns its id. */
  sendTest(actor: Actor, organisationId: string): Promise<string>
  /** Called for a contact that is queued again. */
  queued(of: { organisationId: string; leadId: string }): void
  now(): Date
}

const getListedState = ({ outcome }: StoredDelivery): ListedLead['deliveries'][number]['state'] => outcome ?? 'waiting'

/**
 * Whether a content is readable: retained ones by every member; queued or lost ones by owners and administrators.
 * Expired ones are not, even before the daily cleanup deletes them.
 */
const isReadable = ({ state, sealed, contentUntil }: StoredLead, { role }: LeadOrganisation, now: Date): boolean =>
  sealed !== null &&
  (state === 'queued' || contentUntil === null || Date.parse(contentUntil) > now.getTime()) &&
  (state === 'delivered' || hasRight(role, 'leads'))

const toListedLead = (
  lead: StoredLead,
  own: LeadOrganisation,
  deliveries: readonly StoredDelivery[],
  now: Date,
): ListedLead => {
  const { id, keyId, receivedAt, host, language, state, isTest, work, contentUntil, hold } = lead
  return {
    ...{ id, keyId, receivedAt, host, language, state, isTest, work, contentUntil, hold },
    isReadable: isReadable(lead, own, now),
    deliveries: deliveries
      .filter(({ leadId }) => leadId === id)
      .map(delivery => ({
        webhookId: delivery.webhookId === '' ? undefined : delivery.webhookId,
        attempts: delivery.attempts,
        state: getListedState(delivery),
        nextAt: delivery.outcome === null ? delivery.nextAt : undefined,
      })),
  }
}

/** Reads contacts: the list, and one. */
const createInboxReader = ({ ownOf, records, held, sealing, audit, attempts, now }: InboxDependencies) => {
  const recordReading = async (actor: Actor, own: LeadOrganisation): Promise<void> => {
    if ((await attempts.take(['leadRead', actor.session.userId])) === undefined)
      await audit.record(createLeadEvent(actor, now(), 'leads.read', own.id))
  }
  const oneOf = async (own: LeadOrganisation, id: string): Promise<StoredLead> => {
    const lead = await records.one(own.id, id)
    if (!lead) throw new Refusal('route_not_found')
    return lead
  }
  const read = async (lead: StoredLead, own: LeadOrganisation): Promise<ReadLead | undefined> => {
    const content = isReadable(lead, own, now()) ? sealing.openContent(lead) : undefined
    return content && { ...toListedLead(lead, own, await records.deliveriesOf(own.id, [lead.id]), now()), content }
  }
  const shown: Pick<Leads, 'list' | 'countOpen' | 'read'> = {
    list: (actor, { before, limit = perPage } = {}) =>
      withAccountErrors(async () => {
        const own = await ownOf(actor)
        const last = before === undefined ? undefined : await records.one(own.id, before)
        if (before !== undefined && !last) throw createFieldRefusal('before', 'unknown_lead', 'No contact has this id.')
        const found = await records.page(own.id, { before: last, limit: limit + 1 })
        const page = found.slice(0, limit)
        const deliveries = await records.deliveriesOf(
          own.id,
          page.map(({ id }) => id),
        )
        const leads = page.map(lead => {
          const listed = toListedLead(lead, own, deliveries, now())
          return { ...listed, content: listed.isReadable ? sealing.openContent(lead) : undefined }
        })
        if (leads.some(({ content }) => content)) await recordReading(actor, own)
        return {
          leads,
          next: found.length > limit ? page.at(-1)?.id : undefined,
          held: await held.count(own.id),
        }
      }),
    countOpen: actor => withAccountErrors(async () => records.countOpen((await ownOf(actor)).id, now().toISOString())),
    read: (actor, id) =>
      withAccountErrors(async () => {
        const own = await ownOf(actor)
        const whole = await read(await oneOf(own, id), own)
        if (!whole) throw new Refusal('route_not_found')
        await recordReading(actor, own)
        return whole
      }),
  }
  return shown
}

/** Exports all stored contacts. */
const createLeadExport =
  ({ ownOf, records, sealing, audit, now }: InboxDependencies): Leads['export'] =>
  actor =>
    withAccountErrors(async () => {
      const own = await ownOf(actor, 'leads')
      const found = await records.withContent(own.id)
      const instant = now()
      // Without deliveries, which are not exported and would double the queries.
      const readable = found.flatMap(lead => {
        const content = isReadable(lead, own, instant) ? sealing.openContent(lead) : undefined
        return content ? [{ ...toListedLead(lead, own, [], instant), content }] : []
      })
      if (readable.length > 0) await audit.record(createLeadEvent(actor, now(), 'leads.exported', own.id))
      return readable
    })

/** Contacts of an organisation, for its members. */
export const createInbox = (deps: InboxDependencies): Leads => {
  const { ownOf, records, releasing, audit, attempts, sendTest, queued, now } = deps
  return {
    ...createInboxReader(deps),
    ...createLeadDesk({ ...deps, isReadable: (lead, own) => isReadable(lead, own, now()) }),
    export: createLeadExport(deps),
    setWork: (actor, id, work) =>
      withAccountErrors(async () => {
        if (!(await records.setWork((await ownOf(actor)).id, id, work))) throw new Refusal('route_not_found')
      }),
    sendAgain: (actor, id) =>
      withAccountErrors(async () => {
        const own = await ownOf(actor, 'leads')
        if (!(await records.sendAgain(own.id, id, now().toISOString())))
          throw createFieldRefusal('', 'not_lost', 'This contact was not lost, or its content is gone.')
        queued({ organisationId: own.id, leadId: id })
      }),
    release: (actor, id) =>
      withAccountErrors(async () => {
        const own = await ownOf(actor, 'leads')
        const count = await releasing.releaseNow(own.id, id)
        if (count === 0) throw createFieldRefusal('', 'not_held', 'No contact is held back.')
        const detail = { leads: String(count) }
        await audit.record(createLeadEvent(actor, now(), 'leads.released', own.id, { detail }))
      }),
    remove: (actor, id) =>
      withAccountErrors(async () => {
        const own = await ownOf(actor, 'leads')
        const event = createLeadEvent(actor, now(), 'leads.deleted', own.id, { detail: { leads: '1' } })
        if (!(await records.remove(own.id, id, event))) throw new Refusal('route_not_found')
      }),
    removeAll: actor =>
      withAccountErrors(async () => {
        const own = await ownOf(actor, 'leads')
        return records.removeAll(
          own.id,
          createLeadEvent(actor, now(), 'leads.deleted', own.id, { detail: { leads: 'all' } }),
        )
      }),
    sendTest: actor =>
      withAccountErrors(async () => {
        const own = await ownOf(actor, 'leads')
        if ((await attempts.take(['leadTest', own.id])) !== undefined)
          throw createFieldRefusal('', 'tests', 'Ten tests an hour may be sent.')
        return sendTest(actor, own.id)
      }),
  }
}
