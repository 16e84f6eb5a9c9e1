import { request } from 'node:http'
import type { CalledOperation } from './tools.ts'

/** Where the service listens, and what of the caller's request goes along. */
export interface Origin {
  host: string
  port: number
  headers: Readonly<Record<string, string>>
}

/** An answer of the service to a call of a tool. */
export interface Answered {
  status: number
  retryAfterSeconds: number | undefined
  body: unknown
}

/** Longest time of one call. */
export const callMsMax = 20_000

/** A part of a path; a missing one is a blank, which is refused by its name, since nothing would make another path. */
const part = (value: unknown = ''): string => encodeURIComponent(String(value) || ' ')

/** The path of a GET with its parts filled in, and what else was sent as its query. */
const addressOf = (path: string, input: Readonly<Record<string, unknown>>): string => {
  const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => part(input[name]))
  const query = Object.entries(input).filter(([name]) => !parts.includes(name))
  const search = new URLSearchParams(query.map(([name, value]): [string, string] => [name, String(value)])).toString()
  return filled + (search && `?${search}`)
}

/** An answer as text, with its media type. */
interface Text {
  status: number
  type: string
  retryAfterSeconds: number | undefined
  text: string
}

/** Sends a request over the service's own socket. @throws the reason of the signal, or what the connection failed with. */
const send = (
  { host, port, headers }: Origin,
  { method, path, body, ...more }: { method: string; path: string; body?: Buffer | undefined; headers?: object },
  signal: AbortSignal,
): Promise<Text> =>
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
    // A request that is ended by its signal fails with an error of its own, which only names the reason as its cause.
    sent.once('error', error => reject(signal.aborted ? signal.reason : error))
    sent.end(body)
  })

/**
 * Calls an operation over the service's own socket with the credential of the caller, so that rights, quota, validation
 * and log are those of every request.
 * @throws the reason of the signal, what the connection failed with, or an error for an answer that is no JSON.
 */
export const callOperation = async (
  { method, path }: Pick<CalledOperation, 'method' | 'path'>,
  input: Readonly<Record<string, unknown>>,
  origin: Origin,
  signal: AbortSignal,
): Promise<Answered> => {
  const sent = method === 'POST' ? { path, body: Buffer.from(JSON.stringify(input)) } : { path: addressOf(path, input) }
  const { status, retryAfterSeconds, text } = await send(origin, { method, ...sent }, signal)
  try {
    return { status, retryAfterSeconds, body: JSON.parse(text) }
  } catch {
    throw new Error('The answer was no JSON.')
  }
}

/** Reads a page or an open list of the service over its own socket: in English, as Markdown where there is some. */
export const readPath = (path: string, origin: Origin, signal: AbortSignal): Promise<Text> =>
  send(
    origin,
    {
      ...{ method: 'GET', path },
      headers: { Accept: 'text/markdown, application/json, text/plain, text/html', 'Accept-Language': 'en' },
    },
    signal,
  )
