import type * as z from 'zod'
import type { AgencyReportInput } from '#contract/agencies'
import { Refusal } from '#domain/core/refusal'
import { parseOrigin } from '../../access/origins.ts'
import type { TierLimits } from '../../access/tiers.ts'
import type { SentForm } from '../../http/bodies/form-body.ts'
import type { SampleReport } from '../../http/workers/sample-report.ts'
import type { Actor, LetterPlace, Locale, Visit } from '../../ports/accounts.ts'
import { faultsOf } from '../../services/account/account-fault.ts'
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
  /** The variable part of the path, '' without one. */
  id: string
  query: URLSearchParams
  /** What was posted; empty for GET. */
  form: SentForm
  /** The Cookie header. */
  cookie: string
  place: LetterPlace
  visit: Visit
  /** Who answers questions for everybody, and the key that everybody shares. */
  models: AskModels
  /** Draws a sample with the brand of a person's organisation; undefined where the client has disconnected. */
  sampleReport(actor: Actor, language: Locale): Promise<SampleReport | undefined>
  /** Draws a report for a client with that brand; undefined where the client has disconnected. */
  ownReport(actor: Actor, input: z.input<typeof AgencyReportInput>): Promise<SampleReport | undefined>
}

/** A request of a signed-in person. */
export interface OwnCall extends Call {
  actor: Actor
}

/** A page that is shown. */
export interface Shown {
  title: string
  main: Html
  /** 200 when left out. */
  status?: number
  headers?: Readonly<Record<string, string>>
  cookies?: readonly string[]
  /** Path and query that the choice of a language returns to; the path of the request, without its query, when left out. */
  here?: string
  scripts?: readonly string[]
  /** Sheets beside the one of all pages. */
  styles?: readonly string[]
}

/** What a handler answers: a page, a redirect (303), or a download, which is JSON unless it names its type. */
export type Outcome =
  | Shown
  | { to: string; cookies?: readonly string[]; headers?: Readonly<Record<string, string>> }
  | { fileName: string; text: string; type?: string }
  | SampleReport

/**
 * What a browser is told when a session ends: what it kept of our pages goes. Cookies are not named, since that of the
 * language stays; the one of the session goes by itself.
 */
export const forgetPages = { 'Clear-Site-Data': '"cache", "storage"' } as const

/** A fault of a field, with the text of its key. */
export const fault = (words: Words, field: string, key: PlainKey): Fault => ({ field, text: words.text(key) })

/** The faults of fields that must not be empty and are. */
export const missing = ({ form, words }: Call, names: readonly string[]): Fault[] =>
  names.filter(name => form.text(name) === '').map(name => fault(words, name, 'fault.required'))

/** What was entered in some fields, to be shown again. */
export const entered = ({ form }: Call, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map(name => [name, form.exact(name)]))

/** The addresses of websites in a text, one a line; the `/` that the address bar of a browser adds is no part of them. */
export const originLines = (text: string): string[] =>
  text
    .split(/\r\n|\n|\r/)
    .map(line => line.trim().replace(/^([^/]*\/\/[^/]+)\/$/, '$1'))
    .filter(line => line !== '')

/** Most letters of a value that a sentence repeats. */
const repeatedMax = 100

const originFault = ({ form, words }: Call): string => {
  const wrong = originLines(form.exact('origins')).find(line => 'fault' in parseOrigin(line)) ?? ''
  return words.text('fault.origin', { origin: wrong.slice(0, repeatedMax) })
}

const textOf = (call: Call, name: string): string => {
  if (name === 'origin') return originFault(call)
  if (name === 'fresh') return call.words.text('signIn.again')
  const key = `fault.${name}`
  return call.words.text(isPlainKey(key) ? key : 'fault.notAllowed')
}

/** A form that a service refused, as the page shows it again, with its status. */
export interface RefusedForm {
  refused: Refused
  status: number
  headers: Readonly<Record<string, string>>
  /** The session is too old for this: a new sign-in comes first. */
  isStale?: boolean
}

const statusOf = ({ code }: Refusal): number => {
  if (code === 'rate_limited') return 429
  return code === 'forbidden' ? 403 : 400
}

/** Whole seconds until an instant in milliseconds since 1970, at least one. */
export const secondsUntil = (resetAt: number, now: Date): number =>
  Math.max(1, Math.ceil((resetAt - now.getTime()) / 1000))

/**
 * Tries what a form asks for.
 * @returns the form with what the service found wrong with it; undefined when it was done.
 * @throws what is no fault of the form: a store that is away, a right that is missing.
 */
export const tried = async (
  call: Call,
  { form, fields }: { form: string; fields: readonly string[] },
  act: () => Promise<unknown>,
): Promise<RefusedForm | undefined> => {
  try {
    await act()
    return undefined
  } catch (error) {
    const faults = faultsOf(error)
    if (!(error instanceof Refusal) || faults.length === 0) throw error
    const named = faults.map(found => ({ field: found.field.replace(/[[.].*/, ''), text: textOf(call, found.fault) }))
    const { window } = error.details
    return {
      refused: {
        form,
        values: entered(call, fields),
        // One sentence for each field: the first.
        faults: named
          .map(({ field, text }) => ({ field: fields.includes(field) ? field : '', text }))
          .filter(({ field }, index, list) => list.findIndex(other => other.field === field) === index),
      },
      status: statusOf(error),
      isStale: faults.some(found => found.fault === 'fresh'),
      headers: window ? { 'Retry-After': String(secondsUntil(window.resetAt, call.now)) } : {},
    }
  }
}

/** The faults of a form that a service refused, with those of its empty fields in the words for what is missing. */
export const withMissing = (refused: RefusedForm, empty: readonly Fault[]): RefusedForm => {
  const isEmpty = ({ field }: Fault): boolean => empty.some(other => other.field === field)
  const faults = [...empty, ...refused.refused.faults.filter(fault => !isEmpty(fault))]
  return { ...refused, refused: { ...refused.refused, faults } }
}

/** A form that the page itself refuses. */
export const refusedForm = (
  call: Call,
  { form, fields }: { form: string; fields: readonly string[] },
  faults: readonly Fault[],
  status = 400,
): RefusedForm => ({ refused: { form, values: entered(call, fields), faults }, status, headers: {} })

/** A form that came too often: when it may come again. */
export const tooOften = (
  call: Call,
  which: { form: string; fields: readonly string[] },
  resetAt: number,
): RefusedForm => {
  const seconds = secondsUntil(resetAt, call.now)
  const text = call.words.text('fault.tooMany', { minutes: call.words.number(Math.ceil(seconds / 60)) })
  return {
    ...refusedForm(call, which, [{ field: '', text }], 429),
    headers: { 'Retry-After': String(seconds) },
  }
}
