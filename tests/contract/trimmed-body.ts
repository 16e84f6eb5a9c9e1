import type { Operation } from '#contract/openapi/operations'
import { cleanText } from '#contract/shared/clean-text'

/** Whether a value has fields or items. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Fields of a report whose text is cleaned of what nobody sees before it is measured. */
const printed = new Set([
  ...['name', 'address', 'phone', 'email', 'website', 'legalMention', 'role', 'clientName'],
  ...['propertyAddress', 'reference', 'reason'],
])

/** Texts of a contact that a visitor types. */
const isTyped = (name: string): boolean =>
  ['name', 'message', 'text', 'reference'].includes(name) || name.startsWith('utm_')

/** Signs that turn a text round or take no room. */
const unseen = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g

/** A text of a contact as it is judged: without signs that nobody sees, a page without query and fragment. */
const ofContact = (text: string, name: string): string => {
  if (name === 'page') return text.trim().replace(/[?#].*$/s, '')
  if (name === 'phone') return text.replace(/\s+/g, ' ').trim()
  if (isTyped(name)) return text.replace(unseen, '').trim()
  return ['email', 'privacyUrl', 'commune', 'quartier'].includes(name) ? text.trim() : text
}

/** A text of any other request: names that people type, and what they write to a model, are trimmed before they are judged. */
const ofOthers = (text: string, name: string): string => {
  if (['context', 'prompt', 'content'].includes(name)) return text.replaceAll('\r', '').trim()
  return ['commune', 'quartier'].includes(name) ? text.trim() : text
}

const ofReport = (text: string, name: string): string =>
  printed.has(name) ? cleanText(text).trim() : ofOthers(text, name)

/** A body as the service judges it, its texts trimmed and cleaned as the operation does. */
export const trimmed = (body: unknown, { access }: Operation): unknown => {
  const text = access.quota === 'report' ? ofReport : access.quota === 'lead' ? ofContact : ofOthers
  const within = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return text(value, name)
    if (Array.isArray(value)) return value.map(item => within(item, ''))
    if (!isObject(value)) return value
    // Among names that are free, of campaigns, one called __proto__ is as if it had not been sent.
    const entries = Object.entries(value).filter(([key]) => name !== 'utm' || key !== '__proto__')
    // Unlike an assignment, this keeps a field called __proto__.
    return Object.fromEntries(entries.map(([key, inner]) => [key, within(inner, key)]))
  }
  return within(body, '')
}
