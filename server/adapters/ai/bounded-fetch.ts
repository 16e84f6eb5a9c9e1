import { ProviderFailure } from '../../ports/language-model.ts'
import type { PassedTrace } from '../../ports/tracing.ts'
import { connectionCodeOf, failureOfConnection } from './failures.ts'
import { type HttpAnswer, httpCall } from './http-call.ts'

/** What one call may take. */
export interface FetchBounds {
  /** Milliseconds from the first byte sent to the last one received. */
  timeoutMs: number
  /** Bytes of an unpacked answer; 1 MiB when left out. */
  bytesMax?: number
  /** `status`: the body is discarded unread, however large it is. `body`, or left out: it is read. */
  reads?: 'body' | 'status'
  /** What is passed on of the trace of the call: its `traceparent` alone; the state of the caller's tools goes to no provider. */
  trace?: (() => PassedTrace | undefined) | undefined
}

const oneMiB = 1024 * 1024

/**
 * The request headers that are passed on; the SDK sets others, such as the platform and an organisation from the
 * environment.
 */
const sentHeaders = [
  'accept',
  'anthropic-beta',
  'anthropic-version',
  'authorization',
  'content-type',
  'x-api-key',
] as const

/** What may be read of the headers of an answer. */
const readHeaders = ['content-type', 'retry-after'] as const

const picked = (read: (name: string) => string | null | undefined, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap(name => {
      const value = read(name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )

/** Error codes of a connection that closed during a request; a reused connection may have been closed before it. */
const resetCodes = ['ECONNRESET', 'EPIPE']

const isReset = (error: unknown): boolean => resetCodes.includes(connectionCodeOf(error) ?? '')

/** Asks once more where the connection was reset before an answer began. */
const withOneRepeat = async (ask: () => Promise<HttpAnswer>, signal: AbortSignal | undefined): Promise<HttpAnswer> => {
  try {
    return await ask()
  } catch (error) {
    if (!isReset(error) || signal?.aborted) throw error
    return ask()
  }
}

/** Statuses that send a client elsewhere. */
const redirections = [301, 302, 303, 307, 308]

const textOf = (body: unknown): string | undefined => {
  if (typeof body === 'string' || body === undefined) return body
  throw new TypeError('A provider is sent text or nothing.')
}

/**
 * A `fetch` for providers of language models: it follows no redirection, since one could take a key and a prompt anywhere;
 * it is bounded in time and size; only listed headers pass in either direction; and of an answer that is no success only
 * its status and Retry-After are left, for its text may be anything.
 * The function throws ProviderFailure `timeout` (also where the given signal ends), `unreachable` or `unreadable`.
 */
export const boundedFetch =
  ({ timeoutMs, bytesMax = oneMiB, reads = 'body', trace }: FetchBounds): typeof fetch =>
  async (input, init = {}) => {
    const signal = init.signal ?? undefined
    const attempt = async () => {
      const given = new Headers(init.headers)
      const passed = trace?.()
      return httpCall({
        url: new URL(input instanceof Request ? input.url : input),
        method: init.method ?? 'GET',
        headers: {
          ...picked(name => given.get(name), sentHeaders),
          'user-agent': 'Valorem',
          ...(passed && { traceparent: passed.traceparent }),
        },
        body: textOf(init.body ?? undefined),
        timeoutMs,
        signal,
      })
    }
    try {
      const answer = await withOneRepeat(attempt, signal)
      const { status } = answer
      const headers = picked(name => answer.headers[name]?.toString(), readHeaders)
      if (status >= 200 && status < 300 && reads === 'body')
        return new Response(await answer.bytes(bytesMax), { status, headers })
      answer.drop()
      if (redirections.includes(status)) throw new ProviderFailure('unreachable')
      return new Response(null, { status, headers })
    } catch (error) {
      throw failureOfConnection(error)
    }
  }
