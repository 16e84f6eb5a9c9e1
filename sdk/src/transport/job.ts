import { abortedCall, ConfigurationError } from '../errors.ts'
import { type CallOptions, type ClientOptions, checkedBaseUrl, checkLimits, type Limitations } from '../options.ts'
import { type Fetch, isBrowser, uniqueName } from '../web.ts'
import type { Shared } from './rate-limit.ts'
import type { Patience } from './retry.ts'
import type { Cancel } from './timeout.ts'

/** An operation as the transport sees it; limits of its own stand before the usual defaults. */
export interface Route extends Pick<Limitations, 'totalTimeoutMs' | 'maxRetryDelayMs'> {
  operation: string
  method: string
  path: string
  /** The answer has `data` and `meta`. */
  envelope: boolean
}

/** The same options without those that say nothing. */
type Defined<Options> = { [Name in keyof Options]: Exclude<Options[Name], undefined> }

/** Layers of options, the later before the earlier; what one leaves undefined it does not change. */
const merged = <A extends object, B extends object, C extends object, D extends object>(
  ...layers: [A, B, C, D]
): A & Defined<B> & Defined<C> & Defined<D> => {
  const options: Record<string, unknown> = {}
  for (const layer of layers) {
    for (const [name, value] of Object.entries(layer)) if (value !== undefined) options[name] = value
  }
  // What is left out is what the type leaves out.
  return options as A & Defined<B> & Defined<C> & Defined<D>
}

/** What holds where nobody says otherwise. */
interface Usual extends Patience {
  timeoutMs: number
  totalTimeoutMs: number
  fetch: Fetch
}

const usual = (): Usual => ({
  timeoutMs: 20_000,
  totalTimeoutMs: 60_000,
  maxRetries: 2,
  maxRetryDelayMs: isBrowser() ? 5000 : 30_000,
  // Looked up with each call: mocks replace the platform's fetch after the client was made.
  fetch: (url, init) => globalThis.fetch(url, init),
})

/** One call: its options, what stays the same over its attempts, and how many there were. */
export type Job = Usual &
  Route &
  Defined<ClientOptions & CallOptions> &
  Cancel & {
    shared: Shared
    url: string
    /** Written once, so that every attempt sends the same bytes. */
    json: string | undefined
    /** The credential; empty until it was asked for. */
    key: string
    /** Monotonic instant when the call's time is up, ms. */
    deadline: number
    /** A kept connection may be used, which the server may have closed meanwhile. */
    mayBeStale: boolean | undefined
    /** Requests sent so far. */
    attempts: number
  }

/** Puts a call together: its own options before the client's, the client's before the route's and the usual ones. */
export const jobOf = (client: ClientOptions, shared: Shared, route: Route, body: unknown, own: CallOptions): Job => {
  checkLimits(own)
  const options = merged(usual(), route, client, own)
  const job: Job = {
    ...options,
    shared,
    url: checkedBaseUrl(client.baseUrl) + route.path,
    json: undefined,
    key: '',
    deadline: performance.now() + options.totalTimeoutMs,
    mayBeStale: shared.answered,
    attempts: 0,
    signals: [client.signal, own.signal],
    aborted: cause => abortedCall(job)(cause),
  }
  if (route.method === 'POST') job.idempotencyKey ??= uniqueName()
  // Repeating a PATCH may change twice what should change once.
  if (route.method === 'PATCH') job.maxRetries = 0
  try {
    job.json = JSON.stringify(body)
  } catch (cause) {
    throw new ConfigurationError('The body is no JSON.', job, { cause })
  }
  return job
}

/** What is left of the call's time, ms. */
export const leftMs = ({ deadline }: Job): number => deadline - performance.now()
