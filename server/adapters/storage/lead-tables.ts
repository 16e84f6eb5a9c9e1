import type { Language } from '#languages/registry'
import type { LeadState, LeadWork, StoredDelivery } from '../../ports/leads.ts'
import type { StoredWebhook } from '../../ports/webhooks.ts'

/** A text under a key of its own, in base64; all are null once the text is gone. */
export interface EnvelopeColumns {
  /** Which secret of the installation wraps the data key. */
  kek_id: string | null
  wrapped_dek: string | null
  dek_iv: string | null
  dek_tag: string | null
  iv: string | null
  tag: string | null
  ciphertext: string | null
}

/** The tables of contacts, webhooks and forms. */
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
    work: LeadWork
    /** Headers of the W3C, as they are passed on. */
    traceparent: string | null
    tracestate: string | null
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
}
