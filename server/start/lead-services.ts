import { randomUUID } from 'node:crypto'
import { Refusal, unavailable } from '#domain/core/refusal'
import { createSheetWriter } from '../adapters/sheets/xlsx.ts'
import type { SheetWriter } from '../ports/sheets.ts'
import { createEmbeds as embedsOf } from '../services/leads/embeds.ts'
import { createKeyHandOver } from '../services/leads/hand-over.ts'
import { createInbox } from '../services/leads/inbox.ts'
import type { LeadServices } from '../services/leads/lead-services.ts'
import { createOrganisationFinder } from '../services/leads/own-organisation.ts'
import type { Receiving } from '../services/leads/receiving.ts'
import type { Releasing } from '../services/leads/releasing.ts'
import { createLeadLinks, createLeadSetting } from '../services/leads/setting.ts'
import { createTestLead } from '../services/leads/test-lead.ts'
import { createWebhooks as webhooksOf } from '../services/leads/webhooks.ts'
import type { LeadComponents, LeadStores, LeadsDependencies } from './lead-parts.ts'

/** Hooks of receiving and queueing. */
interface Flow extends Pick<Receiving, 'receiveTest'> {
  releasing: Pick<Releasing, 'releaseNow'>
  queued(of: { organisationId: string; leadId: string }): void
}

/** Retry delay of a user who fills the queue of workbooks, in milliseconds. */
const retryMs = 5000

/** Opens the writer of workbooks. */
const openSheetWriter = (now: () => Date): SheetWriter =>
  createSheetWriter({
    createRefusal: (cause, limit) => {
      if (limit === undefined) return unavailable('the writer of workbooks', cause)
      return new Refusal('rate_limited', { window: { limit, remaining: 0, resetAt: now().getTime() + retryMs } })
    },
  })

/** Services for the lead pages. */
export const createLeadServices = (
  isOn: boolean,
  {
    leads,
    held,
    settings,
    webhooks,
    keys,
    organisations,
    persons,
    audit,
    notices: makers,
    embeds: records,
    formActs: acts,
  }: LeadStores,
  { sealing, stopLinks, attempts }: LeadComponents,
  { receiveTest, releasing, queued }: Flow,
  { mail, sender, process: { randomBytes, now, today } }: LeadsDependencies,
): LeadServices => {
  const ownOf = createOrganisationFinder(organisations)
  const sendTest: Parameters<typeof createInbox>[0]['sendTest'] = async (actor, organisationId) => {
    const lead = createTestLead(randomUUID(), actor, now())
    await receiveTest(lead, organisationId, '', today())
    return lead.id
  }
  const { isOn: isSealed } = sealing
  const setters = { ownOf, records: settings, isOn, isSealed, attempts, mail, stopLinks, randomBytes, now }
  const { embeds, firstSteps } = embedsOf({ keys, organisations, records, acts, leads, now })
  return {
    leads: createInbox({
      ownOf,
      records: leads,
      organisations,
      profiles: persons,
      held,
      releasing,
      sealing,
      audit,
      attempts,
      mail,
      sendTest,
      queued,
      now,
    }),
    setting: createLeadSetting(setters),
    links: createLeadLinks({ records: settings, stopLinks, now }),
    webhooks: webhooksOf({ ownOf, records: webhooks, makers, sealing, sender, attempts, randomBytes, now }),
    sheets: openSheetWriter(now),
    embeds,
    firstSteps,
    handOver: createKeyHandOver({ ownOf, keys, now }),
  }
}
