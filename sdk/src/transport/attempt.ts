import { type AttemptPhase, ConnectionError, TimeoutError, type ValoremError } from '../errors.ts'
import { callHook, type RequestEvent, redactKey } from '../hooks.ts'
import { isValoremError } from '../operation-error.ts'
import type { Result } from '../result.ts'
import type { FetchInit, FetchResponse, HeaderReader, Signal } from '../web.ts'
import { type Answer, createAnswerError, createFormatError, readAnswerFile, readAnswerResult } from './answer.ts'
import { getRemainingMs, type Job } from './job.ts'
import type { KeptAnswer } from './kept-answer.ts'
import { keepAnswer } from './memory.ts'
import { findPlatformCode } from './platform-code.ts'
import { readRate } from './rate-limit.ts'
import { type Content, decodeContent, readContent } from './read-content.ts'
import { runAbortable } from './timeout.ts'

/**
 * Creates the error of an expired time limit: of one attempt, or of the whole call, whose `cause` is the previous
 * failure.
 */
export const createTimeoutError = (job: Job, phase: AttemptPhase | 'total', cause?: unknown): ValoremError => {
  const limit = phase === 'total' ? 'totalTimeoutMs' : 'timeoutMs'
  return new TimeoutError(
    `${job.operation} took longer than ${limit} ${job[limit]} (${phase}, ${job.requestLine}).`,
    job,
    {
      phase,
      cause,
    },
  )
}

/** Converts what `fetch` threw to an error of this package. A cause that repeats the key is omitted. */
const toConnectionError = (job: Job, phase: AttemptPhase, cause: unknown): ValoremError => {
  const code = findPlatformCode(cause)
  // The platform's own limits, which may be shorter than ours.
  if (/TIMED?OUT/.test(code)) return createTimeoutError(job, /BODY|HEAD/.test(code) ? phase : 'connect', cause)
  const story = `${Object(cause).stack}`
  const message = `The connection failed (${phase}, ${job.requestLine}): ${code || cause}.`
  return new ConnectionError(redactKey(job.key, message), job, {
    phase,
    cause: redactKey(job.key, story) === story ? cause : undefined,
  })
}

/** Tests for the failure of an idle connection that the server had closed: true at most once per call. */
export const isStaleConnection = (job: Job, { phase, cause }: { phase?: unknown; cause?: unknown }): boolean => {
  const isIt = job.mayBeStale && phase === 'headers' && /ECONNRESET|EPIPE|ERR_SOCKET/.test(findPlatformCode(cause))
  if (isIt) job.mayBeStale = false
  return isIt
}

/** Sends the request and counts it. */
export const sendAttempt = (job: Job, headers: Record<string, string>, signal: Signal): Promise<FetchResponse> => {
  const { fetch, url, method, json, fetchOptions } = job
  const init: FetchInit = { ...fetchOptions, method, headers, signal, redirect: 'manual', ...(json && { body: json }) }
  job.attempts += 1
  return fetch(url, init)
}

/** Throws the error of an answer with more bytes than the call allows. */
export const throwTooLong = (job: Job, { status, headers }: FetchResponse): never => {
  const requestId = headers.get('x-request-id') ?? undefined
  const message = `The answer is longer than maxAnswerBytes ${job.maxAnswerBytes} (${job.requestLine}).`
  throw createFormatError('', job, { status, requestId }, message)
}

/**
 * Runs an attempt, or a part of it, within the time limit of an attempt. Throws errors of this package only.
 * @param phase progress of the attempt when it fails.
 * @param lastError of the previous attempt.
 */
export const runWithinTimeout = <Value>(
  job: Job,
  work: (signal: Signal) => Promise<Value>,
  phase: () => AttemptPhase,
  lastError: unknown,
): Promise<Value> => {
  const { timeoutMs } = job
  const left = getRemainingMs(job)
  return runAbortable(
    job,
    async signal => {
      try {
        return await work(signal)
      } catch (error) {
        throw isValoremError(error) ? error : toConnectionError(job, phase(), error)
      }
    },
    Math.min(timeoutMs, left),
    () => (left <= timeoutMs ? createTimeoutError(job, 'total', lastError) : createTimeoutError(job, phase())),
  )
}

/** Reads an answer to its end. */
export const readAnswerContent = (job: Job, response: FetchResponse): Promise<Content> =>
  readContent(response, job.maxAnswerBytes, () => throwTooLong(job, response), job.fileType !== undefined)

/** Sends the call once and reads its whole answer. Throws errors of this package only. */
export const attemptCall = async (
  job: Job,
  event: RequestEvent,
  headers: Record<string, string>,
  lastError: unknown,
): Promise<Result<unknown, unknown>> => {
  const startedAt = performance.now()
  let phase: AttemptPhase = 'headers'
  const [response, content] = await runWithinTimeout(
    job,
    async (signal): Promise<[FetchResponse, Content]> => {
      const response = await sendAttempt(job, headers, signal)
      phase = 'body'
      return [response, await readAnswerContent(job, response)]
    },
    () => phase,
    lastError,
  )
  return toCallResult(job, event, response, content, startedAt)
}

/** Loads the log with the first line; a failure to load it does not affect the call. */
export const loadLog = () => import('../log.ts').catch(() => undefined)

/** Keeps a good answer where that was asked; gives what a call with `ifNoneMatch` adds to its result. */
const keepGood = (job: Job, headers: HeaderReader, text: string): { notModified: false } | undefined => {
  keepAnswer(job, headers, text)
  return job.ifNoneMatch ? { notModified: false } : undefined
}

/** Reads the result of an answer that is kept; a table has no media type in an answer 304. */
const readKeptResult = (answer: Answer, job: Job, { text }: KeptAnswer): Result<unknown, unknown> => {
  const { headers, requestId, rate } = answer
  if (job.format) return { data: text, meta: undefined, requestId, rate, headers, attempts: job.attempts }
  return readAnswerResult({ ...answer, text }, job)
}

/** Converts an answer that was read to the result of the call. Throws the error of a failure. */
export const toCallResult = (
  job: Job,
  event: RequestEvent,
  { status, headers }: Pick<FetchResponse, 'status' | 'headers'>,
  content: Content,
  startedAt: number,
): Result<unknown, unknown> => {
  const elapsedMs = performance.now() - startedAt
  const rate = readRate(headers, Date.now)
  const requestId = headers.get('x-request-id') ?? undefined
  job.shared.answered = true
  job.isAnswered = true
  job.shared.quota = rate ?? job.shared.quota
  callHook(job.onResponse, { ...event, status, requestId, rate, elapsedMs })
  if (headers.get('deprecation')) callHook(async () => (await loadLog())?.warnOfDeprecation(job, headers), 0)
  const isGood = status >= 200 && status < 300
  const file = isGood ? readAnswerFile(content, headers, job) : undefined
  const details = { requestId, rate, headers, attempts: job.attempts }
  if (file) return { ...file, meta: undefined, ...details, ...(job.isRaw && { status, body: content }) }
  const text = decodeContent(content)
  const parts = job.isRaw && { status, body: text }
  const answer = { status, headers, text, requestId, rate }
  if (isGood) return { ...readAnswerResult(answer, job), ...keepGood(job, headers, text), ...parts }
  if (status === 304 && job.kept) return { ...readKeptResult(answer, job, job.kept), ...parts }
  if (status === 304 && job.ifNoneMatch)
    return { data: undefined, meta: undefined, ...details, notModified: true, ...parts } as Result<unknown, unknown>
  throw createAnswerError({ ...answer, text: redactKey(job.key, text) }, job)
}
