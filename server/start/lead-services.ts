import { randomUUID } from 'node:crypto'
import { embeds as embedsOf } from '../services/leads/embeds.ts'
import { handingOver } from '../services/leads/hand-over.ts'
import { inbox } from '../services/leads/inbox.ts'
import type { LeadServices } from '../services/leads/lead-services.ts'
import { ownFinder } from '../services/leads/own-organisation.ts'
import type { Receiving } from '../services/leads/receiving.ts'
import { links, setting } from '../services/leads/setting.ts'
import { inventedLead } from '../services/leads/test-lead.ts'
import { webhooks as webhooksOf } from '../services/leads/webhooks.ts'
import type { LeadStores, LeadsNeeds, LeadWays } from './lead-parts.ts'

/** How contacts come in and go on. */
interface Flow extends Pick<Receiving, 'receiveTest'> {
  queued(of: { organisationId: string; leadId: string }): void
}

/** What pages of contacts call. */
export const leadServices = (
  isOn: boolean,
  { leads, settings, webhooks, keys, organisations, audit, embeds: records }: LeadStores,
  { sealing, notices, stopLinks, attempts }: LeadWays,
  { receiveTest, queued }: Flow,
  { mail, sender, process: { randomBytes, now, today } }: LeadsNeeds,
): LeadServices => {
  const ownOf = ownFinder(organisations)
  const sendTest: Parameters<typeof inbox>[0]['sendTest'] = async (actor, organisationId) => {
    const lead = inventedLead(randomUUID(), actor, now())
    await receiveTest(lead, organisationId, '', today())
    return lead.id
  }
  const { isOn: isSealed } = sealing
  const setters = { ownOf, records: settings, isOn, isSealed, attempts, mail, notices, stopLinks, randomBytes, now }
  const { embeds, firstSteps } = embedsOf({ keys, organisations, records, leads, now })
  return {
    leads: inbox({ ownOf, records: leads, sealing, audit, attempts, sendTest, queued, now }),
    setting: setting(setters),
    links: links({ records: settings, notices, stopLinks, now }),
    webhooks: webhooksOf({ ownOf, records: webhooks, sealing, sender, attempts, notices, randomBytes, now }),
    embeds,
    firstSteps,
    handOver: handingOver({ ownOf, keys, now }),
  }
}
