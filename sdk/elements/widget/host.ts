import type { Language } from '../derived/widget/languages.ts'
import { addressOf } from './address.ts'
import { type Question, questionsOf } from './home.ts'
import { type ContactField, contactFields } from './lead-fields.ts'
import { languageOf, type TextSource } from './texts.ts'

/** What holds for all elements of a page. */
interface Usual {
  /** Where the service is when an element does not say: the origin of the script; empty with npm. */
  baseUrl: string
  /** Where texts come from. */
  texts: TextSource
}

/** Each entry says where its texts come from, before an element can stand in a page. */
export const usual = { baseUrl: '' } as Usual

/** What the attributes of an element say. */
export interface Wishes {
  apiKey: string
  baseUrl: string
  language: Language
  questions: readonly Question[]
  theme: string
  leadAction: string | undefined
  leadEmail: string
  leadPhone: string
  contactFields: readonly ContactField[]
  contactRequired: readonly ContactField[]
  agency: string
  privacyUrl: string | undefined
  /** Who receives contacts: the service, a listener of the page, an address; any other word: nobody. */
  lead: string
  /** Whether the logo of the key's organisation is shown, or nothing of its brand. */
  brand: string
  reference: string
}

/** The language of an element: its own, that of the nearest ancestor, that of the browser. */
export const languageFor = (host: HTMLElement): Language => {
  const near = host.closest('[lang]')?.getAttribute('lang')
  return languageOf(near || navigator.language || 'fr')
}

/** Reads the attributes of an element; what is wrong is as if it were not there. */
export const wishesOf = (host: HTMLElement): Wishes => {
  const text = (name: string): string => (host.getAttribute(name) ?? '').trim()
  const lead = text('lead')
  const named = contactFields(text('lead-fields') || 'name email phone')
  // The service takes no contact that cannot be answered.
  const isMute = lead === 'service' && !named.some(name => name === 'email' || name === 'phone')
  const fields: ContactField[] = isMute ? [...named, 'email'] : named
  const required = contactFields(host.hasAttribute('lead-required') ? text('lead-required') : 'email')
  const privacyUrl = addressOf(text('privacy-url'), host.baseURI)
  return {
    apiKey: text('api-key'),
    baseUrl: text('base-url') || usual.baseUrl,
    language: languageFor(host),
    questions: questionsOf(host.getAttribute('fields')),
    theme: text('theme'),
    leadAction: addressOf(text('lead-action'), host.baseURI),
    leadEmail: text('lead-email'),
    leadPhone: text('lead-phone'),
    contactFields: fields,
    contactRequired: required.filter(name => fields.includes(name)),
    agency: text('agency'),
    privacyUrl,
    lead,
    brand: text('brand'),
    reference: text('reference').slice(0, 200),
  }
}
