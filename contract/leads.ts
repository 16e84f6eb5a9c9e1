import { initContract } from '@ts-rest/core'
import * as z from 'zod'
import { LeadInput } from './leads/input.ts'
import { estimationRules } from './rules/estimation.ts'
import { leadRules } from './rules/leads.ts'
import { type Access, KiB, publicCalculation } from './shared/access.ts'
import { defineEnvelope } from './shared/envelope.ts'
import { ErrorResponse } from './shared/errors.ts'
import { mergeRules, prefixRules } from './shared/field-rules.ts'
import { calculationFailures } from './shared/statuses.ts'

export { holdReasons, Lead, LeadCreatedEvent, LeadEstimate, LeadHold, WebhookTestEvent } from './leads/events.ts'
export { LeadConsent, LeadContact, LeadInput } from './leads/input.ts'

/** Receipt of a contact. */
export const LeadReceipt = z
  .strictObject({
    id: z.string().max(36).describe('The id that was sent.'),
    delivery: z
      .enum(['queued', 'discarded'])
      .describe('`queued`: it is on its way to the organisation. `discarded`: the sandbox keeps and sends nothing.'),
  })
  .meta({ id: 'LeadReceipt', description: 'What became of a contact when it was received.' })

/** Answer to a contact. */
export const LeadResponse = defineEnvelope('LeadResponse', LeadReceipt)

const { 409: _, ...failures } = calculationFailures

/** The contacts of visitors. */
export const leads = initContract().router(
  {
    create: {
      method: 'POST',
      path: '/leads',
      summary: 'Send a visitor’s contact to the agency',
      description:
        'Receives what a visitor typed into a contact form, estimates the home, and hands both to the organisation of the key: by letter, and to its webhooks. 201 once it is stored; the same `id` again is 200, and nothing is sent twice. A contact above the limits of the visitor or of the organisation is stored too, and delivered later. With a publishable key the third contact of an address within a minute needs a proof of work (429 `proof_required` with a `challenge`). Nothing is ever sent to the visitor. Once delivered, it is deleted, unless the organisation keeps its contacts for some days. An `Idempotency-Key` is not read: `id` is one. The sandbox checks everything and keeps nothing.',
      body: LeadInput,
      responses: { 200: LeadResponse, 201: LeadResponse, 404: ErrorResponse },
      metadata: {
        credentials: publicCalculation.credentials,
        quota: 'lead',
        bodyLimitBytes: 16 * KiB,
        rules: [...mergeRules(leadRules), ...prefixRules('home', mergeRules(estimationRules))],
      } satisfies Access as Access,
    },
  },
  { pathPrefix: '/api/v1', strictStatusCodes: true, commonResponses: failures },
)
