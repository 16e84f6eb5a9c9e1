import { ConfigurationError, InvalidRequestError, toAbortedError } from '../errors.ts'
import type { RequestEvent } from '../hooks.ts'
import { type Defined, mergeOptions } from '../layers.ts'
import { throwConfigurationError } from '../option-kinds.ts'
import type { ReadOptions, TextOptions } from '../options.ts'
import { checkCallOptions, mergeHeaders, type Settings } from '../settings.ts'
import { type Fetch, isBrowser } from '../web.ts'
import { findNonFinite } from './finite.ts'
import { createIdempotencyKey } from './idempotency-key.ts'
import type { KeptAnswer } from './kept-answer.ts'
import type { ClientState } from './rate-limit.ts'
import type { RetryLimits } from './retry.ts'
import type { Route } from './route.ts'
import type { Cancel } from './timeout.ts'

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
  Defined<Omit<Settings & TextOptions & ReadOptions, 'headers' | 'logger' | 'logLevel'>> &
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
    /** Whether its result has the answer as it came. */
    isRaw: boolean
    /** The answer that is kept, if its ETag was sent. */
    kept: KeptAnswer | undefined
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

/** Rejects a call that nothing can send. */
const checkFetch = (given: Fetch | undefined): void => {
  if (given || typeof globalThis.fetch === 'function') return
  throwConfigurationError(
    "There is no fetch here, so nothing was sent: give createClient one. In Jest use testEnvironment 'node' or jest-fixed-jsdom.",
  )
}

/** Creates a call: its own options override the client's, which override the route's and the defaults. */
export const createCallJob = (
  client: Settings,
  shared: ClientState,
  route: Route,
  body: unknown,
  own: TextOptions & ReadOptions,
  isRaw: boolean,
): Job => {
  checkCallOptions(own, route)
  checkFetch(client.fetch)
  const options = mergeOptions(getCallDefaults(), route, client, own)
  const fetchOptions = { ...client.fetchOptions, ...own.fetchOptions }
  const url = client.baseUrl + route.path
  const job: Job = {
    ...options,
    shared,
    url,
    requestLine: `${route.method} ${url.split('?')[0]}`,
    headers: mergeHeaders(client.headers, own),
    fetchOptions,
    json: undefined,
    isRaw,
    kept: undefined,
    key: '',
    deadline: performance.now() + options.totalTimeoutMs,
    mayBeStale: shared.answered === true,
    attempts: 0,
    event: undefined,
    isAnswered: false,
    signals: [client.signal, own.signal],
    aborted: cause => toAbortedError(job)(cause),
  }
  // Repeating a PATCH could apply its change twice.
  if (route.method === 'PATCH') job.maxRetries = 0
  job.json = serializeCallBody(body, job)
  if (route.method === 'POST') job.idempotencyKey ??= createIdempotencyKey(route, job.json, fetchOptions)
  return job
}

/** Remaining time of the call, ms. */
export const getRemainingMs = ({ deadline }: Job): number => deadline - performance.now()
