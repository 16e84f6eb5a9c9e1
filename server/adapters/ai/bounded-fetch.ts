import { ProviderFailure } from '../../ports/language-model.ts'
import type { PassedTrace } from '../../ports/tracing.ts'
import { findConnectionCode, toConnectionFailure } from './failures.ts'
import { splitAtFiles } from './held-files.ts'
import { type HttpAnswer, sendHttpCall } from './http-call.ts'

/** Limits of one call. */
export interface FetchBounds {
  /** Milliseconds from the first byte sent to the last one received. */
  timeoutMs: number
  /** Maximum bytes of a decompressed answer; 1 MiB by default. */
  bytesMax?: number
  /** `status`: the body is discarded unread, however large it is. `body`, the default: it is read. */
  reads?: 'body' | 'status'
  /** Trace context of the call: only `traceparent` is sent; no provider gets the caller's `tracestate`. */
  trace?: (() => PassedTrace | undefined) | undefined
}

const oneMiB = 1024 * 1024

/**
 * Request headers that are sent; the SDK sets others, such as the platform and an organisation from the environment.
 */
const sentHeaders = [
  'accept',
  'anthropic-beta',
  'anthropic-version',
  'authorization',
  'content-type',
  'x-api-key',
] as const

/** Response headers that are read. */
const readHeaders = ['content-type', 'retry-after'] as const

const pickHeaders = (
  read: (name: string) => string | null | undefined,
  names: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    names.flatMap(name => {
      const value = read(name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )

/** Error codes of a connection that closed during a request; a reused connection may have been closed before it. */
const resetCodes = ['ECONNRESET', 'EPIPE']

const isConnectionReset = (error: unknown): boolean => resetCodes.includes(findConnectionCode(error) ?? '')

/** Retries once if the connection was reset before the response began. */
const retryOnReset = async (ask: () => Promise<HttpAnswer>, signal: AbortSignal | undefined): Promise<HttpAnswer> => {
  try {
    return await ask()
  } catch (error) {
    if (!isConnectionReset(error) || signal?.aborted) throw error
    return ask()
  }
}

/** Redirect statuses. */
const redirections = [301, 302, 303, 307, 308]

const readTextBody = (body: unknown): ReturnType<typeof splitAtFiles> | undefined => {
  if (body === undefined) return undefined
  if (typeof body === 'string') return splitAtFiles(body)
  throw new TypeError('A provider is sent text or nothing.')
}

/**
 * A `fetch` for providers of language models: follows no redirects, since one could send a key and a prompt anywhere;
 * limits time and size; passes only listed headers in either direction; and keeps only status and Retry-After of an
 * unsuccessful response, whose body may contain anything.
 * The function throws ProviderFailure `timeout` (also when the given signal aborts), `unreachable` or `unreadable`.
 */
export const createBoundedFetch =
  ({ timeoutMs, bytesMax = oneMiB, reads = 'body', trace }: FetchBounds): typeof fetch =>
  async (input, init = {}) => {
    const signal = init.signal ?? undefined
    const attempt = async () => {
      const given = new Headers(init.headers)
      const passed = trace?.()
      return sendHttpCall({
        url: new URL(input instanceof Request ? input.url : input),
        method: init.method ?? 'GET',
        headers: {
          ...pickHeaders(name => given.get(name), sentHeaders),
          'user-agent': 'Valorem',
          ...(passed && { traceparent: passed.traceparent }),
        },
        body: readTextBody(init.body ?? undefined),
        timeoutMs,
        signal,
      })
    }
    try {
      const answer = await retryOnReset(attempt, signal)
      const { status } = answer
      const headers = pickHeaders(name => answer.headers[name]?.toString(), readHeaders)
      if (status >= 200 && status < 300 && reads === 'body')
        return new Response(await answer.bytes(bytesMax), { status, headers })
      answer.drop()
      if (redirections.includes(status)) throw new ProviderFailure('unreachable')
      return new Response(null, { status, headers })
    } catch (error) {
      throw toConnectionFailure(error)
    }
  }
