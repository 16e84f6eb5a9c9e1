import type { routes } from '../../src/derived/routes.ts'
import type { Estimate, EstimationInput, Places } from '../../src/derived/types.ts'
import { solveChallenge } from '../../src/proof.ts'
import { getRetryWaitMs, isRetryable, parseHeaderNumber } from '../../src/transport/retry.ts'
import { type Cancel, runAbortable, sleep } from '../../src/transport/timeout.ts'
import { createUniqueName } from '../../src/web.ts'
import { type Answer, findServiceBase, readServiceAnswer } from './service-answer.ts'
import { ServiceError } from './service-error.ts'

/** The service as the element calls it. */
export interface Service {
  places(signal: AbortSignal): Promise<Answer<Places>>
  estimate(input: EstimationInput, signal: AbortSignal): Promise<Answer<Estimate>>
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

/** A call: its request, and what aborts it. */
interface Call extends Cancel {
  readonly url: string
  readonly init: RequestInit & { readonly headers: Record<string, string> }
  /** Method and address for messages. */
  readonly line: string
}

/** Reads from a failure whether and when the same call may succeed: the service and its proxies state whole seconds. */
const readRetry = ({ ok, status, headers }: Response, code: string): object => {
  const seconds = parseHeaderNumber(headers.get('retry-after'))
  return { retryable: !ok && isRetryable(status, code, headers), retryAfterMs: seconds && seconds * 1000 }
}

/** Sends a call once and reads its answer. */
const sendOnce = async (call: Call, leftMs: number): Promise<Answer<unknown>> => {
  const { url, init, line } = call
  const [answer, text] = await runAbortable(
    call,
    async (signal): Promise<[Response, string]> => {
      try {
        const answer = await fetch(url, { ...init, signal, redirect: 'manual' })
        return [answer, await answer.text()]
      } catch (cause) {
        throw new ServiceError(`The connection failed (${line}).`, {
          code: 'connection_failed',
          retryable: true,
          cause,
        })
      }
    },
    Math.min(timeoutMs, leftMs),
    () => new ServiceError(`No answer in time (${line}).`, { code: 'timed_out', retryable: true }),
  )
  return readServiceAnswer(call, answer, text, readRetry)
}

/** Repeats attempts and waits by the rules of the SDK; the service counts a repeated POST once. */
const sendWithRetries = async (call: Call): Promise<Answer<unknown>> => {
  const deadline = performance.now() + totalTimeoutMs
  const getLeftMs = (): number => deadline - performance.now()
  for (let retry = 0; ; retry += 1) {
    try {
      return await sendOnce(call, getLeftMs())
    } catch (error) {
      const waitMs =
        error instanceof ServiceError ? getRetryWaitMs(error, retryLimits, retry, getLeftMs(), Math.random) : undefined
      if (waitMs === undefined) throw error
      call.init.headers['x-retry-count'] = `${retry + 1}`
      await sleep(call, waitMs)
    }
  }
}

/** Calls a route of the service; the contract defines the type of the answer. */
export type Ask = <Data>(
  route: { readonly method: string; readonly path: string },
  signal: AbortSignal,
  body?: string,
) => Promise<Answer<Data>>

/**
 * Creates the function that calls the service with a key. It has its own transport, since that of the SDK includes
 * features that no page needs (hooks, limits of length, stale connections); answers, retries and waits are those of the
 * SDK.
 * @throws ServiceError for a secret key, an invalid address, and with `missing_credential` without any key.
 */
export const createServiceCaller = (apiKey: string, baseUrl: string): Ask => {
  const base = findServiceBase(apiKey, baseUrl)
  return <Data>(
    { method, path }: { readonly method: string; readonly path: string },
    signal: AbortSignal,
    body?: string,
  ) => {
    const url = base + path
    const headers = {
      ...{ accept: 'application/json', 'x-api-key': apiKey },
      ...(body && { 'content-type': 'application/json', 'idempotency-key': createUniqueName() }),
    }
    const line = `${method} ${url}`
    const call: Call = {
      ...{ url, line, init: { method, headers, ...(body && { body }) }, signals: [signal] },
      aborted: cause => new ServiceError(`${line} was aborted.`, { code: 'aborted', cause }),
    }
    return sendWithRetries(call) as Promise<Answer<Data>>
  }
}

/** Sends a contact; one that needs a proof of work is sent again with it. */
const sendContact = async (ask: Ask, lead: object, signal: AbortSignal): Promise<unknown> => {
  try {
    return await ask(leads, signal, JSON.stringify(lead))
  } catch (error) {
    if (!(error instanceof ServiceError && error.challenge)) throw error
    const proof = await solveChallenge(error.challenge, signal)
    return ask(leads, signal, JSON.stringify({ ...lead, proof }))
  }
}

/** The service as the estimate asks it. @throws as `createServiceCaller` does. */
export const createEstimateService = (apiKey: string, baseUrl: string): Service => {
  const ask = createServiceCaller(apiKey, baseUrl)
  return {
    places: signal => ask(places, signal),
    estimate: (input, signal) => ask(estimate, signal, JSON.stringify(input)),
    lead: (lead, signal) => sendContact(ask, lead, signal),
  }
}
