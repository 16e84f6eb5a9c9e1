import { Refusal } from '#domain/core/refusal'
import type { Attempts } from '../../access/attempts.ts'
import { may } from '../../access/ownership.ts'
import type { Actor } from '../../ports/accounts.ts'
import type { AuditStore } from '../../ports/audit.ts'
import type { LeadRecords, StoredDelivery, StoredLead } from '../../ports/leads.ts'
import { onAccounts } from '../account/account-away.ts'
import { refusedField } from '../account/refused-field.ts'
import type { LeadSealing } from './lead-sealing.ts'
import type { Leads, ListedLead, ReadLead } from './lead-services.ts'
import { type Own, type OwnFinder, ofOrganisation } from './own-organisation.ts'

/** Contacts of a page. */
const perPage = 50

/** What the contacts of an organisation are read with. */
export interface InboxDependencies {
  ownOf: OwnFinder
  records: LeadRecords
  sealing: Pick<LeadSealing, 'openContent'>
  audit: Pick<AuditStore, 'record'>
  attempts: Attempts
  /** Puts a contact of an invented visitor in the queue; its id. */
  sendTest(actor: Actor, organisationId: string): Promise<string>
  /** Told of a contact that waits again. */
  queued(of: { organisationId: string; leadId: string }): void
  now(): Date
}

const stateOf = ({ outcome }: StoredDelivery): ListedLead['deliveries'][number]['state'] => outcome ?? 'waiting'

/** Kept contents are for every member; what waits or was lost for owners and administrators. Over is over, whenever the daily work deletes it. */
const isReadable = ({ state, sealed, contentUntil }: StoredLead, { role }: Own, now: Date): boolean =>
  sealed !== null &&
  (state === 'queued' || contentUntil === null || Date.parse(contentUntil) > now.getTime()) &&
  (state === 'delivered' || may(role, 'leads'))

const listed = (lead: StoredLead, own: Own, deliveries: readonly StoredDelivery[], now: Date): ListedLead => {
  const { id, keyId, receivedAt, host, language, state, isTest, work, contentUntil } = lead
  return {
    ...{ id, keyId, receivedAt, host, language, state, isTest, work, contentUntil },
    isReadable: isReadable(lead, own, now),
    deliveries: deliveries
      .filter(({ leadId }) => leadId === id)
      .map(delivery => ({
        webhookId: delivery.webhookId === '' ? undefined : delivery.webhookId,
        attempts: delivery.attempts,
        state: stateOf(delivery),
        nextAt: delivery.outcome === null ? delivery.nextAt : undefined,
      })),
  }
}

/** Reads contacts: the list, and one. */
const reading = ({ ownOf, records, sealing, audit, attempts, now }: InboxDependencies) => {
  const oneOf = async (own: Own, id: string): Promise<StoredLead> => {
    const lead = await records.one(own.id, id)
    if (!lead) throw new Refusal('route_not_found')
    return lead
  }
  const read = async (lead: StoredLead, own: Own): Promise<ReadLead | undefined> => {
    const content = isReadable(lead, own, now()) ? sealing.openContent(lead) : undefined
    return content && { ...listed(lead, own, await records.deliveriesOf(own.id, [lead.id]), now()), content }
  }
  const shown: Pick<Leads, 'list' | 'read'> = {
    list: (actor, before) =>
      onAccounts(async () => {
        const own = await ownOf(actor)
        const last = before === undefined ? undefined : await records.one(own.id, before)
        if (before !== undefined && !last) throw refusedField('before', 'unknown_lead', 'No contact has this id.')
        const found = await records.page(own.id, { before: last, limit: perPage + 1 })
        const page = found.slice(0, perPage)
        const deliveries = await records.deliveriesOf(
          own.id,
          page.map(({ id }) => id),
        )
        return {
          leads: page.map(lead => listed(lead, own, deliveries, now())),
          next: found.length > perPage ? page.at(-1)?.id : undefined,
        }
      }),
    read: (actor, id) =>
      onAccounts(async () => {
        const own = await ownOf(actor)
        const whole = await read(await oneOf(own, id), own)
        if (!whole) throw new Refusal('route_not_found')
        if ((await attempts.take(['leadRead', actor.session.userId])) === undefined)
          await audit.record(ofOrganisation(actor, now(), 'leads.read', own.id))
        return whole
      }),
  }
  return shown
}

/** Reads all that is kept. */
const exporting =
  ({ ownOf, records, sealing, audit, now }: InboxDependencies): Leads['export'] =>
  actor =>
    onAccounts(async () => {
      const own = await ownOf(actor, 'leads')
      const found = await records.withContent(own.id)
      const instant = now()
      // Without their ways: nobody takes those along, and there may be as many again to ask for.
      const readable = found.flatMap(lead => {
        const content = isReadable(lead, own, instant) ? sealing.openContent(lead) : undefined
        return content ? [{ ...listed(lead, own, [], instant), content }] : []
      })
      if (readable.length > 0) await audit.record(ofOrganisation(actor, now(), 'leads.exported', own.id))
      return readable
    })

/** The contacts of an organisation, for its members. */
export const inbox = (deps: InboxDependencies): Leads => {
  const { ownOf, records, attempts, sendTest, queued, now } = deps
  return {
    ...reading(deps),
    export: exporting(deps),
    setWork: (actor, id, work) =>
      onAccounts(async () => {
        if (!(await records.setWork((await ownOf(actor)).id, id, work))) throw new Refusal('route_not_found')
      }),
    sendAgain: (actor, id) =>
      onAccounts(async () => {
        const own = await ownOf(actor, 'leads')
        if (!(await records.sendAgain(own.id, id, now().toISOString())))
          throw refusedField('', 'not_lost', 'This contact was not lost, or its content is gone.')
        queued({ organisationId: own.id, leadId: id })
      }),
    remove: (actor, id) =>
      onAccounts(async () => {
        const own = await ownOf(actor, 'leads')
        const event = ofOrganisation(actor, now(), 'leads.deleted', own.id, { detail: { leads: '1' } })
        if (!(await records.remove(own.id, id, event))) throw new Refusal('route_not_found')
      }),
    removeAll: actor =>
      onAccounts(async () => {
        const own = await ownOf(actor, 'leads')
        return records.removeAll(
          own.id,
          ofOrganisation(actor, now(), 'leads.deleted', own.id, { detail: { leads: 'all' } }),
        )
      }),
    sendTest: actor =>
      onAccounts(async () => {
        const own = await ownOf(actor, 'leads')
        if ((await attempts.take(['leadTest', own.id])) !== undefined)
          throw refusedField('', 'tests', 'Ten tests an hour may be sent.')
        return sendTest(actor, own.id)
      }),
  }
}
