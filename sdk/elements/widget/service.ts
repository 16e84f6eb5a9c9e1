import type { routes } from '../../src/derived/routes.ts'
import type {
  ErrorCode,
  Estimate,
  EstimationInput,
  Issue,
  Meta,
  Places,
  ProofChallenge,
} from '../../src/derived/types.ts'
import { ConfigurationError, ConnectionError, TimeoutError, toAbortedError, ValoremError } from '../../src/errors.ts'
import { isValoremError } from '../../src/operation-error.ts'
import { solveChallenge } from '../../src/proof.ts'
import type { Result } from '../../src/result.ts'
import { parseJsonObject } from '../../src/transport/answer.ts'
import type { Job } from '../../src/transport/job.ts'
import { getRetryWaitMs, isRetryable, readServerWaitMs } from '../../src/transport/retry.ts'
import { runAbortable, sleep } from '../../src/transport/timeout.ts'
import { createUniqueName } from '../../src/web.ts'
import { parseUrl } from './address.ts'
import { createMissingAddressError, isOfPage, trimSlashes } from './missing-address.ts'

/** The service as the element calls it. */
export interface Service {
  places(signal: AbortSignal): Promise<Result<Places, Meta>>
  estimate(input: EstimationInput, signal: AbortSignal): Promise<Result<Estimate, Meta>>
  /** Forwards a contact to the organisation of the key. */
  lead(lead: object, signal: AbortSignal): Promise<unknown>
}

type Routes = (typeof routes)['estimation']

/** Routes, declared here so that a page does not load the others; the types of the contract check the first two. */
const places: Pick<Routes['places'], 'method' | 'path'> = { method: 'GET', path: '/api/v1/estimation/places' }
const estimate: Pick<Routes['estimate'], 'method' | 'path'> = { method: 'POST', path: '/api/v1/estimation' }
const leads = { method: 'POST', path: '/api/v1/leads' } as const

/** Timeouts and retries for a visitor who waits: of one attempt, of the whole call, of the retries. */
const [timeoutMs, totalTimeoutMs] = [15_000, 25_000]
const retryLimits = { maxRetries: 1, maxRetryDelayMs: 1500 } as const

/** A call: the request, and the values that the SDK's functions for answers and waits read. */
type Call = Pick<Job, 'operation' | 'method' | 'url' | 'requestLine' | 'key' | 'attempts' | 'signals' | 'aborted'> & {
  json: string | undefined
}

/** Casts a list of an answer to the type of the contract: answers are not validated. */
const toItems = <Item>(value: unknown): readonly Item[] => (Array.isArray(value) ? value : [])

/** Reads the parts of an answer that the element needs; the SDK's own reader has more details for programmers. */
const readServiceAnswer = (call: Call, { ok, status, headers }: Response, text: string): Result<unknown, unknown> => {
  const body = parseJsonObject(text)
  const requestId = headers.get('x-request-id') ?? undefined
  if (ok && body && 'data' in body)
    return { data: body.data, meta: body.meta, requestId, rate: undefined, headers, attempts: call.attempts }
  // The page's own server is no service: it has no such path, or shows a page for each.
  if ((ok || status === 404) && typeof body?.error !== 'string' && isOfPage(call.url))
    throw createMissingAddressError(new URL(call.url).origin)
  // The contract defines the type of the code; a proxy's page has none.
  const code = (ok ? 'unreadable_answer' : `${body?.code ?? `http_${status}`}`) as ErrorCode
  throw new ValoremError(`${body?.error ?? 'No answer of the service'} (${code}, ${call.requestLine})`, call, {
    ...{
      code,
      status,
      requestId,
      issues: toItems<Issue>(body?.issues),
      suggestions: toItems<string>(body?.suggestions),
      challenge: body?.challenge as ProofChallenge | undefined,
    },
    retryable: !ok && isRetryable(status, code, headers),
    retryAfterMs: readServerWaitMs(headers, Date.now),
  })
}

/** Sends a call once and reads its answer. */
const sendOnce = async (
  call: Call,
  headers: Record<string, string>,
  leftMs: number,
): Promise<Result<unknown, unknown>> => {
  const late = () => new TimeoutError(`No answer in time (${call.requestLine}).`, call)
  const [answer, text] = await runAbortable(
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
  return readServiceAnswer(call, answer, text)
}

/** Repeats attempts and waits by the rules of the SDK; the service counts a repeated POST once. */
const sendWithRetries = async <Data>(call: Call): Promise<Result<Data, Meta>> => {
  const deadline = performance.now() + totalTimeoutMs
  const headers: Record<string, string> = {
    ...{ accept: 'application/json', 'x-api-key': call.key },
    ...(call.json && { 'content-type': 'application/json', 'idempotency-key': createUniqueName() }),
  }
  for (let retry = 0; ; retry += 1) {
    call.attempts = retry + 1
    try {
      // The contract defines the type of the answer, as for every call of the SDK.
      return (await sendOnce(call, headers, deadline - performance.now())) as Result<Data, Meta>
    } catch (error) {
      const left = deadline - performance.now()
      const waitMs = isValoremError(error) ? getRetryWaitMs(error, retryLimits, retry, left, Math.random) : undefined
      if (waitMs === undefined) throw error
      headers['x-retry-count'] = `${retry + 1}`
      await sleep(call, waitMs)
    }
  }
}

/** Calls an operation of the service; the contract defines the type of the answer. */
export type Ask = <Data>(
  operation: string,
  route: { readonly method: string; readonly path: string },
  signal: AbortSignal,
  json?: string,
) => Promise<Result<Data, Meta>>

/**
 * Creates the function that calls the service with a key. It has its own transport, since that of the SDK includes
 * features that no page needs (hooks, limits of length, stale connections); answers, errors, retries and waits are
 * those of the SDK.
 * @throws ConfigurationError for a secret key, an invalid address, and with `missing_credential` without any key.
 */
export const createServiceCaller = (apiKey: string, baseUrl: string): Ask => {
  if (apiKey === '')
    throw Object.assign(new ConfigurationError('The attribute api-key is missing.'), { code: 'missing_credential' })
  // The key is never printed: it may be a secret one by mistake.
  if (/^vk_live_|[^\x20-\x7e]/.test(apiKey))
    throw new ConfigurationError('The attribute api-key must be a publishable key, vp_live_….')
  const base = trimSlashes(baseUrl)
  if (base === '') throw createMissingAddressError()
  if (!/^https?:\/\/[^@?#]+$/i.test(base) || !parseUrl(base))
    throw new ConfigurationError('The attribute base-url must be http(s)://host/path.')
  return (operation, { method, path }, signal, json) => {
    const url = base + path
    const call: Call = {
      ...{ operation, method, url, json, requestLine: `${method} ${url}`, key: apiKey, attempts: 0 },
      signals: [signal],
      aborted: cause => toAbortedError(call)(cause),
    }
    return sendWithRetries(call)
  }
}

/** Sends a contact; one that needs a proof of work is sent again with it. */
const sendContact = async (ask: Ask, lead: object, signal: AbortSignal): Promise<unknown> => {
  try {
    return await ask('create', leads, signal, JSON.stringify(lead))
  } catch (error) {
    if (!isValoremError(error) || !error.challenge) throw error
    const proof = await solveChallenge(error.challenge, signal)
    return ask('create', leads, signal, JSON.stringify({ ...lead, proof }))
  }
}

/** The service as the estimate asks it. @throws as `createServiceCaller` does. */
export const createEstimateService = (apiKey: string, baseUrl: string): Service => {
  const ask = createServiceCaller(apiKey, baseUrl)
  return {
    places: signal => ask('places', places, signal),
    estimate: (input, signal) => ask('estimate', estimate, signal, JSON.stringify(input)),
    lead: (lead, signal) => sendContact(ask, lead, signal),
  }
}
