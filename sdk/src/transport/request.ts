import { contractDay, version } from '../derived/version.ts'
import { ConfigurationError, type ValoremError } from '../errors.ts'
import { callHook, type RequestEvent, redacted } from '../hooks.ts'
import { isValoremError } from '../operation-error.ts'
import { throwConfigurationError } from '../option-kinds.ts'
import type { CallOptions } from '../options.ts'
import { checkApiKey, formatAppName, headerText, headerTextRule, type Settings } from '../settings.ts'
import { isBrowser } from '../web.ts'
import { attemptCall, createTimeoutError, isStaleConnection, loadLog } from './attempt.ts'
import { drawFraction } from './instant.ts'
import { createCallJob, getRemainingMs, type Job } from './job.ts'
import { findKeptAnswer } from './memory.ts'
import type { ClientState } from './rate-limit.ts'
import { getRetryWaitMs } from './retry.ts'
import type { Route } from './route.ts'
import { runAbortable, sleep } from './timeout.ts'

/** Sends one call with all its attempts. The answer has the type of the contract: answers are not validated. */
export type Call = <Success>(route: Route, body?: unknown, options?: CallOptions) => Promise<Success>

/** Gets the credential within the call's own time. */
const getCallKey = (job: Job): Promise<string> | string => {
  const { apiKey } = job
  if (typeof apiKey === 'string') return apiKey
  const ask = async () => {
    try {
      return checkApiKey(await apiKey())
    } catch (cause) {
      throw isValoremError(cause) ? cause : new ConfigurationError('The apiKey function failed.', job, { cause })
    }
  }
  return runAbortable(job, ask, getRemainingMs(job), () => createTimeoutError(job, 'total'))
}

/** Tests for a session token, which is sent as a bearer. */
const isSessionToken = (key: string): boolean => /^eyJ/.test(key)

/** Formats the media types of an answer, the best one first; failures are JSON. */
const formatAccept = ({ fileType, format, onProgress }: Job): string => {
  if (format === 'csv') return 'text/csv, application/json;q=0.5'
  return `${fileType ? `${fileType}, ` : ''}application/json${onProgress ? ';q=0.9, text/event-stream' : ''}`
}

/** Creates the headers of an attempt; rejects invalid header values without naming them. */
const createAttemptHeaders = (job: Job, retry: number): Record<string, string> => {
  job.kept = findKeptAnswer(job)
  const tag = job.kept?.tag ?? job.ifNoneMatch
  const headers: Record<string, string> = {
    accept: formatAccept(job),
    ...(isSessionToken(job.key) ? { authorization: `Bearer ${job.key}` } : { 'x-api-key': job.key }),
    ...(job.json && { 'content-type': 'application/json' }),
    ...(job.idempotencyKey && { 'idempotency-key': job.idempotencyKey }),
    ...(tag && { 'if-none-match': tag }),
    'valorem-version': contractDay,
    ...(job.requestId && { 'x-request-id': job.requestId }),
    ...(retry && { 'x-retry-count': `${retry}` }),
    ...(!isBrowser() && { 'user-agent': `valorem-sdk/${version}${formatAppName(job)}` }),
  }
  for (const name in headers) {
    if (name !== 'authorization' && !headerText.test(`${headers[name]}`))
      throwConfigurationError(`${name} must be ${headerTextRule}.`)
  }
  return headers
}

/**
 * Waits while the client is paused by a 429 of any of its calls; throws for an aborted call. A call without enough time
 * left is sent, and the service answers it.
 */
const waitWhilePaused = async (job: Job): Promise<void> => {
  for (;;) {
    for (const signal of job.signals) if (signal?.aborted) throw job.aborted(signal.reason)
    const retryAfterMs = job.shared.pausedUntil - performance.now()
    const waitMs = getRetryWaitMs(
      { retryable: retryAfterMs > 0, retryAfterMs },
      job,
      0,
      getRemainingMs(job),
      drawFraction,
    )
    if (waitMs === undefined) return
    await sleep(job, waitMs)
  }
}

/** Pauses every call of the client after a 429 of the minute, for as long as the answer asked, within the cap. */
const pauseClient = (
  { shared, maxRetryDelayMs }: Job,
  { status, retryable, retryAfterMs = Infinity }: ValoremError,
): void => {
  if (status !== 429 || !retryable || retryAfterMs > maxRetryDelayMs) return
  shared.pausedUntil = Math.max(shared.pausedUntil, performance.now() + retryAfterMs)
}

const createRequestEvent = (job: Job, headers: Record<string, string>): RequestEvent => {
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

/** Milliseconds to wait after a failure; undefined where it is final. A closed idle connection is retried at once. */
const getWaitAfterFailure = (job: Job, error: ValoremError, retry: number): number | undefined => {
  const waitMs = getRetryWaitMs(error, job, retry, getRemainingMs(job), drawFraction)
  return waitMs !== undefined && isStaleConnection(job, error) ? 0 : waitMs
}

/** Repeats attempts and waits until an answer is good, an error is final or the time is up. */
const runAttempts = async (job: Job): Promise<unknown> => {
  let lastError: ValoremError | undefined
  // The reader of event streams is loaded with the first call that requests them.
  const once = job.onProgress ? (await import('./stream-attempt.ts')).attemptStream : attemptCall
  for (let retry = 0; ; retry += 1) {
    await waitWhilePaused(job)
    const headers = { ...job.headers, ...createAttemptHeaders(job, retry) }
    const event = createRequestEvent(job, headers)
    job.event = event
    callHook(job.onRequest, event)
    try {
      return await once(job, event, headers, lastError)
    } catch (error) {
      if (!isValoremError(error)) throw error
      lastError = error
      pauseClient(job, error)
      const waitMs = getWaitAfterFailure(job, error, retry)
      if (waitMs === undefined) throw error
      callHook(job.onRetry, { ...event, error, waitMs })
      job.isAnswered = false
      await sleep(job, waitMs)
    }
  }
}

/** Runs a call from its key to its end. Reports an end without an answer. */
const runCall = async (job: Job): Promise<unknown> => {
  try {
    job.key = await getCallKey(job)
    return await runAttempts(job)
  } catch (error) {
    if (job.isAnswered || !isValoremError(error)) throw error
    const elapsedMs = performance.now() - job.deadline + job.totalTimeoutMs
    callHook(job.onFailure, { ...(job.event ?? { ...createRequestEvent(job, {}), attempt: 0 }), error, elapsedMs })
    throw error
  }
}

/** Creates the function that the methods of a client use to call the service. */
export const createCaller =
  (client: Settings, shared: ClientState, isRaw = false): Call =>
  async <Success>(route: Route, body?: unknown, options: CallOptions = {}): Promise<Success> => {
    const job = createCallJob(client, shared, route, body, options, isRaw)
    const log = (job.logger || job.logLevel) && (await loadLog())
    // Answers are not validated; the contract defines the type of the route.
    return (await (log ? log.runLogged(job, runCall) : runCall(job))) as Success
  }
