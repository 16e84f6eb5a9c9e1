import type { Generated } from 'kysely'
import type { Language } from '#languages/registry'
import type { TriedOrder } from '../../ports/form-acts.ts'
import type { HoldReason, LeadFollowUp, LeadState, StoredDelivery } from '../../ports/leads.ts'
import type { StoredWebhook } from '../../ports/webhooks.ts'

/** Envelope-encrypted text, in base64; all columns are null once the text is deleted. */
export interface EnvelopeColumns {
  /** Id of the installation secret that wraps the data key. */
  kek_id: string | null
  wrapped_dek: string | null
  dek_iv: string | null
  dek_tag: string | null
  iv: string | null
  tag: string | null
  ciphertext: string | null
}

/** Tables of leads, webhooks and forms. */
export interface LeadTables {
  lead: EnvelopeColumns & {
    organisation_id: string
    id: string
    key_id: string
    received_at: string
    host: string
    language: Language
    state: LeadState
    is_test: number
    content_until: string | null
    work: LeadFollowUp
    /** W3C trace context headers. */
    traceparent: string | null
    tracestate: string | null
    /** Null for a lead that was never held back. */
    held_reason: HoldReason | null
    held_due: string | null
    held_network: string | null
    released_at: string | null
  }
  lead_delivery: {
    id: string
    organisation_id: string
    lead_id: string
    /** Empty for the letter. */
    webhook_id: string
    attempts: number
    next_at: string
    done_at: string | null
    outcome: StoredDelivery['outcome']
  }
  webhook: EnvelopeColumns & {
    id: string
    organisation_id: string
    url: string
    created_at: string
    off_at: string | null
    off_why: StoredWebhook['offWhy']
    old_until: string | null
    /** User who added it, or kept it; null for older ones. */
    created_by: Generated<string | null>
    /** User to whom the current secret was shown. */
    secret_by: Generated<string | null>
    /** 1 while the current secret was not shown. */
    has_new_secret: Generated<number>
  }
  embed_day: {
    key_id: string
    /** UTC day. */
    day: string
    host: string
    forms: number
    estimates: number
    contacts: number
    last_at: string
  }
  form_act: {
    key_id: string
    /** UTC day. */
    day: string
    host: string
    /** Path of the page without query; `*` for those above the limit of a day. */
    page: string
    /** `utm_campaign` of the page; empty without one. */
    campaign: string
    /** Order of the result, where both are tried; empty otherwise. */
    tried: TriedOrder | ''
    forms: number
    estimates: number
    contacts: number
  }
}
