import type { Language } from '../derived/widget/languages.ts'
import { parseHttpUrl } from './address.ts'
import { parseQuestions, type Question } from './home.ts'
import { type ContactField, isWay, parseContactFields } from './lead-fields.ts'
import { findServiceAddress } from './service-address.ts'
import { type TextSource, toWidgetLanguage } from './texts.ts'

/** Defaults for all elements of a page. */
interface PageDefaults {
  /** Service of elements that name none: the origin of the script; empty with npm. */
  baseUrl: string
  /** Source of texts. */
  texts: TextSource
}

/** Set by each entry before an element can be in a page. */
export const pageDefaults = { baseUrl: '' } as PageDefaults

/** Parsed attributes of an element. */
export interface ElementOptions {
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
  /** Whether a visitor has to leave an address or a number, where the form has both and requires neither. */
  isWayRequired: boolean
  agency: string
  privacyUrl: string | undefined
  /** Receiver of contacts: the service, a listener of the page, an address; none for any other word. */
  lead: string
  /** Whether the logo of the key's organisation is shown, or nothing of its brand. */
  brand: string
  reference: string
  /** Colour of the settings; empty where they have none. */
  accent: string
  /** What comes first in the result: `contact`, or for any other word its figures. */
  order: string
}

/** Attributes that are saved with a key. */
export type ServedSettings = readonly { name: string; value: string }[]

/** Selects the language of an element: its own, that of the nearest ancestor, that of the browser. */
export const selectElementLanguage = (host: HTMLElement): Language => {
  const near = host.closest('[lang]')?.getAttribute('lang')
  return toWidgetLanguage(near || navigator.language || 'fr')
}

/** Reads the address of the service from an element, or from its page. */
export const readServiceAddress = (host: HTMLElement): string =>
  (host.getAttribute('base-url') ?? '').trim() || findServiceAddress(pageDefaults.baseUrl)

/** Reads the attributes of an element, and those of the service that it leaves out; invalid ones count as missing. */
export const readElementOptions = (host: HTMLElement, served: ServedSettings = []): ElementOptions => {
  const saved = Object.fromEntries(served.map(({ name, value }) => [name, value]))
  const text = (name: string): string => (host.getAttribute(name) ?? saved[name] ?? '').trim()
  const lead = text('lead')
  const named = parseContactFields(text('lead-fields') || 'name phone email')
  // The service rejects contacts that cannot be answered.
  const fields: ContactField[] = lead === 'service' && !named.some(isWay) ? [...named, 'email'] : named
  const required = parseContactFields(text('lead-required')).filter(name => fields.includes(name))
  const isWayRequired = (lead === 'service' || !host.hasAttribute('lead-required')) && !required.some(isWay)
  const ways = fields.filter(isWay)
  const privacyUrl = parseHttpUrl(text('privacy-url'), host.baseURI)
  return {
    apiKey: text('api-key'),
    baseUrl: readServiceAddress(host),
    language: selectElementLanguage(host),
    questions: parseQuestions(host.getAttribute('fields')),
    theme: text('theme'),
    leadAction: parseHttpUrl(text('lead-action'), host.baseURI),
    leadEmail: text('lead-email'),
    leadPhone: text('lead-phone'),
    contactFields: fields,
    contactRequired: isWayRequired && ways.length === 1 ? [...required, ...ways] : required,
    isWayRequired,
    agency: text('agency'),
    privacyUrl,
    lead,
    brand: text('brand'),
    reference: text('reference').slice(0, 200),
    accent: text('accent'),
    order: text('order'),
  }
}
