import type * as z from 'zod'
import type { AgencyReportInput } from '#contract/agencies'
import type { Places } from '#contract/estimation/places'
import { Refusal } from '#domain/core/refusal'
import { parseOrigin } from '../../access/origins.ts'
import type { TierLimits } from '../../access/tiers.ts'
import type { SentForm } from '../../http/bodies/form-body.ts'
import type { ReportFile } from '../../http/workers/drawn-reports.ts'
import type { Actor, LetterContext, Locale, Visit } from '../../ports/accounts.ts'
import { listFormFaults } from '../../services/account/account-fault.ts'
import type { AccountServices } from '../../services/account/account-services.ts'
import type { AskModels } from '../ask/view.ts'
import type { Fault, Refused } from '../form.ts'
import type { Html } from '../html.ts'
import { isPlainKey, type PlainKey, type Words } from '../words.ts'

/** A request to a page as its handler sees it. */
export interface Call {
  accounts: AccountServices
  tiers: TierLimits
  words: Words
  now: Date
  /** Path parameter, '' without one. */
  id: string
  query: URLSearchParams
  /** Posted form; empty for GET. */
  form: SentForm
  /** The entries were kept over a sign-in or a refusal: the form is shown again with them, and nothing is done. */
  isReturned?: boolean
  /** The Cookie header. */
  cookie: string
  place: LetterContext
  visit: Visit
  /** Model providers available to all users, and the shared key. */
  models: AskModels
  /** Municipalities and districts that a form may offer. */
  places(): Pick<z.infer<typeof Places>, 'communes'>
  /** Draws a sample with the brand of a person's organisation; undefined where the client has disconnected. */
  sampleReport(actor: Actor, language: Locale): Promise<ReportFile | undefined>
  /** Draws a report for a client with that brand; undefined where the client has disconnected. */
  ownReport(actor: Actor, input: z.input<typeof AgencyReportInput>, fileName: string): Promise<ReportFile | undefined>
}

/** A request of a signed-in person. */
export interface OwnCall extends Call {
  actor: Actor
}

/** A page to send. */
export interface RenderedPage {
  title: string
  /** Markup in place of the heading, with the title as its `h1`. */
  heading?: Html
  main: Html
  /** 200 when left out. */
  status?: number
  headers?: Readonly<Record<string, string>>
  cookies?: readonly string[]
  /** Path and query that the language form returns to; by default the path of the request without its query. */
  here?: string
  scripts?: readonly string[]
  /** Additional style sheets. */
  styles?: readonly string[]
}

/** Result of a handler: a page, a redirect (303), or a download, JSON unless `type` is given. */
export type Outcome =
  | RenderedPage
  | { to: string; cookies?: readonly string[]; headers?: Readonly<Record<string, string>>; endsSession?: boolean }
  | { fileName: string; text: string; type?: string }
  | ReportFile

/**
 * Header that clears cached pages when a session ends. Cookies are not cleared with it, since the language cookie
 * is kept; the session cookie is cleared separately.
 */
export const forgetPages = { 'Clear-Site-Data': '"cache", "storage"' } as const

/** A fault of a field, with the text of its key. */
export const createFault = (words: Words, field: string, key: PlainKey): Fault => ({ field, text: words.text(key) })

/** Faults of required fields that are empty. */
export const findMissingFields = ({ form, words }: Call, names: readonly string[]): Fault[] =>
  names.filter(name => form.text(name) === '').map(name => createFault(words, name, 'fault.required'))

/** Entered values of some fields, to fill the form again. */
export const readEnteredValues = ({ form }: Call, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map(name => [name, form.exact(name)]))

/** Parses website origins, one per line; removes the trailing `/` that browsers add in the address bar. */
export const parseOriginLines = (text: string): string[] =>
  text
    .split(/\r\n|\n|\r/)
    .map(line => line.trim().replace(/^([^/]*\/\/[^/]+)\/$/, '$1'))
    .filter(line => line !== '')

/** Maximum length of a value repeated in a message. */
const repeatedMax = 100

const describeOriginFault = ({ form, words }: Call): string => {
  const wrong = parseOriginLines(form.exact('origins')).find(line => 'fault' in parseOrigin(line)) ?? ''
  return words.text('fault.origin', { origin: wrong.slice(0, repeatedMax) })
}

const describeFieldFault = (call: Call, name: string): string => {
  if (name === 'origin') return describeOriginFault(call)
  if (name === 'fresh') return call.words.text('signIn.again')
  const key = `fault.${name}`
  return call.words.text(isPlainKey(key) ? key : 'fault.notAllowed')
}

/** A form that a service rejected, to be shown again, with its status. */
export interface RefusedForm {
  refused: Refused
  status: number
  headers: Readonly<Record<string, string>>
  /** The session is too old for this action and needs a new sign-in. */
  isStale?: boolean
}

const getRefusalStatus = ({ code }: Refusal): number => {
  if (code === 'rate_limited') return 429
  return code === 'forbidden' ? 403 : 400
}

/** Whole seconds until an instant (Unix milliseconds), at least one. */
export const countSecondsUntil = (resetAt: number, now: Date): number =>
  Math.max(1, Math.ceil((resetAt - now.getTime()) / 1000))

/**
 * Runs the action of a form; entries that were kept are shown again instead.
 * @returns the form with the faults that the service found; undefined on success.
 * @throws errors not caused by the form: a store that is unavailable, a missing permission.
 */
export const trySubmit = async (
  call: Call,
  { form, fields }: { form: string; fields: readonly string[] },
  act: () => Promise<unknown>,
): Promise<RefusedForm | undefined> => {
  if (call.isReturned) return createRefusedForm(call, { form, fields }, [])
  try {
    await act()
    return undefined
  } catch (error) {
    const faults = listFormFaults(error)
    if (!(error instanceof Refusal) || faults.length === 0) throw error
    const named = faults.map(found => ({
      field: found.field.replace(/[[.].*/, ''),
      text: describeFieldFault(call, found.fault),
    }))
    const { window } = error.details
    return {
      refused: {
        form,
        values: readEnteredValues(call, fields),
        // One sentence for each field: the first.
        faults: named
          .map(({ field, text }) => ({ field: fields.includes(field) ? field : '', text }))
          .filter(({ field }, index, list) => list.findIndex(other => other.field === field) === index),
      },
      status: getRefusalStatus(error),
      isStale: faults.some(found => found.fault === 'fresh'),
      headers: window ? { 'Retry-After': String(countSecondsUntil(window.resetAt, call.now)) } : {},
    }
  }
}

/** Adds the faults of empty required fields, which replace other faults of the same fields. */
export const withMissingFields = (refused: RefusedForm, empty: readonly Fault[]): RefusedForm => {
  const isEmpty = ({ field }: Fault): boolean => empty.some(other => other.field === field)
  const faults = [...empty, ...refused.refused.faults.filter(fault => !isEmpty(fault))]
  return { ...refused, refused: { ...refused.refused, faults } }
}

/** Form rejected by the page itself; one with kept entries has no faults yet. */
export const createRefusedForm = (
  call: Call,
  { form, fields }: { form: string; fields: readonly string[] },
  faults: readonly Fault[],
  status = 400,
): RefusedForm => ({
  refused: { form, values: readEnteredValues(call, fields), faults: call.isReturned ? [] : faults },
  status: call.isReturned ? 200 : status,
  headers: {},
})

/** Form rejected by the rate limit, with its retry time. */
export const createThrottledForm = (
  call: Call,
  which: { form: string; fields: readonly string[] },
  resetAt: number,
): RefusedForm => {
  const seconds = countSecondsUntil(resetAt, call.now)
  const text = call.words.text('fault.tooMany', { minutes: call.words.number(Math.ceil(seconds / 60)) })
  return {
    ...createRefusedForm(call, which, [{ field: '', text }], 429),
    headers: { 'Retry-After': String(seconds) },
  }
}
