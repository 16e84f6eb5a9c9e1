import type { routes } from '../../src/derived/routes.ts'
import type { ErrorCode, Estimate, EstimationInput, Issue, Meta, Places } from '../../src/derived/types.ts'
import {
  abortedCall,
  ConfigurationError,
  ConnectionError,
  isValoremError,
  TimeoutError,
  ValoremError,
} from '../../src/errors.ts'
import type { Result } from '../../src/result.ts'
import { objectOf } from '../../src/transport/answer.ts'
import type { Job } from '../../src/transport/job.ts'
import { isRetryable, retryWaitMs, serverWaitMs } from '../../src/transport/retry.ts'
import { sleep, within } from '../../src/transport/timeout.ts'
import { uniqueName } from '../../src/web.ts'
import { urlOf } from './address.ts'

/** The service as the element asks it. */
export interface Service {
  places(signal: AbortSignal): Promise<Result<Places, Meta>>
  estimate(input: EstimationInput, signal: AbortSignal): Promise<Result<Estimate, Meta>>
  /** Passes a contact on to the organisation of the key. */
  lead(lead: object, signal: AbortSignal): Promise<unknown>
}

type Routes = (typeof routes)['estimation']

/** The two routes, written out so that a page does not load the others; the types of the contract keep them true. */
const places: Routes['places'] = { method: 'GET', path: '/api/v1/estimation/places' }
const estimate: Routes['estimate'] = { method: 'POST', path: '/api/v1/estimation' }
const leads = { method: 'POST', path: '/api/v1/leads' } as const

/** Timeouts and repeats for a visitor who waits: of one attempt, of the whole call, of the repeats. */
const [timeoutMs, totalTimeoutMs] = [15_000, 25_000]
const retryLimits = { maxRetries: 1, maxRetryDelayMs: 1500 } as const

/** A call: what it sends, and what the SDK's readers of answers and waits look at. */
type Call = Pick<Job, 'operation' | 'method' | 'url' | 'requestLine' | 'key' | 'attempts' | 'signals' | 'aborted'> & {
  json: string | undefined
}

/** A list of an answer, taken as the contract types it: answers are not validated. */
const listOf = <Item>(value: unknown): readonly Item[] => (Array.isArray(value) ? value : [])

/** What the element shows, and decides by, of an answer: the SDK's own reader tells a programmer more. */
const readOf = (call: Call, { ok, status, headers }: Response, text: string): Result<unknown, unknown> => {
  const body = objectOf(text)
  const requestId = headers.get('x-request-id') ?? undefined
  if (ok && body && 'data' in body)
    return { data: body.data, meta: body.meta, requestId, rate: undefined, headers, attempts: call.attempts }
  // The type of a code is the contract's word; a proxy's page has none.
  const code = (ok ? 'unreadable_answer' : `${body?.code ?? `http_${status}`}`) as ErrorCode
  throw new ValoremError(`${body?.error ?? 'No answer of the service'} (${code}, ${call.requestLine})`, call, {
    ...{ code, status, requestId, issues: listOf<Issue>(body?.issues), suggestions: listOf<string>(body?.suggestions) },
    retryable: !ok && isRetryable(status, code, headers),
    retryAfterMs: serverWaitMs(headers, Date.now()),
  })
}

/** Sends a call once and reads its answer. */
const sent = async (call: Call, headers: Record<string, string>, leftMs: number): Promise<Result<unknown, unknown>> => {
  const late = () => new TimeoutError(`No answer in time (${call.requestLine}).`, call)
  const [answer, text] = await within(
    call,
    async (signal): Promise<[Response, string]> => {
      try {
        const { url, method, json: body } = call
        const answer = await fetch(url, { method, headers, signal, redirect: 'manual', ...(body && { body }) })
        return [answer, await answer.text()]
      } catch (cause) {
        throw new ConnectionError(`The connection failed (${call.requestLine}).`, call, { cause })
      }
    },
    Math.min(timeoutMs, leftMs),
    late,
  )
  return readOf(call, answer, text)
}

/** Attempts and waits in turn, by the rules of the SDK; the service counts a repeated POST once. */
const answered = async <Data>(call: Call): Promise<Result<Data, Meta>> => {
  const deadline = performance.now() + totalTimeoutMs
  const headers: Record<string, string> = {
    ...{ accept: 'application/json', 'x-api-key': call.key },
    ...(call.json && { 'content-type': 'application/json', 'idempotency-key': uniqueName() }),
  }
  for (let retry = 0; ; retry += 1) {
    call.attempts = retry + 1
    try {
      // The type of the answer is the contract's word, as for every call of the SDK.
      return (await sent(call, headers, deadline - performance.now())) as Result<Data, Meta>
    } catch (error) {
      const left = deadline - performance.now()
      const waitMs = isValoremError(error) ? retryWaitMs(error, retryLimits, retry, left, Math.random()) : undefined
      if (waitMs === undefined) throw error
      headers['x-retry-count'] = `${retry + 1}`
      await sleep(call, waitMs)
    }
  }
}

/** Asks an operation of the service; the type of the answer is the contract's word. */
export type Ask = <Data>(
  operation: string,
  route: { readonly method: string; readonly path: string },
  signal: AbortSignal,
  json?: string,
) => Promise<Result<Data, Meta>>

/**
 * The service behind a key. It sends by itself, since the SDK's own sender carries what no page needs (hooks, limits of
 * length, stale connections); answers, errors, repeats and waits are those of the SDK.
 * @throws ConfigurationError for a secret key, an address that is none, and with `missing_credential` without any key.
 */
export const askerOf = (apiKey: string, baseUrl: string): Ask => {
  if (apiKey === '')
    throw Object.assign(new ConfigurationError('The attribute api-key is missing.'), { code: 'missing_credential' })
  // The key is never printed: it may be a secret one by mistake.
  if (/^vk_live_|[^\x20-\x7e]/.test(apiKey))
    throw new ConfigurationError('The attribute api-key must be a publishable key, vp_live_….')
  const base = baseUrl.replace(/\/+$/, '')
  if (!/^https?:\/\/[^@?#]+$/i.test(base) || !urlOf(base))
    throw new ConfigurationError('The attribute base-url must be http(s)://host/path.')
  return (operation, { method, path }, signal, json) => {
    const url = base + path
    const call: Call = {
      ...{ operation, method, url, json, requestLine: `${method} ${url}`, key: apiKey, attempts: 0 },
      signals: [signal],
      aborted: cause => abortedCall(call)(cause),
    }
    return answered(call)
  }
}

/** The service as the estimate asks it. @throws as `askerOf` does. */
export const serviceOf = (apiKey: string, baseUrl: string): Service => {
  const ask = askerOf(apiKey, baseUrl)
  return {
    places: signal => ask('places', places, signal),
    estimate: (input, signal) => ask('estimate', estimate, signal, JSON.stringify(input)),
    lead: (lead, signal) => ask('create', leads, signal, JSON.stringify(lead)),
  }
}
