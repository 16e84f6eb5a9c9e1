import { request } from 'node:http'
import type { CalledOperation } from './tools.ts'

/** Address of the service, and the headers forwarded from the caller's request. */
export interface Origin {
  host: string
  port: number
  headers: Readonly<Record<string, string>>
}

/** Response of the service to a tool call. */
export interface OperationResponse {
  status: number
  retryAfterSeconds: number | undefined
  body: unknown
}

/** Timeout of one call. */
export const callMsMax = 20_000

/**
 * Encodes a path parameter; a missing one becomes a blank, which validation rejects by name (an empty one would match
 * another route).
 */
const encodePathPart = (value: unknown = ''): string => encodeURIComponent(String(value) || ' ')

/** Fills the path parameters of a GET; the other inputs become its query. */
const buildOperationUrl = (path: string, input: Readonly<Record<string, unknown>>): string => {
  const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodePathPart(input[name]))
  const query = Object.entries(input).filter(([name]) => !parts.includes(name))
  const search = new URLSearchParams(query.map(([name, value]): [string, string] => [name, String(value)])).toString()
  return filled + (search && `?${search}`)
}

/** Response body as text, with its media type. */
interface TextResponse {
  status: number
  type: string
  retryAfterSeconds: number | undefined
  text: string
}

/** Sends a request over the service's own socket. @throws the abort reason of the signal, or the connection error. */
const sendLoopbackRequest = (
  { host, port, headers }: Origin,
  { method, path, body, ...more }: { method: string; path: string; body?: Buffer | undefined; headers?: object },
  signal: AbortSignal,
): Promise<TextResponse> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ host, port, method, path, signal, agent: false },
        headers: {
          ...headers,
          ...more.headers,
          ...(body && { 'Content-Type': 'application/json', 'Content-Length': body.length }),
        },
      },
      answer => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.once('error', reject)
        answer.once('end', () => {
          const wait = Number(answer.headers['retry-after'])
          resolve({
            status: answer.statusCode ?? 0,
            type: answer.headers['content-type'] ?? '',
            retryAfterSeconds: Number.isFinite(wait) && wait > 0 ? wait : undefined,
            text: Buffer.concat(parts).toString(),
          })
        })
      },
    )
    // An aborted request fails with its own error, which only has the abort reason as its cause.
    sent.once('error', error => reject(signal.aborted ? signal.reason : error))
    sent.end(body)
  })

/**
 * Calls an operation over the service's own socket with the caller's credential, so that rights, quota, validation
 * and log apply as to every request.
 * @throws the abort reason of the signal, the connection error, or an error for a response that is not JSON.
 */
export const callOperation = async (
  { method, path }: Pick<CalledOperation, 'method' | 'path'>,
  input: Readonly<Record<string, unknown>>,
  origin: Origin,
  signal: AbortSignal,
): Promise<OperationResponse> => {
  const sent =
    method === 'POST' ? { path, body: Buffer.from(JSON.stringify(input)) } : { path: buildOperationUrl(path, input) }
  const { status, retryAfterSeconds, text } = await sendLoopbackRequest(origin, { method, ...sent }, signal)
  try {
    return { status, retryAfterSeconds, body: JSON.parse(text) }
  } catch {
    throw new Error('The answer was no JSON.')
  }
}

/** Reads a page or a public list of the service over its own socket: in English, as Markdown where available. */
export const fetchServicePath = (path: string, origin: Origin, signal: AbortSignal): Promise<TextResponse> =>
  sendLoopbackRequest(
    origin,
    {
      ...{ method: 'GET', path },
      headers: { Accept: 'text/markdown, application/json, text/plain, text/html', 'Accept-Language': 'en' },
    },
    signal,
  )
