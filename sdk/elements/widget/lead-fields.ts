import type { Estimate, EstimationInput } from '../../src/derived/types.ts'
import { selectWords } from './home.ts'

/** Fields of a contact form. */
const names = ['name', 'email', 'phone', 'message'] as const

/** A field of the contact form. */
export type ContactField = (typeof names)[number]

/** Longest text in which an address in angle brackets is looked for; the longest field is shorter. */
const pastedMax = 300

/**
 * Takes the one part that a field asks for out of a person pasted from a mail program, `Ada <ada@example.org>`; any
 * other text stays as it is.
 */
export const takePastedPart = (name: ContactField, text: string): string => {
  const start = text.lastIndexOf('<')
  const address = text.slice(start + 1, -1).trim()
  if (start < 0 || text.length > pastedMax || !text.endsWith('>') || !isEmail(address)) return text
  if (name === 'email') return address
  return name === 'name' ? text.slice(0, start).replace(/"/g, '').trim() || address : text
}

/** Tests for a field by which a visitor can be answered. */
export const isWay = (name: ContactField): name is 'email' | 'phone' => name === 'email' || name === 'phone'

/** Parses a list of fields, in its order; unknown words are skipped. */
export const parseContactFields = (list: string): ContactField[] => selectWords(list, names)

/** Consent of a visitor, with its time. */
export interface Consent {
  /** Text of the consent as shown. */
  text: string
  /** Absolute address of the privacy notice. */
  privacyUrl: string
  /** Instant of the consent, ISO 8601. */
  at: string
}

/** The data of a lead. */
export interface Lead {
  /** Id, a UUID: the same when a visitor sends the same again. */
  id: string
  contact: Partial<Record<ContactField, string>>
  consent: Consent
  input: EstimationInput
  estimate: Estimate
  language: string
  reference?: string
  /** Address of the page without query and fragment. */
  page: string
  /** The `utm_…` parameters of the page's address, unchanged. */
  utm: Readonly<Record<string, string>>
  /** Whole seconds since the form appeared. */
  elapsedSeconds: number
}

/** Lists a lead as form fields: names and values, without empty ones. */
export const listLeadFields = (lead: Lead): [name: string, value: string][] => {
  const { id, contact, consent, input, estimate, language, reference = '', page, utm, elapsedSeconds } = lead
  const all: Record<string, unknown> = {
    leadId: id,
    ...utm,
    ...input,
    ...contact,
    consent: 'yes',
    consentText: consent.text,
    consentAt: consent.at,
    privacyUrl: consent.privacyUrl,
    estimationBasse: estimate.estimationBasse,
    estimationCentrale: estimate.estimationCentrale,
    estimationHaute: estimate.estimationHaute,
    confiance: estimate.confiance,
    ...{ language, reference, page, elapsedSeconds },
  }
  return Object.entries(all)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => [name, `${value}`])
}

/**
 * Converts a lead to the service's input; the service makes its own estimate. Invalid campaign parameters are omitted.
 */
export const toLeadInput = ({ input, estimate: _own, page, utm, elapsedSeconds, ...lead }: Lead): object => ({
  ...lead,
  home: input,
  page: page.slice(0, 500),
  utm: Object.fromEntries(
    Object.entries(utm)
      .map(
        ([name, value]) =>
          [
            name,
            value
              .replace(/[\p{Cc}\s]+/gu, ' ')
              .trim()
              .slice(0, 200),
          ] as const,
      )
      .filter(([name, value]) => value && /^utm_[a-z_]{1,30}$/.test(name))
      .slice(0, 10),
  ),
  elapsedSeconds: Math.min(elapsedSeconds, 86_400),
})

/** Tests for a possible e-mail address: one `@`, a dot somewhere after it, and no sign that ends an address. */
export const isEmail = (text: string): boolean => /^[^@\s,;:"<>()]+@[^@\s,;:"<>()]+\.[^@\s,;:"<>().]+$/.test(text)

/** Tests for a possible telephone number: at least three digits, and common signs between them. */
export const isPhone = (text: string): boolean => /^(?=(.*\d){3})[\d\s+()./-]+$/.test(text)

/** Reads the `utm_…` parameters of an address. */
export const readUtmParameters = (search: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_')))
