import type { Language } from '#languages/registry'
import type { Actor } from '../../ports/accounts.ts'
import type { EmbedSettings, FormUsageDay } from '../../ports/embeds.ts'
import type { KeepDays, LeadContent, LeadFollowUp, LeadHold, LeadState, OpenLeads } from '../../ports/leads.ts'
import type { SheetWriter } from '../../ports/sheets.ts'
import type { WebhookOutcome } from '../../ports/webhooks.ts'
import type { FormResults } from './form-results.ts'

/*
 * Errors, as in the account services: `organisation_not_found` without an organisation, `forbidden` without the right,
 * `route_not_found` for an unknown id of the organisation; `issues` for messages of pages, listed at each method.
 * `leads_off` while no contacts can be received.
 */

/** Contact in its organisation's list. */
export interface ListedLead {
  id: string
  keyId: string
  receivedAt: string
  host: string
  language: Language
  state: LeadState
  isTest: boolean
  work: LeadFollowUp
  /** Expiry of the content; null where there is no content, or where the last delivery deletes it. */
  contentUntil: string | null
  /** Present for one that is or was held back. */
  hold: LeadHold | undefined
  /** Whether the viewer may read the content now. */
  isReadable: boolean
  deliveries: readonly ListedDelivery[]
  /** Undefined where the viewer may not read it, or it is deleted. */
  content?: LeadContent | undefined
}

/** Delivery of a contact, for lists. */
interface ListedDelivery {
  /** Id of the webhook; undefined for the letter. */
  webhookId: string | undefined
  attempts: number
  state: 'waiting' | 'taken' | 'lost' | 'withdrawn'
  /** Due time of the next attempt, while pending. */
  nextAt: string | undefined
}

/** Contact with its content. */
export interface ReadLead extends ListedLead {
  content: LeadContent
}

/** Member of an organisation whom a contact can be handed to. */
export interface Colleague {
  userId: string
  name: string
}

/** The contacts of an organisation. */
export interface Leads {
  /**
   * For every member: newest first, 50 a page or `limit`, each with what the viewer may read, and the number of all that are held back.
   * Event as for `read` where a content is shown. Issue `unknown_lead`.
   */
  list(
    actor: Actor,
    part?: { before?: string | undefined; limit?: number },
  ): Promise<{ leads: ListedLead[]; next: string | undefined; held: number }>
  /** Members of the organisation by name, of a contact those who may read it and take care of it; for every member. */
  colleagues(actor: Actor, id?: string): Promise<Colleague[]>
  /**
   * Saves a note beside the content, or removes it where it is empty; for every member who may read the contact.
   * `before` is the note that the writer saw. Issues at `note`: `note` (2000 characters), `note_changed`.
   */
  setNote(actor: Actor, id: string, note: { text: string; before: string }): Promise<void>
  /**
   * Hands a contact to a member, who gets a letter, or to nobody where empty; for every member who may read the contact.
   * Issues at `colleague`: `colleague`, `letters` (20 an hour per organisation).
   */
  handTo(actor: Actor, id: string, userId: string): Promise<void>
  /** For every member: counts of all contacts that wait for a person, not only those of a page. */
  countOpen(actor: Actor): Promise<OpenLeads>
  /**
   * Contact with its content; event `leads.read`, once per person and hour. `route_not_found` once the content is
   * deleted.
   */
  read(actor: Actor, id: string): Promise<ReadLead>
  /** For every member. */
  setWork(actor: Actor, id: string, work: LeadFollowUp): Promise<void>
  /** For owners and administrators: queues a lost contact again whose content is stored. Issue `not_lost`. */
  sendAgain(actor: Actor, id: string): Promise<void>
  /**
   * For owners and administrators: delivers a contact that is held back, or all of them, now; event `leads.released`.
   * Issue `not_held`.
   */
  release(actor: Actor, id?: string): Promise<void>
  /**
   * All contacts with stored content, newest first, without their deliveries; event `leads.exported` if there are any.
   * For owners and administrators.
   */
  export(actor: Actor): Promise<ReadLead[]>
  /** Deletes one, and its pending deliveries; event `leads.deleted`. For owners and administrators. */
  remove(actor: Actor, id: string): Promise<void>
  /** Deletes all; returns their number. For owners and administrators. */
  removeAll(actor: Actor): Promise<number>
  /**
   * Sends a contact of a fictitious visitor by letter and webhooks; returns its id. For owners and administrators.
   * Issue `tests` (ten an hour).
   */
  sendTest(actor: Actor): Promise<string>
}

/** Lead settings of an organisation, for its page. */
export interface LeadSettingsView {
  /** Reason why no contacts can be received, or undefined. */
  off: 'leads' | 'secrets' | 'terms' | undefined
  /** Current recipient of the letters: the confirmed address, else that of the owner. */
  receiver: string
  /** Address as entered; null without one. */
  email: string | null
  isConfirmed: boolean
  /** Whether it is suspended until the owner decides about it. */
  isSuspended: boolean
  keepDays: KeepDays
  /** Whether the viewer may change the settings. */
  mayChange: boolean
  /** Accepted terms; null without any. */
  terms: { version: string; at: string } | null
  /** Current version of the terms. */
  termsVersion: string
}

/** Settings of delivery and retention. */
export interface LeadSetting {
  settings(actor: Actor): Promise<LeadSettingsView>
  /**
   * Sends the letter `leadAddress`. Issues at `email`: `email`, `letters` (3 an hour per address, 10 per organisation).
   */
  setAddress(actor: Actor, email: string): Promise<void>
  /** Sends letters to the owner again. */
  removeAddress(actor: Actor): Promise<void>
  setKeepDays(actor: Actor, days: KeepDays): Promise<void>
  /** Accepts the current terms; event `terms.accepted`. For owners and administrators. */
  acceptTerms(actor: Actor): Promise<void>
}

/** Links of letters, which need no session. */
export interface LeadLinks {
  /** Data for `/contacts/confirm`; undefined: the link is used or expired. Changes nothing. */
  toConfirm(token: string): Promise<{ organisation: string; email: string } | undefined>
  /** False: the link is used or expired. */
  confirm(token: string): Promise<boolean>
  /** Data for `/contacts/stop`; undefined: already stopped, or an invalid link. Changes nothing. */
  toStop(token: string): Promise<{ organisation: string; email: string } | undefined>
  /** False: already stopped, or an invalid link. The owner is notified. */
  stop(token: string): Promise<boolean>
}

/** Webhook as shown to its organisation. */
export interface WebhookView {
  id: string
  url: string
  createdAt: string
  off: { at: string; why: 'gone' | 'silent' | 'suspended' } | undefined
  /** Time until which the previous secret signs too. */
  oldUntil: string | undefined
  /** Whether its secret was replaced and nobody has seen the new one. */
  hasNewSecret: boolean
  /** Member who added or kept it, in lists; null where that was not recorded, a null name once the account is deleted. */
  maker?: { id: string; name: string | null } | null
}

/** Webhooks of an organisation, for owners and administrators; members see the list. */
export interface Webhooks {
  list(actor: Actor): Promise<WebhookView[]>
  /** @throws Refusal as `add` does for the address alone, before a proof is asked for. */
  checkUrl(url: string): string
  /** Issues at `url`: `webhook_url` `webhook_scheme` `webhook_port` `webhook_user` `webhook_fragment` `webhook_length` `webhook_host` `webhook_own`; `webhooks` (three there are). */
  add(
    actor: Actor,
    wish: { url: string; replaces?: string | undefined },
  ): Promise<{ webhook: WebhookView; secret: string }>
  /** Creates a new secret; the previous one also signs for 24 hours. Issue `webhook_suspended`. */
  rotate(actor: Actor, id: string): Promise<{ webhook: WebhookView; secret: string }>
  remove(actor: Actor, id: string): Promise<void>
  /** Sends `webhook.test` and waits for the outcome. Issues `tests` (ten an hour), `webhook_suspended`. */
  test(actor: Actor, id: string): Promise<WebhookOutcome>
}

/** Forms of website keys. A key that the person may not see is `key_not_found`. */
export interface Embeds {
  /** Saved settings; undefined where none were ever saved. */
  settings(actor: Actor, keyId: string): Promise<EmbedSettings | undefined>
  /** Replaces the settings; null deletes them. Issues: `embed` at the attribute. */
  save(actor: Actor, keyId: string, settings: EmbedSettings | null): Promise<void>
  /** What the form of a key brought since the counts are kept, by week, page, campaign and order. */
  results(actor: Actor, keyId: string): Promise<FormResults>
  /** Last `days` days of one key, newest first. */
  days(actor: Actor, keyId: string, days: number): Promise<FormUsageDay[]>
  /**
   * Last `days` days of all website keys of the person's organisation, those revoked meanwhile too, newest first; none
   * without an organisation.
   */
  organisationDays(actor: Actor, days: number): Promise<FormUsageDay[]>
}

/** Setup progress of an organisation. */
export interface FirstSteps {
  hasBrand: boolean
  /** Newest active website key of the organisation, if any. */
  websiteKeyId: string | undefined
  /** Last use of a form, if any. */
  form: { host: string; at: string } | undefined
  hasContact: boolean
}

/** All services for lead pages: `accounts.leads` of the account pages. */
export interface LeadServices {
  leads: Leads
  setting: LeadSetting
  links: LeadLinks
  webhooks: Webhooks
  /** Writes tables to take away. */
  sheets: SheetWriter
  embeds: Embeds
  firstSteps(actor: Actor): Promise<FirstSteps | undefined>
  /**
   * Transfers a person's own key to its organisation, with its tier lowered to the organisation's plan if needed; event
   * `key.owner`. For owners and administrators. Issue `key_limit`; `key_not_found` for a key that no longer exists.
   */
  handOver(actor: Actor, keyId: string): Promise<void>
}
