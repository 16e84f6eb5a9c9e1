import type { Hooks, Logger } from './hooks.ts'
import type { Fetch, FetchOptions, Signal } from './web.ts'

/** Options of every call of a client that can be overridden for one call. */
export interface Limitations {
  /**
   * Longest duration of one attempt, body included, ms; 45000 for texts of language models, 75000 for extractions.
   * @default 20000
   */
  timeoutMs?: number | undefined
  /**
   * Longest duration of the whole call, with all attempts and waits, ms; 120000 for batches and reports, 100000 for
   * texts of language models, 160000 for extractions.
   * @default 60000
   */
  totalTimeoutMs?: number | undefined
  /**
   * Retries after the first attempt. With 0 the client never waits.
   * @default 2
   */
  maxRetries?: number | undefined
  /**
   * Longest wait before a retry, ms; when the service asks for more, the call fails at once. In a browser 5000.
   * @default 30000
   */
  maxRetryDelayMs?: number | undefined
  /**
   * Maximum size of an answer, uncompressed, bytes; a longer one is not read to its end and fails with
   * `unreadable_answer`.
   * @default 33554432
   */
  maxAnswerBytes?: number | undefined
  /**
   * `'memory'` keeps the answers of calls that read with their ETag, at most 50: the next one asks whether anything has
   * changed, and gets the kept answer without its transfer. `'none'` keeps nothing.
   * @default 'none'
   * @example const remembering = client.with({ cache: 'memory' })
   */
  cache?: 'memory' | 'none' | undefined
  /** Aborts the call, also while it waits. */
  signal?: Signal | undefined
  /**
   * Headers in addition to those that this package sets itself, whose names are refused. Those of a call, and those
   * given to `with`, are merged into those of the client and override them; null removes one, undefined is ignored.
   * Hooks see `[redacted]` for their values. In a browser the service has to allow them.
   * @example const traced = client.with({ headers: { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' } })
   */
  headers?: Readonly<Record<string, string | null | undefined>> | undefined
  /**
   * Passed to each `fetch` in addition to what this package sets. Those of a call, and those given to `with`, are
   * merged into those of the client and override them. README, *Proxies*, has an example.
   * @example const kept = client.with({ fetchOptions: { keepalive: true } })
   */
  fetchOptions?: FetchOptions | undefined
}

/** Options of a client. Names that are not listed here are refused. */
export interface ClientOptions extends Limitations, Hooks {
  /**
   * The key, or a function that returns it, called anew for each call. Secret keys (`vk_live_…`) are refused in
   * browsers.
   * A session token (`eyJ…`) is sent as `Authorization: Bearer`; `client.account` requires one.
   * @default the variable VALOREM_API_KEY, where the runtime has an environment
   */
  apiKey?: string | (() => string | Promise<string>) | undefined
  /**
   * Address of the service with `https://` or `http://`; its path is kept, and paths of the service are appended to it.
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
   * Logger of one line per attempt (`debug`) and per call (`info`, or `error` where the service failed or was not
   * reached), retries and deprecations (`warn`). No line contains a key, a body or a query. The variable VALOREM_LOG
   * (`debug`, `info`, `warn`, `error`, `off`) sets the lowest level; where it is set, `console` is the default logger.
   * @default none
   * @example const logged = client.with({ logger: console })
   */
  logger?: Logger | undefined
}

/** Options of one call. Names that are not listed here are refused. */
export interface CallOptions extends Limitations {
  /**
   * Retries with the same key and body within 24 hours do not count towards the daily quota.
   * @default a random one for each call
   */
  idempotencyKey?: string | undefined
  /** Your own id of the request in the service's log: 1 to 64 letters, digits and `_.-`. */
  requestId?: string | undefined
}

/** Options of a call that reads, as the transport takes them. */
export interface ReadOptions extends CallOptions, Partial<IfNoneMatch>, Partial<AsCsv> {}

/** Option of a call that reads: the ETag of the answer that you have. */
export interface IfNoneMatch {
  /** `headers.get('etag')` of an earlier result. While nothing has changed, the result has `notModified: true` and no data. */
  readonly ifNoneMatch: string
}

/** Option of a call that reads: its answer as a table. */
export interface AsCsv {
  /** `data` is then the text of a table (RFC 4180). */
  readonly format: 'csv'
}

/** Progress of a text of a language model. */
export interface TextProgress {
  /**
   * `writing`: a model is called, again after calculations, for a correction, or where another one failed.
   * `calculating`: it requested a calculation. `checking`: its text has arrived and is verified.
   */
  readonly step: 'writing' | 'calculating' | 'checking' | (string & {})
  /** Name of the calculation in `calculations`; undefined at other steps. */
  readonly operation?: string | undefined
}

/** Options of one text of a language model. */
export interface TextOptions extends CallOptions {
  /**
   * Called while the text is written. As long as the service sends events, `timeoutMs` does not end the attempt; after
   * the first call, a failure is not retried.
   */
  onProgress?: ((progress: TextProgress) => void) | undefined
}

/** Progress of a run, reported after the results of each chunk were consumed. */
export interface Progress {
  /** Items done, those before the cursor included: the `cursor` that resumes here. */
  readonly done: number
  /** Items that failed in this run. */
  readonly failed: number
  /** Total number of items where the list has one (arrays, sets); else undefined. */
  readonly total: number | undefined
}

/** Options of a long list; the limits apply to each request, not to the whole run. */
export interface ManyOptions extends Limitations {
  /**
   * Items in a request, 1 to 1000.
   * @default 1000
   */
  chunkSize?: number | undefined
  /**
   * Concurrent requests, 1 to 16. As many chunks are read ahead.
   * @default 1
   */
  concurrency?: number | undefined
  /**
   * Items at the start of the list that are already done: `index + 1` of the last stored result.
   * @default 0
   */
  cursor?: number | undefined
  /** Called after the results of each chunk were consumed. */
  onProgress?: ((progress: Progress) => void) | undefined
}
