import type { Hooks, Logger } from './hooks.ts'
import type { Fetch, FetchOptions, Signal } from './web.ts'

/** What holds for every call of a client and may be set for one call. */
export interface Limitations {
  /**
   * Longest one attempt may take, body included, ms; texts of language models have 45000, extractions 75000.
   * @default 20000
   */
  timeoutMs?: number | undefined
  /**
   * Longest the whole call may take, with all attempts and waits, ms; batches and reports have 120000, texts of language
   * models 100000, extractions 160000.
   * @default 60000
   */
  totalTimeoutMs?: number | undefined
  /**
   * Repeats after the first attempt. With 0 nothing is ever waited for.
   * @default 2
   */
  maxRetries?: number | undefined
  /**
   * Longest wait before a repeat, ms; when the service asks for more, the call fails at once. In a browser 5000.
   * @default 30000
   */
  maxRetryDelayMs?: number | undefined
  /**
   * Most bytes that an answer may have, unpacked; a longer one is not read to its end and fails with `unreadable_answer`.
   * @default 33554432
   */
  maxAnswerBytes?: number | undefined
  /** Ends the call, also while it waits. */
  signal?: Signal | undefined
  /**
   * Headers beside those that this package sets itself, whose names are refused. Those of a call, and those given to `with`,
   * are added to those of the client, or stand in their place; null takes one away, undefined says nothing. Hooks see
   * `[redacted]` for their values. In a browser the service has to allow them.
   * @example const traced = client.with({ headers: { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' } })
   */
  headers?: Readonly<Record<string, string | null | undefined>> | undefined
  /**
   * Handed to each `fetch` beside what this package sets. Those of a call, and those given to `with`, are added to those of
   * the client, or stand in their place.
   * README, *Proxies*, shows one.
   * @example const kept = client.with({ fetchOptions: { keepalive: true } })
   */
  fetchOptions?: FetchOptions | undefined
}

/** How a client is made. Names that are not listed here are refused. */
export interface ClientOptions extends Limitations, Hooks {
  /**
   * The key, or a function that gives it, asked anew for each call. Secret keys (`vk_live_…`) are refused in browsers.
   * A session token (`eyJ…`) is sent as `Authorization: Bearer`; `client.account` wants one.
   * @default the variable VALOREM_API_KEY, where the runtime has an environment
   */
  apiKey?: string | (() => string | Promise<string>) | undefined
  /**
   * Address of the service with `https://` or `http://`; a path stays, paths of the service are added to it.
   * @default the variable VALOREM_BASE_URL, where the runtime has an environment
   */
  baseUrl?: string | undefined
  /**
   * A function like the platform's `fetch`.
   * @default the platform's
   */
  fetch?: Fetch | undefined
  /**
   * Names your program in the User-Agent header (not in browsers, which own that header).
   * @example const named = client.with({ appInfo: { name: 'agency-site', version: '2.1' } })
   */
  appInfo?: { name: string; version?: string | undefined } | undefined
  /**
   * Where lines are logged: one an attempt (`debug`), one a call (`info`, or `error` where the service failed or was not
   * reached), repeats and deprecations (`warn`). None has a key, a body or a query. The variable VALOREM_LOG (`debug`, `info`,
   * `warn`, `error`, `off`) says from which level on; where it is set, `console` is the usual logger.
   * @default none
   * @example const logged = client.with({ logger: console })
   */
  logger?: Logger | undefined
}

/** What may be set for one call. Names that are not listed here are refused. */
export interface CallOptions extends Limitations {
  /**
   * Repeats with the same key and body within 24 hours are not counted in the day.
   * @default a random one for each call
   */
  idempotencyKey?: string | undefined
  /** Your own name for the request in the service's log: 1 to 64 letters, digits and `_.-`. */
  requestId?: string | undefined
}

/** How far a text of a language model has come. */
export interface TextProgress {
  /**
   * `writing`: a model is asked, once more after calculations, for a correction, or where another one failed.
   * `calculating`: it asked for a calculation. `checking`: its text has come and is judged.
   */
  readonly step: 'writing' | 'calculating' | 'checking' | (string & {})
  /** Which calculation, by its name in `calculations`; undefined at other steps. */
  readonly operation?: string | undefined
}

/** What may be set for one text of a language model. */
export interface TextOptions extends CallOptions {
  /**
   * Called while the text is made. As long as the service says something, `timeoutMs` does not end the attempt; once it was
   * called, a failure is not repeated.
   */
  onProgress?: ((progress: TextProgress) => void) | undefined
}

/** How far a run has come, reported after the results of each chunk were taken. */
export interface Progress {
  /** Items done, those before the cursor included: the `cursor` that would resume here. */
  readonly done: number
  /** Items that failed in this run. */
  readonly failed: number
  /** Items in all, where the list says it (arrays, sets); else undefined. */
  readonly total: number | undefined
}

/** How a long list is estimated; the limits hold for each request, not for the whole run. */
export interface ManyOptions extends Limitations {
  /**
   * Items in a request, 1 to 1000.
   * @default 1000
   */
  chunkSize?: number | undefined
  /**
   * Requests under way at a time, 1 to 16. That many chunks are read ahead.
   * @default 1
   */
  concurrency?: number | undefined
  /**
   * Items at the front of the list that are already done, as `index + 1` of the last result that was stored.
   * @default 0
   */
  cursor?: number | undefined
  /** Called after the results of each chunk were taken. */
  onProgress?: ((progress: Progress) => void) | undefined
}
