import type { Estimate, EstimationInput } from '../../src/derived/types.ts'

/** The fields of a contact form that there are, in no order. */
const names = ['name', 'email', 'phone', 'message'] as const

/** A field of the contact form. */
export type ContactField = (typeof names)[number]

/** The fields that a list of words names, in its order; unknown words are skipped. */
export const contactFields = (list: string): ContactField[] =>
  [...new Set(list.split(/\s+/))].filter((word): word is ContactField => (names as readonly string[]).includes(word))

/** What a visitor agreed to, and when. */
export interface Consent {
  /** The text of the consent as it was shown. */
  text: string
  /** Absolute address of the privacy notice. */
  privacyUrl: string
  /** Instant of the consent, ISO 8601. */
  at: string
}

/** The data of a lead. */
export interface Lead {
  /** Its name, a UUID: the same when a visitor sends the same again. */
  id: string
  contact: Partial<Record<ContactField, string>>
  consent: Consent
  input: EstimationInput
  estimate: Estimate
  language: string
  reference?: string
  /** Address of the page without query and fragment. */
  page: string
  /** The `utm_…` of the page's address, as they are. */
  utm: Readonly<Record<string, string>>
  /** Whole seconds since the form appeared. */
  elapsedSeconds: number
}

/** A lead as a form would send it: names and values, without those that are empty. */
export const leadFields = (lead: Lead): [name: string, value: string][] => {
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

/** A lead as the service takes it; the estimate is its own. What would be refused of the campaign is left out. */
export const leadInput = ({ input, estimate: _own, page, utm, elapsedSeconds, ...lead }: Lead): object => ({
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

/** Whether a text may be an e-mail address: one `@`, a dot somewhere after it, and no sign that ends an address. */
export const isEmail = (text: string): boolean => /^[^@\s,;:"<>()]+@[^@\s,;:"<>()]+\.[^@\s,;:"<>().]+$/.test(text)

/** Whether a text may be a telephone number: three digits at least, and the signs that people write between them. */
export const isPhone = (text: string): boolean => /^(?=(.*\d){3})[\d\s+()./-]+$/.test(text)

/** The `utm_…` parameters of an address. */
export const utmOf = (search: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_')))
