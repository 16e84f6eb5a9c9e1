import type { Language } from '#languages/registry'
import type { Actor } from '../../ports/accounts.ts'
import type { EmbedDay, EmbedSettings } from '../../ports/embeds.ts'
import type { KeepDays, LeadContent, LeadState, LeadWork } from '../../ports/leads.ts'
import type { WebhookOutcome } from '../../ports/webhooks.ts'

/*
 * How these refuse: as the services of accounts. `organisation_not_found` without an organisation, `forbidden` without the
 * right, `route_not_found` for what the organisation has not; `issues` where a page shows a sentence of its own, named with
 * each method. `leads_off` while nothing can be received.
 */

/** A contact as its organisation lists it. */
export interface ListedLead {
  id: string
  keyId: string
  receivedAt: string
  host: string
  language: Language
  state: LeadState
  isTest: boolean
  work: LeadWork
  /** Until when the content is stored; null where it is none or goes with the last delivery. */
  contentUntil: string | null
  /** Whether the person who looks may read the content now. */
  isReadable: boolean
  deliveries: readonly ListedDelivery[]
}

/** A way of a contact, as it is listed. */
export interface ListedDelivery {
  /** Id of the webhook; undefined for the letter. */
  webhookId: string | undefined
  attempts: number
  state: 'waiting' | 'taken' | 'lost' | 'withdrawn'
  /** When the next attempt is due, while it waits. */
  nextAt: string | undefined
}

/** A contact with its content. */
export interface ReadLead extends ListedLead {
  content: LeadContent
}

/** The contacts of an organisation. */
export interface Leads {
  /** For every member: newest first, 50 a page. Issue `unknown_lead`. */
  list(actor: Actor, before?: string): Promise<{ leads: ListedLead[]; next: string | undefined }>
  /** Its content; event `leads.read`, one a person and hour. `route_not_found` once the content is gone. */
  read(actor: Actor, id: string): Promise<ReadLead>
  /** For every member. */
  setWork(actor: Actor, id: string, work: LeadWork): Promise<void>
  /** For owners and administrators, of a lost one whose content is still there. Issue `not_lost`. */
  sendAgain(actor: Actor, id: string): Promise<void>
  /** All whose content is stored, newest first, without their deliveries; event `leads.exported` where there are any. For owners and administrators. */
  export(actor: Actor): Promise<ReadLead[]>
  /** Deletes one, and what waits of it; event `leads.deleted`. For owners and administrators. */
  remove(actor: Actor, id: string): Promise<void>
  /** Deletes all; how many there were. For owners and administrators. */
  removeAll(actor: Actor): Promise<number>
  /** Sends a contact of an invented visitor by every way; its id. For owners and administrators. Issue `tests` (ten an hour). */
  sendTest(actor: Actor): Promise<string>
}

/** What an organisation has set of its contacts. */
export interface LeadSettingsView {
  /** Undefined while contacts can be received; else why not. */
  off: 'leads' | 'secrets' | 'terms' | undefined
  /** The address that gets the letters now: the confirmed one, else that of the owner. */
  receiver: string
  /** The address that was typed; null where none was. */
  email: string | null
  isConfirmed: boolean
  keepDays: KeepDays
  /** Whether the person who looks may change this. */
  mayChange: boolean
  /** What the organisation accepted; null while it accepted nothing. */
  terms: { version: string; at: string } | null
  /** The version that is accepted now. */
  termsVersion: string
}

/** Where contacts go, and for how long they are kept. */
export interface LeadSetting {
  settings(actor: Actor): Promise<LeadSettingsView>
  /** Sends the letter `leadAddress`. Issues at `email`: `email`, `letters` (3 an hour an address, 10 an organisation). */
  setAddress(actor: Actor, email: string): Promise<void>
  /** Letters go to the owner again. */
  removeAddress(actor: Actor): Promise<void>
  setKeepDays(actor: Actor, days: KeepDays): Promise<void>
  /** Accepts the present terms; event `terms.accepted`. For owners and administrators. */
  acceptTerms(actor: Actor): Promise<void>
}

/** Links of letters, which need no session. */
export interface LeadLinks {
  /** What `/contacts/confirm` asks about; undefined: the link is used or over. Changes nothing. */
  toConfirm(token: string): Promise<{ organisation: string; email: string } | undefined>
  /** False: the link is used or over. */
  confirm(token: string): Promise<boolean>
  /** What `/contacts/stop` asks about; undefined: it was stopped, or is no link of ours. Changes nothing. */
  toStop(token: string): Promise<{ organisation: string; email: string } | undefined>
  /** False: it was stopped before, or is no link of ours. The owner is told. */
  stop(token: string): Promise<boolean>
}

/** A webhook as its organisation sees it. */
export interface WebhookView {
  id: string
  url: string
  createdAt: string
  off: { at: string; why: 'gone' | 'silent' } | undefined
  /** Until when the secret before the present one signs too. */
  oldUntil: string | undefined
}

/** The webhooks of an organisation, for owners and administrators; members see them listed. */
export interface Webhooks {
  list(actor: Actor): Promise<WebhookView[]>
  /** Issues at `url`: `webhook_url` `webhook_scheme` `webhook_port` `webhook_user` `webhook_fragment` `webhook_length` `webhook_host` `webhook_own`; `webhooks` (three there are). */
  add(actor: Actor, url: string): Promise<{ webhook: WebhookView; secret: string }>
  /** A new secret; the one before signs for 24 hours too. */
  rotate(actor: Actor, id: string): Promise<{ webhook: WebhookView; secret: string }>
  remove(actor: Actor, id: string): Promise<void>
  /** Sends `webhook.test` and waits for what comes. Issue `tests` (ten an hour). */
  test(actor: Actor, id: string): Promise<WebhookOutcome>
}

/** The forms of website keys. A key that the person may not see is `key_not_found`. */
export interface Embeds {
  settings(actor: Actor, keyId: string): Promise<EmbedSettings>
  /** Issues: `embed` at the attribute. */
  save(actor: Actor, keyId: string, settings: EmbedSettings): Promise<void>
  /** The last `days` days of one key, newest first. */
  days(actor: Actor, keyId: string, days: number): Promise<EmbedDay[]>
}

/** How far an organisation is; undefined while there is none. */
export interface FirstSteps {
  hasBrand: boolean
  /** The newest website key of the organisation that works; undefined while there is none. */
  websiteKeyId: string | undefined
  /** The last time that a form was seen; undefined while none was. */
  form: { host: string; at: string } | undefined
  hasContact: boolean
}

/** Everything that pages of leads call: `accounts.leads` of the pages of accounts. */
export interface LeadServices {
  leads: Leads
  setting: LeadSetting
  links: LeadLinks
  webhooks: Webhooks
  embeds: Embeds
  firstSteps(actor: Actor): Promise<FirstSteps | undefined>
  /**
   * Gives an own key to the own organisation, lowered to the organisation's plan where it is above; event `key.owner`. For
   * owners and administrators. Issue `key_limit`; `key_not_found` for a key that is no longer there to give.
   */
  handOver(actor: Actor, keyId: string): Promise<void>
}
