import type * as z from 'zod'
import type * as leads from '#contract/leads'
import type * as printed from '../../sdk/src/derived/types.ts'
import { tied } from './tied.ts'

/** Types of what webhooks get. */
export const webhookTies = {
  Lead: tied<z.output<typeof leads.Lead>, printed.Lead>(),
  LeadConsent: tied<z.output<typeof leads.LeadConsent>, printed.LeadConsent>(),
  LeadContact: tied<z.output<typeof leads.LeadContact>, printed.LeadContact>(),
  LeadCreatedEvent: tied<z.output<typeof leads.LeadCreatedEvent>, printed.LeadCreatedEvent>(),
  LeadEstimate: tied<z.output<typeof leads.LeadEstimate>, printed.LeadEstimate>(),
  WebhookTestEvent: tied<z.output<typeof leads.WebhookTestEvent>, printed.WebhookTestEvent>(),
}
