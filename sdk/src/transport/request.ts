import { contractDay, version } from '../derived/version.ts'
import { ConfigurationError, isValoremError, type ValoremError } from '../errors.ts'
import { type RequestEvent, redacted, tell } from '../hooks.ts'
import type { CallOptions } from '../options.ts'
import { appName, checkedKey, headerText, headerTextRule, refuse, type Settings } from '../settings.ts'
import { isBrowser } from '../web.ts'
import { attempt, isStale, late, loadLog } from './attempt.ts'
import { type Job, jobOf, leftMs, type Route } from './job.ts'
import type { Shared } from './rate-limit.ts'
import { retryWaitMs } from './retry.ts'
import { sleep, within } from './timeout.ts'

/** Sends one call with all its attempts. The type of the answer is the contract's word: answers are not validated. */
export type Call = <Success>(route: Route, body?: unknown, options?: CallOptions) => Promise<Success>

/** The credential, asked for within the call's own time. */
const askKey = (job: Job): Promise<string> | string => {
  const { apiKey } = job
  if (typeof apiKey === 'string') return apiKey
  const ask = async () => {
    try {
      return checkedKey(await apiKey())
    } catch (cause) {
      throw isValoremError(cause) ? cause : new ConfigurationError('The apiKey function failed.', job, { cause })
    }
  }
  return within(job, ask, leftMs(job), () => late(job, 'total'))
}

/** Whether a credential is a session token, which travels as a bearer. */
const isToken = (key: string): boolean => /^eyJ/.test(key)

/** The headers of an attempt; refuses values that cannot stand in one, without naming them. */
const ownHeaders = (job: Job, retry: number): Record<string, string> => {
  const headers: Record<string, string> = {
    accept: `${job.fileType ? `${job.fileType}, ` : ''}application/json${job.onProgress ? ';q=0.9, text/event-stream' : ''}`,
    ...(isToken(job.key) ? { authorization: `Bearer ${job.key}` } : { 'x-api-key': job.key }),
    ...(job.json && { 'content-type': 'application/json' }),
    ...(job.idempotencyKey && { 'idempotency-key': job.idempotencyKey }),
    'valorem-version': contractDay,
    ...(job.requestId && { 'x-request-id': job.requestId }),
    ...(retry && { 'x-retry-count': `${retry}` }),
    ...(!isBrowser() && { 'user-agent': `valorem-sdk/${version}${appName(job)}` }),
  }
  for (const name in headers) {
    if (name !== 'authorization' && !headerText.test(`${headers[name]}`)) refuse(`${name} must be ${headerTextRule}.`)
  }
  return headers
}

/**
 * Waits while the client is paused by a 429 that any of its calls received; ends a call that was aborted. A call that may not wait so long is sent:
 * the service then answers for itself.
 */
const pass = async (job: Job): Promise<void> => {
  for (;;) {
    for (const signal of job.signals) if (signal?.aborted) throw job.aborted(signal.reason)
    const retryAfterMs = job.shared.pausedUntil - performance.now()
    const waitMs = retryWaitMs({ retryable: retryAfterMs > 0, retryAfterMs }, job, 0, leftMs(job), Math.random())
    if (waitMs === undefined) return
    await sleep(job, waitMs)
  }
}

/** A 429 of the minute pauses every call of the client for as long as the answer asked, within the cap. */
const pause = (
  { shared, maxRetryDelayMs }: Job,
  { status, retryable, retryAfterMs = Infinity }: ValoremError,
): void => {
  if (status !== 429 || !retryable || retryAfterMs > maxRetryDelayMs) return
  shared.pausedUntil = Math.max(shared.pausedUntil, performance.now() + retryAfterMs)
}

const eventOf = (job: Job, headers: Record<string, string>): RequestEvent => {
  const { operation, method, url, attempts, idempotencyKey, json } = job
  const shown = { ...headers }
  for (const name in headers)
    if (name in job.headers || /^(x-api-key|authorization)$/.test(name)) shown[name] = redacted
  return {
    operation,
    method,
    url,
    attempt: attempts + 1,
    idempotencyKey,
    headers: shown,
    bodyLength: json?.length ?? 0,
  }
}

/** Milliseconds to wait after a failure; undefined where it is final. A service may close idle connections: nothing is wrong with it. */
const waitAfter = (job: Job, error: ValoremError, retry: number): number | undefined => {
  const waitMs = retryWaitMs(error, job, retry, leftMs(job), Math.random())
  return waitMs !== undefined && isStale(job, error) ? 0 : waitMs
}

/** Attempts and waits in turn, until an answer is good, an error is final or the time is up. */
const repeat = async (job: Job): Promise<unknown> => {
  let lastError: ValoremError | undefined
  // The reader of events is loaded with the first call that asks for them.
  const once = job.onProgress ? (await import('./told-attempt.ts')).toldAttempt : attempt
  for (let retry = 0; ; retry += 1) {
    await pass(job)
    const headers = { ...job.headers, ...ownHeaders(job, retry) }
    const event = eventOf(job, headers)
    job.event = event
    tell(job.onRequest, event)
    try {
      return await once(job, event, headers, lastError)
    } catch (error) {
      if (!isValoremError(error)) throw error
      lastError = error
      pause(job, error)
      const waitMs = waitAfter(job, error, retry)
      if (waitMs === undefined) throw error
      tell(job.onRetry, { ...event, error, waitMs })
      job.isAnswered = false
      await sleep(job, waitMs)
    }
  }
}

/** The call from its key to its end. Tells of an end without an answer. */
const run = async (job: Job): Promise<unknown> => {
  try {
    job.key = await askKey(job)
    return await repeat(job)
  } catch (error) {
    if (job.isAnswered || !isValoremError(error)) throw error
    const elapsedMs = performance.now() - job.deadline + job.totalTimeoutMs
    tell(job.onFailure, { ...(job.event ?? { ...eventOf(job, {}), attempt: 0 }), error, elapsedMs })
    throw error
  }
}

/** The function with which the methods of a client call the service. */
export const caller =
  (client: Settings, shared: Shared): Call =>
  async <Success>(route: Route, body?: unknown, options: CallOptions = {}): Promise<Success> => {
    const job = jobOf(client, shared, route, body, options)
    const log = (job.logger || job.logLevel) && (await loadLog())
    // Answers are not validated; their type is what the contract promises for the route.
    return (await (log ? log.logged(job, run) : run(job))) as Success
  }
