import { ConfigurationError, InvalidRequestError, toAbortedError } from '../errors.ts'
import type { RequestEvent } from '../hooks.ts'
import { type Defined, mergeOptions } from '../layers.ts'
import type { Limitations, TextOptions } from '../options.ts'
import { checkCallOptions, mergeHeaders, type Settings } from '../settings.ts'
import { createUniqueName, type Fetch, isBrowser } from '../web.ts'
import { findNonFinite } from './finite.ts'
import type { ClientState } from './rate-limit.ts'
import type { RetryLimits } from './retry.ts'
import type { Cancel } from './timeout.ts'

/** An operation as seen by the transport; its own limits override the defaults. */
export interface Route extends Pick<Limitations, 'timeoutMs' | 'totalTimeoutMs' | 'maxRetryDelayMs'> {
  operation: string
  method: string
  path: string
  /** Whether the answer has no `data` and `meta` to unwrap. */
  isWhole?: boolean | undefined
  /** Media type of the file that it answers; undefined where it answers JSON. */
  fileType?: string | undefined
  /** Whether it can report its progress. */
  isText?: boolean | undefined
}

/** Defaults of the options. */
interface CallDefaults extends RetryLimits {
  timeoutMs: number
  totalTimeoutMs: number
  maxAnswerBytes: number
  fetch: Fetch
}

const getCallDefaults = (): CallDefaults => ({
  timeoutMs: 20_000,
  totalTimeoutMs: 60_000,
  maxAnswerBytes: 32 * 1024 * 1024,
  maxRetries: 2,
  maxRetryDelayMs: isBrowser() ? 5000 : 30_000,
  // Resolved with each call: mocks may replace the platform's fetch after the client was created.
  fetch: (url, init) => globalThis.fetch(url, init),
})

/** One call: its options, the values shared by its attempts, and their number. */
export type Job = CallDefaults &
  Route &
  Defined<Omit<Settings & TextOptions, 'headers' | 'logger' | 'logLevel'>> &
  Pick<Settings, 'logger' | 'logLevel'> &
  Cancel & {
    shared: ClientState
    url: string
    /** Method and address for error messages; without the query, which may hold private data. */
    requestLine: string
    /** Headers of the caller; those of the call override those of its client. */
    headers: Record<string, string>
    /** Serialised once, so that every attempt sends the same bytes. */
    json: string | undefined
    /** Credential; empty until it is read. */
    key: string
    /** Monotonic deadline of the call, ms. */
    deadline: number
    /** Whether an idle connection may be reused, which the server may have closed meanwhile. */
    mayBeStale: boolean
    /** Requests sent so far. */
    attempts: number
    /** The last request, as seen by hooks. */
    event: RequestEvent | undefined
    /** Whether its answer was reported to `onResponse`. */
    isAnswered: boolean
  }

/** Serialises the body; rejects what JSON cannot represent, and non-finite numbers by their path. */
const serializeCallBody = (body: unknown, job: Job): string | undefined => {
  let json: string | undefined
  try {
    json = JSON.stringify(body)
  } catch (cause) {
    throw new ConfigurationError(`The body is no JSON (${job.requestLine}).`, job, { cause })
  }
  // Such a number is written as null: without any null there is nothing to check.
  const issue = json?.includes('null') ? findNonFinite(body) : undefined
  if (!issue) return json
  const message = `${issue.path} is ${issue.received}: ${issue.message} Nothing was sent (${job.requestLine}).`
  throw new InvalidRequestError(message, job, { code: 'invalid_request', issues: [issue] })
}

/** Creates a call: its own options override the client's, which override the route's and the defaults. */
export const createCallJob = (
  client: Settings,
  shared: ClientState,
  route: Route,
  body: unknown,
  own: TextOptions,
): Job => {
  checkCallOptions(own, route.isText)
  const options = mergeOptions(getCallDefaults(), route, client, own)
  const url = client.baseUrl + route.path
  const job: Job = {
    ...options,
    shared,
    url,
    requestLine: `${route.method} ${url.split('?')[0]}`,
    headers: mergeHeaders(client.headers, own),
    fetchOptions: { ...client.fetchOptions, ...own.fetchOptions },
    json: undefined,
    key: '',
    deadline: performance.now() + options.totalTimeoutMs,
    mayBeStale: shared.answered === true,
    attempts: 0,
    event: undefined,
    isAnswered: false,
    signals: [client.signal, own.signal],
    aborted: cause => toAbortedError(job)(cause),
  }
  if (route.method === 'POST') job.idempotencyKey ??= createUniqueName()
  // Repeating a PATCH could apply its change twice.
  if (route.method === 'PATCH') job.maxRetries = 0
  job.json = serializeCallBody(body, job)
  return job
}

/** Remaining time of the call, ms. */
export const getRemainingMs = ({ deadline }: Job): number => deadline - performance.now()
