import { abortedCall, ConfigurationError, InvalidRequestError } from '../errors.ts'
import type { RequestEvent } from '../hooks.ts'
import { type Defined, merged } from '../layers.ts'
import type { Limitations, TextOptions } from '../options.ts'
import { checkCallOptions, headersOf, type Settings } from '../settings.ts'
import { type Fetch, isBrowser, uniqueName } from '../web.ts'
import { nonFinite } from './finite.ts'
import type { Shared } from './rate-limit.ts'
import type { RetryLimits } from './retry.ts'
import type { Cancel } from './timeout.ts'

/** An operation as the transport sees it; limits of its own stand before the usual defaults. */
export interface Route extends Pick<Limitations, 'timeoutMs' | 'totalTimeoutMs' | 'maxRetryDelayMs'> {
  operation: string
  method: string
  path: string
  /** The answer has no `data` and `meta` to take apart. */
  isWhole?: boolean | undefined
  /** Media type of the file that it answers; undefined where it answers JSON. */
  fileType?: string | undefined
  /** It can tell how far its answer is. */
  isText?: boolean | undefined
}

/** Defaults of the options. */
interface Usual extends RetryLimits {
  timeoutMs: number
  totalTimeoutMs: number
  maxAnswerBytes: number
  fetch: Fetch
}

const usual = (): Usual => ({
  timeoutMs: 20_000,
  totalTimeoutMs: 60_000,
  maxAnswerBytes: 32 * 1024 * 1024,
  maxRetries: 2,
  maxRetryDelayMs: isBrowser() ? 5000 : 30_000,
  // Looked up with each call: mocks replace the platform's fetch after the client was made.
  fetch: (url, init) => globalThis.fetch(url, init),
})

/** One call: its options, what stays the same over its attempts, and how many there were. */
export type Job = Usual &
  Route &
  Defined<Omit<Settings & TextOptions, 'headers' | 'logger' | 'logLevel'>> &
  Pick<Settings, 'logger' | 'logLevel'> &
  Cancel & {
    shared: Shared
    url: string
    /** Method and address, as errors print them; without the query, which may hold private data. */
    requestLine: string
    /** The caller's own headers, those of the call before those of its client. */
    headers: Record<string, string>
    /** Written once, so that every attempt sends the same bytes. */
    json: string | undefined
    /** The credential; empty until it is read. */
    key: string
    /** Monotonic instant when the call's time is up, ms. */
    deadline: number
    /** An idle connection may be reused, which the server may have closed meanwhile. */
    mayBeStale: boolean
    /** Requests sent so far. */
    attempts: number
    /** The last of them, as hooks see it. */
    event: RequestEvent | undefined
    /** Whether its answer was told to `onResponse`. */
    isAnswered: boolean
  }

/** The body as JSON; refuses what JSON cannot say, a number that is none by its path. */
const jsonOf = (body: unknown, job: Job): string | undefined => {
  let json: string | undefined
  try {
    json = JSON.stringify(body)
  } catch (cause) {
    throw new ConfigurationError(`The body is no JSON (${job.requestLine}).`, job, { cause })
  }
  // Such a number is written as null: where there is none, nothing has to be looked at.
  const issue = json?.includes('null') ? nonFinite(body) : undefined
  if (!issue) return json
  const message = `${issue.path} is ${issue.received}: ${issue.message} Nothing was sent (${job.requestLine}).`
  throw new InvalidRequestError(message, job, { code: 'invalid_request', issues: [issue] })
}

/** Puts a call together: its own options before the client's, the client's before the route's and the usual ones. */
export const jobOf = (client: Settings, shared: Shared, route: Route, body: unknown, own: TextOptions): Job => {
  checkCallOptions(own, route.isText)
  const options = merged(usual(), route, client, own)
  const url = client.baseUrl + route.path
  const job: Job = {
    ...options,
    shared,
    url,
    requestLine: `${route.method} ${url.split('?')[0]}`,
    headers: headersOf(client.headers, own),
    fetchOptions: { ...client.fetchOptions, ...own.fetchOptions },
    json: undefined,
    key: '',
    deadline: performance.now() + options.totalTimeoutMs,
    mayBeStale: shared.answered === true,
    attempts: 0,
    event: undefined,
    isAnswered: false,
    signals: [client.signal, own.signal],
    aborted: cause => abortedCall(job)(cause),
  }
  if (route.method === 'POST') job.idempotencyKey ??= uniqueName()
  // Repeating a PATCH may change twice what should change once.
  if (route.method === 'PATCH') job.maxRetries = 0
  job.json = jsonOf(body, job)
  return job
}

/** What is left of the call's time, ms. */
export const leftMs = ({ deadline }: Job): number => deadline - performance.now()
