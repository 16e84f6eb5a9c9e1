import * as z from 'zod'
import { Euro, Instant } from '../shared/units.ts'
import { LeadInput } from './input.ts'

/** The estimate of the home of a contact. */
export const LeadEstimate = z
  .strictObject({
    low: Euro.describe('Lower end of the interval that holds 8 of 10 sales of comparable apartments.'),
    mid: Euro.describe('Central value.'),
    high: Euro.describe('Upper end of that interval.'),
  })
  .meta({ id: 'LeadEstimate', description: 'The estimate of the home, made when the contact was received.' })

/** Reasons for which a contact is delivered later. */
export const holdReasons = ['visitor_hour', 'organisation_hour', 'organisation_day'] as const

/** Why a contact was delivered later than it was received. */
export const LeadHold = z
  .strictObject({
    reason: z
      .enum(holdReasons)
      .describe(
        '`visitor_hour`: more than 5 of this address within an hour. `organisation_hour`: more than 60 for the organisation within an hour. `organisation_day`: more than its plan delivers at once in a UTC day.',
      ),
    until: Instant.describe('When it was let through.'),
  })
  .meta({ id: 'LeadHold', description: 'Why a contact was held back, and until when.' })

/** A contact as sent to a webhook. */
export const Lead = LeadInput.omit({ website: true, proof: true })
  .extend({
    receivedAt: Instant.describe('When it was received, by our clock.'),
    test: z.boolean().describe('Sent from the pages of the service, to try the way.'),
    keyId: z.string().max(64).describe('Id of the API key that sent it.'),
    host: z.string().max(255).describe('Host of the page, as the browser said it.'),
    estimate: LeadEstimate,
    heldBack: LeadHold.optional().describe('Where it was held back before it was delivered.'),
  })
  .meta({ id: 'Lead', description: 'A contact of a visitor, as it is handed to the organisation.' })

/** Webhook event of each contact. */
export const LeadCreatedEvent = z
  .strictObject({
    type: z.literal('lead.created').describe('What happened.'),
    timestamp: Instant.describe('When the contact was received.'),
    data: Lead,
  })
  .meta({ id: 'LeadCreatedEvent', description: 'A visitor sent a contact.' })

/** Webhook event of a test delivery. */
export const WebhookTestEvent = z
  .strictObject({
    type: z.literal('webhook.test').describe('What happened.'),
    timestamp: Instant.describe('When it was sent.'),
    data: z
      .strictObject({ webhookId: z.string().max(64).describe('Id of the webhook.') })
      .describe('Which webhook it is.'),
  })
  .meta({ id: 'WebhookTestEvent', description: 'Somebody tries the webhook from the pages of the service.' })
