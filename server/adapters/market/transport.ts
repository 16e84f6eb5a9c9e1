import { setTimeout as wait } from 'node:timers/promises'
import type { Validators } from '#server/ports/market'
import { SourceFault } from './source-fault.ts'

/** How sources are reached; the defaults suit the official ones. */
export interface Reach {
  now(): Date
  /** Root of the source's addresses, with a slash at its end; the official one when left out. */
  baseUrl?: string | undefined
  /** Milliseconds for one attempt, from the first byte sent to the last received; 8000 when left out. */
  timeoutMs?: number
  /** Bytes that an unpacked answer may have; 2 MiB when left out. */
  bytesMax?: number
  /** Attempts after the first one, where another may help; 2 when left out. */
  retries?: number
  /** Longest wait before the second attempt in milliseconds, four times as long before each further one; 1000 when left out. */
  backOffMs?: number
  /** Longest `Retry-After` that is waited for, in milliseconds; 30 000 when left out. */
  retryAfterMsMax?: number
  /** Chance between 0 and 1, which spreads the waits of several processes. */
  chance?(): number
  userAgent?: string
}

/** One request of an adapter. */
export interface Request {
  url: URL
  /** Media type to ask for. */
  accept: string
  headers?: Readonly<Record<string, string>>
  known?: Validators | undefined
  signal?: AbortSignal | undefined
}

/** The text of an answer; undefined where the source says that nothing changed. */
export interface Received {
  text: string | undefined
  /** The same as it was sent. */
  bytes: Uint8Array
  validators: Validators
  retrievedAt: string
}

type Settings = Required<Omit<Reach, 'baseUrl'>>

const statusesWorthAnotherTry = [408, 429, 500, 502, 503, 504]

const headersOf = ({ accept, headers, known }: Request, { userAgent }: Settings): Record<string, string> => ({
  Accept: accept,
  // Where an answer is packed, nothing says that it broke off; these are a few kilobytes.
  'Accept-Encoding': 'identity',
  'User-Agent': userAgent,
  ...headers,
  ...(known?.etag === undefined ? {} : { 'If-None-Match': known.etag }),
  ...(known?.lastModified === undefined ? {} : { 'If-Modified-Since': known.lastModified }),
})

const validatorsOf = (response: Response): Validators => {
  const etag = response.headers.get('etag')
  const lastModified = response.headers.get('last-modified')
  return { ...(etag ? { etag } : {}), ...(lastModified ? { lastModified } : {}) }
}

const isConditional = ({ known }: Request): boolean => (known?.etag ?? known?.lastModified) !== undefined

/** What a body holds, read piece by piece so that an endless or packed one stops at the limit. */
const bytesOf = async (response: Response, bytesMax: number): Promise<Uint8Array> => {
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

/** Whether the protocol itself distinguishes a whole body from one that broke off: not for a packed one, nor one that ends with the connection. */
const hasLength = ({ headers }: Response): boolean =>
  !headers.has('content-encoding') && (headers.has('content-length') || headers.has('transfer-encoding'))

/** Whether a text ends as whole ones do: a line of CSV, a list or an object of JSON. */
const isClosed = (text: string): boolean => {
  const written = text.trimEnd()
  return written === '' || /[\]}]$/.test(written.slice(-1)) || text.slice(written.length).includes('\n')
}

/** What broke, as a fault; only codes are named, never text of the source. */
const faultOf = (error: unknown, { timeoutMs }: Settings): SourceFault => {
  if (error instanceof SourceFault) return error
  if (!(error instanceof Error)) return new SourceFault('unreachable', 'unknown fault')
  if (error.name === 'TimeoutError') return new SourceFault('timeout', `no whole answer within ${timeoutMs} ms`)
  if (error.name === 'AbortError') return new SourceFault('unreachable', 'the attempt was stopped')
  const { cause } = error
  // The platform gives this failure no code.
  if (cause instanceof Error && cause.message === 'unexpected redirect')
    return new SourceFault('http_error', 'a redirection, which is not followed')
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
  return new SourceFault('unreachable', `the connection failed (${code})`)
}

const attempt = async (
  request: Request,
  settings: Settings,
): Promise<Received | { retryAfter: string | null; fault: SourceFault }> => {
  const timeLimit = AbortSignal.timeout(settings.timeoutMs)
  const response = await fetch(request.url, {
    // None of them redirects, and a redirection could lead anywhere, with the key of the source.
    redirect: 'error',
    headers: headersOf(request, settings),
    signal: request.signal ? AbortSignal.any([timeLimit, request.signal]) : timeLimit,
  })
  const received = { validators: validatorsOf(response), retrievedAt: settings.now().toISOString() }
  if (response.status === 304 && isConditional(request))
    return { ...received, text: undefined, bytes: new Uint8Array() }
  if (!response.ok) {
    await response.body?.cancel()
    const fault = new SourceFault('http_error', `HTTP ${response.status}`, response.status)
    return { retryAfter: response.headers.get('retry-after'), fault }
  }
  const bytes = await bytesOf(response, settings.bytesMax)
  const text = new TextDecoder().decode(bytes)
  if (/^\uFEFF?\s*</.test(text)) throw new SourceFault('bad_format', 'HTML or XML instead of the format asked for')
  if (!hasLength(response) && !isClosed(text)) throw new SourceFault('bad_format', 'the answer breaks off')
  return { ...received, text, bytes }
}

/** Milliseconds that a `Retry-After` of whole seconds or of an HTTP date asks for. */
const retryAfterMs = (header: string | null, now: Date): number => {
  if (header === null) return 0
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now.getTime()
  return Number.isFinite(ms) ? Math.max(0, ms) : 0
}

/** Whether another attempt may end better. */
const isWorthAnotherTry = ({ reason, status }: SourceFault): boolean =>
  reason === 'timeout' || reason === 'unreachable' || (status !== undefined && statusesWorthAnotherTry.includes(status))

/**
 * Reads answers over HTTP with a limit of time and size, conditional requests, and retries with back-off.
 * Throws a `SourceFault` where no answer comes of it.
 */
export const transport = (reach: Reach): ((request: Request) => Promise<Received>) => {
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
      const outcome = await attempt(request, settings).catch(error => ({
        retryAfter: null,
        fault: faultOf(error, settings),
      }))
      if (!('fault' in outcome)) return outcome
      const requestedMs = retryAfterMs(outcome.retryAfter, now())
      const isLast = tries >= retries || requestedMs > retryAfterMsMax
      if (isLast || !isWorthAnotherTry(outcome.fault)) throw outcome.fault
      const ownWait = backOffMs * 4 ** tries * (0.5 + chance() / 2)
      await wait(Math.max(requestedMs, ownWait), undefined, request.signal ? { signal: request.signal } : {}).catch(
        () => {
          throw outcome.fault
        },
      )
    }
  }
}
