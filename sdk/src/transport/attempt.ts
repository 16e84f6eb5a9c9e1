import { type AttemptPhase, ConnectionError, isValoremError, TimeoutError, type ValoremError } from '../errors.ts'
import { type RequestEvent, tell, without } from '../hooks.ts'
import type { Result } from '../result.ts'
import type { FetchInit, FetchResponse, Signal } from '../web.ts'
import { failureOf, fileOf, resultOf, unreadable } from './answer.ts'
import { type Job, leftMs } from './job.ts'
import { platformCode } from './platform-code.ts'
import { rateOf } from './rate-limit.ts'
import { type Content, readContent, textOf } from './read-content.ts'
import { within } from './timeout.ts'

/** The error when time is up: of one attempt, or of the whole call, whose `cause` is the failure before. */
export const late = (job: Job, phase: AttemptPhase | 'total', cause?: unknown): ValoremError => {
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

/** What `fetch` threw as an error of ours. A cause that repeats the key is left out. */
const unreached = (job: Job, phase: AttemptPhase, cause: unknown): ValoremError => {
  const code = platformCode(cause)
  // The platform's own limits, which may be shorter than ours.
  if (/TIMED?OUT/.test(code)) return late(job, /BODY|HEAD/.test(code) ? phase : 'connect', cause)
  const story = `${Object(cause).stack}`
  const message = `The connection failed (${phase}, ${job.requestLine}): ${code || cause}.`
  return new ConnectionError(without(job.key, message), job, {
    phase,
    cause: without(job.key, story) === story ? cause : undefined,
  })
}

/** Whether a request failed as it does where the server had closed an idle connection: true at most once a call. */
export const isStale = (job: Job, { phase, cause }: { phase?: unknown; cause?: unknown }): boolean => {
  const isIt = job.mayBeStale && phase === 'headers' && /ECONNRESET|EPIPE|ERR_SOCKET/.test(platformCode(cause))
  if (isIt) job.mayBeStale = false
  return isIt
}

/** Sends the request, and counts it. */
export const send = (job: Job, headers: Record<string, string>, signal: Signal): Promise<FetchResponse> => {
  const { fetch, url, method, json, fetchOptions } = job
  const init: FetchInit = { ...fetchOptions, method, headers, signal, redirect: 'manual', ...(json && { body: json }) }
  job.attempts += 1
  return fetch(url, init)
}

/** Throws the error of an answer with more bytes than the call admits. */
export const tooLong = (job: Job, { status, headers }: FetchResponse): never => {
  const requestId = headers.get('x-request-id') ?? undefined
  const message = `The answer is longer than maxAnswerBytes ${job.maxAnswerBytes} (${job.requestLine}).`
  throw unreadable('', job, { status, requestId }, message)
}

/**
 * Runs an attempt, or a part of it, within the time of an attempt. Throws errors of this package only.
 * @param phase how far it has come when it fails.
 * @param lastError of the attempt before.
 */
export const bounded = <Value>(
  job: Job,
  work: (signal: Signal) => Promise<Value>,
  phase: () => AttemptPhase,
  lastError: unknown,
): Promise<Value> => {
  const { timeoutMs } = job
  const left = leftMs(job)
  return within(
    job,
    async signal => {
      try {
        return await work(signal)
      } catch (error) {
        throw isValoremError(error) ? error : unreached(job, phase(), error)
      }
    },
    Math.min(timeoutMs, left),
    () => (left <= timeoutMs ? late(job, 'total', lastError) : late(job, phase())),
  )
}

/** What an answer says, read to its end. */
export const contentOf = (job: Job, response: FetchResponse): Promise<Content> =>
  readContent(response, job.maxAnswerBytes, () => tooLong(job, response), job.fileType !== undefined)

/** Sends the call once and reads its whole answer. Throws errors of this package only. */
export const attempt = async (
  job: Job,
  event: RequestEvent,
  headers: Record<string, string>,
  lastError: unknown,
): Promise<Result<unknown, unknown>> => {
  const startedAt = performance.now()
  let phase: AttemptPhase = 'headers'
  const [response, content] = await bounded(
    job,
    async (signal): Promise<[FetchResponse, Content]> => {
      const response = await send(job, headers, signal)
      phase = 'body'
      return [response, await contentOf(job, response)]
    },
    () => phase,
    lastError,
  )
  return resultOfResponse(job, event, response, content, startedAt)
}

/** What writes a log, loaded with the first line; that it cannot be loaded harms no call. */
export const loadLog = () => import('../log.ts').catch(() => undefined)

/** The result of an answer that was read. Throws the error of a failure. */
export const resultOfResponse = (
  job: Job,
  event: RequestEvent,
  { status, headers }: Pick<FetchResponse, 'status' | 'headers'>,
  content: Content,
  startedAt: number,
): Result<unknown, unknown> => {
  const nowMs = Date.now()
  const elapsedMs = performance.now() - startedAt
  const rate = rateOf(headers, nowMs)
  const requestId = headers.get('x-request-id') ?? undefined
  job.shared.answered = true
  job.isAnswered = true
  job.shared.quota = rate ?? job.shared.quota
  tell(job.onResponse, { ...event, status, requestId, rate, elapsedMs })
  if (headers.get('deprecation')) tell(async () => (await loadLog())?.warnOfDeprecation(job, headers), 0)
  const isGood = status >= 200 && status < 300
  const file = isGood ? fileOf(content, headers, job) : undefined
  if (file) return { ...file, meta: undefined, requestId, rate, headers, attempts: job.attempts }
  const text = textOf(content)
  const answer = { status, headers, text, requestId, rate }
  if (isGood) return resultOf(answer, job)
  throw failureOf({ ...answer, text: without(job.key, text) }, job, nowMs)
}
