import { setTimeout as wait } from 'node:timers/promises'
import type { Validators } from '#server/ports/market'
import { SourceFault } from './source-fault.ts'

/** Transport settings; the defaults suit the official sources. */
export interface TransportOptions {
  now(): Date
  /** Root URL of the source, with a trailing slash; the official one by default. */
  baseUrl?: string | undefined
  /** Timeout of one attempt in milliseconds, from the first byte sent to the last received; 8000 by default. */
  timeoutMs?: number
  /** Maximum bytes of a decompressed response; 2 MiB by default. */
  bytesMax?: number
  /** Retries of a failure that may be transient; 2 by default. */
  retries?: number
  /**
   * Longest delay before the second attempt in milliseconds, multiplied by four for each further one; 1000 by default.
   */
  backOffMs?: number
  /** Longest `Retry-After` that is respected, in milliseconds; 30 000 by default. */
  retryAfterMsMax?: number
  /** Random number between 0 and 1, for jitter. */
  chance?(): number
  userAgent?: string
}

/** Request of an adapter. */
export interface Request {
  url: URL
  /** Accepted media type. */
  accept: string
  headers?: Readonly<Record<string, string>>
  known?: Validators | undefined
  signal?: AbortSignal | undefined
}

/** Received text; undefined when the source answers "not modified". */
export interface Received {
  text: string | undefined
  /** Body as received. */
  bytes: Uint8Array
  validators: Validators
  retrievedAt: string
}

type Settings = Required<Omit<TransportOptions, 'baseUrl'>>

const statusesWorthAnotherTry = [408, 429, 500, 502, 503, 504]

const createSourceHeaders = ({ accept, headers, known }: Request, { userAgent }: Settings): Record<string, string> => ({
  Accept: accept,
  // A truncated compressed body is not detected; these are a few kilobytes.
  'Accept-Encoding': 'identity',
  'User-Agent': userAgent,
  ...headers,
  ...(known?.etag === undefined ? {} : { 'If-None-Match': known.etag }),
  ...(known?.lastModified === undefined ? {} : { 'If-Modified-Since': known.lastModified }),
})

const readValidators = (response: Response): Validators => {
  const etag = response.headers.get('etag')
  const lastModified = response.headers.get('last-modified')
  return { ...(etag ? { etag } : {}), ...(lastModified ? { lastModified } : {}) }
}

const isConditionalRequest = ({ known }: Request): boolean => (known?.etag ?? known?.lastModified) !== undefined

/** Body of a response, read chunk by chunk so that an endless or compressed one stops at the limit. */
const readLimitedBytes = async (response: Response, bytesMax: number): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop early cancels the stream.
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength
    if (bytes > bytesMax) throw new SourceFault('bad_format', `the answer is larger than ${bytesMax} bytes`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/**
 * Whether HTTP itself reveals a truncated body: not for a compressed one, nor for one that ends with the connection.
 */
const hasBodyLength = ({ headers }: Response): boolean =>
  !headers.has('content-encoding') && (headers.has('content-length') || headers.has('transfer-encoding'))

/** Whether a text ends like a complete one: a line of CSV, a list or an object of JSON. */
const isCompleteText = (text: string): boolean => {
  const written = text.trimEnd()
  return written === '' || /[\]}]$/.test(written.slice(-1)) || text.slice(written.length).includes('\n')
}

/** Converts an error to a fault; only codes are kept, never text of the source. */
const toSourceFault = (error: unknown, { timeoutMs }: Settings): SourceFault => {
  if (error instanceof SourceFault) return error
  if (!(error instanceof Error)) return new SourceFault('unreachable', 'unknown fault')
  if (error.name === 'TimeoutError') return new SourceFault('timeout', `no whole answer within ${timeoutMs} ms`)
  if (error.name === 'AbortError') return new SourceFault('unreachable', 'the attempt was stopped')
  const { cause } = error
  // The platform has no error code for this failure.
  if (cause instanceof Error && cause.message === 'unexpected redirect')
    return new SourceFault('http_error', 'a redirection, which is not followed')
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
  return new SourceFault('unreachable', `the connection failed (${code})`)
}

const attemptRequest = async (
  request: Request,
  settings: Settings,
): Promise<Received | { retryAfter: string | null; fault: SourceFault }> => {
  const timeLimit = AbortSignal.timeout(settings.timeoutMs)
  const response = await fetch(request.url, {
    // No source redirects, and a redirect could send the source's key anywhere.
    redirect: 'error',
    headers: createSourceHeaders(request, settings),
    signal: request.signal ? AbortSignal.any([timeLimit, request.signal]) : timeLimit,
  })
  const received = { validators: readValidators(response), retrievedAt: settings.now().toISOString() }
  if (response.status === 304 && isConditionalRequest(request))
    return { ...received, text: undefined, bytes: new Uint8Array() }
  if (!response.ok) {
    await response.body?.cancel()
    const fault = new SourceFault('http_error', `HTTP ${response.status}`, response.status)
    return { retryAfter: response.headers.get('retry-after'), fault }
  }
  const bytes = await readLimitedBytes(response, settings.bytesMax)
  const text = new TextDecoder().decode(bytes)
  if (/^\uFEFF?\s*</.test(text)) throw new SourceFault('bad_format', 'HTML or XML instead of the format asked for')
  if (!hasBodyLength(response) && !isCompleteText(text)) throw new SourceFault('bad_format', 'the answer breaks off')
  return { ...received, text, bytes }
}

/** Milliseconds from a `Retry-After` of whole seconds or an HTTP date. */
const parseRetryAfterMs = (header: string | null, now: Date): number => {
  if (header === null) return 0
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now.getTime()
  return Number.isFinite(ms) ? Math.max(0, ms) : 0
}

/** Whether a retry may succeed. */
const isRetryableFault = ({ reason, status }: SourceFault): boolean =>
  reason === 'timeout' || reason === 'unreachable' || (status !== undefined && statusesWorthAnotherTry.includes(status))

/**
 * HTTP client with limits of time and size, conditional requests, and retries with back-off. Throws a `SourceFault` on
 * failure.
 */
export const createSourceTransport = (reach: TransportOptions): ((request: Request) => Promise<Received>) => {
  const settings: Settings = {
    timeoutMs: 8000,
    bytesMax: 2 * 1024 * 1024,
    retries: 2,
    backOffMs: 1000,
    retryAfterMsMax: 30_000,
    chance: Math.random,
    userAgent: 'Valorem market data',
    ...reach,
  }
  const { retries, backOffMs, retryAfterMsMax, chance, now } = settings
  return async request => {
    for (let tries = 0; ; tries += 1) {
      const outcome = await attemptRequest(request, settings).catch(error => ({
        retryAfter: null,
        fault: toSourceFault(error, settings),
      }))
      if (!('fault' in outcome)) return outcome
      const requestedMs = parseRetryAfterMs(outcome.retryAfter, now())
      const isLast = tries >= retries || requestedMs > retryAfterMsMax
      if (isLast || !isRetryableFault(outcome.fault)) throw outcome.fault
      const ownWait = backOffMs * 4 ** tries * (0.5 + chance() / 2)
      await wait(Math.max(requestedMs, ownWait), undefined, request.signal ? { signal: request.signal } : {}).catch(
        () => {
          throw outcome.fault
        },
      )
    }
  }
}
