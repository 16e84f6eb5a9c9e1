import * as z from 'zod'
import { languages } from '#languages/registry'
import { EstimationInput } from '../estimation/input.ts'
import { leadRules } from '../rules/leads.ts'
import { Instant } from '../shared/units.ts'
import { defineBarePageUrl, definePageUrl, defineVisitorMessage, defineVisitorText, stripInvisible } from './text.ts'

/** Excludes characters that could end an address in a mail header; the quote mark is a code for generators. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are among what the pattern refuses
const emailPattern = /^[^\s@,;:\x22<>()\x00-\x1F\x7F-\x9F]+@[^\s@,;:\x22<>()\x00-\x1F\x7F-\x9F]+$/
const phonePattern = /^[ +()./-]*([0-9][ +()./-]*){3,}$/

/** Replaces pasted blanks of any kind by plain ones. */
const normalizeBlanks = (text: string): string => stripInvisible(text.replace(/\s+/g, ' '))

const noLink = z.check<string>(({ value, issues }) => {
  if (!/http/i.test(value)) return
  issues.push({
    code: 'custom',
    message: leadRules.link_in_name.message,
    input: value,
    params: { rule: 'link_in_name' },
  })
})

const hasWay = z.check<{ email?: string | undefined; phone?: string | undefined }>(({ value, issues }) => {
  if (value.email !== undefined || value.phone !== undefined) return
  issues.push({
    code: 'custom',
    message: leadRules.contact_missing.message,
    input: value,
    params: { rule: 'contact_missing' },
  })
})

const isPrivate = { 'x-private': true } as const

/** Contact data as typed by the visitor. */
export const LeadContact = z
  .strictObject({
    name: defineVisitorText(200)
      .regex(/^[^<>]*$/, 'must not contain < or >')
      .check(noLink)
      .meta(isPrivate)
      .optional()
      .describe('Name of the visitor, in any script; no address of a page.'),
    email: z
      .string()
      .overwrite(stripInvisible)
      .max(254, { abort: true })
      .regex(emailPattern, 'must be an e-mail address')
      .meta(isPrivate)
      .optional()
      .describe('E-mail address of the visitor; this, the telephone number, or both.'),
    phone: z
      .string()
      .overwrite(normalizeBlanks)
      .min(3, { abort: true })
      .max(40, { abort: true })
      .regex(phonePattern, 'must be a telephone number: digits, blanks and + ( ) . / -')
      .meta(isPrivate)
      .optional()
      .describe('Telephone number of the visitor, as typed, with three digits or more.'),
    message: defineVisitorMessage(2000)
      .meta(isPrivate)
      .optional()
      .describe('What the visitor wrote; line breaks are kept.'),
  })
  .check(hasWay)
  .meta({
    id: 'LeadContact',
    description: 'Who wants to be called, as the visitor typed it; nothing of it is checked.',
  })

/** Consent of the visitor. */
export const LeadConsent = z
  .strictObject({
    text: defineVisitorText(600).meta(isPrivate).describe('The sentence that the visitor agreed to, as it was shown.'),
    privacyUrl: definePageUrl(500).meta(isPrivate).describe('The privacy notice that was linked beside it.'),
    at: Instant.meta(isPrivate).describe('When, by the clock of the visitor; ours stands beside it.'),
  })
  .meta({ id: 'LeadConsent', description: 'What the visitor agreed to, and when.' })

const seconds = z.int().min(0).max(86_400)

const campaignsMax = 10

const fewCampaigns = z.check<Record<string, string>>(({ value, issues }) => {
  if (Object.keys(value).length <= campaignsMax) return
  issues.push({ code: 'custom', message: `must have at most ${campaignsMax} entries`, input: value })
})

/** A contact that a visitor of an agency's page sends. */
export const LeadInput = z
  .strictObject({
    id: z
      .string()
      .max(36)
      .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, 'must be a UUID in lower case')
      .describe(
        'UUID in lower case, made by the sender: the same one is received once. Make a new one when what is sent has changed.',
      ),
    contact: LeadContact,
    consent: LeadConsent,
    home: EstimationInput.describe('The home that the visitor had estimated; it is estimated anew here.'),
    page: defineBarePageUrl(500).describe('The page on which it was sent; query and fragment are cut off.'),
    language: z.enum(languages).describe('Language in which the visitor read the form.'),
    reference: defineVisitorText(200).optional().describe('Your own word for this form or page.'),
    utm: z
      .record(z.string().regex(/^utm_[a-z_]{1,30}$/), defineVisitorText(200))
      .check(fewCampaigns)
      .meta({ maxProperties: campaignsMax })
      .optional()
      .describe('Campaign parameters of the page, as `utm_source`.'),
    elapsedSeconds: seconds
      .meta({ 'x-unit': 'seconds' })
      .optional()
      .describe('Seconds from when the form appeared until it was sent.'),
    website: z
      .string()
      .max(500)
      .optional()
      .describe(
        'A trap for programs: people never see the field, and what is sent with it filled goes nowhere. Give the field of your form another name, which no browser or password manager fills, and empty it after a failure.',
      ),
    proof: z
      .string()
      .max(400)
      .regex(/^[0-9a-z]+\.[A-Za-z0-9_-]+:[0-9]+(,[0-9]+)*$/, 'must be `token:number,number,…`')
      .optional()
      .describe('Proof of work, after an answer `proof_required`: `token:number,number,…`.'),
  })
  .meta({ id: 'LeadInput', description: 'A contact that a visitor of an agency’s page sends.' })
